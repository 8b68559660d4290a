# 《龍王寶藏》的繁體中文文字。SEAT、NAME、LETTERS 見 core/text/words.py。

blurb = 擺放六角板塊，顏色對顏色，在許多邊相接之處開礦。

## 選項

option-start_player = 誰是起始玩家：隨機抽出，或指定最年輕玩家的座位。
    .random = 隨機
option-joined = 同一回合的每片新板塊都要接觸先前的板塊，還是最後連成一片就好？
    .each = 每片都要
    .final = 最後連成一片
option-short_tokens = 標記不夠建一座礦坑時：不能建，還是有多少放多少？
    .forbid = 不能建
    .place_remaining = 有多少放多少
option-extend_six_points = 六邊相接的擴建得幾分。
option-removed_tiles = 重整移除的板塊，大家都看得到嗎？
    .open = 公開
    .hidden = 不公開
option-expansion = 加入四片單色板塊。
    .none = 不加
    .solid = 加入
option-tie_break = 第一道平手判定：分數最高的區域，還是地基最多的區域？
    .zone_score = 分數最高
    .zone_size = 地基最多
option-final_tie = 最後的平手判定：共享勝利，還是行動順序較後者獲勝？
    .shared = 共享勝利
    .later_turn = 順序較後者獲勝
option-solo_tiles = 單人遊戲總共使用幾片板塊。
option-round_start = 每一輪都從起始玩家開始，還是每輪往下一個座位移？
    .fixed = 同一位玩家
    .rotate = 下一個座位

## 名稱

colour-red = 紅色
colour-yellow = 黃色
colour-blue = 藍色
colour-gray = 灰色
token-red = 紅色
token-yellow = 黃色
token-green = 綠色
token-blue = 藍色
token-black = 黑色
side-east = 東
side-south-east = 東南
side-south-west = 西南
side-west = 西
side-north-west = 西北
side-north-east = 東北
action-supply = 補給
action-reorganize = 重整

## 問題：問做決定的玩家，以及其他人看到的

ask-starter = 誰是起始玩家？
    .other = 隨機抽出起始玩家。
ask-deal = { SEAT($drawer) } 拿到哪片板塊？
    .other = { SEAT($drawer) } 拿到一片板塊。
ask-centre = 中央放哪片板塊？
    .other = 抽出起始板塊。
ask-opening = 起始輪：放一片板塊；如果都放不下，就亮出手牌並移除一片。
    .other = { SEAT($seat) } 在起始輪放一片板塊。
ask-turn = { $hand ->
        [empty] 輪到你了：沒有手牌，必須補給。
        [full] 輪到你了：探索或重整。
       *[some] 輪到你了：探索、補給或重整。
    }
    .other = { SEAT($seat) } 選擇行動，{ $tiles ->
        [0] 沒有手牌
       *[other] 手上有 { $tiles } 片板塊
    }。
ask-more = { $joined ->
        [bridge] 用第三片板塊銜接這個回合的兩片板塊。
        [final] 再放一片，或停手。它必須接觸第一片，否則手上要有第三片能銜接兩者。
       *[each] 再放一片與這回合的板塊相接的板塊，或停手。
    }
    .other = { $joined ->
        [bridge] { SEAT($seat) } 用第三片板塊銜接這個回合的兩片板塊。
       *[other] { SEAT($seat) } 再放一片板塊，或停手。
    }
ask-mine = 要{ $mine ->
        [build] 建造
       *[extend] 擴建
    }嗎？得 { $points } 分，{ $tokens ->
        [0] 不放標記
       *[other] 放 { $tokens } 個標記
    }。
    .other = { SEAT($seat) } 可以{ $mine ->
        [build] 建造
       *[extend] 擴建
    }，得 { $points } 分。
ask-draw = { SEAT($drawer) } 抽到哪片板塊？
    .other = { SEAT($drawer) } 抽一片板塊。

## 選擇

do-place = 在 { $at } 放 { $tile }
do-supply = 補給
do-reorganize = 重整：移除 { $tile }
do-stop = 不再放板塊
do-mine = 開礦坑
do-leave = 不開礦坑
do-remove = 亮出手牌並移除 { $tile }
do-draw = 抽 { $tile }
do-begin = { SEAT($seat) } 先開始

# 行動的種類，作為標題。
kind-place = 放置
kind-supply = 補給
kind-reorganize = 重整
kind-stop = 停手
kind-mine = 開礦坑
kind-leave = 不開礦坑
kind-remove = 移除

