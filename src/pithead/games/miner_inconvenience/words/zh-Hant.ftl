# Miner Inconvenience 的繁體中文文字。SEAT 和 NAME 見 core/text/words.py。

blurb = 一起挖同一座礦坑，補給你們的建築，在四座建築升級之後抽出最後一張牌。

## 選項

option-hands = 所有玩家都看得到彼此的手牌嗎？
    .open = 是，公開手牌
    .closed = 否，隱藏手牌
option-overlap_limit = 板塊可以被蓋住多少：每次三分之一、兩個看得到的三角形、看得到部分的三分之一，還是總共三分之一？
    .geometric = 每次三分之一
    .visible_area = 兩個看得到的三角形
    .visible_third = 看得到部分的三分之一
    .cumulative = 總共三分之一
option-cumulative_binds = 選「總共三分之一」時，限制只適用於挖掘，還是也適用於建造？
    .excavations = 只限挖掘
    .builds_too = 建造也算
option-half_faces = 用梯子放的卡可以蓋住最後一片的兩個半面嗎？
    .allowed = 可以
    .refused = 不行
option-ladder = 用梯子放的卡必須在梯子板塊旁邊，還是也可以蓋住它的面？
    .sides = 在旁邊
    .as_last = 也可以蓋面
option-ladder_contact = 用梯子放的卡必須接觸梯子板塊那一側看得到的部分嗎？
    .visible = 是
    .anywhere = 否
option-count_placed = 剛放的卡算補給路線的第一片嗎？
    .true = 是
    .false = 否

## 名稱

building-lookout = 瞭望台
building-west-hall = 西廳
building-bridge-hall = 橋廳
building-crossing-hall = 十字廳
building-east-hall = 東廳
building-gatehouse = 門樓
side-NE = 東北
side-E = 東
side-SE = 東南
side-SW = 西南
side-W = 西
side-NW = 西北
door-NW = 西北
door-NE = 東北
door-top_left = 西南
door-top_right = 東南
face-top = 頂
face-right = 右
face-left = 左
shift-bottom = 下方
shift-upper-right = 右上方
shift-upper-left = 左上方

## 結局：.told 另外說明達成的成果

end-drawn = 及時抽完牌庫
    .told = { end-drawn }，升級了 { $upgraded } 座建築；手上剩 { $cards } 張卡，等級是{ NAME($rank, of: "rank") }
end-drained = 牌庫太早抽完
    .told = { end-drained }；{ end-drained.reached }
    .reached = 升級了 { $upgraded } / { $goal } 座建築，牌庫剩 { $deck } 張卡
end-no-fit = 沒有卡放得下，也不能建造或升級
    .told = { SEAT($seat) } 動彈不得：{ end-no-fit }；{ end-drained.reached }
end-no-cards = 沒有卡可以行動
    .told = { SEAT($seat) } 動彈不得：{ end-no-cards }；{ end-drained.reached }
rank-elven-hovel = 精靈茅舍
rank-beardling-outpost = 嫩鬍子前哨
rank-dwarven-stronghold = 矮人要塞
rank-mountain-metropolis = 山中大都
rank-ancestral-home = 先祖家園

## 問題：問做決定的玩家，以及其他人看到的

ask-deal = { SEAT($drawer) } 拿到哪張卡？
    .other = { SEAT($drawer) } 拿到一張卡。
ask-start = 起始板塊是哪張卡？
    .other = 抽出起始板塊。
ask-action = 輪到你了：挖掘、建造或升級。
    .other = { SEAT($seat) } 挖掘、建造或升級。
ask-pay = 支付黃金：把一張卡放到牌庫底（還要 { $price }）。
    .other = { SEAT($seat) } 正在支付 { $price } 黃金。
ask-draw = { SEAT($drawer) } 因{ $why ->
        [supply] 補給
       *[vein] 礦脈
    }抽到哪張卡？
    .other = { SEAT($drawer) } 因{ $why ->
        [supply] 補給
       *[vein] 礦脈
    }抽一張卡。

## 選擇

do-excavate = 在 { $at } 挖掘 { $card }
do-build = 在 { $card } 建造 { $building }
do-upgrade = 升級 { $building }
do-pay = 用 { $card } 支付
do-draw = 抽 { $card }

