# Dunaïa 的繁體中文文字。SEAT、NAME、EACH 見 core/text/words.py。

blurb = 選骰子喚醒鋼鐵巨人，建起九格的村莊，搶先實現預言。

## 選項

option-first_game = 使用第一場遊戲建議的長老和預言板塊。
    .false = 所有長老和預言
    .true = 第一場遊戲的組合
option-first_player = 誰是起始玩家：隨機抽出，或指定最有智慧者的座位。
    .random = 隨機
option-awakened_move_lock = 第一個效果移動了 Dunaïa，第二個效果就失效：只限被喚醒的那個，還是任何一個？
    .awakened_only = 被喚醒的
    .any_move = 任何一個
option-tile_rotation = 板塊必須正放，還是可以轉動？
    .fixed = 正放
    .free = 可以轉動
option-may_decline_effects = 什麼可以不執行：只有移動，還是喚醒效果和一級建築的推進也可以？
    .false = 只有移動
    .true = 這些效果也可以
option-move_target = Dunaïa 可以移到哪裡：任何有空位的地方，還是只有空的地方？
    .room = 有空位就行
    .empty_only = 只限空的
option-idle_recycle = 骰子可以放在無法執行行動的地方嗎？
    .forbidden = 不行
    .allowed = 可以
option-prophecy_claim = 滿足預言的條件時，一定要拿板塊嗎？
    .forced = 一定拿
    .optional = 自己決定
option-elder_fragment = 請教長老同時有能力和碎片時：自己選擇其一或兩者，還是一定拿碎片？
    .choice = 自己選擇
    .taken = 一定拿
option-search_price = 搜尋的長老找到的板塊要付多少：牌堆的價格，還是圖板格的價格？
    .pile = 牌堆的價格
    .board = 圖板格的價格
option-elite = 使用精英角色，在第一個回合前輪抽。
    .off = 不用
    .draft = 輪抽
option-flower_supply = 花的供應會用完嗎？
    .unlimited = 不會
    .limited = 會
option-round_limit = 遊戲最多進行幾輪；0 表示不限。

## 名稱

colour-green = 綠
colour-yellow = 黃
colour-purple = 紫
colour-red = 紅
colour-multi = 任何顏色
notch-gold = 金色
notch-blue = 藍色
notch-white = 白色
elder-gardener = 園丁
elder-guide = 嚮導
elder-mason = 石匠
elder-architect = 建築師
elder-painter = 畫師
elite-merchant = 商人
elite-tinkerer = 巧匠
elite-foreman = 工頭
elite-archivist = 檔案官
elite-shepherd = 牧者
elite-surveyor = 測量員
prophecy-six_buildings = 六座建築
prophecy-seven_buildings = 七座建築
prophecy-eight_buildings = 八座建築
prophecy-twelve_flowers = 十二朵花
prophecy-two_artefacts = 兩件神器
prophecy-seven_flowers_one_artefact = 七朵花與一件神器
prophecy-four_corners = 四個角落
prophecy-three_in_line = 三座連線
prophecy-each_level = 每級一座
space-build = 建造格
space-flower = 花格
space-move = 移動格
space-chip = 晶片格
fragment-head = 頭部
fragment-core = 核心
fragment-base = 底座
window-die = 選骰之前
window-awakening = 喚醒之前
window-recycling = 回收之前
window-prophecy = 預言之前
window-end = 回合結束時
phase-1 = 選骰
phase-2 = 喚醒
phase-3 = 回收
phase-4 = 預言
points-buildings = 建築
points-arrows = 箭頭
points-prophecies = 預言
points-artefacts = 神器
points-flowers = 花
tile-L1-GREEN-FLOWER = 綠 I（花）
tile-L1-YELLOW-FLOWER = 黃 I（花）
tile-L1-PURPLE-FLOWER = 紫 I（花）
tile-L1-RED-FLOWER = 紅 I（花）
tile-L1-GREEN-MOVE = 綠 I（移動）
tile-L1-YELLOW-MOVE = 黃 I（移動）
tile-L1-PURPLE-MOVE = 紫 I（移動）
tile-L1-RED-MOVE = 紅 I（移動）
tile-L1-GREEN-ADVANCE = 綠 I（推進）
tile-L1-YELLOW-ADVANCE = 黃 I（推進）
tile-L1-PURPLE-ADVANCE = 紫 I（推進）
tile-L1-RED-ADVANCE = 紅 I（推進）
tile-L1-GREEN-CHIP = 綠 I（晶片）
tile-L1-YELLOW-CHIP = 黃 I（晶片）
tile-L1-PURPLE-CHIP = 紫 I（晶片）
tile-L1-RED-CHIP = 紅 I（晶片）
tile-L2-GREEN-FLOWER = 綠 II（花）
tile-L2-YELLOW-FLOWER = 黃 II（花）
tile-L2-PURPLE-FLOWER = 紫 II（花）
tile-L2-RED-FLOWER = 紅 II（花）
tile-L2-GREEN-CHIP = 綠 II（晶片）
tile-L2-YELLOW-CHIP = 黃 II（晶片）
tile-L2-PURPLE-CHIP = 紫 II（晶片）
tile-L2-RED-CHIP = 紅 II（晶片）
tile-L2-GREEN-MOVE = 綠 II（移動）
tile-L2-YELLOW-MOVE = 黃 II（移動）
tile-L2-PURPLE-MOVE = 紫 II（移動）
tile-L2-RED-MOVE = 紅 II（移動）
tile-L3-GREEN-YELLOW = 綠 III（數黃色）
tile-L3-GREEN-RED = 綠 III（數紅色）
tile-L3-YELLOW-PURPLE = 黃 III（數紫色）
tile-L3-YELLOW-GREEN = 黃 III（數綠色）
tile-L3-PURPLE-RED = 紫 III（數紅色）
tile-L3-PURPLE-YELLOW = 紫 III（數黃色）
tile-L3-RED-GREEN = 紅 III（數綠色）
tile-L3-RED-PURPLE = 紅 III（數紫色）
tile-L3-MULTI-1 = 多色 III
tile-L3-MULTI-2 = 多色 III
tile-L3-MULTI-3 = 多色 III
tile-L3-MULTI-4 = 多色 III
now-phase-1 = 階段 1，選骰
now-phase-2 = 階段 2，喚醒
now-phase-3 = 階段 3，回收
now-phase-4 = 階段 4，預言
now-before-die = 階段 1 之前
now-before-awakening = 階段 2 之前
now-before-recycling = 階段 3 之前
now-before-prophecy = 階段 4 之前
now-before-end = 階段 4 之後
now-closing = 回合結束

