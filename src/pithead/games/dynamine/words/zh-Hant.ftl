# Dynamine 的繁體中文文字。SEAT、NAME、LETTERS、EACH 見 core/text/words.py。「點」是建造點數，「分」是勝利點數。

blurb = 擲骰，從市場購買坑道，把礦坑往深處挖；越深的礦脈越值錢。

## 選項

option-market = 板塊依字母和價格分堆，還是在相同價格的各堆之間混合？
    .by_code = 依字母和價格
    .by_cost = 依價格混合
option-missions = 發下的任務要保密到最後嗎？
    .secret = 保密
    .open = 公開
option-start_player = 每一輪都由同一位玩家開始，還是輪到左邊的下一位？
    .fixed = 同一位玩家
    .rotate = 下一位玩家
option-edge_match = 所有相接的邊都要吻合，還是有一處相通就好？
    .strict = 所有邊
    .loose = 一處相通
option-sealing = 最後一輪之前，可以把礦坑的最後一個開口封住嗎？
    .allowed = 可以
    .forbidden = 不行
option-plus_side = +1 邊是用來折抵接上它的板塊，還是之後才退還？
    .discount = 折抵
    .refund = 退還
option-roll_one = 擲出 1 時，可以移動板塊並拿一張卡，還是只能二選一？
    .both = 兩者都可以
    .choose_one = 二選一
option-well_entrance = 水井的豎井通到入口時，入口也算嗎？
    .not_counted = 不算
    .counted = 算
option-well_count = 水井只算正上方相通的板塊，還是上下都算？（在這裡沒有影響：這套板塊的水井底部都不開口。）
    .above = 只算上方
    .both = 上下都算
option-level5 = 對任務來說，第 5 層是剛好第五排，還是第五排以下都算？
    .exact = 剛好第五排
    .or_deeper = 第五排以下
option-tie_levels = 平手時，第 5 層是第五排以下都算，還是與任務相同？
    .from_5_down = 第 5 層以下
    .as_missions = 與任務相同
option-sapphire = 藍寶石任務可以用任一片藍寶石板塊，還是只能用自己的那片？
    .either = 任一片
    .pictured = 自己的那片
option-mine_plan = 礦坑圖只能在有板塊可移動時使用，還是隨時可用？
    .movable = 有板塊可移動時
    .always = 隨時

## 名稱

side-N = 北
side-E = 東
side-S = 南
side-W = 西
side-none = 無
card-ancient-ring = 遠古戒指
card-cave-raven = 洞穴渡鴉
card-water-barrel = 水桶
card-wall-torches = 壁上火把
card-support-beams = 支撐樑木
card-mine-plan = 礦坑圖
card-blue-sapphire = 藍寶石
card-giant-dragon-skull = 巨龍頭骨
card-great-stone-altar = 巨石祭壇
card-deep-halls = 深層廳堂
card-main-water-well = 主水井
one-fossils = 個化石
one-wells = 口水井
one-altars = 座祭壇
one-depth = 層
one-veins = 條礦脈
one-tiles = 片板塊
wanted-fossils = 一片化石板塊
wanted-wells = 一片水井板塊
wanted-altars = 一片祭壇板塊
wanted-veins = 一片礦脈板塊
wanted-tiles = 一片板塊
wanted-sapphire = 一片藍寶石板塊
many-fossils = 化石板塊
many-wells = 水井板塊
many-altars = 祭壇板塊
many-veins = 礦脈板塊
many-tiles = 板塊
many-sapphire = 藍寶石板塊
most-fossils = 化石最多
most-wells = 水井最多
most-altars = 祭壇最多
most-depth = 礦坑最深
most-veins = 礦脈最多
most-tiles = 板塊最多（含入口）
count-fossils = 化石
count-wells = 水井
count-altars = 祭壇
count-depth = 深度
count-veins = 礦脈
count-tiles = 板塊
action-none = 無行動
action-move = 移動
action-reroll = 重擲
action-guess = 猜點數

## 問題：問做決定的玩家，以及其他人看到的

ask-tops = 牌堆 { $pile } 翻開哪片板塊？
    .other = 布置市場：牌堆 { $pile } 翻開的板塊。
ask-deal = { SEAT($player) } 拿到哪張任務？
    .other = { SEAT($player) } 拿到一張任務。
ask-row = 翻開哪張卡？
    .other = 翻開一張公開卡。
