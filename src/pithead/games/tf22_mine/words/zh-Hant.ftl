# TF22 Mine 的繁體中文文字。SEAT、NAME、LETTERS 見 core/text/words.py。

## 大廳

blurb = 翻轉坑道，把白拉尼姆運上貨船，再打劫搶先一步的人。
option-symbol_variant = 符號卡：從牌堆翻開、每次用完洗回，還是從手牌選擇。
    .standard = 標準
    .luck = 運氣
    .strategy = 策略
option-card_backs = 卡的背面與正面同色，還是不同色？
    .one_colour = 同色
    .two_colour = 不同色
option-loader_drift = 回合開始時，所有貨船都漂移，還是由玩家選一艘？
    .all = 全部
    .one = 一艘
option-delivery_limit = 最多交付兩份的限制，是每個回合，還是每次靠近貨船？
    .turn = 每個回合
    .visit = 每次靠近
option-fight_chain_limit = 一次攻擊透過防守方的免費行動，最多引發幾場戰鬥。
option-max_rounds = 遊戲最多進行幾輪；0 表示不限。
option-first_round = 第一輪大家的礦石一樣多，還是先行動的玩家較少？
    .full = 一樣多
    .rising = 先行動的較少
option-quick_setup = 省略交換，並隨機分配顏色。
    .false = 否
    .true = 是
option-start_player = 誰是起始玩家：隨機抽出，或指定座位。
    .random = 隨機

## 名稱

colour-red = 紅
colour-blue = 藍
colour-white = 白
colour-yellow = 黃
side-N = 北
side-E = 東
side-S = 南
side-W = 西
side-none = 無

## 問題：問做決定的玩家，以及其他人看到的

ask-layout = 接著放哪張卡，怎麼擺？
    .other = 正在布置礦坑。
ask-starter = 誰是起始玩家？
    .other = 隨機抽出起始玩家。
ask-exchange =
    { $made ->
        [0] 交換兩張卡：選第一張，或完成。
       *[other] 再交換兩張卡：選第一張，或完成。
    }
    .other = { SEAT($seat) } 可以交換兩張卡。
ask-partner = 要把哪張卡與 { $cell } 交換？
    .other = { SEAT($seat) } 正在交換 { $cell }。
ask-colour = 你要玩哪個顏色？
    .other = { SEAT($seat) } 選擇顏色。
ask-drift = 輪到你了：哪艘貨船漂移？
    .other = { SEAT($seat) } 讓一艘貨船漂移。
ask-action = 輪到你了：花掉你的礦石（剩 { $ore }）。
    .other = { SEAT($seat) } 花費礦石（剩 { $ore }）。
ask-bonus =
    { $load ->
        [0] 你贏了戰鬥：免費執行一個價值一礦石的行動。
       *[other] 你贏了戰鬥，{ $defence } - { $load } = { $strength } 對 { $attack } - { $burden } = { $rival }：免費執行一個價值一礦石的行動。
    }
    .other = { SEAT($seat) } 贏了戰鬥，免費執行一個價值一礦石的行動。
ask-attack = 你發動攻擊：出哪張符號卡？
    .other = { SEAT($seat) } 發動攻擊，選擇符號卡。
ask-defence = 你遭到攻擊：出哪張符號卡？
    .other = { SEAT($seat) } 防守，選擇符號卡。
ask-symbol = 補上拉尼姆：出哪張符號卡？
    .other = { SEAT($seat) } 選擇符號卡來補上拉尼姆。
ask-place =
    { $match ->
        [none] 內圈沒有符號 { $symbol } 的空卡：把拉尼姆放在內圈任何一張空卡上。
       *[free] 拉尼姆放在哪裡？符號是 { $symbol }。
    }
    .other = { $match ->
        [none] { SEAT($seat) } 把拉尼姆放在內圈任何一張空卡上：沒有符號 { $symbol } 的空卡。
       *[free] { SEAT($seat) } 把拉尼姆放在符號 { $symbol } 的卡上。
    }

## 選擇

do-turn = 翻轉 { $cell }（{ $way }）
do-walk = 走到 { $to }
do-cross = 跨到 { $to }
do-collect = 採集拉尼姆
do-steal = 偷{ NAME($victim, of: "colour") }隊
do-push = 把 { $loader } 的貨船推到 { $slot }
do-deliver = 交付 { $units } 份
do-tunnel = 走密道到 { $to }
do-transport = 把對手傳送到 { $to }
do-card = 出 { $value }
do-place = 把拉尼姆放在 { $cell }
do-drift = 讓 { $loader } 的貨船漂移
do-exchange = 選 { $cell } 交換
do-with = 與 { $cell } 交換
do-done = 完成
do-colour = 選{ NAME($colour, of: "colour") }色
do-begin = { SEAT($seat) } 先開始
do-lay = 放 { $card }，擺法 { $placement }