## 問題：問做決定的玩家，以及其他人看到的

ask-starter = 誰是起始玩家？
    .other = 隨機抽出起始玩家。
ask-elder = 哪位長老來到位置 { $space }？
    .other = 抽出長老。
ask-prophecy = 抽出哪片{ NAME($notch, of: "notch") }預言板塊？
    .other = 抽出預言板塊。
ask-roll =
    { $die ->
        [black] 黑骰擲出多少？
       *[own] { SEAT($owner) } 的骰子擲出多少？
    }
    .other = 擲骰中。
ask-tile =
    { $slot ->
        [board] { $level } 級的圖板格放哪片板塊？
       *[top] { $level } 級牌堆的新頂片是哪片板塊？
    }
    .other = 翻開一片 { $level } 級板塊。
ask-elite = 抽出哪個精英角色？
    .other = 抽出精英角色。
ask-draft = 選一個精英角色。
    .other = { SEAT($seat) } 選擇精英角色。
ask-window =
    { NAME($window, of: "window") }：{ $can ->
        [call] 請教長老，或繼續。
        [power] 使用精英能力，或繼續。
       *[both] 請教長老、使用精英能力，或繼續。
    }
    .other =
    { $can ->
        [call] { SEAT($seat) } 可以請教長老。
        [power] { SEAT($seat) } 可以使用精英能力。
       *[both] { SEAT($seat) } 可以請教長老或使用精英能力。
    }
ask-die = 階段 1：拿一顆黑骰。
    .other = { SEAT($seat) } 拿一顆黑骰。
ask-flip = 把 { $value } 翻到對面的 { $opposite } 嗎？
    .other = { SEAT($seat) } 可以把 { $value } 翻成 { $opposite }。
ask-order = 階段 2：Dunaïa { $dunaia } 醒來。先執行哪一格？
    .other = { SEAT($seat) } 喚醒 Dunaïa { $dunaia }。
ask-effect =
    { $effect ->
        [square] 執行 { $square } 的效果，還是略過？
       *[building] 推進一座建築，還是略過？
    }
    .other = { SEAT($seat) } 可以執行效果或略過。
ask-chip =
    { $chips ->
        [1] 要插入哪個晶片？
       *[other] 要插入哪個晶片（還有 { $chips } 個）？
    }
    .other = { SEAT($seat) } 插入晶片。
ask-move =
    { $moves ->
        [1] 移動一個 Dunaïa，或停止。
       *[other] 移動一個 Dunaïa（最多 { $moves } 個），或停止。
    }
    .other = { SEAT($seat) } 可以移動 Dunaïa。
ask-recycle = 階段 3：骰子放到哪裡回收？
    .other = { SEAT($seat) } 回收骰子。
ask-build = 要建造哪片板塊，蓋在哪裡？
    .other = { SEAT($seat) } 開始一項建造。
ask-advance = 推進哪座建築？
    .other = { SEAT($seat) } 推進一座建築。
ask-search = 要建造牌堆裡的哪片板塊，蓋在哪裡？
    .other = { SEAT($seat) } 搜尋牌堆。
ask-colour = 哪個顏色標記放在哪座建築上？
    .other = { SEAT($seat) } 把顏色標記放在建築上。
ask-power = { NAME($elder, of: "elder") }回應了：要能力、碎片（{ NAME($fragment, of: "fragment") }），還是兩者都要？
    .other = { SEAT($seat) } 在{ NAME($elder, of: "elder") }的能力和碎片之間選擇。
ask-claim = 階段 4：要領取預言「{ NAME($prophecy, of: "prophecy") }」嗎？它值 { $points } 分。
    .other = { SEAT($seat) } 可以領取預言「{ NAME($prophecy, of: "prophecy") }」。
ask-shepherd = 移動你喚醒的 Dunaïa { $dunaia }，或停止。
    .other = { SEAT($seat) } 可以移動 Dunaïa { $dunaia }。
ask-surveyor = 預訂一片板塊，或略過。
    .other = { SEAT($seat) } 可以預訂一片板塊。

## 選擇

do-take = 拿 { $value }
do-turn = 翻轉骰子
do-keep = 不翻骰子
do-first = 先 { $square }
do-perform = 執行效果
do-skip = 略過效果
do-insert = 插入 { $chip }
do-move = 把 Dunaïa { $dunaia } 移到 { $place }
do-stop = 停止
do-recycle = 放在{ NAME($space, of: "space") }回收
    .seat-square = 放在 { SEAT($seat) } 的 { $square } 回收
do-build = 在 { $square } 建造 { $tile }
    .square-tile-turn = 在 { $square } 建造 { $tile }，轉 { $turn } 個四分之一圈
do-advance = 推進 { $square }
do-call = 請教長老 { $space }，棄掉 { $chips }
do-both = 能力與碎片
do-fragment = 只要碎片
do-power = 只要能力
do-search = 在 { $square } 建造 { $tile }
    .square-tile-turn = 在 { $square } 建造 { $tile }，轉 { $turn } 個四分之一圈
do-colour = 在 { $square } 放{ NAME($colour, of: "colour") }色標記
do-foreman = 付錢請工頭推進 { $square }
do-archivist = 讓檔案官棄掉 { $chips }
do-continue = 繼續
do-claim = 領取「{ NAME($prophecy, of: "prophecy") }」
do-leave = 留下「{ NAME($prophecy, of: "prophecy") }」
do-book = 預訂 { $tile }
do-pass = 不預訂
do-pick = 選{ NAME($elite, of: "elite") }
do-roll = { $value }
do-draw = { $tile }
do-elder = { NAME($elder, of: "elder") }
do-prophecy = { NAME($prophecy, of: "prophecy") }
do-elite = { NAME($elite, of: "elite") }
do-begin = { SEAT($seat) } 先開始

