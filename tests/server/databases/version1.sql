BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	time FLOAT NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	message VARCHAR(80) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('s2nkgs15erg9',0,1794787983.136,'IJI4gxFqxGOT861nicws','c1','Ada',0,'Good evening');
CREATE TABLE events (
	table_id VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	person VARCHAR(40), 
	message VARCHAR(80), 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, version), 
	UNIQUE (table_id, person, message), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('s2nkgs15erg9',1,'IJI4gxFqxGOT861nicws',NULL,'{"type":"began","contributions":["",""],"told":[[-1,"draw T79",{"kind":"draw","tile":"T79"},"Seat 0 draws T79",1794787982.604,"Seat 0 draws a tile",[0]],[-1,"draw T38",{"kind":"draw","tile":"T38"},"Seat 0 draws T38",1794787982.605,"Seat 0 draws a tile",[0]],[-1,"draw T02",{"kind":"draw","tile":"T02"},"Seat 0 draws T02",1794787982.605,"Seat 0 draws a tile",[0]],[-1,"draw T36",{"kind":"draw","tile":"T36"},"Seat 0 draws T36",1794787982.605,"Seat 0 draws a tile",[0]],[-1,"draw T74",{"kind":"draw","tile":"T74"},"Seat 1 draws T74",1794787982.605,"Seat 1 draws a tile",[1]],[-1,"draw T80",{"kind":"draw","tile":"T80"},"Seat 1 draws T80",1794787982.605,"Seat 1 draws a tile",[1]],[-1,"draw T45",{"kind":"draw","tile":"T45"},"Seat 1 draws T45",1794787982.605,"Seat 1 draws a tile",[1]],[-1,"draw T35",{"kind":"draw","tile":"T35"},"Seat 1 draws T35",1794787982.605,"Seat 1 draws a tile",[1]],[-1,"draw T11",{"kind":"draw","tile":"T11"},"T11 lies in the middle",1794787982.605,"",null]]}');
INSERT INTO "events" VALUES('s2nkgs15erg9',2,'IJI4gxFqxGOT861nicws','m0','{"type":"moved","told":[[0,"place T02 r1 at -1,0",{"kind":"place","tile":"T02","turn":1,"at":"-1,0"},"Seat 0 plays T02 (BRRRRR) at -1,0",1794787983.367,"",null]]}');
INSERT INTO "events" VALUES('s2nkgs15erg9',3,'IJI4gxFqxGOT861nicws','m1','{"type":"moved","told":[[1,"place T35 r1 at -2,0",{"kind":"place","tile":"T35","turn":1,"at":"-2,0"},"Seat 1 plays T35 (*RRYRY) at -2,0",1794787983.913,"",null]]}');
INSERT INTO "events" VALUES('s2nkgs15erg9',4,'IJI4gxFqxGOT861nicws','m2','{"type":"moved","told":[[0,"reorganize T79",{"kind":"reorganize","tile":"T79"},"Seat 0 reorganizes: removes T79",1794787984.355,"",null],[-1,"draw T19",{"kind":"draw","tile":"T19"},"Seat 0 draws T19",1794787984.355,"Seat 0 draws a tile",[0]]]}');
INSERT INTO "events" VALUES('s2nkgs15erg9',5,'IJI4gxFqxGOT861nicws','m3','{"type":"moved","told":[[1,"place T45 r1 at -3,0",{"kind":"place","tile":"T45","turn":1,"at":"-3,0"},"Seat 1 plays T45 (YRBR*B) at -3,0",1794787984.903,"",null]]}');
INSERT INTO "events" VALUES('s2nkgs15erg9',6,'IJI4gxFqxGOT861nicws','m4','{"type":"moved","told":[[1,"place T74 r5 at -4,0",{"kind":"place","tile":"T74","turn":5,"at":"-4,0"},"Seat 1 plays T74 (*B***B) at -4,0",1794787985.305,"",null]]}');
INSERT INTO "events" VALUES('s2nkgs15erg9',7,'IJI4gxFqxGOT861nicws','m5','{"type":"moved","told":[[1,"place T80 r4 at -5,0",{"kind":"place","tile":"T80","turn":4,"at":"-5,0"},"Seat 1 plays T80 (****B*) at -5,0",1794787985.669,"",null],[-1,"draw T50",{"kind":"draw","tile":"T50"},"Seat 1 draws T50",1794787985.669,"Seat 1 draws a tile",[1]]]}');
INSERT INTO "events" VALUES('s2nkgs15erg9',8,'IJI4gxFqxGOT861nicws','m6','{"type":"moved","told":[[0,"place T19 r3 at -6,0",{"kind":"place","tile":"T19","turn":3,"at":"-6,0"},"Seat 0 plays T19 (BRBRRB) at -6,0",1794787986.216,"",null]]}');
INSERT INTO "events" VALUES('s2nkgs15erg9',9,'IJI4gxFqxGOT861nicws','m7','{"type":"moved","told":[[0,"place T36 r1 at -6,-1",{"kind":"place","tile":"T36","turn":1,"at":"-6,-1"},"Seat 0 plays T36 (BRYR*R) at -6,-1",1794787986.521,"",null]]}');
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('schema','1');
CREATE TABLE seats (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(40), 
	name VARCHAR(80) NOT NULL, 
	bot VARCHAR(80), 
	"key" VARCHAR(64) NOT NULL, 
	contribution VARCHAR(400) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('s2nkgs15erg9',0,'IJI4gxFqxGOT861nicws','Ada',NULL,'FpyAalOhJ4ND_SVR3Jw08NZ-','');
INSERT INTO "seats" VALUES('s2nkgs15erg9',1,'IJI4gxFqxGOT861nicws','Ada',NULL,'HNXtQi52rcsEBVOQ1x6kdkD3','');
CREATE TABLE snapshots (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('s2nkgs15erg9',17,'{"format":1,"game":"sacred_dragon","components":"ed19fc9f1e67b870","options":{"start_player":"0","joined":"each","short_tokens":"forbid","extend_six_points":"7","removed_tiles":"open","expansion":"none","tie_break":"zone_score","final_tie":"shared","solo_tiles":"20"},"seats":2,"phase":"turn","start":0,"turn":0,"opened":2,"due":0,"played":0,"last_round":false,"stock":69,"mountain":[{"tile":"T11","turn":0,"at":"0,0"},{"tile":"T02","turn":1,"at":"-1,0"},{"tile":"T35","turn":1,"at":"-2,0"},{"tile":"T45","turn":1,"at":"-3,0"},{"tile":"T74","turn":5,"at":"-4,0"},{"tile":"T80","turn":4,"at":"-5,0"}],"foundations":[],"hands":[["T19","T36","T38"],["T50"]],"shown":[],"removed":[{"tile":"T79","seat":0,"open":true}],"tokens":[9,9],"points":[0,0]}');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	setup TEXT NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	host_name VARCHAR(80) NOT NULL, 
	message VARCHAR(80), 
	listed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	version INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	decides INTEGER, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (host, message)
);
INSERT INTO "tables" VALUES('s2nkgs15erg9','sacred_dragon','{"options":{"start_player":"0","joined":"each","short_tokens":"forbid","extend_six_points":"7","removed_tiles":"open","expansion":"none","tie_break":"zone_score","final_tie":"shared","solo_tiles":"20"},"seats":2,"seed":"tests","rules":"1","components":"ed19fc9f1e67b870"}','IJI4gxFqxGOT861nicws','Ada',NULL,1,1794787982.377,'running',9,19,0,1794787986.521);
CREATE INDEX tables_by_change ON tables (status, listed, changed);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