# 行動的種類，作為標題。
kind-excavate = 挖掘
kind-build = 建造
kind-upgrade = 升級
kind-pay = 支付

## 事件。屬性 .end 說明事件結束了什麼，如果有的話。

event-deal = { SEAT($seat) } 拿到 { $card }
    .hidden = { SEAT($seat) } 拿到一張卡
event-start = { $card } 是起始板塊{ event-draw.end }
event-excavate = { SEAT($seat) } 在 { $at } 挖掘 { $card }，{ event-excavate.where }：{ event-excavate.drawn }{ event-draw.end }
    .drawn = { $draws ->
        [0] 不抽卡
       *[other] 因補給抽 { $supply } 張，因礦脈抽 { $vein } 張
    }
    .where = { $by ->
        [ladder] 用梯子，
       *[last] { "" }
    }{ $how ->
        [beside] 在 { $off } 的{ NAME($part, of: "side") }側
       *[over] 蓋住 { $off } 的{ NAME($part, of: "face") }面
    }
    .seen = { SEAT($seat) } 挖掘，{ $by ->
        [ladder] 用梯子，{ $how ->
            [beside] 往{ NAME($part, of: "side") }側
           *[over] 蓋住{ NAME($part, of: "face") }面
        }
       *[last] { $how ->
            [beside] 在最後一片的{ NAME($part, of: "side") }側
           *[over] 蓋住最後一片的{ NAME($part, of: "face") }面
        }
    }：{ event-excavate.drawn }{ event-draw.end }
event-build = { SEAT($seat) } 花 { $price } 黃金在 { $card } 建造{ NAME($name, of: "building") }（{ $building }）
    .seen = { SEAT($seat) } 花 { $price } 黃金建造{ NAME($name, of: "building") }
event-upgrade = { SEAT($seat) } 花 { $price } 黃金升級{ NAME($name, of: "building") }（{ $building }），範圍變成 { $range }
    .seen = { SEAT($seat) } 花 { $price } 黃金升級{ NAME($name, of: "building") }，範圍變成 { $range }
event-pay = { SEAT($seat) } 用 { $card } 支付{ event-draw.end }
    .seen = { SEAT($seat) } 用一張卡支付{ event-draw.end }
    .hidden = { SEAT($seat) } 用一張卡支付{ event-draw.end }
event-draw = { SEAT($seat) } 因{ event-draw.why }抽到 { $card }{ event-draw.end }
    .hidden = { SEAT($seat) } 因{ event-draw.why }抽一張卡{ event-draw.end }
    .why = { $why ->
        [supply] 補給
       *[vein] 礦脈
    }
    .end = { $ends ->
        [game] ；遊戲結束：{ NAME($verdict-reason, of: "end") }
       *[other] { "" }
    }

## 計分表

line-hand = { SEAT($seat) } 手上的卡
    .row = 手上的卡
line-lost = 遊戲失敗

## 拒絕

refuse-won = 遊戲已經獲勝
refuse-stuck = 遊戲失敗：有玩家沒有可行的行動
refuse-drained = 遊戲失敗：牌庫太早抽完
refuse-dealing = 還在發手牌
refuse-start-first = 要先放起始板塊
refuse-draws-first = 要先抽完這次挖掘的卡
refuse-no-card = 這個盒子裡沒有卡 { $card }
refuse-no-building = 這個盒子裡沒有建築 { $building }
refuse-pay-first = 要先支付 { $price } 黃金
refuse-no-draw = 現在不是抽卡的時候；只有挖掘會抽卡
refuse-paid-under = { $card } 已用來支付，在牌庫底，之前還有 { $over } 張卡要抽
refuse-not-in-deck = { $card } 不在牌庫裡
refuse-nothing-to-pay = 沒有要支付的；請挖掘、建造或升級
refuse-pay-own = { $card } 不在 { SEAT($seat) } 手上，只能用自己的手牌支付
    .seen = 這張卡不在 { SEAT($seat) } 手上，只能用自己的手牌支付