# 行動的種類，作為標題。
kind-take = 拿骰子
kind-turn = 翻轉
kind-keep = 不翻
kind-first = 先執行
kind-perform = 執行
kind-skip = 略過
kind-insert = 插入晶片
kind-move = 移動 Dunaïa
kind-stop = 停止
kind-recycle = 回收
kind-build = 建造
kind-advance = 推進
kind-call = 請教長老
kind-both = 兩者都要
kind-fragment = 碎片
kind-power = 能力
kind-search = 從牌堆建造
kind-colour = 顏色標記
kind-foreman = 工頭
kind-archivist = 檔案官
kind-continue = 繼續
kind-claim = 領取預言
kind-leave = 留下預言
kind-book = 預訂板塊
kind-pass = 不預訂
kind-pick = 精英角色

## 事件

event-begin = { SEAT($seat) } 是起始玩家{ EACH($then, of: "then", before: "：") }
event-elder = { NAME($elder, of: "elder") }來到長老位置 { $space }{ EACH($then, of: "then", before: "：") }
event-prophecy = { NAME($notch, of: "notch") }預言是「{ NAME($prophecy, of: "prophecy") }」，{ $points } 分{ EACH($then, of: "then", before: "：") }
event-elite = { NAME($elite, of: "elite") }供選擇{ EACH($then, of: "then", before: "：") }
event-draw = { $slot ->
        [board] { $tile } 放在 { $level } 級的圖板格
       *[top] { $tile } 是 { $level } 級牌堆的新頂片
    }{ EACH($then, of: "then", before: "：") }
event-roll = { SEAT($seat) } 擲骰：{ $die ->
        [black] 一顆黑骰
       *[own] { SEAT($owner) } 的骰子
    }擲出 { $value }{ EACH($then, of: "then", before: "；") }
event-pick = { SEAT($seat) } 選了{ NAME($elite, of: "elite") }{ EACH($then, of: "then", before: "：") }
event-take = { SEAT($seat) } 拿了{ $die ->
        [black] 黑骰 { $value }
       *[own] 自己的骰子 { $value }
    }{ $wakes ->
        [open] { "" }
       *[now] ，喚醒 Dunaïa { $value }
    }{ EACH($then, of: "then", before: "：") }
event-turn = { SEAT($seat) } 把 { $before } 翻成 { $value }，喚醒 Dunaïa { $value }{ EACH($then, of: "then", before: "：") }
event-keep = { SEAT($seat) } 不翻 { $value }，喚醒 Dunaïa { $value }{ EACH($then, of: "then", before: "：") }
event-first = { SEAT($seat) } 先喚醒 { $square }{ EACH($then, of: "then", before: "：") }
event-perform = { $effect ->
        [square] { SEAT($seat) } 執行 { $square } 的效果
       *[building] { SEAT($seat) } 推進一座建築
    }{ EACH($then, of: "then", before: "：") }
event-skip = { $effect ->
        [square] { SEAT($seat) } 略過 { $square } 的效果
       *[building] { SEAT($seat) } 不推進建築
    }{ EACH($then, of: "then", before: "：") }
event-insert = { SEAT($seat) } 插入晶片 { $chip }{ EACH($then, of: "then", before: "：") }
event-move = { $how ->
        [shepherd] { SEAT($seat) } 讓牧者把 Dunaïa { $dunaia } 從 { $start } 移到 { $target }
       *[effect] { SEAT($seat) } 把 Dunaïa { $dunaia } 從 { $start } 移到 { $target }
    }{ EACH($then, of: "then", before: "：") }
event-stop = { $how ->
        [shepherd] { SEAT($seat) } 不用牧者
       *[effect] { $moved ->
            [0] { SEAT($seat) } 不移動 Dunaïa
           *[other] { SEAT($seat) } 不再移動 Dunaïa
        }
    }{ EACH($then, of: "then", before: "：") }
event-recycle = { $where ->
        [common] { SEAT($seat) } 把骰子放在{ NAME($space, of: "space") }回收
        [own] { SEAT($seat) } 把骰子放在自己 { $square } 的 { $tile } 回收
       *[other] { SEAT($seat) } 把骰子放在 { SEAT($owner) } 位於 { $square } 的 { $tile } 回收，付給對方 { $paid } 朵花
    }{ EACH($then, of: "then", before: "：") }
    .seen = { $where ->
        [common] { SEAT($seat) } 把骰子放在{ NAME($space, of: "space") }回收
        [own] { SEAT($seat) } 把骰子放在自己 { $square } 的{ NAME($tile, of: "tile") }回收
       *[other] { SEAT($seat) } 把骰子放在 { SEAT($owner) } 位於 { $square } 的{ NAME($tile, of: "tile") }回收，付給對方 { $paid } 朵花
    }{ EACH($then, of: "then", before: "：") }
event-build = { $origin ->
        [booked] { SEAT($seat) } 在 { $square } 開始建造預訂的 { $tile }
       *[other] { SEAT($seat) } 在 { $square } 開始建造 { $tile }
    }，{ event-build.cost }{ EACH($then, of: "then", before: "：") }
    .cost = 花費 { $paid } 朵花{ $turned ->
        [0] { "" }
       *[other] ，轉 { $turned } 個四分之一圈
    }
    .seen = { $origin ->
        [booked] { SEAT($seat) } 在 { $square } 開始建造預訂的{ NAME($tile, of: "tile") }
       *[other] { SEAT($seat) } 在 { $square } 開始建造{ NAME($tile, of: "tile") }
    }，{ event-build.cost }{ EACH($then, of: "then", before: "：") }
event-search = { SEAT($seat) } 從牌堆找出 { $tile }，在 { $square } 開始建造，{ event-build.cost }{ EACH($then, of: "then", before: "：") }
    .seen = { SEAT($seat) } 從牌堆找出{ NAME($tile, of: "tile") }，在 { $square } 開始建造，{ event-build.cost }{ EACH($then, of: "then", before: "：") }