ask-starter = 誰是起始玩家？
    .other = 隨機抽出起始玩家。
ask-round = 第 { $round } 輪翻開哪個輪次標記？
    .other = 翻開第 { $round } 輪的標記。
ask-guess = 猜猜你會擲出多少。猜中多得 { $bonus } 點建造點數。
    .other = { SEAT($seat) } 猜擲骰結果。
ask-roll = { SEAT($player) } 擲出多少？
    .other = { SEAT($player) } 擲骰。
ask-reroll = 你擲出 { $roll }：保留，還是重擲並加 { $bonus }？
    .other = { SEAT($seat) } 擲出 { $roll }，決定保留或重擲。
ask-rerolled = { SEAT($player) } 這次擲出多少？
    .other = { SEAT($player) } 再擲一次。
ask-main = 剩 { $points } 點建造點數{ ask-main.credits }：建造，或結束回合。
    .credits = { $moves ->
        [0] { "" }
       *[other] ，可移動 { $moves } 次
    }{ $cards ->
        [0] { "" }
       *[other] ，可拿 { $cards } 張卡
    }{ $either ->
        [0] { "" }
       *[other] ，可移動或拿卡 { $either } 次
    }
    .other = { SEAT($seat) } 建造或結束回合，剩 { $points } 點建造點數{ ask-main.credits }。
ask-turn_up = 牌堆 { $pile } 接著翻開哪片板塊？
    .other = 翻開牌堆 { $pile } 的下一片板塊。
ask-refill = 接著翻開哪張卡？
    .other = 翻開下一張公開卡。
ask-second = { SEAT($player) } 為洞穴渡鴉擲出多少？
    .other = { SEAT($player) } 為洞穴渡鴉再擲一次。
ask-tile_move = 移動圖示：移動一片外圍板塊，或略過。
    .other = { SEAT($seat) } 可以移動一片外圍板塊。

## 選擇

do-build = 從 { $pile } 建造在 { $at }
do-move = 把 { $tile } 移到 { $at }
do-take = 拿 { $card }
do-spend = 用一個 +1 標記
do-raven = 使用洞穴渡鴉
do-plan = 使用礦坑圖
do-end = 結束回合
do-skip = 不移動板塊
do-guess = 猜 { $value }
do-keep = 保留結果
do-reroll = 重擲
do-roll = 擲出 { $face }
do-token = 翻開 { $token }
do-show = 翻出 { $tile }
do-deal = 發 { $card }
do-open = 翻開 { $card }
do-begin = { SEAT($seat) } 先開始

# 行動的種類，作為標題。
kind-build = 建造
kind-move = 移動板塊
kind-take = 拿卡
kind-spend = 用 +1
kind-raven = 洞穴渡鴉
kind-plan = 礦坑圖
kind-end = 結束回合
kind-skip = 不移動
kind-guess = 猜點數
kind-keep = 保留
kind-reroll = 重擲

## 事件

event-lay = 市場：牌堆 { $pile } 翻開 { $face-tile }（{ board-tile.face }）
event-show = 牌堆 { $pile } 翻開 { $face-tile }（{ board-tile.face }）{ $covered ->
        [0] ，這是該堆最後一片
       *[other] { "" }
    }
event-deal = { SEAT($seat) } 拿到{ board-card }
    .hidden = { SEAT($seat) } 拿到一張任務
event-open = 翻開{ board-card }
event-begin = { SEAT($seat) } 是起始玩家
event-token = 第 { NUMBER($round) } 輪，共 { $rounds } 輪：每人 { $token-points } 點{ $token-action ->
        [move] ，都可以移動一片外圍板塊
        [reroll] ，都可以重擲並加 1
        [guess] ，都要猜擲骰結果，猜中多 1 點
       *[none] { "" }
    }
event-guess = { SEAT($seat) } 猜 { $value }
event-roll = { $roll ->
        [raven] { SEAT($seat) } 為洞穴渡鴉擲出 { $value }
        [again] { SEAT($seat) } 這次擲出 { $value }
       *[first] { SEAT($seat) } 擲出 { $value }
    }{ $guess ->
        [right] ，猜中了，加 { $added }
        [wrong] ，沒猜中
       *[none] { "" }
    }{ event-roll.stands }
    .stands = { $stands ->
        [no] { "" }
       *[yes] ：{ $points } 點建造點數
    }{ $extra ->
        [both] ，可移動並拿卡
        [either] ，可移動或拿卡
       *[none] { "" }
    }