refuse-not-in-hand = { $card } 不在 { SEAT($seat) } 手上
    .seen = 這張卡不在 { SEAT($seat) } 手上
refuse-last-itself = { $at } 是最後一片 { $last } 自己的中心
    .seen = 這就是最後一片；請挖在它旁邊，或蓋住它的一個面
refuse-no-ladder = 這是梯子板塊 { $card } 的位置，但最後一片 { $last } 沒有露出梯子
    .seen = 這是梯子板塊的位置，但最後一片沒有露出梯子
refuse-ladder-covered = 這是 { $card } 的位置，但 { $card } 的梯子被蓋住了
    .seen = 這是梯子板塊的位置，但那個梯子被蓋住了
refuse-no-contact = 這樣碰不到 { $card } 看得到的部分：那一側在另一張卡底下
    .seen = 這樣碰不到梯子板塊看得到的部分：那一側在另一張卡底下
refuse-beside-ladder = 這會蓋住 { $card } 的面；用梯子放的卡要在梯子板塊旁邊，不能蓋上去
    .seen = 這會蓋住梯子板塊的面；用梯子放的卡要在它旁邊，不能蓋上去
refuse-no-face = { $last } 的{ NAME($shift, of: "shift") }不是面；請蓋住頂面、右面或左面，或挖在六側之一
    .seen = 最後一片的{ NAME($shift, of: "shift") }不是面；請蓋住頂面、右面或左面，或挖在六側之一
refuse-off-the-mine = { $at } 不在最後一片 { $last } 旁邊，也沒有蓋住它的面
    .seen = 這裡不在最後一片旁邊，也沒有蓋住它的面
refuse-half-faces = 這會蓋住最後一片 { $last } 的兩個半面（{ NAME($shift, of: "shift") }）；最後一片只能整面蓋住
    .seen = 這會蓋住最後一片的兩個半面（{ NAME($shift, of: "shift") }）；最後一片只能整面蓋住
refuse-over-building = 這會蓋住建築 { $building } 的 { $triangles }
    .seen = 這會蓋住建築
refuse-wholly-over = 這會把 { $card } 露出的部分（{ $triangles }）全部蓋住
    .seen = 這會把另一張卡露出的部分全部蓋住
refuse-hides-third = 這會蓋住 { $card } 的 { $triangles }，超過那張卡的三分之一
    .seen = 這會蓋住標示的卡超過三分之一
refuse-hides-shown-third = 這會蓋住 { $card } 的 { $triangles }，超過那張卡露出部分的三分之一
    .seen = 這會蓋住標示的卡露出部分的三分之一以上
refuse-hidden-third = 這會蓋住 { $card } 的 { $triangles }，那張卡就有超過三分之一被蓋住
    .seen = 這樣標示的卡就有超過三分之一被蓋住
refuse-mouth-meets-wall = 它的 { $side } 洞口會碰到 { $building } 的 { $line } 側，那裡沒有門
    .seen = 它的{ NAME($side, of: "side") }側洞口會碰到建築的牆，那裡沒有門
refuse-mouth-meets-rock = 它的 { $side } 洞口會碰到岩石：{ $card } 在 { $line } 沒有坑道
    .seen = 它的{ NAME($side, of: "side") }側洞口會碰到岩石
refuse-tunnel-meets-rock = { $card } 在 { $line } 的坑道會撞上岩石：新卡沒有 { $side } 洞口
    .seen = 有坑道會撞上岩石：新卡沒有{ NAME($side, of: "side") }側洞口
refuse-stands = { $building } 已經蓋在 { $card } 上
    .seen = 這座建築已經蓋好了
refuse-not-in-mine = { $card } 不在礦坑裡
    .seen = 這張卡不在礦坑裡
refuse-carries = { $card } 上已經有 { $building }
    .seen = 這張卡上已經有建築
refuse-top-covered = { $card } 的頂面沒有完全露出：看不到 { $triangles }
    .seen = 這張卡的頂面沒有完全露出
refuse-part-covered = { $card } 已有一部分被蓋住，再蓋建築就會超過三分之一
    .seen = 這張卡已有一部分被蓋住，再蓋建築就會超過三分之一