event-advance = { SEAT($seat) } 推進 { $square } 的建造{ EACH($then, of: "then", before: "：") }
event-colour = { SEAT($seat) } 在 { $square } 的 { $tile } 放{ NAME($colour, of: "colour") }色標記{ EACH($then, of: "then", before: "：") }
    .seen = { SEAT($seat) } 在 { $square } 的建築放{ NAME($colour, of: "colour") }色標記{ EACH($then, of: "then", before: "：") }
event-call = { SEAT($seat) } 請教{ NAME($elder, of: "elder") }，棄掉 { $chips }{ EACH($then, of: "then", before: "：") }
event-both = { SEAT($seat) } 使用{ NAME($elder, of: "elder") }的能力，並拿碎片{ EACH($then, of: "then", before: "：") }
event-fragment = { SEAT($seat) } 不用{ NAME($elder, of: "elder") }的能力，只拿碎片{ EACH($then, of: "then", before: "：") }
event-power = { SEAT($seat) } 使用{ NAME($elder, of: "elder") }的能力，不拿碎片{ EACH($then, of: "then", before: "：") }
event-foreman = { SEAT($seat) } 付工頭 { $paid } 朵花，推進 { $square }{ EACH($then, of: "then", before: "：") }
event-archivist = { SEAT($seat) } 讓檔案官棄掉 { $chips }{ EACH($then, of: "then", before: "：") }
event-continue = { SEAT($seat) } 繼續{ EACH($then, of: "then", before: "：") }
event-claim = { SEAT($seat) } 領取預言「{ NAME($prophecy, of: "prophecy") }」，{ $points } 分{ EACH($then, of: "then", before: "：") }
event-leave = { SEAT($seat) } 留下預言「{ NAME($prophecy, of: "prophecy") }」{ EACH($then, of: "then", before: "：") }
event-book = { SEAT($seat) } 預訂 { $tile }{ EACH($then, of: "then", before: "：") }
    .seen = { SEAT($seat) } 預訂{ NAME($tile, of: "tile") }{ EACH($then, of: "then", before: "：") }
event-pass = { SEAT($seat) } 不預訂{ EACH($then, of: "then", before: "：") }

## 自動發生的後續

then-elder = { NAME($elder, of: "elder") }來到長老位置 { $space }
then-prophecy = { NAME($notch, of: "notch") }預言是「{ NAME($prophecy, of: "prophecy") }」，{ $points } 分
then-draw = { $tile } 是 { $level } 級牌堆的新頂片
    .seen = { NAME($tile, of: "tile") }是 { $level } 級牌堆的新頂片
then-take = { $die ->
        [black] { SEAT($seat) } 必須拿黑骰 { $value }
       *[own] { SEAT($seat) } 必須拿自己的骰子 { $value }
    }{ $wakes ->
        [open] { "" }
       *[now] ，喚醒 Dunaïa { $value }
    }
then-recycle = { $where ->
        [common] 骰子放在{ NAME($space, of: "space") }
        [own] 骰子放在自己 { $square } 的 { $tile }
       *[other] 骰子放在 { SEAT($owner) } 位於 { $square } 的 { $tile }，付給對方 { $paid } 朵花
    }
    .seen = { $where ->
        [common] 骰子放在{ NAME($space, of: "space") }
        [own] 骰子放在自己 { $square } 的{ NAME($tile, of: "tile") }
       *[other] 骰子放在 { SEAT($owner) } 位於 { $square } 的{ NAME($tile, of: "tile") }，付給對方 { $paid } 朵花
    }
then-build = { $tile } 在 { $square } 開始建造，{ then-build.cost }
    .cost = 花費 { $paid } 朵花
    .seen = { NAME($tile, of: "tile") }在 { $square } 開始建造，{ then-build.cost }
then-search = 從牌堆找出 { $tile }，在 { $square } 開始建造，{ then-build.cost }
    .seen = 從牌堆找出{ NAME($tile, of: "tile") }，在 { $square } 開始建造，{ then-build.cost }
then-colour = 在 { $square } 的 { $tile } 放{ NAME($colour, of: "colour") }色標記
    .seen = 在 { $square } 的建築放{ NAME($colour, of: "colour") }色標記
then-progress = { $square } 推進到 { $token } / { $needed }
then-complete = { $square } 完成
then-flowers = 花 +{ $flowers }
then-chip = 插入晶片 { $chip }
then-found = 拿到碎片：{ NAME($fragment, of: "fragment") }
then-artefact = 拿到碎片：{ NAME($fragment, of: "fragment") }，完成一件神器
then-fulfil = { SEAT($seat) } 實現預言「{ NAME($prophecy, of: "prophecy") }」，{ $points } 分
then-asleep = { $squares } 沒有作用
then-lost = Dunaïa 已經離開，{ $square } 的效果失效
then-end = { $reason ->
        [prophecies] 最後一個預言被拿走，再過 { $turns } 個回合結束
       *[buildings] 村莊建成，再過 { $turns } 個回合結束
    }
then-next = { $begins ->
        [round] 第 { $round } 輪從 { SEAT($seat) } 開始
       *[turn] 輪到 { SEAT($seat) }
    }
then-collect = { SEAT($seat) } 收回所有骰子來擲
then-over = 遊戲結束

## 計分表

line-building = { $square } 的 { $tile }
line-arrow = { $square } 的 { $tile } 指向 { $target } 的箭頭
line-prophecy = 預言「{ NAME($prophecy, of: "prophecy") }」
line-artefacts = { $artefacts } 件完整神器
line-flowers = { $flowers } 朵花

## 拒絕