event-keep = { SEAT($seat) } 保留 { $value }{ event-roll.stands }
event-reroll = { SEAT($seat) } 不要 { $value }，重擲並加 { $bonus }
event-build = { SEAT($seat) } 在第 { $level } 層位置 { $place } 建造 { $face-tile }（{ board-tile.face }），{ event-build.paid }
    .paid = 花 { $face-price } 點{ $bonus ->
        [0] { "" }
       *[other] ，+1 邊還 { $bonus } 點
    }{ $token ->
        [0] { "" }
       *[other] ，拿一個 +1 標記
    }{ $seals ->
        [seals] ；最後一個開口封住了，礦坑無法再擴大
       *[no] { "" }
    }
    .seen = { SEAT($seat) } 在第 { $level } 層建造{ NAME($face-exits, of: "shape") }（{ board-tile.face }），{ event-build.paid }
event-move = { SEAT($seat) } 把 { $face-tile }（{ board-tile.face }）從 { $origin } 移到第 { $level } 層位置 { $place }
    .seen = { SEAT($seat) } 把{ NAME($face-exits, of: "shape") }（{ board-tile.face }）移到第 { $level } 層
event-skip = { SEAT($seat) } 不移動板塊
event-take = { SEAT($seat) } 拿了{ board-card }
    .seen = { SEAT($seat) } 拿了{ NAME($card-name, of: "card") }（{ board-card.effect }）
event-spend = { SEAT($seat) } 用了一個 +1 標記：{ $points } 點建造點數
event-raven = { SEAT($seat) } 派出洞穴渡鴉：再擲一次，結果相加
event-plan = { SEAT($seat) } 使用礦坑圖：可移動 { $moves } 片板塊
event-end = { SEAT($seat) } 結束回合{ $lost ->
        [0] { "" }
       *[other] ；浪費 { $lost } 點
    }{ $ends ->
        [game] ；遊戲結束{ EACH($missions, of: "then", before: "；") }
       *[other] { "" }
    }
then-mission = { SEAT($seat) } 的任務是{ NAME($card-name, of: "card") }，{ $points ->
        [0] 沒有達成
       *[other] 達成，得 { $points } 分
    }

## 計分表

line-veins = 第 { $level } 層 { $veins } 條礦脈，每條 { $each } 分
    .row = 礦脈
line-altar = { $at } 的祭壇 { $tile }：印著 { $printed } 分，同層 { $veins } 條礦脈
    .row = 祭壇
line-well = { $at } 的{ $well ->
        [altar] 祭壇水井
        [dragon] 龍水井
       *[plain] 水井
    } { $tile }：{ $base } 分，豎井 { $tiles } 片板塊
    .row = 水井
line-fossil = { $at } 的化石 { $tile }
    .row = 化石
line-reward = { NAME($what, of: "most") }{ $place ->
        [first] ，第一名
        [second] ，第二名
       *[alone] { "" }
    }：{ $number }
    .row = 獎勵
line-item = { NAME($name, of: "card") }：每{ NAME($what, of: "one") } { $each } 分，礦坑裡有 { $number }
    .row = 道具
line-mission = { NAME($name, of: "card") }（{ $card }）：{ $met ->
        [met] 達成
       *[unmet] 沒有達成，{ $have } / { $need }
    }
    .row = 任務

## 拒絕