refuse-no-door = { $card } 的坑道碰到 { $building } 的 { $line } 側，那裡沒有門
    .seen = 有坑道碰到這座建築沒有門的一側
refuse-not-built = { $building } 不在礦坑裡
    .seen = 這座建築還沒蓋
refuse-is-upgraded = { $building } 已經升級
    .seen = 這座建築已經升級
refuse-build-price = 第 { $number } 座建築要 { $price } 黃金，而 { refuse-build-price.held }
    .held = { SEAT($seat) } { $hand ->
        [0] 沒有卡
       *[other] 只有 { $hand } 張卡
    }
refuse-upgrade-price = 第 { $number } 次升級要 { $price } 黃金，而 { refuse-build-price.held }

## 文字圖板

board-legend = o 坑道，O 外緣的坑道，* 金塊，# 梯子，D 門，= 牆，- 前哨站，+ 已升級
board-over = { $how ->
        [won] 獲勝
       *[lost] 失敗
    }：{ $told }。
board-last = 最後一片 { $card }
board-head = 升級 { $upgraded } / { $goal }，牌庫 { $deck }，所有手牌 { $score }
board-next-build = 下一座建築 { $price } 黃金
board-next-upgrade = 下一次升級 { $price } 黃金
board-pays = { SEAT($seat) } 還要支付 { $price } 黃金。
board-draws = { SEAT($seat) } 還要因補給抽 { $supply } 張，因礦脈抽 { $vein } 張。
board-empty = 礦坑還是空的。
board-wider = 礦坑比這張圖寬；邊緣外的卡：
board-last-tile = 最後一片是 { $card }。
board-none = 無
board-tile = { $card } 在 { $at }：坑道 { $tunnels }
board-leads = { $line } 通到 { $target }
board-leads-out = { $line } 通到外面
board-roof = 頂面有 { $building }
board-covered = 被蓋住 { $triangles }
board-nugget = 金塊 { $nugget }
board-ladder = 梯子 { $triangle }
board-building = { $building } { NAME($name, of: "building") }：門 { $doors }，範圍 { $range }{ $side ->
        [upgraded] ，在 { $card }，已升級
        [outpost] （升級後 { $upgraded }），在 { $card }，前哨站
       *[free] （升級後 { $upgraded }），未使用
    }。
board-gold = 看得到的金塊：{ $nuggets }。
board-spots = 下一張卡可放的位置：
board-spot = { $letter } { $at }，{ event-excavate.where }：{ $asks }
board-mouth = { $sides } 要洞口
board-rock = { $sides } 要岩石
board-anything = 都可以
board-fits = ；你的卡中 { $cards }
board-under = { $above ->
        [0] 牌庫
       *[other] 牌庫其餘 { $above } 張之下
    }，先抽的在前：{ $cards }。
board-unknown = { $cards } 張未知
board-player = { SEAT($seat) }{ $who ->
        [you] ，你
       *[other] { "" }
    }：{ $cards } 張卡：{ $hand }。
board-rank = 以這個張數結束，等級是{ NAME($rank, of: "rank") }。
board-no-hand = 你沒有手牌。
board-hand = 你的手牌：
board-card = { $card }：洞口 { $mouths }；內部 { $inner }

## 畫面

ui-board = 礦坑。方向鍵逐處移動，N 到卡放得下的下一處，Enter 選擇，問號說明原因。
ui-hand = 你的手牌
ui-hand-card = { $card }；{ $state ->
        [gold] 作為第 { $gold } 個黃金支付
        [nowhere] 現在哪裡都放不下
       *[fits] 放在最好的位置抽 { $draws } 張
    }
ui-card = 卡 { $card }，洞口 { $mouths }{ $nuggets ->
        [0] { "" }
       *[other] ，{ $nuggets } 個金塊
    }{ $ladder ->
        [yes] ，有梯子
       *[no] { "" }
    }
ui-card-hidden = 蓋著的卡
ui-tile = { $card }{ $last ->
        [yes] ，最後一片
       *[no] { "" }
    }