refuse-starter-first = 要先抽出起始玩家
refuse-drawing-elders = 還在抽長老
refuse-drawing-prophecies = 還在抽預言板塊
refuse-rolling = 正在擲骰
refuse-laying-out = 還在布置板塊
refuse-uncovering = 要先翻開牌堆的下一片板塊
refuse-drawing-elites = 還在抽精英角色
refuse-starter-known = 起始玩家已經決定了
refuse-elders-drawn = 只有設置時才抽長老
refuse-prophecies-drawn = 只有設置時才抽預言板塊
refuse-no-roll-due = 現在不是擲骰的時候
refuse-no-tile-due = 現在不是翻板塊的時候
refuse-no-elite-due = 現在不是抽精英角色的時候
refuse-no-draft = 只有輪抽時才選精英角色
refuse-not-phase-1 = 骰子在階段 1 拿
refuse-not-the-tinkerer = 只有巧匠在拿骰子時會被問到要不要翻
refuse-no-order-due = 現在沒有效果順序要選
refuse-no-effect-due = 現在沒有效果要決定
refuse-no-chip-due = 現在沒有晶片要插入
refuse-no-move-due = 現在不能移動 Dunaïa
refuse-nothing-to-stop = 你沒有在移動 Dunaïa，所以沒有什麼好停的
refuse-not-phase-3 = 骰子在階段 3 回收
refuse-no-build-due = 要買板塊，請把骰子放在建造格
refuse-no-advance-due = 現在不能推進自選的建築
refuse-no-call-now = 長老要在階段之前或之後請教
refuse-no-power-due = 現在沒有能力或碎片要決定
refuse-no-search-due = 只有長老能讓你搜尋牌堆
refuse-no-colour-due = 只有長老會給顏色標記
refuse-no-foreman-now = 工頭要在階段之前或之後使用
refuse-no-archivist-now = 檔案官要在階段之前或之後使用
refuse-no-window = 現在不能請教長老或使用能力
refuse-no-claim-due = 現在沒有預言板塊要決定
refuse-no-booking-now = 只有測量員能在回合結束時預訂板塊
refuse-no-booking-due = 現在沒有板塊可預訂
refuse-over = 遊戲已經結束
refuse-no-seat = 這一桌沒有座位 { $number }
refuse-no-elder = 沒有長老 { $elder }
refuse-elder-placed = { NAME($elder, of: "elder") }已經有位置了
refuse-elder-not-first = { NAME($elder, of: "elder") }不在第一場遊戲的建議中
refuse-other-notch = 「{ NAME($prophecy, of: "prophecy") }」不是{ NAME($notch, of: "notch") }預言板塊
refuse-prophecy-not-first = 「{ NAME($prophecy, of: "prophecy") }」不在第一場遊戲的建議中
refuse-no-face = 骰子沒有 { $value }
refuse-no-tile = 沒有板塊 { $tile }
refuse-other-pile = { $tile } 不屬於 { $level } 級的牌堆
refuse-left-pile = { $tile } 已經離開牌堆
refuse-no-elite = 沒有精英角色 { $elite }
refuse-elite-offered = { NAME($elite, of: "elite") }已經供選擇了
refuse-elite-not-offered = { NAME($elite, of: "elite") }不在選項中
refuse-own-die-waits = 自己的骰子要等黑骰都拿完；黑骰有 { $values }
refuse-die-of-another = { $value } 是其他玩家的骰子
refuse-no-such-die = 沒有黑骰是 { $value }；黑骰有 { $values }
refuse-not-beside = Dunaïa { $dunaia } 站在 { $place } 之間
refuse-no-chip = 沒有晶片 { $chip }
refuse-chip-in = 晶片 { $chip } 已經插入了
refuse-no-dunaia = 沒有 Dunaïa { $dunaia }
refuse-no-place = { $place } 不是兩格之間的位置
refuse-moved-already = 這個效果已經移動過 Dunaïa { $dunaia }
refuse-only-awakened = 只能移動被喚醒的 Dunaïa { $dunaia }
refuse-stands-there = Dunaïa { $dunaia } 已經在 { $place }
refuse-place-not-empty = { $place } 不是空的
refuse-place-full = { $place } 已經有 { $dunaias } 個 Dunaïa，達到上限
refuse-no-building = { SEAT($seat) } 在 { $square } 沒有建築
refuse-no-space = 公共圖板沒有格子 { $space }
refuse-not-completed = { $tile } 還沒完成
    .seen = 這座建築還沒完成
refuse-not-level-1 = { $tile } 不是一級建築
    .seen = 這不是一級建築
refuse-die-on-it = { $tile } 上已經有骰子，要等下次擲骰
    .seen = 這座建築上已經有骰子，要等下次擲骰
refuse-flower-for-owner = 要先付 { SEAT($seat) } 一朵花，而你沒有花
refuse-not-for-sale = { $tile } 不在可買的板塊中
    .seen = 這片板塊不在可買的板塊中
refuse-too-dear = { $tile } 要 { $price }，而{ refuse-too-dear.have }
    .have = 你有 { $flowers } 朵花
    .seen = 它要 { $price }，而{ refuse-too-dear.have }
refuse-no-square = 沒有格子 { $square }
refuse-square-used = { $square } 已經有板塊了
refuse-say-turn = 這一桌可以轉動板塊：請加上 r0、r1、r2 或 r3
refuse-upright = 板塊必須正放，不能轉動
refuse-no-turn = 板塊有四個方向，r0 到 r3；沒有 r{ $turn }
refuse-same-turn = r{ $turn } 看起來和 r{ $same } 一樣；請寫 r{ $same }
refuse-no-site-there = 你在 { $square } 沒有建造中的建築
refuse-no-elder-space = 沒有長老位置 { $space }
refuse-empty-call = 這次請教什麼都得不到
refuse-no-chips = { $chips } 不是晶片；請寫成 2+5+6 這樣
refuse-chips-not-in = 只能棄掉已插入的晶片，而 { $missing } { $count ->
        [1] 沒有插入
       *[other] 都沒有插入
    }
refuse-other-chips = 要棄掉的晶片：{ $asked ->
        [any] 任意 { $more } 個
       *[some] { $more ->
            [0] { $fixed }
           *[other] { $fixed } 加上另外 { $more } 個
        }
    }，不是 { $chips }
refuse-only-foreman = 只有工頭可以這麼做
refuse-foreman-used = 這個回合已經用過工頭
refuse-foreman-too-dear = 工頭要 { $price } 朵花
refuse-only-archivist = 只有檔案官可以這麼做
refuse-archivist-used = 這個回合已經用過檔案官
refuse-fragment-always = 只要拿得到，就一定要拿碎片
refuse-not-in-pile = { $tile } 不在牌堆裡
refuse-no-colour = 沒有 { $colour } 標記
refuse-no-own-building = 你在 { $square } 沒有建築
refuse-colour-gone = { NAME($colour, of: "colour") }色標記用完了
refuse-colour-there = { $square } 的 { $tile } 已經是{ NAME($colour, of: "colour") }色
    .seen = { $square } 的建築已經是{ NAME($colour, of: "colour") }色