refuse-laying-out = 還在布置市場
refuse-dealing = 還在發任務
refuse-opening = 還在翻公開卡
refuse-starter-first = 要先抽出起始玩家
refuse-token-first = 要先翻開這一輪的標記
refuse-roll-first = 要先擲骰
refuse-rerolling = 要先重擲
refuse-turning-up = 要先翻開該堆的下一片板塊
refuse-refilling = 要先翻開下一張公開卡
refuse-raven-rolling = 要先為洞穴渡鴉擲骰
refuse-guess-due = 先猜擲骰結果：這是回合的一部分
refuse-reroll-due = 先決定保留結果還是重擲
refuse-tile-move-due = 先處理移動圖示：移動或略過
refuse-no-guess = 只有標記註明的輪次、在擲骰之前才能猜
refuse-no-keep = 現在沒有要決定的重擲
refuse-no-reroll = 只有標記註明的輪次、剛擲完時才能重擲
refuse-no-skip = 只有移動圖示的移動可以略過；請改為結束回合
refuse-over = 遊戲已經結束
refuse-no-show = 現在不是翻板塊的時候
refuse-no-tile = 這個盒子裡沒有板塊 { $tile }
refuse-other-pile = { $tile } 不屬於牌堆 { $pile }
refuse-lies-open = { $tile } 已經翻開了
refuse-no-deal = 現在不是發任務的時候
refuse-no-open = 現在不是翻卡的時候
refuse-no-card = 這個盒子裡沒有卡 { $card }
refuse-item = { $card } 是道具；只發任務
refuse-not-in-deck = { $card } 已經不在牌庫裡
refuse-no-begin = 現在不是決定起始玩家的時候
refuse-no-seat = 這一桌沒有座位 { $number }
refuse-no-token-now = 現在不是翻輪次標記的時候
refuse-no-token = 這個盒子裡沒有輪次標記 { $token }
refuse-token-used = { $token } 已經翻開過了
refuse-no-roll = 現在不是擲骰的時候
refuse-no-face = 骰子沒有 { $face } 這一面；有 { $faces }
refuse-no-value = 骰子不會擲出 { $value }；可能是 { $values }
refuse-no-pile = 市場沒有牌堆 { $pile }；先寫列的字母，例如 { $first }
refuse-pile-empty = 牌堆 { $pile } 空了，不會補充
refuse-above-surface = { $at } 在地面以上；第 1 層是入口那一排
refuse-cell-taken = { $at } 已經有 { $tile }
    .seen = 這裡已經有板塊了
refuse-no-link = { $tile } 放在 { $at } 接不上：沒有任何開口對上另一個開口
    .seen = 放在這裡接不上：沒有任何開口對上另一個開口
refuse-no-match = { $own ->
        [open] 它的{ NAME($side, of: "side") }側是開口，但那裡的 { $other } 是封閉的
       *[closed] 它的{ NAME($side, of: "side") }側是封閉的，但那裡的 { $other } 是開口
    }
    .seen = { $own ->
            [open] 它的{ NAME($side, of: "side") }側是開口，但那裡的板塊是封閉的
           *[closed] 它的{ NAME($side, of: "side") }側是封閉的，但那裡的板塊是開口
        }
refuse-sealing = 這會封住礦坑的最後一個開口，這一桌規定最後一輪之前不行
refuse-too-dear = { $tile } 要 { refuse-too-dear.price }
    .price = { $price } 點{ $less ->
        [0] { "" }
       *[other] ，+1 邊折抵 { $less } 點
    }，而只剩 { $points } 點
    .seen = 它要 { refuse-too-dear.price }
refuse-no-move = 現在不能移動板塊：沒有輪次標記、擲骰或卡允許
refuse-not-own-tile = { $tile } 不在 { SEAT($seat) } 的礦坑裡
    .seen = 這片板塊不在 { SEAT($seat) } 的礦坑裡
refuse-same-cell = { $tile } 已經在 { $at }；必須移到別格
    .seen = 它已經在這裡；必須移到別格
refuse-entrance = 入口永遠不能移動
refuse-surrounded = { $tile } 不是外圍板塊：四邊都有板塊
    .seen = 這不是外圍板塊：四邊都有板塊
refuse-cut-off = 移動 { $tile } 會讓 { $cells } 的 { $tiles } 與礦坑斷開
    .seen = 移動這片板塊會讓其他板塊與礦坑斷開
refuse-no-take = 擲骰給了額外行動才能拿卡，你現在沒有
refuse-not-open = { $card } 不在公開卡之中{ $number ->
        [0] ：目前沒有公開卡
       *[other] （{ $cards }）
    }
refuse-no-plus-token = 你沒有 +1 標記
refuse-fresh-token = 這個回合拿到的標記要之後的回合才能用
refuse-no-such-card = { $effect ->
        [raven] { SEAT($seat) } 沒有洞穴渡鴉
       *[plan] { SEAT($seat) } 沒有礦坑圖
    }
refuse-plan-idle = 你的礦坑現在沒有板塊可移動，礦坑圖會浪費掉

## 文字圖板

