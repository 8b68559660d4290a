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
INSERT INTO "chat" VALUES('lc1iffhzip25',0,1794844593.042,'cuqIeBiSLx3DMrqO8r-T','c1','Ada',0,'Good morning');
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
INSERT INTO "events" VALUES('lc1iffhzip25',1,NULL,NULL,'{"type":"seated","seat":1}');
INSERT INTO "events" VALUES('lc1iffhzip25',2,NULL,NULL,'{"type":"began","contributions":["",""],"told":[[-1,"draw T79",{"kind":"draw","tile":"T79"},"Seat 0 draws T79",1794844592.116,"Seat 0 draws a tile",[0],{"seat":0}],[-1,"draw T38",{"kind":"draw","tile":"T38"},"Seat 0 draws T38",1794844592.116,"Seat 0 draws a tile",[0],{"seat":0}],[-1,"draw T02",{"kind":"draw","tile":"T02"},"Seat 0 draws T02",1794844592.116,"Seat 0 draws a tile",[0],{"seat":0}],[-1,"draw T36",{"kind":"draw","tile":"T36"},"Seat 0 draws T36",1794844592.116,"Seat 0 draws a tile",[0],{"seat":0}],[-1,"draw T74",{"kind":"draw","tile":"T74"},"Seat 1 draws T74",1794844592.116,"Seat 1 draws a tile",[1],{"seat":1}],[-1,"draw T80",{"kind":"draw","tile":"T80"},"Seat 1 draws T80",1794844592.116,"Seat 1 draws a tile",[1],{"seat":1}],[-1,"draw T45",{"kind":"draw","tile":"T45"},"Seat 1 draws T45",1794844592.116,"Seat 1 draws a tile",[1],{"seat":1}],[-1,"draw T35",{"kind":"draw","tile":"T35"},"Seat 1 draws T35",1794844592.116,"Seat 1 draws a tile",[1],{"seat":1}],[-1,"draw T11",{"kind":"draw","tile":"T11"},"Seat 2 draws T11",1794844592.116,"Seat 2 draws a tile",[2],{"seat":2}],[-1,"draw T19",{"kind":"draw","tile":"T19"},"Seat 2 draws T19",1794844592.116,"Seat 2 draws a tile",[2],{"seat":2}],[-1,"draw T50",{"kind":"draw","tile":"T50"},"Seat 2 draws T50",1794844592.116,"Seat 2 draws a tile",[2],{"seat":2}],[-1,"draw T14",{"kind":"draw","tile":"T14"},"Seat 2 draws T14",1794844592.116,"Seat 2 draws a tile",[2],{"seat":2}],[-1,"draw T33",{"kind":"draw","tile":"T33"},"T33 lies in the middle",1794844592.117,"",null,{"places":["0,0"]}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',3,'cuqIeBiSLx3DMrqO8r-T','m0','{"type":"moved","told":[[0,"place T02 r0 at -1,1",{"kind":"place","tile":"T02","turn":0,"at":"-1,1"},"Seat 0 plays T02 (RRRRRB) at -1,1",1794844592.127,"",null,{"seat":0,"places":["-1,1"]}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',4,'EqbgvxMyUQQVW5A7r1Rw','m0','{"type":"moved","told":[[1,"place T35 r0 at -2,1",{"kind":"place","tile":"T35","turn":0,"at":"-2,1"},"Seat 1 plays T35 (RRYRY*) at -2,1",1794844592.134,"",null,{"seat":1,"places":["-2,1"]}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',5,NULL,NULL,'{"type":"moved","told":[[2,"place T50 r2 at -2,0",{"kind":"place","tile":"T50","turn":2,"at":"-2,0"},"Seat 2 plays T50 (R*RYR*) at -2,0",1794844592.847,"",null,{"seat":2,"places":["-2,0"]}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',6,'cuqIeBiSLx3DMrqO8r-T','m1','{"type":"moved","told":[[0,"reorganize T36",{"kind":"reorganize","tile":"T36"},"Seat 0 reorganizes: removes T36",1794844592.887,"",null,{"seat":0}],[-1,"draw T01",{"kind":"draw","tile":"T01"},"Seat 0 draws T01",1794844592.887,"Seat 0 draws a tile",[0],{"seat":0}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',7,'EqbgvxMyUQQVW5A7r1Rw','m1','{"type":"moved","told":[[1,"reorganize T45",{"kind":"reorganize","tile":"T45"},"Seat 1 reorganizes: removes T45",1794844592.917,"",null,{"seat":1}],[-1,"draw T57",{"kind":"draw","tile":"T57"},"Seat 1 draws T57",1794844592.917,"Seat 1 draws a tile",[1],{"seat":1}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',8,NULL,NULL,'{"type":"moved","told":[[2,"place T19 r4 at -2,2",{"kind":"place","tile":"T19","turn":4,"at":"-2,2"},"Seat 2 plays T19 (BBRBRR) at -2,2",1794844592.928,"",null,{"seat":2,"places":["-2,2"]}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',9,NULL,NULL,'{"type":"moved","told":[[2,"stop",{"kind":"stop"},"Seat 2 stops playing tiles",1794844592.937,"",null,{"seat":2}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',10,NULL,NULL,'{"type":"moved","told":[[2,"mine",{"kind":"mine"},"Seat 2: build for 2 points with 1 token",1794844592.945,"",null,{"seat":2,"places":["-2,2"],"gains":[0,0,3],"detail":{"mine":{"kind":"build","points":2,"tokens":1}}}],[-1,"draw T32",{"kind":"draw","tile":"T32"},"Seat 2 draws T32",1794844592.945,"Seat 2 draws a tile",[2],{"seat":2}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',11,'cuqIeBiSLx3DMrqO8r-T','m2','{"type":"moved","told":[[0,"reorganize T01",{"kind":"reorganize","tile":"T01"},"Seat 0 reorganizes: removes T01",1794844592.974,"",null,{"seat":0}],[-1,"draw T28",{"kind":"draw","tile":"T28"},"Seat 0 draws T28",1794844592.974,"Seat 0 draws a tile",[0],{"seat":0}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',12,'EqbgvxMyUQQVW5A7r1Rw','m2','{"type":"moved","told":[[1,"reorganize T57",{"kind":"reorganize","tile":"T57"},"Seat 1 reorganizes: removes T57",1794844592.985,"",null,{"seat":1}],[-1,"draw T66",{"kind":"draw","tile":"T66"},"Seat 1 draws T66",1794844592.985,"Seat 1 draws a tile",[1],{"seat":1}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',13,NULL,NULL,'{"type":"moved","told":[[2,"place T32 r2 at -3,3",{"kind":"place","tile":"T32","turn":2,"at":"-3,3"},"Seat 2 plays T32 (BBRBB*) at -3,3",1794844593.013,"",null,{"seat":2,"places":["-3,3"]}]]}');
INSERT INTO "events" VALUES('lc1iffhzip25',14,NULL,NULL,'{"type":"moved","told":[[2,"stop",{"kind":"stop"},"Seat 2 stops playing tiles",1794844593.038,"",null,{"seat":2}],[-1,"draw T63",{"kind":"draw","tile":"T63"},"Seat 2 draws T63",1794844593.038,"Seat 2 draws a tile",[2],{"seat":2}]]}');
CREATE TABLE meta (
	"key" VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('schema','2');
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
INSERT INTO "seats" VALUES('lc1iffhzip25',0,'cuqIeBiSLx3DMrqO8r-T','Ada',NULL,'WfuOIywiJKXvmlsc19WbMdUo','');
INSERT INTO "seats" VALUES('lc1iffhzip25',1,'EqbgvxMyUQQVW5A7r1Rw','Bert',NULL,'XWrpwlT1iGLEeFwk_FcOvm5u','');
INSERT INTO "seats" VALUES('lc1iffhzip25',2,NULL,'greedy','greedy','IUISeZn88NqXLrWByJdG9Omi','');
INSERT INTO "seats" VALUES('m5fg96zm74ld',0,'cuqIeBiSLx3DMrqO8r-T','Ada',NULL,'_QYLLvRvZReJShyThct6hOxv','');
INSERT INTO "seats" VALUES('m5fg96zm74ld',1,NULL,'',NULL,'HEl_1as3YJmrAwVsFWZwD7bK','');
CREATE TABLE snapshots (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
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
INSERT INTO "tables" VALUES('lc1iffhzip25','sacred_dragon','{"options":{"start_player":"0","joined":"each","short_tokens":"forbid","extend_six_points":"7","removed_tiles":"open","expansion":"none","tie_break":"zone_score","final_tie":"shared","solo_tiles":"20"},"seats":3,"seed":"tests","rules":"1","components":"ed19fc9f1e67b870"}','cuqIeBiSLx3DMrqO8r-T','Ada',NULL,1,1794844592.036,'running',14,31,0,1794844593.038);
INSERT INTO "tables" VALUES('m5fg96zm74ld','sacred_dragon','{"options":{"start_player":"random","joined":"each","short_tokens":"forbid","extend_six_points":"7","removed_tiles":"open","expansion":"none","tie_break":"zone_score","final_tie":"shared","solo_tiles":"20"},"seats":2,"seed":"tests","rules":"1","components":"ed19fc9f1e67b870"}','cuqIeBiSLx3DMrqO8r-T','Ada',NULL,1,1794844593.045,'open',0,0,NULL,1794844593.045);
CREATE INDEX tables_by_change ON tables (status, listed, changed);
CREATE INDEX seats_by_person ON seats (person);
CREATE UNIQUE INDEX chat_by_message ON chat (table_id, person, message);
COMMIT;