## 事件。屬性 .end 說明回合如何結束，用於可能結束回合的事件。

event-begin = { SEAT($seat) } 是起始玩家
event-deal = { SEAT($seat) } 拿到 { $tile }
    .hidden = { SEAT($seat) } 拿到一片板塊
event-draw = { SEAT($seat) } 抽到 { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } 抽一片板塊{ event-draw.end }
    .end = { $last_round ->
        [tokens] ；{ SEAT($seat) } 的標記快用完了，{ event-draw.last }
        [pile] ；牌庫抽完了，{ event-draw.last }
        [both] ；{ SEAT($seat) } 的標記快用完了，牌庫也抽完了，{ event-draw.last }
       *[other] { $ends ->
            [game] ；遊戲結束
           *[other] { "" }
        }
    }
    .last = { $ends ->
        [game] 遊戲就此結束
       *[other] 這是最後一輪
    }
event-centre = { $tile } 放在中央
event-place = { SEAT($seat) } 在 { $at } 放 { $tile }（{ $edges }）{ event-draw.end }
    .seen = { SEAT($seat) } 放了板塊 { LETTERS($edges, of: "edge") }，{ $sides } 邊相接{ event-draw.end }
event-stop = { SEAT($seat) } 不再放板塊{ event-draw.end }
event-build = { SEAT($seat) } 在 { $at } 建造礦坑：{ $mine-sides } 邊，{ event-build.paid }{ event-draw.end }
    .paid = { $mine-points } 分，{ $mine-tokens ->
        [0] 不放標記
       *[other] { $mine-tokens } 個標記
    }
    .seen = { SEAT($seat) } 在那裡建造礦坑：{ $mine-sides } 邊，{ event-build.paid }{ event-draw.end }
event-extend = { SEAT($seat) } 在 { $at } 擴建礦坑：{ $mine-sides } 邊，{ event-build.paid }{ event-draw.end }
    .seen = { SEAT($seat) } 在那裡擴建礦坑：{ $mine-sides } 邊，{ event-build.paid }{ event-draw.end }
event-leave = { SEAT($seat) } 不開礦坑{ event-draw.end }
event-supply = { $draws ->
        [0] { SEAT($seat) } 補給，但牌庫已空
       *[other] { SEAT($seat) } 補給
    }{ event-draw.end }
event-reorganize = { SEAT($seat) } 重整：移除 { $tile }{ event-draw.end }
    .hidden = { SEAT($seat) } 重整：面朝下移除一片板塊{ event-draw.end }
    .seen = { SEAT($seat) } 重整：移除板塊 { LETTERS($edges, of: "edge") }{ event-draw.end }
event-remove = { SEAT($seat) } 沒有板塊能放，亮出 { $hand }，移除 { $tile }
    .seen = { SEAT($seat) } 沒有板塊能放，亮出手牌，移除板塊 { LETTERS($edges, of: "edge") }

## 計分表

line-made = { $mine ->
        [build] 建造 { $times } 座礦坑，每座
       *[extend] 擴建 { $times } 次，每次
    } { $each } 分
line-mines = 礦坑，記在計分板上
line-zone = { $at } 的區域：{ $foundations } 個地基 × { $tokens } 個標記

## 拒絕

refuse-over = 遊戲已經結束
refuse-starter-first = 要先抽出起始玩家
refuse-dealing = 還在發手牌
refuse-centre-first = 要先放起始板塊
refuse-drawing = 要先抽回合結束時的板塊
refuse-starter-known = 起始玩家已經決定了
refuse-no-seat = 這一桌沒有座位 { $number }
refuse-no-draw = 現在不是抽板塊的時候
refuse-no-tile = 這個盒子裡沒有板塊 { $tile }
refuse-drawn-before = { $tile } 已經被抽走了
refuse-not-in-hand = { $tile } 不在 { SEAT($seat) } 手上，手牌是{ $held ->
        [0] 空的
       *[other] { " " }{ $hand }
    }
