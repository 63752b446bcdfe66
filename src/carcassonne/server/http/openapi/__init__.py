"""The API described as an OpenAPI document."""