refuse-other-prophecy = 現在要決定的是「{ NAME($asked, of: "prophecy") }」，不是「{ NAME($prophecy, of: "prophecy") }」
refuse-no-token = 沒有剩下的建造標記
refuse-board-full = 每一格都用了
refuse-no-flower = 供應區沒有花了
refuse-chips-in = 所有晶片都已插入
refuse-no-site = 你沒有建造中的建築
refuse-no-affordable-tile = 你買不起任何板塊
refuse-no-affordable-search = 牌堆裡的板塊你都買不起
refuse-nothing-to-colour = 剩下的顏色標記，你的建築都放不了
refuse-fragment-held = 未完成的神器已經有{ NAME($fragment, of: "fragment") }
refuse-fragment-gone = { NAME($fragment, of: "fragment") }碎片拿完了

## 文字圖板

board-over = 遊戲結束。
board-set-up = 設置
board-rolls = { SEAT($seat) } 擲骰
board-head = 第 { $round } 輪，{ SEAT($seat) }：{ NAME($now, of: "now") }
board-awake = Dunaïa { $dunaia } 醒著
board-last = { $turns ->
        [0] 這是最後一個回合
       *[other] 之後還有 { $turns } 個回合
    }
board-own-die = { SEAT($seat) } { $value ->
        [0] 已拿
       *[other] { $value }
    }
board-dice = 骰子：{ $count ->
        [0] 沒有黑骰
       *[other] 黑 { $black }
    }；各自：{ $own }
board-space = { NAME($space, of: "space") }（{ $effect }）：{ $dice } 顆骰子
board-spaces = 公共圖板的回收格：{ $spaces }
board-market = 市場（價格、板塊、建造格數、效果）：
board-no-tile = 空
board-offer = { $slot ->
        [board] 圖板 { $price }  { $tile }
       *[top] 牌堆 { $price }  { $tile }，下面還有 { $below } 片
    }
board-effect = { $effect ->
        [flower] 拿 { $amount } 朵花
        [chip_any] 插入 { $amount } 個自選的晶片
        [move] { $amount ->
            [1] 移動 1 個 Dunaïa
           *[other] 移動最多 { $amount } 個 Dunaïa
        }
        [advance] { $amount ->
            [1] 推進 1 座建築
           *[other] 推進建築 { $amount } 次
        }
        [build] 開始一項建造
        [search_build] 建造牌堆裡的任一板塊
        [colour] 在建築上放一個顏色標記
       *[chip_own] 插入被喚醒的 Dunaïa 的晶片
    }
board-short = { $effect ->
        [flower] 花 { $amount }
        [chip_any] 晶片 { $amount }
        [move] 移動 { $amount }
       *[advance] 推進 { $amount }
    }
board-arrow = { $effect ->
        [flower] 花 +{ $amount }
        [chip_any] 晶片 +{ $amount }
        [move] 移動 +{ $amount }
       *[points] { NAME($colour, of: "colour") } { $amount }
    }
board-squares = { $squares } 格
board-multi = 視為每種顏色
board-any = 任意
board-elder = 長老 { $space } { NAME($elder, of: "elder") }：{ $effect }；晶片 { $chips }；{ NAME($fragment, of: "fragment") }（剩 { $left }）
board-elites = 可選的精英角色：{ NAME($elites, of: "elite") }
board-taken = { SEAT($seat) } 已拿
board-reached = { SEAT($seat) } { $far }
board-prophecy = 預言「{ NAME($prophecy, of: "prophecy") }」（{ $points }）：{ $far }
board-player = { SEAT($seat) }（{ NAME($colour, of: "colour") }）{ $who ->
        [you] { " " }你
       *[other] { "" }
    }
board-none = 無
board-points = { $points } 分
board-flowers = { $flowers } 朵花
board-chips = 晶片 { $chips }
board-artefacts = { $artefacts } 件神器{ $held ->
        [0] { "" }
       *[other] ，另有{ NAME($fragments, of: "fragment") }
    }
board-tokens = { $tokens } 個標記
board-elite = { NAME($elite, of: "elite") }
board-booked = 預訂 { $tile }，{ $price } 朵花
board-dunaia = { $dunaia } 在 { $line }
board-dunaias = Dunaïa：{ $dunaias }
board-live = 有效箭頭 { $sides }
board-die = 骰子
board-done = 完成
board-site = 建造中 { $token }/{ $squares }
board-token = +{ NAME($colour, of: "colour") }
board-empty = 空，{ $effect ->
        [flower] 花
        [chip_own] 自己的晶片
        [chip_any] 晶片
       *[move] 移動
    }{ $amount ->
        [1] { "" }
       *[other] { " " }{ $amount }
    }

## 畫面：配件

ui-round = 第 { $round } 輪
ui-prophecies-left = 剩 { $left } 個預言
ui-turns-left = { $turns ->
        [0] 最後一個回合
       *[other] 之後還有 { $turns } 個回合
    }
ui-phases = 回合的各階段
ui-prophecies = 預言
ui-elders = 長老
ui-recycling = 回收
ui-buildings = 建築
ui-booked = 預訂
ui-search = 在牌堆裡
ui-found = { $count } 片板塊可選
ui-piles = 牌堆裡有 { $piles }
ui-common = 公共圖板
ui-villages = 村莊
ui-village = { SEAT($seat) } 的村莊
ui-open-village = 打開 { SEAT($seat) } 的村莊
ui-guest = 把骰子放在空著的建築上要 { $price } 朵花，付給 { SEAT($seat) }。
ui-power-merchant = 建築便宜 { $value } 朵花
ui-power-tinkerer = 骰子可以翻到對面
ui-power-foreman = 每回合一次，{ $flowers } 朵花推進建築一步
ui-power-archivist = 每回合一次，{ $chips } 個晶片換一次移動和 { $flowers } 朵花
ui-power-shepherd = 回合結束時移動被喚醒的 Dunaïa
ui-power-surveyor = 回合結束時預訂一片板塊
ui-brief-merchant = 板塊便宜 { $value }
ui-brief-tinkerer = 可翻骰子
ui-brief-foreman = { $flowers } 朵花：一步
ui-brief-archivist = { $chips } 個晶片：{ $flowers } 朵花
ui-brief-shepherd = 移動醒來的
ui-brief-surveyor = 預訂板塊
ui-elders-answer = { $count } 位長老回應
ui-not-this-turn = 這回合不用
ui-done = 完成
ui-progress = { $token } / { $needed }
ui-pill-done = 完成，+{ $points }
ui-asleep = 沉睡
ui-due = 接著醒來
ui-pay-goes = 棄掉
ui-pay-this = 這個
ui-pay-or = 或這個
ui-pay-not-in = 未插入
ui-flowers = { $flowers } 朵花
ui-tokens = { $tokens ->
        [0] 沒有建造標記了
       *[other] 剩 { $tokens } 個建造標記
    }