refuse-mine-due = 這個回合的板塊已經放完，現在決定要不要開礦坑
refuse-no-turn = 板塊有六個方向，r0 到 r5；沒有 r{ $turn }
refuse-occupied = { $at } 已經有板塊了
refuse-no-contact = { $at } 沒有接觸山脈的任何板塊
refuse-mismatch = 板塊{ NAME($side, of: "side") }邊的{ NAME($colour, of: "colour") }會碰到 { $at } 的{ NAME($other, of: "colour") }
refuse-same-look = r{ $turn } 看起來和 r{ $same } 一樣；請寫 r{ $same }
refuse-bridge-them = 第三片必須銜接分開的兩片板塊
refuse-no-bridge = 它沒有接觸這個回合的任何板塊，而 { $others } { $count ->
        [1] 也無法
       *[other] 都無法
    }銜接兩者
refuse-not-joined = 它沒有接觸這個回合的任何板塊；同一回合放的板塊必須彼此相連
refuse-hand-full = 手上有 { $limit } 片板塊時不能補給
refuse-starting-round = 起始輪只放板塊，不能{ NAME($action, of: "action") }
refuse-exploring = 你正在探索，一個回合只有一個行動，不能再{ NAME($action, of: "action") }
refuse-reorganize-instead = 只有起始輪可以亮出手牌並移除一片；現在請用重整
refuse-playable = { $tile } 放得下，例如在 { $at }，所以必須放板塊
refuse-nothing-to-stop = 現在沒有要你再放板塊，所以不用停手
refuse-apart = 兩片板塊是分開的，要用第三片銜接
refuse-no-question = 現在沒有要決定的礦坑
refuse-none-played = 礦坑要開在你放的最後一片板塊上，而你這個回合還沒放
refuse-stop-first = 放完最後一片才能開礦坑：請先停手
refuse-few-sides-build = 最後一片板塊有 { $sides } 邊相接；{ $needed ->
        [0] 這樣的邊數不能建造礦坑
       *[other] 建造礦坑需要 { $needed } 邊
    }
refuse-few-sides-extend = 最後一片板塊有 { $sides } 邊相接；{ $needed ->
        [0] 這樣的邊數不能擴建礦坑
       *[other] 擴建需要 { $needed } 邊
    }
refuse-next-to = 最後一片板塊緊鄰 { SEAT($seats) } 的地基，所以那裡什麼都不能開
refuse-next-to-own = 最後一片板塊緊鄰你自己的地基，所以那裡不能建造新礦坑
refuse-few-tokens = 需要 { $needed } 個標記，而你{ $left ->
        [0] 一個也沒有
       *[other] 只剩 { $left } 個
    }

## 文字圖板

board-head = 牌庫 { $pile }   山脈上的板塊 { $tiles }
board-last-round = { "  " }最後一輪
board-empty = 山脈上還沒有板塊。
board-edge = { NAME($side, of: "side") }邊{ NAME($colour, of: "colour") }
board-tile = { $tile } 在 { $at }：{ $edges }
board-foundation = { SEAT($seat) } 的 { $tokens } 個標記
board-open = 空格：{ $places }
board-player = { SEAT($seat) }（{ NAME($colour, of: "token") }）
board-you = { " " }你
board-score = { $score } 分（計分板 { $points }，區域 { $zones }），{ $tokens } 個標記，{ $tiles } 片板塊
board-no-hand = 你沒有手牌。
board-hand = 你的手牌，各邊從東邊起順時針：
board-build = 建造，依相接邊數：{ $rates }
board-extend = 擴建：{ $rates }
board-rate = { $sides } 邊 { $points } 分 { $tokens ->
        [0] 不放標記
       *[other] { $tokens } 個標記
    }

## 畫面

edge-R = 紅
edge-Y = 黃
edge-B = 藍
edge-wild = 灰
mine-build = 建造
mine-extend = 擴建
ui-board = 山脈。方向鍵在空格間移動，Enter 選擇，R 轉動板塊，問號說明原因。
ui-hand = 你的板塊
ui-tile = 板塊 { $edges }
ui-lay = 在 { $at } 放 { $edges }
ui-give-up = 移除 { $edges } 並抽板塊
ui-laid = { $at } 的板塊 { $edges }
ui-foundation = { $at } 的板塊 { $edges }，{ SEAT($seat) } 的礦坑，有 { $tokens } 個標記
ui-space = { $mine ->
        [build] 建造 +{ $points }：空格 { $at }，{ $sides } 邊相接
        [extend] 擴建 +{ $points }：空格 { $at }，{ $sides } 邊相接
        [misfit] 空格 { $at }，{ $sides } 邊相接：這片板塊放不下
       *[none] 空格 { $at }，{ $sides } 邊相接：不能開礦坑
    }