## 事件

event-lay = { $card } 放在 { $places }：{ NAME($look-colour, of: "colour") }色，開口 { LETTERS($look-open, of: "side") }
event-begin = { SEAT($seat) } 是起始玩家
event-exchange = { SEAT($seat) } 選 { $cell } 的卡來交換
event-with = { SEAT($seat) } 交換 { $first } 與 { $second } 的卡
event-done = { SEAT($seat) } 完成交換
event-colour = { $how ->
        [dealt] { SEAT($seat) } 分到{ NAME($colour, of: "colour") }色
       *[chosen] { SEAT($seat) } 選了{ NAME($colour, of: "colour") }色
    }{ EACH($follows, of: "then", before: "；") }
event-drift = { SEAT($seat) } 讓泊位 { $slot } 的貨船漂移到泊位 { $target }
    .seen = { SEAT($seat) } 讓 { $cell } { NAME($side, of: "side") }側的貨船漂移到 { $target_cell } { NAME($target_side, of: "side") }側
event-turn = { SEAT($seat) } 把 { $cell } { $way ->
        [A] 旋轉 180 度
        [B] 沿長邊翻面
       *[C] 沿短邊翻面
    }{ $result ->
        [same] ，沒有任何改變
       *[new] ：{ NAME($look-colour, of: "colour") }色，開口 { LETTERS($look-open, of: "side") }
    }（{ $way }）{ EACH($follows, of: "then", before: "；") }
event-walk = { SEAT($seat) } 的{ NAME($crew, of: "colour") }隊從 { $cell } 走到 { $target }（D）{ EACH($follows, of: "then", before: "；") }
event-cross = { SEAT($seat) } 的{ NAME($crew, of: "colour") }隊從 { $cell } 跨進 { $target } 的另一條坑道（E）{ EACH($follows, of: "then", before: "；") }
event-collect = { SEAT($seat) } 的{ NAME($crew, of: "colour") }隊採集 { $cell } 的拉尼姆（F）{ EACH($follows, of: "then", before: "；") }
event-steal = { SEAT($seat) } 的{ NAME($crew, of: "colour") }隊在 { $cell } 攻擊 { SEAT($owner) } 的{ NAME($victim, of: "colour") }隊（G）
event-push = { SEAT($seat) } 把泊位 { $slot } 的貨船推到泊位 { $target }（H）{ EACH($follows, of: "then", before: "；") }
    .seen = { SEAT($seat) } 把貨船從 { $cell } { NAME($side, of: "side") }側推到 { $target_cell } { NAME($target_side, of: "side") }側（H）{ EACH($follows, of: "then", before: "；") }
event-deliver = { SEAT($seat) } 的{ NAME($crew, of: "colour") }隊交付 { $units } 份，返回基地（I）
event-tunnel = { SEAT($seat) } 的{ NAME($crew, of: "colour") }隊走密道從 { $cell } 到 { $target }（J）{ EACH($follows, of: "then", before: "；") }
event-transport = { SEAT($seat) } 把{ NAME($moved, of: "colour") }隊從 { $cell } 傳送到 { $target }（K）{ EACH($follows, of: "then", before: "；") }
event-attack = { $how ->
        [chosen] { SEAT($seat) } 出 { $value } 攻擊
       *[turned] { SEAT($seat) } 翻出 { $value } 攻擊
    }
    .hidden = { SEAT($seat) } 面朝下出一張符號卡
event-defence = { $how ->
        [chosen] { SEAT($seat) } 出 { $value } 防守
       *[turned] { SEAT($seat) } 翻出 { $value } 防守
    }，對上 { SEAT($fight-attacker-seat) } 的 { $fight-attacker-card }：{ $fight-attacker-card } - { $fight-attacker-load } = { $fight-attacker-strength } 對 { $value } - { $fight-defender-load } = { $fight-defender-strength }，{ $fight-winner ->
        [attacker] { SEAT($fight-attacker-seat) } 獲勝，拿走一份並返回基地
        [defender] { SEAT($seat) } 防守成功，獲得一個免費行動
       *[nobody] 平手
    }{ EACH($follows, of: "then", before: "；") }
event-symbol = { $how ->
        [chosen] { SEAT($seat) } 出 { $value } 來補上拉尼姆
       *[turned] { SEAT($seat) } 翻出 { $value } 來補上拉尼姆
    }