ui-fragments = { $held } 個碎片，{ $artefacts } 件神器
ui-houses = 建築完成 { $completed } / { $needed }
ui-chips = 已插入的晶片：{ $chips }
ui-costs = { $price } 朵花
ui-omen = 預言「{ NAME($prophecy, of: "prophecy") }」：{ $points } 分
ui-elder = { NAME($elder, of: "elder") }：{ $what }，要晶片 { $chips } 加另外 { $more } 個，附神器的{ NAME($fragment, of: "fragment") }
ui-space = { $what }；上面有 { $dice } 顆骰子
ui-empty = { $square }，空：{ $what }
ui-standing = { $square }，{ NAME($tile, of: "tile") }，{ $token ->
        [0] 已完成
       *[other] 建造中，{ $token } / { $squares }
    }
ui-arrow = { NAME($side, of: "side") }側箭頭
ui-arrow-live = { NAME($side, of: "side") }側有效箭頭
side-N = 北
side-E = 東
side-S = 南
side-W = 西
ui-colour-token = 有{ NAME($colour, of: "colour") }色標記
ui-die-on-it = 上面有骰子
ui-line = { $line } 之間，那裡的 Dunaïa：{ $dunaias }
ui-giant = Dunaïa { $number } 在 { $line }
ui-column = { $value }：{ $black ->
        [0] 沒有黑骰
       *[other] { $black } 顆黑骰
    }，玩家的骰子：{ SEAT($own) }。
ui-column-chip = { $in ->
        [yes] 晶片 { $chip } 已插入。
       *[no] 晶片 { $chip } 未插入。
    }
ui-wakes-nothing = { $square } 沒有作用。
ui-wakes-progress = { $square } 推進到 { $token } / { $needed }。
ui-wakes-complete = { $square } 完成{ $points ->
        [0] { "" }
       *[other] ：{ $points } 分
    }。
ui-wakes-gain = { $square } 給{ $chip ->
        [0] { $flowers ->
            [0] { "" }
           *[other] { " " }{ $flowers } 朵花
        }{ $chips ->
            [0] { "" }
           *[other] { " " }{ $chips } 個自選的晶片
        }{ $moves ->
            [0] { "" }
           *[other] { " " }{ $moves } 次移動
        }
       *[other] 晶片 { $chip }
    }。

## 畫面：橫幅

ui-say-last = { $turns ->
        [0] 這是最後一個回合。
       *[other] 之後還有 { $turns } 個回合。
    }
ui-say-die = 拿一顆骰子
ui-say-dice = { $count ->
        [1] 只剩一顆黑骰 { $black }。
       *[other] 黑骰：{ $black }。
    }{ $own ->
        [0] { "" }
       *[other] 你自己的 { $own } 要等黑骰都拿完。
    }
ui-say-own-die = 黑骰都拿完了，所以拿你自己的 { $value }。
ui-say-take = 拿 { $value }，喚醒 Dunaïa { $value }？
ui-say-ninth = 這會完成你的村莊，觸發終局。
ui-say-order = Dunaïa { $dunaia } 醒來：先執行哪一格？
ui-why-giant-first = 先選要移動的巨人（DUN-060）。
ui-why-no-turn = 板塊放上格子後，在允許轉動的桌上就能轉動（DUN-033）。
ui-say-or = 或者：
ui-say-chip = 插入 { $chips } 個晶片
ui-say-chip-text = 選一個還沒插入的晶片號碼。
ui-say-move = { $moves ->
        [1] 移動一個 Dunaïa
       *[other] 移動最多 { $moves } 個 Dunaïa
    }
ui-say-move-which = 把它拖到別的線上，或先選它再選線。一條線上最多三個。
ui-say-move-where = Dunaïa { $dunaia } 移到哪裡？一條線上最多三個。
ui-say-astray = 如果被喚醒的 Dunaïa 走開，{ $square } 就沒有作用。
ui-say-shepherd = 移動你喚醒的 Dunaïa { $dunaia }？
ui-say-recycle = 你的 { $value } 放到哪裡？
ui-say-recycle-text = 公共圖板、自己空著的 I 級建築，或付 { $price } 朵花放在別人的建築。
ui-say-guest = { SEAT($seat) } 因此得到 { $price } 朵花。
ui-say-gives = 你可以{ $what }。
ui-say-build = 哪片板塊，蓋在哪裡？
ui-say-search = 牌堆裡的哪片板塊，蓋在哪裡？
ui-say-which = 選一片板塊或一格。
ui-say-which-here = 為 { $square } 選一片板塊。
ui-say-where = 每個空格顯示建築在那裡的得分。
ui-say-lay = 在 { $square } 建造{ NAME($tile, of: "tile") }？
ui-say-price = { $price ->
        [0] 不用花費
       *[other] 花費 { $price } 朵花
    }，還要 { $advances } 步才能完成。
ui-say-finished = 完成後得 { $points } 分{ $flowers ->
        [0] { "" }
       *[other] ，鄰近建築多給 { $flowers } 朵花
    }{ $chips ->
        [0] { "" }
       *[other] ，鄰近建築多給 { $chips } 個晶片
    }{ $moves ->
        [0] { "" }
       *[other] ，鄰近建築多給 { $moves } 次移動
    }。