ui-spot = { ui-spot.place }：抽 { $draws } 張，補給 { $supply }，礦脈 { $vein }{ $warning ->
        [won] ；遊戲獲勝
        [drained] ；遊戲失敗
        [stuck] ；遊戲失敗
        [empty] ；手牌用完
       *[none] { "" }
    }
    .place = { $by ->
            [ladder] 用梯子，{ $how ->
                [beside] { $off } 的{ NAME($part, of: "side") }側
               *[over] 蓋住 { $off } 的{ NAME($part, of: "face") }面
            }
           *[last] { $how ->
                [beside] 最後一片的{ NAME($part, of: "side") }側
               *[over] 蓋住最後一片的{ NAME($part, of: "face") }面
            }
        }
ui-spot-misfit = { ui-spot.place }：這張卡放不下
ui-move-dig = 挖掘 { $card }，{ ui-spot.place }{ $draws ->
        [0] { "" }
       *[other] ：抽 { $draws } 張
    }
ui-move-build = 在 { $card } 建造{ NAME($name, of: "building") }
ui-move-upgrade = 升級{ NAME($name, of: "building") }
ui-site = 可以蓋建築的地方，在卡 { $card } 上
ui-rise = { NAME($name, of: "building") }，範圍 { $range }，升級後 { $then }
ui-building = { NAME($name, of: "building") }，{ $upgraded ->
        [yes] 已升級
       *[no] 前哨站
    }，範圍 { $range }
ui-why-no-building = 這裡沒有可以升級的建築（MIN-130）。
ui-of = { $tiles } / { $range }
ui-buildings = 建築
ui-range = 範圍
ui-ranges = { $range }，升級後 { $then }
ui-stock-doors = ，門 { NAME($doors, of: "door") }
ui-gold = 黃金
ui-deck = 牌庫：{ $deck } 張卡，其中 { $known } 張是支付的，順序已知
ui-deck-title = 牌庫
ui-unknown = { $unknown ->
        [0] 全部依此順序
       *[other] { $unknown } 張未知，接著
    }
ui-hand-of = { SEAT($seat) }
ui-cards-left = { $cards ->
       *[other] 張卡
    }
ui-cards = { $cards } 張卡
ui-too-few = 不夠蓋一座建築
ui-team = 隊伍
ui-goal = 升級 { $upgraded } / { $goal }
ui-built = 已建造
ui-upgraded = 已升級
ui-next = 下一座
ui-to-go = 還要 { $gold } 黃金，
ui-actions-to-go = { $actions ->
        [0] 付完進行中的這一項。
       *[other] { $actions } 個行動，趕在牌庫抽完之前。
    }
ui-drain = 升級數已經足夠。抽完牌庫的最後一張就獲勝。
ui-gold-to-go = { $gold ->
        [0] 現在抽完牌庫
       *[other] 還要 { $gold } 黃金
    }
ui-cards-mine = 礦坑
ui-cards-hands = 手牌
ui-cards-deck = 牌庫
ui-prospect = { $digs ->
        [0] 還可能達到{ $rank }，但不能再挖了。
       *[other] 再挖 { $digs } 次，仍可能達到{ $rank }。
    }
ui-aid = 從加框的板塊開始挖：範圍內每座建築、礦脈的每片板塊各抽一張卡。建造或升級時，把卡當黃金支付，放到牌庫底。
ui-round = 第 { $round } 輪
ui-finished = 共進行了 { $turns } 個回合
ui-in-deck = 在牌庫
ui-hands-open = 公開手牌
ui-hands-closed = 隱藏手牌
ui-say-turn = 輪到你了
ui-say-fits = 這張卡有 { $places } 處放得下，{ $most ->
        [0] 抽不到卡。
       *[other] 最多抽 { $most } 張。
    }
ui-say-fits-not = 這張卡現在哪裡都放不下。
ui-say-none-fits = 你的卡都放不下。
ui-say-dig = { $draws ->
        [0] 挖在這裡，不抽卡？
       *[other] 挖在這裡，抽 { $draws } 張？
    }
ui-say-why = { $supply ->
        [0] { $vein ->
            [0] 範圍內什麼都沒有。
           *[other] 連上礦脈的 { $vein } 片板塊。
        }
       *[other] 範圍內有 { $supply } 座建築{ ui-say-why.vein }
    }
    .vein = { $vein ->
        [0] 。
       *[other] ，礦脈 { $vein } 片板塊。
    }