board-tile = { $face-tile } 在 { $at }：{ board-tile.face }
    .face = { $face-price ->
        [0] { "" }
       *[other] 價格 { $face-price }，
    }開口 { LETTERS($face-exits, of: "side") }{ $face-veins ->
        [0] { "" }
        [1] ，一條礦脈
        [2] ，兩條礦脈
       *[other] ，{ $face-veins } 條礦脈
    }{ $face-well ->
        [plain] ，水井
        [altar] ，祭壇水井{ $face-altar_points ->
            [0] { "" }
           *[other] { " " }{ $face-altar_points }
        }
        [dragon] ，龍水井{ $face-fossil_points ->
            [0] { "" }
           *[other] { " " }{ $face-fossil_points }
        }
       *[none] { "" }
    }{ $face-altars ->
        [0] { "" }
       *[other] ，祭壇 { NUMBER($face-altar_points) }
    }{ $face-fossils ->
        [0] { "" }
       *[other] ，化石{ $face-fossil_points ->
            [0] （沒有分數）
           *[other] { " " }{ $face-fossil_points }
        }
    }{ $face-plus_sides ->
        [0] { "" }
       *[other] ，+1 邊 { LETTERS($face-plus, of: "side") }
    }{ $face-tokens ->
        [0] { "" }
       *[other] ，給 +1 標記
    }{ $face-moves ->
        [0] { "" }
       *[other] ，移動圖示
    }{ $face-sapphires ->
        [0] { "" }
       *[other] ，藍寶石
    }
board-card = { NAME($card-name, of: "card") }（{ $card-card }：{ board-card.effect }）
    .effect = { $card-effect ->
        [raven] 一次性，再擲一次，結果相加
        [plan] 一次性，最多移動 { NUMBER($card-moves) } 片板塊
        [mission] 第 { NUMBER($card-level) } 層{ $card-rows ->
            [deeper] 以下
           *[exact] { "" }
        }有{ $card-number ->
            [1] { NAME($card-what, of: "wanted") }
           *[other] { " " }{ NUMBER($card-number) } 片{ NAME($card-what, of: "many") }
        }{ $card-only ->
            [0] { "" }
            [any] { "" }
           *[other] （限板塊 { $card-only }）
        }：{ NUMBER($card-points) } 分
       *[count] 每{ NAME($card-what, of: "one") } { NUMBER($card-points) } 分
    }
board-over = 遊戲結束。
board-setup = 設置中。
board-round = 第 { $round } 輪，共 { $rounds } 輪
board-token = { $token-points } 點{ $token-action ->
        [none] { "" }
       *[other] ＋{ NAME($token-action, of: "action") }
    }
board-round-token = 輪次標記：{ $told }
board-no-token = 輪次標記：尚未翻開
board-to-play = 輪到 { SEAT($seat) }
board-guessed = 猜 { $value }
board-rolled = 擲出 { $value }
board-points = 剩 { $points } 點
board-moves = 可移動：{ $number }
board-takes = 可拿卡：{ $number }
board-either = 可移動或拿卡：{ $number }
board-open-cards = 公開卡（牌庫 { $deck }）：
board-none = 無
board-to-come = 尚未出現的輪次標記：{ $told }
board-times = { $times } × { $told }
board-price = 價格 { $price }
board-key = v 礦脈，a 祭壇，w 水井（wa 祭壇水井，wd 龍水井），f 化石，+ 有 +1 邊，t +1 標記，m 移動圖示，s 藍寶石；·n：下面蓋著幾片
board-market = 市場：
board-pile = 牌堆 { $pile }：{ $face-tile }，{ board-tile.face }；下面 { $covered } 片{ $now ->
        [yes] ；現在可以建造
       *[no] { "" }
    }
board-empty-pile = 牌堆 { $pile }：空
board-your-mine = 你的礦坑
board-mine = { SEAT($seat) } 的礦坑
board-sealed = 礦坑已封閉，無法再擴大。
board-entrance = 入口在 { $at }：開口 { LETTERS($exits, of: "side") }
board-ends = 開口：{ $ends }
board-no-ends = 開口：無
board-player = { SEAT($seat) }{ $who ->
        [you] （你）
       *[other] { "" }
    }
