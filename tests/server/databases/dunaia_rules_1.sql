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
INSERT INTO "chat" VALUES('lkgo554ocyfj',0,1795017789.309,'m-UcEQWczdDwlF2yHTJw','c0','Ada',0,'Good evening');
INSERT INTO "chat" VALUES('kbdilq7sjpo1',0,1795017790.294,'m-UcEQWczdDwlF2yHTJw','c0','Ada',0,'Good evening');
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
INSERT INTO "events" VALUES('lkgo554ocyfj',1,NULL,NULL,'{"type":"seated","seat":1}');
INSERT INTO "events" VALUES('lkgo554ocyfj',2,NULL,NULL,'{"type":"began","contributions":["from Ada",""],"told":[[-1,"begin seat 0",{"kind":"begin","seat":0},"Seat 0 is the first player",1795017789.287,"",null,{}],[-1,"elder gardener",{"kind":"elder","elder":"gardener"},"The Elder gardener comes to space 1",1795017789.287,"",null,{}],[-1,"elder mason",{"kind":"elder","elder":"mason"},"The Elder mason comes to space 2",1795017789.287,"",null,{}],[-1,"elder architect",{"kind":"elder","elder":"architect"},"The Elder architect comes to space 3",1795017789.287,"",null,{}],[-1,"prophecy seven_buildings",{"kind":"prophecy","prophecy":"seven_buildings"},"The prophecy seven_buildings is on display",1795017789.287,"",null,{}],[-1,"prophecy seven_flowers_one_artefact",{"kind":"prophecy","prophecy":"seven_flowers_one_artefact"},"The prophecy seven_flowers_one_artefact is on display",1795017789.287,"",null,{}],[-1,"prophecy three_in_line",{"kind":"prophecy","prophecy":"three_in_line"},"The prophecy three_in_line is on display",1795017789.287,"",null,{}],[-1,"roll 6",{"kind":"roll","value":6},"A black die shows 6",1795017789.288,"",null,{}],[-1,"roll 3",{"kind":"roll","value":3},"A black die shows 3",1795017789.288,"",null,{}],[-1,"roll 5",{"kind":"roll","value":5},"A black die shows 5",1795017789.288,"",null,{}],[-1,"roll 6",{"kind":"roll","value":6},"A black die shows 6",1795017789.288,"",null,{}],[-1,"roll 1",{"kind":"roll","value":1},"A black die shows 1",1795017789.288,"",null,{}],[-1,"roll 4",{"kind":"roll","value":4},"The die of seat 0 shows 4",1795017789.288,"",null,{}],[-1,"roll 4",{"kind":"roll","value":4},"The die of seat 1 shows 4",1795017789.288,"",null,{}],[-1,"draw L1-PURPLE-FLOWER",{"kind":"draw","tile":"L1-PURPLE-FLOWER"},"L1-PURPLE-FLOWER is the new board space of level 1",1795017789.288,"",null,{}],[-1,"draw L1-RED-CHIP",{"kind":"draw","tile":"L1-RED-CHIP"},"L1-RED-CHIP is the new top of level 1",1795017789.288,"",null,{}],[-1,"draw L2-GREEN-FLOWER",{"kind":"draw","tile":"L2-GREEN-FLOWER"},"L2-GREEN-FLOWER is the new board space of level 2",1795017789.288,"",null,{}],[-1,"draw L2-PURPLE-FLOWER",{"kind":"draw","tile":"L2-PURPLE-FLOWER"},"L2-PURPLE-FLOWER is the new top of level 2",1795017789.288,"",null,{}],[-1,"draw L3-PURPLE-RED",{"kind":"draw","tile":"L3-PURPLE-RED"},"L3-PURPLE-RED is the new board space of level 3",1795017789.288,"",null,{}],[-1,"draw L3-MULTI-4",{"kind":"draw","tile":"L3-MULTI-4"},"L3-MULTI-4 is the new top of level 3",1795017789.288,"",null,{}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',3,'m-UcEQWczdDwlF2yHTJw','m0','{"type":"moved","told":[[0,"take 3",{"kind":"take","value":3},"Seat 0 takes a black 3",1795017789.333,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',4,'m-UcEQWczdDwlF2yHTJw','m1','{"type":"moved","told":[[0,"first C2",{"kind":"first","square":"C2"},"Seat 0 wakes C2 first: seat 0 inserts 3, +1 flower",1795017789.344,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',5,'m-UcEQWczdDwlF2yHTJw','m2','{"type":"moved","told":[[0,"recycle chip",{"kind":"recycle","space":"chip"},"Seat 0 recycles the die on the chip space",1795017789.351,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',6,'m-UcEQWczdDwlF2yHTJw','m3','{"type":"moved","told":[[0,"insert 1",{"kind":"insert","chip":1},"Seat 0 inserts chip 1",1795017789.36,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',7,'aBh6DpgYTedTqC5q673w','m0','{"type":"moved","told":[[1,"take 6",{"kind":"take","value":6},"Seat 1 takes a black 6",1795017789.368,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',8,'aBh6DpgYTedTqC5q673w','m1','{"type":"moved","told":[[1,"first C2",{"kind":"first","square":"C2"},"Seat 1 wakes C2 first: seat 1 inserts 6, +1 flower",1795017789.388,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',9,'aBh6DpgYTedTqC5q673w','m2','{"type":"moved","told":[[1,"recycle flower",{"kind":"recycle","space":"flower"},"Seat 1 recycles the die on the flower space: seat 1 +1 flower",1795017789.416,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',10,'m-UcEQWczdDwlF2yHTJw','m4','{"type":"moved","told":[[0,"take 5",{"kind":"take","value":5},"Seat 0 takes a black 5",1795017789.435,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',11,'m-UcEQWczdDwlF2yHTJw','m5','{"type":"moved","told":[[0,"first B3",{"kind":"first","square":"B3"},"Seat 0 wakes B3 first: seat 0 inserts 5, +1 flower",1795017789.442,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',12,'m-UcEQWczdDwlF2yHTJw','m6','{"type":"moved","told":[[0,"recycle flower",{"kind":"recycle","space":"flower"},"Seat 0 recycles the die on the flower space: seat 0 +1 flower",1795017789.468,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',13,'aBh6DpgYTedTqC5q673w','m3','{"type":"moved","told":[[1,"take 6",{"kind":"take","value":6},"Seat 1 takes a black 6: seat 1 +1 flower",1795017789.482,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',14,'aBh6DpgYTedTqC5q673w','m4','{"type":"moved","told":[[1,"recycle chip",{"kind":"recycle","space":"chip"},"Seat 1 recycles the die on the chip space",1795017789.507,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',15,'aBh6DpgYTedTqC5q673w','m5','{"type":"moved","told":[[1,"insert 1",{"kind":"insert","chip":1},"Seat 1 inserts chip 1: seat 0 takes the own die, 1, +1 flower",1795017789.526,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',16,'m-UcEQWczdDwlF2yHTJw','m7','{"type":"moved","told":[[0,"recycle move",{"kind":"recycle","space":"move"},"Seat 0 recycles the die on the move space",1795017789.55,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',17,'m-UcEQWczdDwlF2yHTJw','m8','{"type":"moved","told":[[0,"move 3 to B1-C1",{"kind":"move","dunaia":3,"place":"B1-C1"},"Seat 0 moves Dunaia 3 to B1-C1: seat 1 takes the own die, 4",1795017789.561,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',18,'aBh6DpgYTedTqC5q673w','m6','{"type":"moved","told":[[1,"first A2",{"kind":"first","square":"A2"},"Seat 1 wakes A2 first: seat 1 inserts 4, +1 flower",1795017789.587,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',19,'aBh6DpgYTedTqC5q673w','m7','{"type":"moved","told":[[1,"recycle build",{"kind":"recycle","space":"build"},"Seat 1 recycles the die on the build space",1795017789.609,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',20,'aBh6DpgYTedTqC5q673w','m8','{"type":"moved","told":[[1,"build L2-PURPLE-FLOWER at B1",{"kind":"build","tile":"L2-PURPLE-FLOWER","square":"B1"},"Seat 1 starts L2-PURPLE-FLOWER at B1: seat 1 -3 flowers",1795017789.633,"",null,{"seat":1}],[-1,"draw L2-GREEN-CHIP",{"kind":"draw","tile":"L2-GREEN-CHIP"},"L2-GREEN-CHIP is the new top of level 2: seat 0 takes the own die, 4",1795017789.633,"",null,{}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',21,'m-UcEQWczdDwlF2yHTJw','m9','{"type":"moved","told":[[0,"first A3",{"kind":"first","square":"A3"},"Seat 0 wakes A3 first: seat 0 inserts 4, +1 flower",1795017789.658,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',22,'m-UcEQWczdDwlF2yHTJw','m10','{"type":"moved","told":[[0,"call 2 discarding 1+3+4",{"kind":"call","space":2,"chips":"1+3+4"},"Seat 0 calls the mason, discarding 1+3+4: seat 0 takes a fragment (core)",1795017789.671,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',23,'m-UcEQWczdDwlF2yHTJw','m11','{"type":"moved","told":[[0,"recycle chip",{"kind":"recycle","space":"chip"},"Seat 0 recycles the die on the chip space",1795017789.694,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',24,'m-UcEQWczdDwlF2yHTJw','m12','{"type":"moved","told":[[0,"insert 3",{"kind":"insert","chip":3},"Seat 0 inserts chip 3",1795017789.714,"",null,{"seat":0}],[-1,"roll 2",{"kind":"roll","value":2},"A black die shows 2",1795017789.715,"",null,{}],[-1,"roll 1",{"kind":"roll","value":1},"A black die shows 1",1795017789.715,"",null,{}],[-1,"roll 1",{"kind":"roll","value":1},"A black die shows 1",1795017789.715,"",null,{}],[-1,"roll 5",{"kind":"roll","value":5},"A black die shows 5",1795017789.715,"",null,{}],[-1,"roll 5",{"kind":"roll","value":5},"A black die shows 5",1795017789.715,"",null,{}],[-1,"roll 5",{"kind":"roll","value":5},"The die of seat 0 shows 5",1795017789.715,"",null,{}],[-1,"roll 2",{"kind":"roll","value":2},"The die of seat 1 shows 2",1795017789.715,"",null,{}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',25,'aBh6DpgYTedTqC5q673w','m9','{"type":"moved","told":[[1,"take 1",{"kind":"take","value":1},"Seat 1 takes a black 1: seat 1 +1 flower",1795017789.737,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',26,'aBh6DpgYTedTqC5q673w','m10','{"type":"moved","told":[[1,"recycle chip",{"kind":"recycle","space":"chip"},"Seat 1 recycles the die on the chip space",1795017789.771,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',27,'aBh6DpgYTedTqC5q673w','m11','{"type":"moved","told":[[1,"insert 3",{"kind":"insert","chip":3},"Seat 1 inserts chip 3",1795017789.79,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',28,'aBh6DpgYTedTqC5q673w','m12','{"type":"moved","told":[[1,"call 2 discarding 1+3+4",{"kind":"call","space":2,"chips":"1+3+4"},"Seat 1 calls the mason, discarding 1+3+4",1795017789.807,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',29,'aBh6DpgYTedTqC5q673w','m13','{"type":"moved","told":[[1,"power and fragment",{"kind":"both"},"Seat 1 uses the power and takes the fragment: seat 1 advances B1 to square 2 of 4, takes a fragment (core)",1795017789.821,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',30,'m-UcEQWczdDwlF2yHTJw','m13','{"type":"moved","told":[[0,"take 2",{"kind":"take","value":2},"Seat 0 takes a black 2",1795017789.847,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',31,'m-UcEQWczdDwlF2yHTJw','m14','{"type":"moved","told":[[0,"first B2",{"kind":"first","square":"B2"},"Seat 0 wakes B2 first: seat 0 inserts 2, +1 flower",1795017789.872,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',32,'m-UcEQWczdDwlF2yHTJw','m15','{"type":"moved","told":[[0,"recycle move",{"kind":"recycle","space":"move"},"Seat 0 recycles the die on the move space",1795017789.886,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',33,'m-UcEQWczdDwlF2yHTJw','m16','{"type":"moved","told":[[0,"move 3 to B3-C3",{"kind":"move","dunaia":3,"place":"B3-C3"},"Seat 0 moves Dunaia 3 to B3-C3",1795017789.917,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',34,'aBh6DpgYTedTqC5q673w','m14','{"type":"moved","told":[[1,"take 1",{"kind":"take","value":1},"Seat 1 takes a black 1",1795017789.942,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',35,'aBh6DpgYTedTqC5q673w','m15','{"type":"moved","told":[[1,"first A2",{"kind":"first","square":"A2"},"Seat 1 wakes A2 first: seat 1 inserts 1, +1 flower",1795017789.981,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',36,'aBh6DpgYTedTqC5q673w','m16','{"type":"moved","told":[[1,"recycle move",{"kind":"recycle","space":"move"},"Seat 1 recycles the die on the move space",1795017790.002,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',37,'aBh6DpgYTedTqC5q673w','m17','{"type":"moved","told":[[1,"move 5 to B3-C3",{"kind":"move","dunaia":5,"place":"B3-C3"},"Seat 1 moves Dunaia 5 to B3-C3: seat 0 takes the own die, 5, +1 flower",1795017790.026,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',38,'m-UcEQWczdDwlF2yHTJw','m17','{"type":"moved","told":[[0,"recycle chip",{"kind":"recycle","space":"chip"},"Seat 0 recycles the die on the chip space",1795017790.054,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',39,'m-UcEQWczdDwlF2yHTJw','m18','{"type":"moved","told":[[0,"insert 1",{"kind":"insert","chip":1},"Seat 0 inserts chip 1",1795017790.078,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',40,'m-UcEQWczdDwlF2yHTJw','m19','{"type":"moved","told":[[0,"call 1 discarding 1+2+5",{"kind":"call","space":1,"chips":"1+2+5"},"Seat 0 calls the gardener, discarding 1+2+5: seat 0 +2 flowers, takes a fragment (head); seat 1 takes the own die, 5",1795017790.106,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',41,'aBh6DpgYTedTqC5q673w','m18','{"type":"moved","told":[[1,"first B3",{"kind":"first","square":"B3"},"Seat 1 wakes B3 first: seat 1 inserts 5, +1 flower",1795017790.13,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',42,'aBh6DpgYTedTqC5q673w','m19','{"type":"moved","told":[[1,"call 3 discarding 1+5+6",{"kind":"call","space":3,"chips":"1+5+6"},"Seat 1 calls the architect, discarding 1+5+6",1795017790.162,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',43,'aBh6DpgYTedTqC5q673w','m20','{"type":"moved","told":[[1,"fragment only",{"kind":"fragment"},"Seat 1 takes the fragment only: seat 1 takes a fragment (base)",1795017790.19,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',44,'aBh6DpgYTedTqC5q673w','m21','{"type":"moved","told":[[1,"recycle build",{"kind":"recycle","space":"build"},"Seat 1 recycles the die on the build space",1795017790.213,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('lkgo554ocyfj',45,'aBh6DpgYTedTqC5q673w','m22','{"type":"moved","told":[[1,"build L2-GREEN-CHIP at A3",{"kind":"build","tile":"L2-GREEN-CHIP","square":"A3"},"Seat 1 starts L2-GREEN-CHIP at A3: seat 1 -3 flowers",1795017790.242,"",null,{"seat":1}],[-1,"draw L2-RED-MOVE",{"kind":"draw","tile":"L2-RED-MOVE"},"L2-RED-MOVE is the new top of level 2: the game is over",1795017790.242,"",null,{}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',1,NULL,NULL,'{"type":"seated","seat":1}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',2,NULL,NULL,'{"type":"began","contributions":["from Ada",""],"told":[[-1,"begin seat 1",{"kind":"begin","seat":1},"Seat 1 is the first player",1795017790.282,"",null,{}],[-1,"elder mason",{"kind":"elder","elder":"mason"},"The Elder mason comes to space 1",1795017790.282,"",null,{}],[-1,"elder gardener",{"kind":"elder","elder":"gardener"},"The Elder gardener comes to space 2",1795017790.282,"",null,{}],[-1,"elder painter",{"kind":"elder","elder":"painter"},"The Elder painter comes to space 3",1795017790.282,"",null,{}],[-1,"prophecy six_buildings",{"kind":"prophecy","prophecy":"six_buildings"},"The prophecy six_buildings is on display",1795017790.283,"",null,{}],[-1,"prophecy seven_flowers_one_artefact",{"kind":"prophecy","prophecy":"seven_flowers_one_artefact"},"The prophecy seven_flowers_one_artefact is on display",1795017790.283,"",null,{}],[-1,"prophecy three_in_line",{"kind":"prophecy","prophecy":"three_in_line"},"The prophecy three_in_line is on display",1795017790.283,"",null,{}],[-1,"roll 6",{"kind":"roll","value":6},"A black die shows 6",1795017790.283,"",null,{}],[-1,"roll 4",{"kind":"roll","value":4},"A black die shows 4",1795017790.283,"",null,{}],[-1,"roll 6",{"kind":"roll","value":6},"A black die shows 6",1795017790.283,"",null,{}],[-1,"roll 1",{"kind":"roll","value":1},"A black die shows 1",1795017790.283,"",null,{}],[-1,"roll 5",{"kind":"roll","value":5},"A black die shows 5",1795017790.283,"",null,{}],[-1,"roll 5",{"kind":"roll","value":5},"The die of seat 0 shows 5",1795017790.283,"",null,{}],[-1,"roll 5",{"kind":"roll","value":5},"The die of seat 1 shows 5",1795017790.283,"",null,{}],[-1,"draw L1-PURPLE-MOVE",{"kind":"draw","tile":"L1-PURPLE-MOVE"},"L1-PURPLE-MOVE is the new board space of level 1",1795017790.283,"",null,{}],[-1,"draw L1-GREEN-FLOWER",{"kind":"draw","tile":"L1-GREEN-FLOWER"},"L1-GREEN-FLOWER is the new top of level 1",1795017790.283,"",null,{}],[-1,"draw L2-YELLOW-MOVE",{"kind":"draw","tile":"L2-YELLOW-MOVE"},"L2-YELLOW-MOVE is the new board space of level 2",1795017790.283,"",null,{}],[-1,"draw L2-YELLOW-CHIP",{"kind":"draw","tile":"L2-YELLOW-CHIP"},"L2-YELLOW-CHIP is the new top of level 2",1795017790.283,"",null,{}],[-1,"draw L3-PURPLE-RED",{"kind":"draw","tile":"L3-PURPLE-RED"},"L3-PURPLE-RED is the new board space of level 3",1795017790.283,"",null,{}],[-1,"draw L3-YELLOW-PURPLE",{"kind":"draw","tile":"L3-YELLOW-PURPLE"},"L3-YELLOW-PURPLE is the new top of level 3",1795017790.283,"",null,{}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',3,'aBh6DpgYTedTqC5q673w','m23','{"type":"moved","told":[[1,"take 4",{"kind":"take","value":4},"Seat 1 takes a black 4",1795017790.313,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',4,'aBh6DpgYTedTqC5q673w','m24','{"type":"moved","told":[[1,"first A2",{"kind":"first","square":"A2"},"Seat 1 wakes A2 first: seat 1 inserts 4, +1 flower",1795017790.338,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',5,'aBh6DpgYTedTqC5q673w','m25','{"type":"moved","told":[[1,"recycle move",{"kind":"recycle","space":"move"},"Seat 1 recycles the die on the move space",1795017790.351,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',6,'aBh6DpgYTedTqC5q673w','m26','{"type":"moved","told":[[1,"move 1 to B1-C1",{"kind":"move","dunaia":1,"place":"B1-C1"},"Seat 1 moves Dunaia 1 to B1-C1",1795017790.369,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',7,'m-UcEQWczdDwlF2yHTJw','m20','{"type":"moved","told":[[0,"take 5",{"kind":"take","value":5},"Seat 0 takes a black 5",1795017790.389,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',8,'m-UcEQWczdDwlF2yHTJw','m21','{"type":"moved","told":[[0,"first B3",{"kind":"first","square":"B3"},"Seat 0 wakes B3 first: seat 0 inserts 5, +1 flower",1795017790.414,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',9,'m-UcEQWczdDwlF2yHTJw','m22','{"type":"moved","told":[[0,"recycle build",{"kind":"recycle","space":"build"},"Seat 0 recycles the die on the build space",1795017790.425,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',10,'m-UcEQWczdDwlF2yHTJw','m23','{"type":"moved","told":[[0,"build L1-PURPLE-MOVE at B3",{"kind":"build","tile":"L1-PURPLE-MOVE","square":"B3"},"Seat 0 starts L1-PURPLE-MOVE at B3: seat 0 -1 flower",1795017790.446,"",null,{"seat":0}],[-1,"draw L1-GREEN-MOVE",{"kind":"draw","tile":"L1-GREEN-MOVE"},"L1-GREEN-MOVE is the new top of level 1",1795017790.446,"",null,{}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',11,'aBh6DpgYTedTqC5q673w','m27','{"type":"moved","told":[[1,"take 1",{"kind":"take","value":1},"Seat 1 takes a black 1",1795017790.485,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',12,'aBh6DpgYTedTqC5q673w','m28','{"type":"moved","told":[[1,"first B1",{"kind":"first","square":"B1"},"Seat 1 wakes B1 first: seat 1 inserts 1, +1 flower",1795017790.502,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',13,'aBh6DpgYTedTqC5q673w','m29','{"type":"moved","told":[[1,"recycle chip",{"kind":"recycle","space":"chip"},"Seat 1 recycles the die on the chip space",1795017790.522,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',14,'aBh6DpgYTedTqC5q673w','m30','{"type":"moved","told":[[1,"insert 3",{"kind":"insert","chip":3},"Seat 1 inserts chip 3",1795017790.554,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',15,'aBh6DpgYTedTqC5q673w','m31','{"type":"moved","told":[[1,"call 2 discarding 1+3+4",{"kind":"call","space":2,"chips":"1+3+4"},"Seat 1 calls the gardener, discarding 1+3+4: seat 0 takes the own die, 6; seat 1 +2 flowers, takes a fragment (core)",1795017790.574,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',16,'m-UcEQWczdDwlF2yHTJw','m24','{"type":"moved","told":[[0,"first C2",{"kind":"first","square":"C2"},"Seat 0 wakes C2 first: seat 0 inserts 6, +1 flower",1795017790.606,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',17,'m-UcEQWczdDwlF2yHTJw','m25','{"type":"moved","told":[[0,"recycle flower",{"kind":"recycle","space":"flower"},"Seat 0 recycles the die on the flower space: seat 0 +1 flower; seat 1 takes the own die, 6",1795017790.624,"",null,{"seat":0}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',18,'aBh6DpgYTedTqC5q673w','m32','{"type":"moved","told":[[1,"first C3",{"kind":"first","square":"C3"},"Seat 1 wakes C3 first: seat 1 inserts 6, +1 flower",1795017790.646,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',19,'aBh6DpgYTedTqC5q673w','m33','{"type":"moved","told":[[1,"recycle move",{"kind":"recycle","space":"move"},"Seat 1 recycles the die on the move space",1795017790.676,"",null,{"seat":1}]]}');
INSERT INTO "events" VALUES('kbdilq7sjpo1',20,'aBh6DpgYTedTqC5q673w','m34','{"type":"moved","told":[[1,"move 6 to A3-B3",{"kind":"move","dunaia":6,"place":"A3-B3"},"Seat 1 moves Dunaia 6 to A3-B3: seat 0 takes the own die, 5",1795017790.707,"",null,{"seat":1}]]}');
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
INSERT INTO "seats" VALUES('lkgo554ocyfj',0,'m-UcEQWczdDwlF2yHTJw','Ada',NULL,'487Tv6JrsmyJK3I7niNxdpL2','from Ada');
INSERT INTO "seats" VALUES('lkgo554ocyfj',1,'aBh6DpgYTedTqC5q673w','Bert',NULL,'yWicSuaWpTbViJopsm-VBuSR','');
INSERT INTO "seats" VALUES('kbdilq7sjpo1',0,'m-UcEQWczdDwlF2yHTJw','Ada',NULL,'9oAhNh0Bq5cmQBEExLoZ0os2','from Ada');
INSERT INTO "seats" VALUES('kbdilq7sjpo1',1,'aBh6DpgYTedTqC5q673w','Bert',NULL,'EG4hfaNlk5RmGH5bBdVy4KKn','');
INSERT INTO "seats" VALUES('ecetvs9kmv2j',0,'m-UcEQWczdDwlF2yHTJw','Ada',NULL,'ckPdjMHO02tIIvD3494rFE9U','');
INSERT INTO "seats" VALUES('ecetvs9kmv2j',1,NULL,'',NULL,'JujCICa0F9nR1NhrocnYnpgr','');
CREATE TABLE snapshots (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('lkgo554ocyfj',63,'{"format":1,"game":"dunaia","components":"bc00ee8c8aa0b942","options":{"first_game":"false","first_player":"random","awakened_move_lock":"awakened_only","tile_rotation":"fixed","may_decline_effects":"false","move_target":"room","idle_recycle":"forbidden","prophecy_claim":"forced","search_price":"pile","elite":"off","flower_supply":"unlimited","round_limit":"6"},"seats":2,"step":"recycle","first":0,"turn":0,"turn_number":10,"last_turn":null,"elders":["gardener","mason","architect"],"prophecies":["seven_buildings","seven_flowers_one_artefact","three_in_line"],"market":[{"board":"L1-PURPLE-FLOWER","top":"L1-RED-CHIP"},{"board":"L2-GREEN-FLOWER","top":"L2-GREEN-CHIP"},{"board":"L3-PURPLE-RED","top":"L3-MULTI-4"}],"dice":{"black":[5],"own":[5,2],"spaces":{"build":0,"flower":0,"move":2,"chip":1}},"offer":[],"players":[{"flowers":9,"chips":[2,3,5],"dunaias":["A1-A2","B1-B2","B3-C3","A2-A3","B2-B3","C2-C3"],"village":{},"fragments":["core"],"artefacts":0,"prophecies":[],"elite":null,"booked":null},{"flowers":5,"chips":[1,6],"dunaias":["A1-A2","B1-B2","C1-C2","A2-A3","B3-C3","C2-C3"],"village":{"B1":{"tile":"L2-PURPLE-FLOWER","token":2}},"fragments":["core"],"artefacts":0,"prophecies":[],"elite":null,"booked":null}],"awakened":5,"elite_used":false,"draw_level":0,"errand":"","fragment_space":0,"now":"","then":"","chips_due":0,"moves_due":0,"moved":[],"advances_due":0,"notch":0}');
INSERT INTO "snapshots" VALUES('kbdilq7sjpo1',34,'{"format":1,"game":"dunaia","components":"bc00ee8c8aa0b942","options":{"first_game":"false","first_player":"random","awakened_move_lock":"awakened_only","tile_rotation":"fixed","may_decline_effects":"false","move_target":"room","idle_recycle":"forbidden","prophecy_claim":"forced","search_price":"pile","elite":"off","flower_supply":"unlimited","round_limit":"6"},"seats":2,"step":"awaken","first":1,"turn":0,"turn_number":3,"last_turn":null,"elders":["mason","gardener","painter"],"prophecies":["six_buildings","seven_flowers_one_artefact","three_in_line"],"market":[{"board":"L1-GREEN-FLOWER","top":"L1-GREEN-MOVE"},{"board":"L2-YELLOW-MOVE","top":"L2-YELLOW-CHIP"},{"board":"L3-PURPLE-RED","top":"L3-YELLOW-PURPLE"}],"dice":{"black":[6],"own":[5,5],"spaces":{"build":1,"flower":0,"move":1,"chip":1}},"offer":[],"players":[{"flowers":2,"chips":[5],"dunaias":["A1-A2","B1-B2","C1-C2","A2-A3","B2-B3","C2-C3"],"village":{"B3":{"tile":"L1-PURPLE-MOVE","token":1}},"fragments":[],"artefacts":0,"prophecies":[],"elite":null,"booked":null},{"flowers":6,"chips":[],"dunaias":["B1-C1","B1-B2","C1-C2","A2-A3","B2-B3","C2-C3"],"village":{},"fragments":["core"],"artefacts":0,"prophecies":[],"elite":null,"booked":null}],"awakened":6,"elite_used":false,"draw_level":0,"errand":"","fragment_space":0,"now":"","then":"","chips_due":0,"moves_due":0,"moved":[],"advances_due":0,"notch":0}');
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
INSERT INTO "tables" VALUES('lkgo554ocyfj','dunaia','{"options":{"first_game":"false","first_player":"random","awakened_move_lock":"awakened_only","tile_rotation":"fixed","may_decline_effects":"false","move_target":"room","idle_recycle":"forbidden","prophecy_claim":"forced","search_price":"pile","elite":"off","flower_supply":"unlimited","round_limit":"6"},"seats":2,"seed":"18ccbd4feff89bff55f83a4cad0fccaf13edaea4868fd4450347eab2b048dae0","rules":"1","components":"bc00ee8c8aa0b942"}','m-UcEQWczdDwlF2yHTJw','Ada',NULL,1,1795017789.246,'over',45,72,NULL,1795017790.242);
INSERT INTO "tables" VALUES('kbdilq7sjpo1','dunaia','{"options":{"first_game":"false","first_player":"random","awakened_move_lock":"awakened_only","tile_rotation":"fixed","may_decline_effects":"false","move_target":"room","idle_recycle":"forbidden","prophecy_claim":"forced","search_price":"pile","elite":"off","flower_supply":"unlimited","round_limit":"6"},"seats":2,"seed":"80669b846f7885d59b6f4b10e2c7fd626b3cc5f9814515f704073b1d83c443e7","rules":"1","components":"bc00ee8c8aa0b942"}','m-UcEQWczdDwlF2yHTJw','Ada',NULL,1,1795017790.27,'running',20,39,0,1795017790.707);
INSERT INTO "tables" VALUES('ecetvs9kmv2j','dunaia','{"options":{"first_game":"false","first_player":"random","awakened_move_lock":"awakened_only","tile_rotation":"fixed","may_decline_effects":"false","move_target":"room","idle_recycle":"forbidden","prophecy_claim":"forced","search_price":"pile","elite":"off","flower_supply":"unlimited","round_limit":"6"},"seats":2,"seed":"89086670b846e4867688a3679c27be2c328c15295f5997662bb485f34e7ac455","rules":"1","components":"bc00ee8c8aa0b942"}','m-UcEQWczdDwlF2yHTJw','Ada',NULL,1,1795017790.714,'open',0,0,NULL,1795017790.714);
CREATE INDEX tables_by_change ON tables (status, listed, changed);
CREATE INDEX seats_by_person ON seats (person);
CREATE UNIQUE INDEX chat_by_message ON chat (table_id, person, message);
COMMIT;