ui-warn-won = 這會抽到最後一張卡：隊伍獲勝。
ui-warn-drained = 這會太早抽到最後一張卡：遊戲失敗。
ui-warn-stuck = 之後沒有行動可做：遊戲失敗。
ui-warn-empty = 這會讓你手上沒有卡。
ui-say-build = 建造：哪一座，蓋在哪裡？
ui-say-build-both = 選一座建築或一個頂面。
ui-say-build-site = 選一個頂面。
ui-say-build-which = 選一座適合這裡的建築。
ui-say-upgrade = 升級：哪一座？
ui-say-upgrade-which = 選一座前哨站；升級後範圍更遠。
ui-say-paying = { $kind ->
        [build] 建造{ NAME($name, of: "building") }
        [upgrade] 升級{ NAME($name, of: "building") }
       *[pay] 支付
    }：{ $missing ->
        [0] { $price } 黃金
       *[other] 還差 { $missing } 黃金
    }
ui-say-pay = { $marked ->
        [0] 從手牌選擇要支付的卡。
       *[other] { $marked } / { $price }，依此順序放到牌庫底。
    }
ui-act-back = 返回
ui-act-dig = { $draws ->
        [0] 挖掘
       *[other] 挖掘，抽 { $draws } 張
    }
ui-act-build = 建造：{ $price }
ui-act-upgrade = 升級：{ $price }
ui-act-pay = { $kind ->
        [build] 建造，付 { $price }
        [upgrade] 升級，付 { $price }
       *[pay] 支付 { $price }
    }
ui-log-setup = 設置
ui-log-set-up = 發了 { $cards } 張卡，放下起始板塊
ui-log-dig = { SEAT($seat) } 挖掘，{ $by ->
        [ladder] 用梯子，{ $how ->
            [beside] 往{ NAME($part, of: "side") }側
           *[over] 蓋住{ NAME($part, of: "face") }面
        }
       *[last] { $how ->
            [beside] 往{ NAME($part, of: "side") }側
           *[over] 蓋住{ NAME($part, of: "face") }面
        }
    }{ $supply ->
        [0] { "" }
       *[other] ，補給 +{ $supply }
    }{ $vein ->
        [0] { "" }
       *[other] ，礦脈 +{ $vein }
    }
ui-log-spend = { SEAT($seat) } 花 { $price } 黃金{ $kind ->
        [build] 建造
       *[upgrade] 升級
    }{ NAME($name, of: "building") }
ui-log-over = ；遊戲結束：{ $reason }
ui-lost = 礦坑沒了
ui-won-told = 一起獲勝：{ $reason }。
ui-lost-told = 沒有等級，0 分：{ $reason }。
ui-missing = 還缺的建築和升級，隊伍差 { $gold } 黃金；手上有 { $held } 張卡。
ui-rank-range = { $top ->
        [yes] { $least } 以上
       *[no] { $least } 到 { $most }
    }
ui-rank-more = 還差 { $more }
ui-deed-left = 剩下的卡
ui-deed-digs = 挖掘
ui-deed-supply = 補給
ui-deed-vein = 礦脈
ui-deed-gold = 支付的黃金
ui-team-sum = 隊伍
ui-chart = 盒裡所有的卡：礦坑、手牌、牌庫
ui-keys-card = 抬起下一張卡；支付時標記為黃金；按 Shift 反向
ui-keys-next = 抬起的卡放得下的下一處
ui-keys-build = 建造，或回到挖掘
ui-keys-upgrade = 升級，或回到挖掘
ui-keys-undo = 復原，只要別人還沒行動、也沒抽出新的東西
ui-piece-draws = 抽 { $cards } 張
ui-piece-ladder = 用梯子
ui-piece-loses = 遊戲失敗
ui-piece-wins = 遊戲獲勝
ui-piece-gold = 黃金，卡的背面
ui-piece-outpost = { $name }，前哨站
ui-piece-upgraded = { $name }，已升級
ui-piece-cards = 所有礦坑卡