event-place = { SEAT($seat) } 把拉尼姆放在 { $cell }{ EACH($follows, of: "then", before: "；") }
then-drift = { SEAT($seat) } 的回合開始：所有貨船漂移 { $steps } 個泊位，到 { $slots }

## 計分表

line-markers = 黃色標記
line-held = 持有 { $units } 份，只用於平手判定
    .row = 持有的拉尼姆，只用於平手判定
    .cell = { $units } 份

## 拒絕

refuse-laying-out = 還在布置礦坑
refuse-starter-first = 要先抽出起始玩家
refuse-exchanging = 起始玩家現在可以交換兩張卡，或完成
refuse-partner-due = 請選與所選的卡交換位置的卡
refuse-colour-due = 現在要選擇顏色
refuse-drift-due = 回合從貨船漂移開始
refuse-action-due = 現在選擇行動；礦石必須全部花完
refuse-bonus-due = 防守方獲勝，必須執行一個價值一礦石的行動
refuse-attack-due = 戰鬥中：攻擊方現在出符號卡
refuse-defence-due = 戰鬥中：防守方現在出符號卡
refuse-symbol-due = 要補上交付的拉尼姆：現在出符號卡
refuse-place-due = 現在要把補上的拉尼姆放在內圈的卡上
refuse-over = 遊戲已經結束
refuse-not-one-ore = { $action } 要 { $cost } 礦石；免費行動只能是一礦石的
refuse-too-dear = { $action } 要 { $cost } 礦石，只剩 { $left }
refuse-no-card = 這個盒子裡沒有卡 { $card }
refuse-no-placement = 卡有四種擺法，p0 到 p3；沒有 p{ $placement }
refuse-lies-already = { $card } 已經在 { $cell }
refuse-no-seat = 這一桌沒有座位 { $number }
refuse-crossing = { $cell } 的十字路固定在中央；只有兩圈的卡可以交換
refuse-itself = { $cell } 就是你選的卡；請與另一張交換
refuse-no-colour = 沒有顏色 { $colour }；顏色有 { NAME($colours, of: "colour") }
refuse-colour-unused = { $seats } 人遊戲不使用{ NAME($colour, of: "colour") }隊
refuse-colour-taken = { SEAT($seat) } 已經選了{ NAME($colour, of: "colour") }色
refuse-drift-blocked = 泊位 { $slot } 的貨船不能漂移：泊位 { $ahead } 有貨船
refuse-no-way = 卡用 A、B 或 C 翻轉；沒有 { $way }
refuse-one-place = 貨船一次推一個泊位；從泊位 { $slot } 可以到 { $on } 或 { $back }
refuse-slot-occupied = 泊位 { $slot } 有另一艘貨船
refuse-which-crew = { SEAT($seat) } 有{ NAME($colours, of: "colour") }隊；請註明由哪一隊行動
refuse-not-own-crew = { SEAT($seat) } 的是{ NAME($colours, of: "colour") }隊，不是{ NAME($colour, of: "colour") }隊
refuse-there-already = 採礦隊已經在 { $cell }；至少要移動一張卡
refuse-other-tunnel = { $cell } 是{ NAME($colour, of: "colour") }色；D 只在{ NAME($tunnel, of: "colour") }色坑道內移動
refuse-no-tunnel = 沒有連續的{ NAME($tunnel, of: "colour") }色坑道從 { $cell } 通到 { $to }
refuse-same-colour = { $to } 與 { $cell } 一樣是{ NAME($colour, of: "colour") }色；E 要跨到別的顏色
refuse-not-beside = { $to } 不在 { $cell } 旁邊；E 只走一步
refuse-not-linked = { $cell } 與 { $to } 不相通：{ $shut } 的{ NAME($side, of: "side") }側是封閉的
refuse-no-unit = 採礦隊所在的 { $cell } 沒有拉尼姆
refuse-chain-full = 這一連串已經打了 { $fights } 場，達到上限
refuse-crew-unused = 這場遊戲不使用{ NAME($colour, of: "colour") }隊
refuse-own-crew = { NAME($colour, of: "colour") }隊是你自己的，不能攻擊
refuse-elsewhere = { NAME($colour, of: "colour") }隊在 { $at }，不在這裡的 { $cell }
refuse-nothing-to-steal = { NAME($colour, of: "colour") }隊沒有拉尼姆，不能攻擊
refuse-one-or-two = 可以交付一或兩份，不能交付 { $units } 份
refuse-holds-fewer = 採礦隊持有 { $held } 份，不能交付 { $units } 份
refuse-delivered-enough = 這個回合已經交付 { $delivered } 份；上限是 { $most }
refuse-shut-to-loader = 坑道通到貨船旁的卡，但那一側是封閉的
refuse-no-loader-reached = { $cell } 的{ NAME($tunnel, of: "colour") }色坑道沒有通到貨船
refuse-holds-unit = 持有拉尼姆的採礦隊不能走密道
refuse-no-enemy = { $cell } 沒有與你同在的敵隊
refuse-present-card = 採礦隊已經在 { $to }；請選別張卡
refuse-colours-differ = { $to } 是{ NAME($colour, of: "colour") }色，但 { $cell } 是{ NAME($here, of: "colour") }色
refuse-no-symbol-card = 沒有符號卡 { $value }；有 { $values }
refuse-discarded = { SEAT($seat) } 已經用過 { $value }；所有卡都用過後才會拿回來
refuse-outside-ring = { $cell } 不在內圈
refuse-unit-there = { $cell } 已經有拉尼姆
refuse-other-symbol = { $cell } 的符號是 { $shows }，但拉尼姆要放在 { $symbol }：{ $fitting }
refuse-no-cell = 沒有格子 { $cell }；格子從 { $first } 到 { $last }
refuse-no-loader = 泊位 { $slot } 沒有貨船；貨船在 { $slots }