board-vp = 分
board-plus-tokens = 標記
board-held = { SEAT($seat) }：任務 { $mission }；卡 { $cards }
board-secret = 保密
board-spoken-player = { SEAT($seat) }：{ $score } 分（{ $parts }）；任務 { $mission }；卡 { $cards }；+1 標記 { $tokens }
board-part = { NAME($part, of: "part") } { $points }
part-veins = 礦脈
part-altars = 祭壇
part-wells = 水井
part-fossils = 化石
part-rewards = 獎勵
part-items = 道具
part-missions = 任務
board-rewards = 獎勵（* 領先）
board-category = { NAME($what, of: "count") }
board-part-name = { NAME($part, of: "part") }
board-reward = { NAME($what, of: "most") }的獎勵，{ $points } 分：{ $counts }
board-has = { SEAT($seat) } 有 { $number }

## 畫面

shape-N = 死路
shape-E = 死路
shape-S = 死路
shape-W = 死路
shape-NS = 豎井
shape-EW = 橫坑
shape-NE = 彎道
shape-ES = 彎道
shape-SW = 彎道
shape-NW = 彎道
shape-ESW = 三岔路
shape-NES = 三岔路
shape-NSW = 三岔路
shape-NEW = 三岔路
shape-NESW = 十字路
ui-board = 礦坑。方向鍵逐格移動，N 到下一個可選的格子，Enter 選擇，問號說明原因。
ui-market = 市場
ui-mines = 礦坑
ui-mine-of = { SEAT($seat) } 的礦坑
ui-open-mine = 打開 { SEAT($seat) } 的礦坑
ui-back-to-mine = 返回
ui-has-veins = { $veins ->
        [1] 一條礦脈
        [2] 兩條礦脈
       *[other] { $veins } 條礦脈
    }
ui-has-altar = 祭壇 { $points }
ui-has-well = { $well ->
        [altar] 祭壇水井
        [dragon] 龍水井
       *[plain] 水井
    }{ $points ->
        [0] { "" }
       *[other] { " " }{ $points }
    }
ui-has-fossil = { $points ->
        [0] 化石
       *[other] 化石 { $points }
    }
ui-has-sapphire = 藍寶石
ui-has-plus = +1 邊 { LETTERS($sides, of: "side") }
ui-has-token = +1 標記
ui-has-move = 移動圖示
ui-cell-tile = { $tile }，第 { $level } 層，位置 { $place }：{ $has }{ $loose ->
        [yes] ，可移動
       *[no] { "" }
    }
ui-cell-entrance = 入口，第 1 層：開口 { LETTERS($exits, of: "side") }
ui-cell-legal = 第 { $level } 層，位置 { $place }：{ $points } 分{ $bonus ->
        [0] { "" }
       *[other] ，還 { $bonus } 點
    }
ui-cell-end = 空位，第 { $level } 層，位置 { $place }：必須開口 { LETTERS($needs, of: "side") }
ui-level = 第 { $level } 層：{ $veins } 條礦脈，{ $points } 分
ui-at-level = 第 { $level } 層
ui-price = 價格 { $price }
ui-pile-empty = 牌堆 { $pile }：空
ui-pile = 牌堆 { $pile }：{ $has }；下面 { $covered } 片{ $why ->
        [dear] ；還差 { $short } 點
        [nowhere] ；哪裡都放不下
        [seals] ；會封住礦坑
        [misfit] ；不適合所選的格子
        [gain] ；放在所選的格子得 { $points } 分
       *[none] { "" }
    }
ui-why-pile = { $closed ->
        [dear] { $pile } 即使放在最便宜的格子，也還差 { $short } 點（DYN-023）。
        [nowhere] { $pile } 接不上你礦坑的任何開口（DYN-032）。
        [seals] { $pile } 會封住最後一個開口，這一桌規定最後一輪之前不行（DYN-036）。
       *[empty] { $pile } 空了，不會補充（DYN-029）。
    }
ui-why-tile-first = 先選要移動的板塊：有白點的（DYN-051）。
ui-why-no-tile = 你買得起的板塊都不適合這裡（DYN-027）。
ui-point-back = 還 { $bonus } 點
ui-market-waits = 移動板塊時，市場暫時關閉。
ui-market-here = { $piles } 片板塊可以放在那裡；數字是得分。
ui-market-bright = { $now ->
        [yes] 亮著的：用 { $points } 點就能建造。
       *[no] 各堆翻開的板塊；下方的邊緣是蓋著的板塊。
    }
ui-legend-short = 差的點數
ui-legend-misfit = 放不下
ui-legend-below = 下面的
ui-open-cards = 公開卡
ui-deck = { $worth ->
        [yes] 數字是現在對你的價值；
       *[no] { "" }
    }牌庫 { $deck } 張