ui-say-advance = 推進哪座建築？
ui-say-advance-text = 選一座建造中的建築。
ui-say-foreman = 工頭在哪裡動工？
ui-say-foreman-text = 選一座建造中的建築；兩朵花推進它。
ui-say-colour = 選一個顏色標記
ui-say-colour-text = 再選要放上它的建築。
ui-say-book = 要預訂板塊嗎？
ui-say-book-text = 之後你可以用該級的最低價買它。
ui-say-draft = 選一個精英角色
ui-say-draft-text = 整場遊戲都跟著你。
ui-say-call = 請教{ NAME($elder, of: "elder") }？
ui-say-call-text = 你可以{ $power }。{ $fragment ->
        [none] 碎片不能拿。
        [whole] 碎片會完成一件神器。
       *[other] 附帶神器的{ NAME($fragment, of: "fragment") }。
    }
ui-say-archivist = 棄掉兩個晶片？
ui-say-archivist-text = 換來移動一個 Dunaïa 和兩朵花。
ui-say-window-die = 只剩你自己的骰子
ui-say-window-awakening = 喚醒之前
ui-say-window-recycling = 回收之前
ui-say-window-prophecy = 你的骰子放好了
ui-say-window-end = 預言已經檢查
ui-say-window-text = 還可以請教長老或使用精英能力。
ui-act-take = 拿 { $value }
ui-act-first = 先 { $square }
ui-act-stop = { $moved ->
        [0] 不移動
       *[other] 移動完成
    }
ui-act-move = 把 { $dunaia } 移到 { $place }
ui-act-place = 骰子放這裡
ui-act-lay = 建造在 { $square }
ui-act-turn = 轉動
ui-act-pay = 支付 { $chips }
ui-act-end = 結束回合
ui-act-prophecy = 先看預言
ui-act-own-die = 拿骰子
ui-act-on = 繼續
ui-tell-build = 在 { $square } 建造{ NAME($tile, of: "tile") }{ $turn ->
        [0] { "" }
       *[other] ，轉 { $turn } 個四分之一圈
    }
ui-tell-search = 找出{ NAME($tile, of: "tile") }，建造在 { $square }{ $turn ->
        [0] { "" }
       *[other] ，轉 { $turn } 個四分之一圈
    }
ui-tell-book = 預訂{ NAME($tile, of: "tile") }
ui-keys-number = 拿骰子、插入或支付晶片、選板塊
ui-keys-elder = 下一位回應的長老
ui-keys-quiet = 這回合不請教長老
ui-keys-space = 建造、花、移動、晶片：骰子放的地方
ui-keys-next = 下一個可以做事的地方
ui-keys-turn = 轉動板塊，如果這一桌允許
ui-aid-live = 指向已完成的同色建築：有效
ui-aid-dead = 還沒有效
ui-aid-asleep = 完成的 I 級和 III 級建築被喚醒時沒有作用。
ui-aid-end = 終局：最後一個預言，或 { $buildings } 座完成的建築。

## 畫面：過程與計分表

ui-log-begin = 設置
ui-log-round = 第 { $round } 輪
ui-log-setup = 山谷布置完成{ $begun ->
        [yes] 。{ SEAT($seat) } 是起始玩家。
       *[no] 。
    }
ui-log-who = { SEAT($seat) }{ " " }
ui-log-rolls = 擲出 { $rolls }
ui-log-pick = 選了{ NAME($elite, of: "elite") }
ui-log-take = { $die ->
        [black] 拿 { $value }
       *[own] 拿自己的 { $value }
    }
ui-log-turn = 翻成 { $value }
ui-log-skip = 略過效果
ui-log-insert = 插入晶片 { $chip }
ui-log-move = 把 { $dunaia } 移到 { $target }
ui-log-recycle = { $where ->
        [common] 使用{ NAME($space, of: "space") }
        [own] 使用 { $square }
       *[other] 付 { $paid } 朵花使用 { SEAT($owner) } 的 { $square }
    }
ui-log-build = 花 { $paid } 朵花在 { $square } 開始建造{ NAME($tile, of: "tile") }
ui-log-search = 花 { $paid } 朵花找出{ NAME($tile, of: "tile") }，在 { $square } 開始建造
ui-log-advance = 推進 { $square }
ui-log-colour = 在 { $square } 放{ NAME($colour, of: "colour") }色標記
ui-log-call = 用 { $chips } 請教{ NAME($elder, of: "elder") }
ui-log-both = 拿能力和碎片
ui-log-fragment = 只拿碎片
ui-log-power = 只用能力
ui-log-foreman = 付工頭 { $paid } 朵花，推進 { $square }
ui-log-archivist = 讓檔案官棄掉 { $chips }
ui-log-claim = 領取「{ NAME($prophecy, of: "prophecy") }」
ui-log-leave = 留下「{ NAME($prophecy, of: "prophecy") }」
ui-log-book = 預訂{ NAME($tile, of: "tile") }
ui-log-pass = 不預訂
ui-then-progress = { $square } 推進到 { $token } / { $needed }
ui-then-complete = { $square } 完成
ui-then-flowers = 花 +{ $flowers }
ui-then-chip = 插入晶片 { $chip }
ui-then-found = 神器的{ NAME($fragment, of: "fragment") }
ui-then-artefact = 一件神器完成
ui-then-fulfil = 實現「{ NAME($prophecy, of: "prophecy") }」，{ $points } 分
ui-then-lost = { $square } 沒有被喚醒
ui-then-end = 再過 { $turns } 個回合結束
ui-then-over = 遊戲結束
ui-sheet-building = 完成的建築
ui-sheet-arrow = 建築的箭頭
ui-sheet-prophecy = 預言
ui-sheet-artefacts = 神器
ui-sheet-flowers = 花
ui-sheet-count = { $count }
ui-piece-giant = Dunaïa { $n }{ $awake ->
        [yes] ，醒著
       *[no] { "" }
    }
ui-piece-die = 骰子，{ $n }
ui-piece-die-blank = 建築上的骰子
ui-piece-own-die = 座位 { $n } 的骰子
ui-piece-artefact = { $held } / 3 個碎片
ui-piece-gives = 一格的收益
ui-piece-dull = 沒有作用
ui-piece-site = 建造中，{ $token } / { $squares }