ui-left = 剩 { $tokens }
ui-zones-now = 區域目前 +{ $points }
ui-in-hand = 手牌 { $tiles } 片
ui-round = 第 { $round } 輪
ui-finished = 共玩了 { $round } 輪
ui-in-pile = 在牌庫
ui-last-round = 最後一輪，還有 { $turns } 個回合
ui-supply = 補給
ui-reorganize = 重整
ui-remove = 移除
ui-turn-left = 向左轉
ui-turn-right = 向右轉
ui-turn-first = 先把板塊試放在空格上，就能轉動。
ui-say-opening = 先選一片板塊，再選空格。這一輪還不能開礦坑。
ui-say-none-fits = 起始輪：你的板塊都放不下。
ui-say-stuck = 亮出手牌，選擇要移除的板塊。
ui-say-hand = 手牌有 { $tiles } 片板塊。
ui-say-no-tile = 輪到你了：你的板塊都放不下。
ui-say-give-up = 抽一片，或移除抬起的那一片。
ui-say-more = 礦坑會開在最後一片板塊上。
ui-say-here = { $mine ->
        [build] 建造得 { $points } 分？
        [extend] 擴建得 { $points } 分？
       *[none] 放在這裡？
    }
ui-say-sides = { $sides } 邊相接，{ $mine ->
        [none] { $barred ->
            [early] 起始輪不能開礦坑。
            [foreign] 緊鄰其他玩家的地基，不能開礦坑。
            [sides] 邊數太少，不能開礦坑。
            [tokens] 剩下的標記不夠開礦坑。
           *[none] 不能開礦坑。
        }
       *[other] { $tokens ->
            [0] 不放標記。
           *[other] 放 { $tokens } 個標記。
        }
    }
ui-say-mine = { $tokens ->
        [0] 不必放標記
       *[other] 要放 { $tokens } 個標記
    }，然後抽板塊。
ui-say-remove = 移除這片板塊再抽？
ui-say-draws = { $draws ->
        [0] 牌庫已空，抽不到板塊。
       *[other] 你會抽 { $draws } 片板塊。
    }
ui-say-last = 最後一輪。
ui-act-turn = 轉動
ui-act-lay = 放下
ui-act-lay-only = 只放板塊
ui-act-mine = { $mine ->
        [build] 建造 +{ $points }
       *[extend] 擴建 +{ $points }
    }
ui-act-stop = 停手
ui-act-stop-and = { $mine ->
        [build] 停手，建造 +{ $points }
       *[extend] 停手，擴建 +{ $points }
    }
ui-act-stop-only = 停手，不開礦坑
ui-act-leave = 不開礦坑
ui-act-supply = 抽一片
ui-act-reorganize = 移除並抽
ui-log-turn = { SEAT($seat) } 放了{ $tiles ->
        [1] 一片板塊
        [2] 兩片板塊
        [3] 三片板塊
       *[other] { " " }{ $tiles } 片板塊
    }{ $made ->
        [build] ，並建造礦坑
        [extend] ，並擴建礦坑
       *[none] { "" }
    }
ui-log-starting = 起始輪
ui-log-setup = 設置
ui-log-round = 第 { $round } 輪
ui-sheet-made = { $mine ->
        [build] 建造，每座 { $points } 分
       *[extend] 擴建，每次 { $points } 分
    }
ui-sheet-mines = 礦坑
ui-sheet-largest = 最大區域
ui-sheet-next = 次大區域
ui-sheet-others = 其他區域
ui-sheet-zones = 區域
ui-sheet-more = 還有 { $count } 個
ui-keys-next = 抬起的板塊放得下的下一格
ui-keys-turn = 轉動板塊；按 Shift 反向
ui-keys-draw = 改為抽一片板塊
ui-keys-give-up = 移除抬起的板塊並抽
ui-aid-title = 礦坑得分
ui-aid-sides = 相接邊數
ui-aid-build = 建造：旁邊沒有礦坑
ui-aid-extend = 擴建：緊鄰自己的礦坑
ui-aid-end = 終局：每個區域 = 板塊 × 標記。
ui-piece-legal = 可放，不開礦坑
ui-piece-gain = 可放，{ $what ->
        [build] 建造
       *[extend] 擴建
    } { $points } 分
ui-piece-zone = 兩片的區域
ui-piece-edge = 兩個{ NAME($colour, of: "colour") }邊