## 文字圖板

board-legend = 卡：顏色的字母、符號，= 和 | 是坑道通出卡外的地方，小寫字母是透過卡看到的背面開口。* 是拉尼姆，(R) 是基地，r2 是帶兩份的採礦隊，[9] 是有貨船的泊位。
board-head = { $round ->
        [0] 第一個回合之前
       *[other] 第 { $round } 輪
    }{ $rounds ->
        [0] { "" }
       *[other] ，共 { $rounds } 輪
    }   剩下礦石 { $ore }   供應區標記 { $supply }
board-loader = 泊位 { $slot }，{ $cell } 的{ NAME($side, of: "side") }側
board-loaders = 貨船：{ $places }
board-card = { $cell } { NAME($look-colour, of: "colour") }色{ NAME($shape, of: "shape") }，開口 { LETTERS($look-open, of: "side") }，符號 { $look-symbol ->
        [0] 無
       *[other] { $look-symbol }
    }
board-back = 透視的背面：{ NAME($look-colour, of: "colour") }色，開口 { LETTERS($look-open, of: "side") }，符號 { $look-symbol ->
        [0] 無
       *[other] { $look-symbol }
    }
board-unit = 一份拉尼姆
board-base = { NAME($colour, of: "colour") }隊基地
board-crew = { NAME($colour, of: "colour") }隊{ $units ->
        [0] { "" }
       *[other] ，帶 { $units } 份
    }
board-led = { NAME($colour, of: "colour") }隊在 { $cell }，持有 { $units }
board-no-colour = 還沒有顏色
board-player = { SEAT($seat) }{ $who ->
        [you] （你）
       *[other] { "" }
    }：標記 { $markers } / { $goal }，卡 { $cards }
board-turn = { $begun ->
        [turn] { SEAT($turn) } 的回合
       *[start] { SEAT($turn) } 先開始
    }；{ $who ->
        [chance] 由隨機決定
       *[seat] { SEAT($seat) } 決定
    }：{ NAME($kind, of: "kind") }
board-fight = 連續第 { $fights } 場戰鬥：{ NAME($attacker, of: "colour") }隊攻擊{ NAME($defender, of: "colour") }隊{ $card ->
        [hidden] ，出一張蓋著的卡
        [shown] ，出 { $value }
       *[none] { "" }
    }
board-fought = 這個回合的上一場戰鬥：攻擊 { $attacker-card } - { $attacker-load } = { $attacker-strength }，防守 { $defender-card } - { $defender-load } = { $defender-strength }
board-replacing = { SEAT($seat) } 補上拉尼姆{ $symbol ->
        [0] { "" }
       *[other] ，符號 { $symbol }
    }
board-name-crew = 請註明行動的採礦隊，例如：walk red to c2

## 畫面