ui-no-cards = 沒有公開卡。
ui-vp-now = 現在值 { $points } 分
ui-wants = { $number ->
        [1] { NAME($what, of: "wanted") }在
       *[other] { $number } 片{ NAME($what, of: "many") }在
    }
ui-wants-have = { $have } / { $need } 在
ui-pays-each = 每{ NAME($what, of: "one") } { $points } 分
ui-once = { $effect ->
        [raven] 一次性：再擲一次
       *[plan] 一次性：移動 { $moves } 次
    }
ui-secret = 秘密任務
ui-plus-token = +1 標記
ui-from-cards = 卡
ui-rewards = 獎勵
ui-reward = { SEAT($seat) }：{ $count }，{ $points } 分
ui-place = { $of ->
        [1] 單獨最多，{ $points } 分
       *[other] { $place ->
            [1] 第一名，{ $points } 分
           *[other] 第二名，{ $points } 分
        }
    }
ui-round = 第 { $round } 輪，共 { $rounds } 輪
ui-token = 輪次標記：{ $points } 點{ $action ->
        [none] { "" }
       *[other] ＋{ NAME($action, of: "action") }
    }
ui-no-token = 還沒有輪次標記
ui-die = { $value ->
        [0] 還沒擲骰
       *[other] 擲出 { $value }
    }
ui-points-left = { $points ->
       *[other] 點可用
    }
ui-points-of = 點（{ SEAT($seat) }）
ui-points = { $points ->
       *[other] 點
    }
ui-guesses = 猜哪個數字？
ui-guess = 猜 { $value }
ui-keep = 保留
ui-again = 重擲後的點數
ui-same = 相同
ui-action = { $act ->
        [move] 移動板塊
        [spend] 用 +1
        [take] 拿卡
        [raven] 洞穴渡鴉
        [plan] 礦坑圖
       *[end] 結束回合
    }
ui-then = { $act ->
        [move] 移動 { $moves } 次
        [spend] 變成 { $points } 點
        [take] 拿 { $cards } 張
        [raven] 再擲一次
        [plan] 移動兩次
       *[end] { $points ->
            [0] 沒有浪費
           *[other] 浪費 { $points } 點
        }
    }
ui-not-now = { $act ->
        [move] 不能移動
        [spend] { $tokens ->
            [0] 沒有標記
           *[other] 現在不行
        }
        [take] 要擲出 1
       *[other] 現在不行
    }
ui-act = { $kind ->
        [back] 返回
        [reroll] 重擲
        [skip] 不移動
        [take] 拿這張
        [raven] 派出渡鴉
        [plan] 使用礦坑圖
       *[end] 結束回合
    }
ui-act-keep = 保留 { $points } 點
ui-act-here = { $kind ->
        [seal] 封閉礦坑
        [move] 移動 { $gain }
       *[build] 建造 { $gain }
    }
ui-say-act = { $kind ->
        [raven] 輪到你了：派出洞穴渡鴉嗎？
        [plan] 輪到你了：使用礦坑圖嗎？
       *[end] 輪到你了：結束回合嗎？
    }
ui-say-act-text = { $kind ->
        [raven] 再擲一次，結果相加。這張卡只能用一次。
        [plan] 可以移動一或兩片板塊。這張卡只能用一次。
       *[end] 會浪費 { $points } 點。
    }
ui-say-guess = 輪到你了：你會擲出哪個數字？
ui-say-guess-text = 猜中多得 { $bonus } 點。
ui-say-reroll = 你擲出 { $roll }：保留，還是重擲？
ui-say-reroll-text = 新的結果加 { $bonus }，而且必須保留。
ui-say-move = { $step ->
        [tile] 輪到你了：要移動哪片板塊？
       *[cell] 輪到你了：移到哪裡？
    }
ui-say-move-text = { $step ->
        [tile] 有白點的板塊可以移動：點選或拖曳。
       *[cell] 數字是這次移動的得失。
    }
ui-say-take = 輪到你了：拿哪張卡？
ui-say-take-text = 數字是它現在能給你的分數。
ui-say-take-card = 輪到你了：拿{ NAME($name, of: "card") }嗎？
ui-say-take-card-text = { $effect }。{ $points ->
        [0] { "" }
       *[other] 現在對你值 { $points } 分。
    }
