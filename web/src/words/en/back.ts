// What calls a player back and goes along: clocks over days, rematches, notices, sharing, other devices, no network.
export const back = {
  "new.clock.days": "Days for each turn",
  "new.days": "Days for each turn",
  "join.clock.days": "{n} {n|day|days} for each turn",
  "table.clock.hold": "The clock starts when {name} sees the table.",

  "rematch.new": "{name} would like a rematch with new tiles.",
  "rematch.same": "{name} would like to play the same tiles again, seats swapped.",
  "rematch.mine": "Rematch offered. Waiting for {names} …",
  "rematch.accept": "Play",
  "rematch.decline": "No, thanks",
  "rematch.withdraw": "Withdraw the offer",
  "rematch.gone": "No rematch this time.",

  "notice.heading": "When it is my turn",
  "notice.sound": "Play a sound",
  "notice.show": "Notify me while I look elsewhere",
  "notice.push": "Notify me even when the page is closed",
  "notice.denied": "This browser does not allow notifications here; its own settings can change that.",
  "notice.insecure": "Notifications need a secure address (https).",
  "notice.failed": "That did not work: {detail}",
  "notice.your_turn": "Your turn",
  "notice.against": "With {names}",
  "notice.looks": "{name} looks for a game",
  "notice.play": "Do you play along?",
  "notice.seeks": "Notify this device when somebody looks for a game: once an hour at most, not while I play",

  "offline.banner": "You are offline. Playing, hints and analyses need the network; the rules you have read stay here.",
  "offline.server":
    "The server does not answer; your own network is there. Playing, hints and analyses go on when it is back.",
  "offline.back": "Back online.",
  "install.offer": "Install as an app",

  "share.picture": "Picture of the board",
  "share.share": "Share the picture",
  "share.animation": "Animated replay (SVG file)",
  "share.print": "Print",
  "share.heading": "Share",

  "devices.heading": "On another device",
  "devices.text":
    "Scan the code or open the link there, and the games you have now go on there as well. It carries the keys to your seats: whoever has it can play for you. Both devices then follow these games as they are played. Games that you begin later stay on the device where you began them: make a new code for those.",
  "devices.some": "The code holds your {n} newest games; the link holds all {all}.",
  "devices.show": "Show code and link",
  "devices.link": "Link with your games",
  "devices.qr": "QR code with your games",
  "devices.take_heading": "Games from another device",
  "devices.take_text": "This link brings {n} {n|game|games}. Add {n|it|them} to this device?",
  "devices.take": "Add to my games",
  "devices.broken": "This link is not complete. Copy it again on the other device.",
  "devices.none": "This link opens no seat here: the games may be gone.",
  "devices.known": "These games are on this device already.",

  "check.running": "Checking …",
  "check.promise.ok":
    "The promise was kept: the SHA-256 of the seed, computed here, is the one that the table has shown since its first tile.",
  "check.promise.wrong": "The promise was broken: the SHA-256 of the seed is not the one that the table has shown.",
  "check.promise.unable":
    "This browser computes no SHA-256 at an address without https, so the promise is not checked here; “carcassonne verify” does it with the record.",
  "check.draws.ok": "All {n} draws of this game are those that the seed deals, in the same order.",
  "check.draws.wrong": "Draw {n} is not the seed’s: {drawn} was drawn, the seed deals {dealt}.",
  "check.promised": "Promised at the beginning: {hash}",
  "check.failed": "The shuffle could not be fetched. Is the server still running?",

  "devices.warning":
    "This address works on this computer only. For others, start the server with {flag} and open this page by the computer’s address in the network.",
};