shape-crossing = 十字路
shape-tee = 三岔路
shape-curve = 彎道
shape-straight = 直路
kind-layout = 布置
kind-starter = 起始玩家
kind-exchange = 交換
kind-partner = 交換
kind-colour = 顏色
kind-drift = 漂移
kind-action = 行動
kind-bonus = 免費行動
kind-attack = 符號卡
kind-defence = 符號卡
kind-symbol = 符號卡
kind-place = 位置
kind-card = 符號卡
kind-with = 交換
kind-done = 完成
kind-turn = 翻轉
kind-walk = 行走
kind-cross = 跨越
kind-collect = 採集
kind-steal = 偷取
kind-push = 推船
kind-deliver = 交付
kind-tunnel = 密道
kind-transport = 傳送箱
ui-board = 礦坑，六乘六張卡。方向鍵逐張移動，Enter 選擇，字母 A 到 K 開始行動。
ui-loader = 貨船 { $number } 在 { $cell } 的{ NAME($side, of: "side") }側
ui-push = 把貨船推到泊位 { $place }
ui-round = 第 { $round } 輪{ $rounds ->
        [0] { "" }
       *[other] ，共 { $rounds } 輪
    }
ui-goal = 先交付 { $goal } 份者勝
ui-markers = 交付 { $markers } / { $goal }
ui-cards-left = 剩下的符號卡：{ $cards }
ui-ore = 礦石剩 { $left } / { $all }
ui-target-turn = 任何卡
ui-target-walk = { $count } 格
ui-target-cross = { $count } 格
ui-target-collect = 這裡的拉尼姆
ui-target-steal = 在這張卡上
ui-target-push = 一艘貨船
ui-target-deliver = 到貨船
ui-target-tunnel = { $count } 格
ui-target-transport = { $count } 格
ui-crew-at = { NAME($colour, of: "colour") }隊在 { $cell }
ui-with-crew = { NAME($crew, of: "colour") }隊：{ $label }
ui-say-exchange = 你是起始玩家，可以改變礦坑。已交換 { $made } 次，最多 2 次。請選一張卡。
ui-say-colour = 你的基地是該顏色的十字路。先交付 { $goal } 份白拉尼姆的玩家獲勝。
ui-say-fight = 戰力是你出的卡減去你持有的份數。
ui-say-symbol = 卡上的符號決定下一份拉尼姆放在哪裡。
ui-say-framed = 選一張加框的卡。
ui-say-cell = 在礦坑裡選一張卡。
ui-turn-title = 翻轉 { $cell }
ui-turned = { $way ->
        [A] 轉半圈
        [B] 沿長邊翻面
       *[C] 沿短邊翻面
    }：{ NAME($look-colour, of: "colour") }色，開口 { LETTERS($look-open, of: "side") }
ui-way = { $way ->
        [A] 轉半圈
        [B] 沿長邊翻面
       *[C] 沿短邊翻面
    }
ui-now = 現在
ui-fight-title = { $cell } 的戰鬥
ui-fight-attacks = { SEAT($seat) } 攻擊
ui-fight-defends = { SEAT($seat) } 防守
ui-fight-against = 對
ui-fight-minus = 卡減去持有份數
ui-fight-waits = 選卡中
ui-fight-hidden = 面朝下
ui-fight-won = { $winner ->
        [attacker] { SEAT($attacker) } 獲勝，拿走一份並返回基地。
        [defender] { SEAT($defender) } 防守成功，免費執行一個價值一礦石的行動。
       *[nobody] 平手：什麼都沒發生。
    }
ui-fight-go = 繼續
ui-fight-choose = 你的卡
ui-keys-next = 下一張可選的卡
ui-keys-turn = 翻轉所選的卡
ui-keys-actions = 開始行動：行走、跨越、採集、偷取、推船、交付、密道、傳送箱
ui-log-laid = 礦坑布置完成
ui-log-round = 第 { $round } 輪
ui-log-drift = { SEAT($seat) } 的回合開始：所有貨船漂移 { $steps } 個泊位
ui-log-setup = 設置
ui-aid-goal = 目標：採集白拉尼姆，運到礦坑邊緣的貨船交付。
ui-aid-turns = A 把卡轉半圈；B 和 C 把卡翻到背面，沿長邊或沿短邊。
ui-aid-marker = 已交付；{ $goal } 個獲勝
ui-aid-unit = 攜帶的白拉尼姆
ui-aid-ghost = 虛線的船：下個回合開始時貨船的位置。
ui-piece-crew = { NAME($colour, of: "colour") }隊{ $units ->
        [0] { "" }
       *[other] ，{ $units }
    }
ui-piece-unit = 拉尼姆
ui-piece-loader = 貨船
ui-piece-ghost = 貨船，下個回合
ui-piece-reach = 按 { $key } 可達
ui-piece-base = { NAME($colour, of: "colour") }隊基地
ui-piece-cards = 所有的卡，正面與背面