ui-say-cell = { $cells ->
        [1] 輪到你了：把 { $pile } 建造在這一格嗎？
       *[other] 輪到你了：把 { $pile } 建造在哪裡？
    }
ui-say-cell-text = 格子裡的數字是得分。
ui-say-tile = 輪到你了：第 { $level } 層放哪片板塊？
ui-say-tile-text = 有 { $piles } 片適合：必須開口 { LETTERS($needs, of: "side") }。{ $plus ->
        [0] { "" }
       *[other] +1 邊還你 { $plus } 點。
    }
ui-say-nothing = 輪到你了：沒有別的可以建造。
ui-say-nothing-text = { $points ->
        [0] 點數用完了。
       *[other] 會浪費 { $points } 點。
    }
ui-say-main = 輪到你了：{ $points ->
        [0] 沒有點數了
       *[other] 有 { $points } 點可以建造
    }。
ui-say-main-text = { $build ->
        [yes] 選一個牌堆或格子。
       *[no] 沒有別的可以建造。
    }{ $moves ->
        [0] { "" }
        [1] 可以移動一片板塊。
       *[other] 可以移動 { $moves } 片板塊。
    }{ $cards ->
        [0] { "" }
       *[other] 可以拿一張卡。
    }{ $either ->
        [0] { "" }
       *[other] 可以移動一片板塊或拿一張卡。
    }
ui-say-here = { $kind ->
        [seal] 這會封住你的最後一個開口。
        [move] 輪到你了：移到這裡{ ui-say-here.points }？
       *[build] 輪到你了：建造在這裡{ ui-say-here.points }？
    }
    .points = { $gain ->
        [0] { "" }
       *[other] ，{ $points } 分
    }
ui-say-gain = { $gains }{ $build ->
        [yes] { $left ->
            [0] 點數用完
           *[other] 剩 { $left } 點
        }{ $bonus ->
            [0] { "" }
           *[other] ，其中 { $bonus } 點是 +1 邊還的
        }。
       *[no] { "" }
    }{ $seals ->
        [yes] 礦坑無法再擴大。
       *[no] { "" }
    }
ui-gain = { NAME($kind, of: "part") } { $points }
ui-gain-mission = { NAME($mission, of: "card") } { $points }
ui-seals = 這會封住最後一個開口：礦坑無法再擴大，而後面還有 { $rounds } 輪。
ui-log-setup = 設置
ui-log-laid = 布置市場、發任務、翻開卡
ui-log-round = 第 { $round } 輪：{ $token-points } 點{ $token-action ->
        [none] { "" }
       *[other] ＋{ NAME($token-action, of: "action") }
    }
ui-log-build = { SEAT($seat) } 在第 { $level } 層建造{ NAME($exits, of: "shape") }{ $has }{ $bonus ->
        [0] { "" }
       *[other] ，還 { $bonus } 點
    }{ $token ->
        [0] { "" }
       *[other] ，拿一個 +1 標記
    }{ $seals ->
        [seals] ，並封閉礦坑
       *[no] { "" }
    }
ui-log-move = { SEAT($seat) } 把{ NAME($exits, of: "shape") }{ $has }移到第 { $level } 層
ui-with = （{ $has }）
ui-sheet-row = { $message ->
        [veins] 礦脈
        [altar] 祭壇
        [well] 水井
        [fossil] 化石
        [reward] 獎勵
        [item] 道具
       *[mission] 任務
    }
ui-sheet-count = × { $count }
ui-sheet-met = { $met } / { $all }
ui-keys-next = 下一個可選的格子或牌堆
ui-keys-market = 市場上要建造的板塊
ui-keys-move = 移動板塊
ui-keys-spend = 用一個 +1 標記
ui-keys-cards = 公開卡
ui-keys-once = 洞穴渡鴉、礦坑圖
ui-keys-end = 結束回合
ui-piece-entrance = 入口
ui-piece-spot = 可放，9 分
ui-piece-nothing = 可放，沒有分數
ui-piece-refund = 可放，還一點
ui-piece-sealing = 封住最後一個開口
thing-vein = 礦脈
thing-sapphire = 藍寶石
thing-altar = 祭壇
thing-well = 水井
thing-well-altar = 祭壇水井
thing-well-dragon = 龍水井
thing-fossil = 化石
thing-move = 移動圖示
thing-token = +1 標記
thing-plus = +1 邊
