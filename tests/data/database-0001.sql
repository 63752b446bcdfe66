-- A database as step 0001 of the migrations left it: a game that is over, and one in which Anna has asked to take back.
-- Written by that version; never to be changed. Tokens of the second game: `Anna, 0001` and `Bram, 0001`.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entry (
	game_id VARCHAR(16) NOT NULL,
	seq INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	seat INTEGER NOT NULL,
	ply INTEGER NOT NULL,
	action JSON,
	draws JSON NOT NULL,
	reason VARCHAR(16),
	move_id VARCHAR(96),
	parts INTEGER NOT NULL,
	at VARCHAR(24) NOT NULL,
	PRIMARY KEY (game_id, seq),
	CONSTRAINT entry_move_id UNIQUE (game_id, move_id),
	FOREIGN KEY(game_id) REFERENCES game (id)
);
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',1,'move',0,1,'{"type": "place", "x": 1, "y": 0, "rotation": 0}','[]',NULL,'0:m0-48',1,'2026-11-15T14:57:15.138Z');
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',2,'move',0,2,'{"type": "skip"}','["U"]',NULL,'0:m1-16',1,'2026-11-15T14:57:15.180Z');
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',3,'move',1,3,'{"type": "place", "x": -1, "y": 0, "rotation": 0}','[]',NULL,'1:m2-49',1,'2026-11-15T14:57:15.206Z');
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',4,'move',1,4,'{"type": "skip"}','["E"]',NULL,'1:m3-16',1,'2026-11-15T14:57:15.289Z');
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',5,'move',0,5,'{"type": "place", "x": 0, "y": -1, "rotation": 2}','[]',NULL,'0:m4-49',1,'2026-11-15T14:57:15.328Z');
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',6,'move',0,6,'{"type": "skip"}','["K"]',NULL,'0:m5-16',1,'2026-11-15T14:57:15.344Z');
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',7,'move',1,7,'{"type": "place", "x": -2, "y": 0, "rotation": 2}','[]',NULL,'1:m6-49',1,'2026-11-15T14:57:15.372Z');
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',8,'move',1,8,'{"type": "skip"}','["X"]',NULL,'1:m7-16',1,'2026-11-15T14:57:15.431Z');
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',9,'move',0,9,'{"type": "place", "x": 1, "y": 1, "rotation": 0}','[]',NULL,'0:m8-48',1,'2026-11-15T14:57:15.452Z');
INSERT INTO "entry" VALUES('AAAAAAAAAAAAAAAA',10,'move',0,10,'{"type": "skip"}','[]',NULL,'0:m9-16',1,'2026-11-15T14:57:15.484Z');
INSERT INTO "entry" VALUES('BBBBBBBBBBBBBBBB',1,'move',0,1,'{"type": "place", "x": 1, "y": 0, "rotation": 0}','[]',NULL,'0:m0-48',1,'2026-11-15T14:57:15.548Z');
INSERT INTO "entry" VALUES('BBBBBBBBBBBBBBBB',2,'move',0,2,'{"type": "skip"}','["U"]',NULL,'0:m1-16',1,'2026-11-15T14:57:15.575Z');
CREATE TABLE game (
	id VARCHAR(16) NOT NULL,
	created VARCHAR(24) NOT NULL,
	preset VARCHAR(64) NOT NULL,
	options JSON NOT NULL,
	players INTEGER NOT NULL,
	stack JSON NOT NULL,
	seed TEXT,
	shuffle VARCHAR(8) NOT NULL,
	commitment VARCHAR(64),
	position TEXT,
	tags JSON NOT NULL,
	clock JSON,
	aids JSON NOT NULL,
	status VARCHAR(8) NOT NULL,
	to_act INTEGER,
	by_bot BOOLEAN NOT NULL,
	clocks JSON,
	offer JSON,
	rematch JSON,
	result JSON,
	PRIMARY KEY (id)
);
INSERT INTO "game" VALUES('AAAAAAAAAAAAAAAA','2026-11-15T14:57:15.008Z','modern','{}',2,'["V", "U", "E", "K", "X"]',NULL,'known',NULL,NULL,'[]',NULL,'{"features": true, "fields": true, "remaining": true, "holes": true, "hints": true}','over',NULL,0,NULL,NULL,NULL,'{"reason": "finished", "scores": [0, 0], "winners": [0, 1]}');
INSERT INTO "game" VALUES('BBBBBBBBBBBBBBBB','2026-11-15T14:57:15.491Z','modern','{}',3,'["V", "U", "E", "K", "X"]',NULL,'known',NULL,NULL,'[]','{"kind": "bank", "seconds": 86400, "increment": 10}','{"features": true, "fields": true, "remaining": true, "holes": true, "hints": true}','playing',1,0,'{"left": [86409.94439172745, 86400.0, 86400.0], "running": 1, "since": 1794754635.5760615}','{"by": 0, "ply": 1, "agreed": [0], "asked": [1]}',NULL,NULL);
CREATE TABLE seat (
	game_id VARCHAR(16) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	name VARCHAR(64) NOT NULL,
	level INTEGER,
	player VARCHAR(64),
	owner VARCHAR(16),
	token_hash VARCHAR(64),
	secret_hash VARCHAR(64),
	departed VARCHAR(8),
	PRIMARY KEY (game_id, number),
	FOREIGN KEY(game_id) REFERENCES game (id)
);
INSERT INTO "seat" VALUES('AAAAAAAAAAAAAAAA',0,'human','Anna',NULL,NULL,'1d0680008d970367','ec22c39f625f4955cc56321eef047b5f74131d9a0d099a7b3dd4ad7a63d34fe9',NULL,NULL);
INSERT INTO "seat" VALUES('AAAAAAAAAAAAAAAA',1,'human','Anna',NULL,NULL,'1d0680008d970367','83aea6ff9ae9fa666032e2b39729803903138db4266bc703d2ce3ea9471a73f8',NULL,NULL);
INSERT INTO "seat" VALUES('BBBBBBBBBBBBBBBB',0,'human','Anna',NULL,NULL,'20d6196b44c0d1d6','9d73964fd59d98bbeb7dbc308e5ac7a31c33a8ef100ee521eead143ac05ec97c',NULL,NULL);
INSERT INTO "seat" VALUES('BBBBBBBBBBBBBBBB',1,'human','Bram',NULL,NULL,'37309c8f24d39fab','e38b0e3c43deea5d7486173636ceb203ad04fcc7b3185896c89a4328d8dc6227','12a85fe3ab9b3f2345b97d0771ab7c10737b2630dfea8b78dfbdb17cb36ec64c',NULL);
INSERT INTO "seat" VALUES('BBBBBBBBBBBBBBBB',2,'bot','beginner',1,NULL,NULL,NULL,NULL,NULL);
CREATE INDEX game_status ON game (status);
CREATE INDEX seat_token ON seat (token_hash);
COMMIT;
