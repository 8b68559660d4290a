# Dunaïa 的規則書頁面：章節與範例（見 examples.toml）。步驟是屬性，例如 .step-1。

goal = 在六個鋼鐵巨人 Dunaïa 身邊，建起九格的村莊。最後一個預言實現，或有村莊蓋滿時，分數最高的玩家獲勝。
overview = 輪到你時拿一顆骰子。同號的 Dunaïa 醒來，觸發兩側的兩格：空格給一朵花或一個記憶晶片，建造中的建築推進一步，完成的二級建築給予收益。接著把骰子放在回收格，執行一個行動，例如用花買新的建築。最後，凡是條件滿足的預言板塊都拿走。晶片用來請教長老、換取神器。建築、三級建築的箭頭、預言、神器，以及每三朵花，都有分數。
rebuilt = 規則書的文字保存了下來，圖片沒有。以下是我們重建的：建築的價格、建造格和大部分箭頭，空格給的東西，Dunaïa 的起始位置，三位長老中兩位的費用，預言的分數，以及第一場遊戲的長老和預言。這些都符合規則書的文字與數量。長老和精英角色的名稱是我們取的。

## 章節

chapter-setup = 設置
chapter-buildings = 建築
chapter-turn = 你的回合
chapter-die = 階段 1：選骰
chapter-awakening = 階段 2：喚醒 Dunaïa
chapter-moving = 移動 Dunaïa
chapter-recycling = 階段 3：回收骰子
chapter-prophecy = 階段 4：預言
chapter-elders = 請教長老
chapter-end = 遊戲結束
chapter-scoring = 計分與平手
chapter-elite = 變體：精英角色
chapter-limits = 用完的時候
chapter-players = 遊戲人數與提示

## 範例

example-start = 準備開始
    .step-1 = 你從 2 朵花、3 個建造標記開始，晶片都還沒插入。六個 Dunaïa 站在格子之間的線上：Dunaïa 4 在 A2 與 A3 之間。
    .step-2 = 遊戲中有三位長老和三片預言板塊。
    .step-3 = 有六座建築可買。在圖板格，一級建築要 1 朵花，三級要 3 朵；在牌堆頂各多一朵。

example-neighbours = 什麼是鄰居
    .step-1 = B2 的綠色建築有兩個有效箭頭：鄰居 B1（綠色）和 C2（多色）已經完成。紅色的鄰居對它不算。
    .step-2 = Dunaïa 5 在 B2 與 B3 之間醒來。B2 給 1 朵花，每個有效箭頭再給 1 朵：共 3 朵。A1 的綠色建築只是斜對角，不算。B3 是完成的一級建築，被喚醒時沒有作用。

example-whole-turn = 一個完整的回合
    .step-1 = 各階段要照順序。還沒拿骰子，就不能回收骰子。
    .step-2 = 階段 1：你拿 6，所以 Dunaïa 6 醒來。兩側的格子都會給東西，順序由你決定。
    .step-3 = 階段 2：C3 給一朵花，C2 讓你插入晶片 6。
    .step-4 = 階段 3：把骰子放在花格，拿一朵花。階段 4 沒有預言可拿，輪到下一位玩家。
example-windows = 什麼時候可以請教長老
    .step-1 = 你有足夠的晶片可以請教長老。階段 1 之前、各階段之間，以及階段 4 之後都可以。
    .step-2 = 這次你先繼續，拿 6，再繼續。Dunaïa 6 醒來。
    .step-3 = 階段當中不能請教長老：先完成喚醒。
    .step-4 = 兩格的效果都執行了，現在又可以請教。
    .step-5 = 你請教園丁，用晶片 1、2 和另外一個。
    .step-6 = 你拿 2 朵花和一個神器碎片。這些晶片回到圖板旁，剛插入的晶片 6 留著。

example-own-die-waits = 自己的骰子排最後
    .step-1 = 還有黑骰，所以不能拿自己顏色的骰子。
    .step-2 = 其他玩家的骰子，你永遠不能拿。
    .step-3 = 黑骰隨你拿：這裡是 3 或 4。
example-all-dice-placed = 沒有骰子了：全部重擲
    .step-1 = 除了一顆，其他骰子都放好了，有的在公共圖板，有的在兩座一級建築上。
    .step-2 = 最後一顆也放下。輪到你，骰池空了，所以收回全部骰子。
    .step-3 = 由你擲骰。黑骰擲出 1、4、5、6：從這四顆選一顆。
    .step-4 = 你自己顏色的骰子是 2，要等黑骰都拿完。
    .step-5 = 你拿 4，Dunaïa 4 醒來。
    .step-6 = 擲骰也讓所有一級建築空了出來。你付給這座建築的主人一朵花，使用它。
example-last-dice = 骰子怎麼用完
    .step-1 = 你放下最後一顆黑骰。下一位玩家沒得選，拿自己顏色的骰子，是 1。
    .step-2 = 接著你拿自己的，是 5。
    .step-3 = 每人都拿過一次自己的骰子。骰池空了，這次由另一位玩家先從新擲的骰子中選。

example-empty-squares = 空格
    .step-1 = Dunaïa 3 在兩個空格之間醒來。C1 給一朵花；C2 讓你插入晶片 3，也就是與 Dunaïa 同號的晶片。
    .step-2 = Dunaïa 6 會讓你插入晶片 6，但它已經插入了。你只得到 C3 的花。
example-site-and-chips = 建造中的建築與晶片建築
    .step-1 = 你拿 4。Dunaïa 4 站在 A2 與 A3 之間，兩格都有效果，順序由你決定。
    .step-2 = A3 的建造標記推進一格。A2 讓你插入兩個晶片：中央一個，指向完成的綠色鄰居的箭頭一個。
    .step-3 = 插入哪些由你選：5 和 6。花的箭頭沒有指向完成的建築，所以什麼都不給。
example-completed = 建築完成
    .step-1 = 標記到達最後一格。建築翻面，標記回到你手上。
    .step-2 = 二級建築也這樣完成。收益從下一次喚醒開始，這次還沒有。
example-five-flowers = 二級建築最多給多少
    .step-1 = 四個鄰居都已完成，而且是綠色：中央 1 朵花，箭頭 4 朵。B3 是完成的一級建築，沒有作用。
example-one-flower = 二級建築最少給多少
    .step-1 = 兩個鄰居是紅色，綠色的還在建造中。只有中央有作用：1 朵花。
example-three-moves = 二級建築的移動
    .step-1 = 有四個綠色鄰居，這座建築給 2 朵花和最多 3 次移動。
    .step-2 = 把 Dunaïa 6 移到任何有空位的地方。
    .step-3 = 移動可做可不做，隨時可以停。
example-order-matters = 順序有時很重要
    .step-1 = 先 B2：它還沒有完成的鄰居，給 1 朵花。然後 B3 完成。
    .step-2 = 先 B3：它完成了，B2 的箭頭正好指向它，所以 B2 給 2 朵花。
example-nothing-first = 沒有效果的格子先等著
    .step-1 = 你的晶片都插入了，B2 沒有東西可給，所以先執行 C2，C2 完成。再看一次 B2：它的花箭頭現在有效，你拿 1 朵花。
example-walks-away = 走開的 Dunaïa
    .step-1 = Dunaïa 3 在 C1 與 C2 之間醒來。你從 C2 開始：1 朵花，並且可以移動一個 Dunaïa。
    .step-2 = 你移動的就是 Dunaïa 3。它離開了 C1，所以那裡的建築不推進。花照樣歸你。
    .step-3 = 如果移動別的 Dunaïa，C1 照常推進。

example-crowded-line = Dunaïa 可以去哪裡
    .step-1 = 你把骰子放在自己的移動建築：最多三次移動。
    .step-2 = B2 與 B3 之間站了三個 Dunaïa，不能再有第四個。
    .step-3 = Dunaïa 不能移到它已經站著的線。
    .step-4 = 其他有空位的線都可以，距離不限。
    .step-5 = 每次移動要用不同的 Dunaïa：這個已經移動過了。
    .step-6 = 你再移動另外兩個。C2 與 C3 之間現在有三個 Dunaïa，已經滿了。

example-buy = 開始一座建築
    .step-1 = 你有 3 朵花，把骰子放在公共圖板的建造格。
    .step-2 = 牌堆頂的三級建築要 4 朵，你付不起。
    .step-3 = 圖板格的那片要 3 朵。把它放在空格上，在它五個建造格的第一格放一個建造標記。牌堆頂片補上它的位置，再翻開一片新的。
example-where-not = 不能這樣建造
    .step-1 = 你把骰子放在公共圖板的建造格。
    .step-2 = 一格只能有一座建築，不能蓋在上面。
    .step-3 = 只能買可選的六片板塊。
    .step-4 = 板塊正放，不轉動。
    .step-5 = 正放在空格上，花 2 朵：好地點。
example-three-sites = 最多三座建造中
    .step-1 = 你的三個建造標記都在建築上。完成一座之前，不能再開始另一座。
example-common-spaces = 公共圖板的其他格
    .step-1 = 花格給一朵花。那裡已經有骰子也沒關係：公共圖板的格子可以放任意數量。
    .step-2 = 晶片格讓你插入一個自選的晶片。
    .step-3 = 移動格讓你移動一個 Dunaïa。
example-guest = 使用別人的建築
    .step-1 = 你把骰子放在其他玩家的一級建築。先給主人 1 朵花，再從供應區拿 3 朵：原本 2 朵，現在 4 朵。
    .step-2 = 輪到主人的回合。
    .step-3 = 你的骰子還在那裡，占住這座建築，連主人也不能用，直到下次擲骰。
example-no-flower-for-host = 沒有花就不能用
    .step-1 = 要先付花給主人。沒有花就不能使用這座建築，即使它會給你三朵。
    .step-2 = 公共圖板的花格，任何時候都能放骰子。
example-own-buildings = 自己的一級建築
    .step-1 = 用自己的建築不必付花。這座給 3 朵花。
    .step-2 = 這座讓一座自選的建築推進一格。建造中的只有一座，所以推進它。
    .step-3 = 這座讓你插入兩個自選的晶片。
    .step-4 = 建造中的建築不能放骰子。
    .step-5 = 二級建築也不能。
example-fresh-building = 剛完成就能用
    .step-1 = Dunaïa 6 讓 C3 的建築完成。晶片 6 已經插入，所以 C2 沒有作用。
    .step-2 = 同一回合你就把骰子放在它上面：3 朵花。
example-no-idle-dice = 骰子要有用處
    .step-1 = 你沒有花，沒有建造中的建築，晶片也都插入了。
    .step-2 = 沒有晶片可以插入，所以不能放在晶片格。
    .step-3 = 你的建築能推進建造中的建築，但你一座也沒有。
    .step-4 = 任何建築你都付不起。剩下移動格和花格可以放。

example-three-in-line = 三座連線
    .step-1 = C3 的建築完成，C 直排現在有三座完成的建築。預言要到階段 4 才檢查。
    .step-2 = 你放好骰子，然後拿走板塊：2 分。
example-diagonal = 斜線不算連線
    .step-1 = 三座完成的建築排成斜線，不滿足這個預言。
example-twelve-flowers = 檢查時要有
    .step-1 = 你有 12 朵花，但階段 3 花掉一朵。到階段 4 只有 11 朵，所以拿不到板塊。
    .step-2 = 如果留著，就能拿走板塊。花仍是你的：預言不用付出任何東西。

example-mason = 能力與碎片
    .step-1 = 你請教石匠，用晶片 5、6 和一個自選的。能力和碎片都可行。
    .step-2 = 你兩者都拿。先執行能力：推進哪座建築？
    .step-3 = B2 的建築推進一格。然後拿你缺的碎片：神器完成了。
example-power-or-fragment = 只拿其一
    .step-1 = 可以只拿碎片，不用能力。
    .step-2 = 也可以只用能力，這裡是 2 朵花，不拿碎片。
    .step-3 = 這次請教什麼都得不到：你沒有建造中的建築，那種碎片也已經有了。
example-wrong-chips = 晶片要對
    .step-1 = 第三位長老要 5 和 6，再加一個。這些晶片不夠。
    .step-2 = 晶片 6 沒有插入，所以不能棄掉。
    .step-3 = 第一位長老要 1 和 2，再加一個。這個你付得起。
example-architect = 搜尋牌堆
    .step-1 = 你請教建築師，可以從一個牌堆拿任何一座建築。
    .step-2 = 圖板格的板塊不屬於牌堆。
    .step-3 = 你付牌堆的價格 4 朵花，開始這座建築。牌堆重洗：原來的頂片可能又翻出來。
    .step-4 = 也可能翻出另一片。
example-architect-price = 搜尋要付多少
    .step-1 = 你請教建築師，手上有 3 朵花。
    .step-2 = 牌堆的三級建築要 4 朵。
    .step-3 = 二級建築要 3 朵。長老幫你找，花還是要你付。
example-painter = 多一種顏色
    .step-1 = 你請教畫師，可以在自己的一座建築放上顏色標記。
    .step-2 = B3 的建築已經是紅色。
    .step-3 = 放上綠色標記，它就是紅色兼綠色。B2 指向它的箭頭現在有效。
    .step-4 = Dunaïa 5 在 B2 旁邊醒來：2 朵花，而不是 1 朵。

example-last-prophecy = 最後一個預言
    .step-1 = 你是三位玩家中的第二位，拿走最後一片預言板塊。終局觸發，還有 3 個回合。
    .step-2 = 第三位玩家打完這一輪。
    .step-3 = 接著每人還有最後一個回合：先是起始玩家，然後是你，雖然終局由你觸發。
    .step-4 = 第三位玩家進行最後一個回合。每人的回合數相同，你獲勝了。
example-ninth-building = 第九座建築
    .step-1 = 你完成第九座建築，立刻觸發終局。你是這一輪的最後一位，所以每人還有一個回合。
    .step-2 = 這些回合之後，遊戲結束。

example-one-arrow = 建築與箭頭
    .step-1 = 紫色和綠色建築各得 1 分，紅色的得 3 分。它左邊的箭頭指向紫色建築：再得 2 分。共 7 分。
example-two-arrows = 假如綠色的是紫色
    .step-1 = 現在右邊的箭頭也指向紫色建築：再得 2 分，共 9 分。
example-what-counts = 有分數的全部東西
    .step-1 = 兩座三級建築得 6 分。有個箭頭指向多色建築：2 分。建造中的建築移除。預言值 3 分，兩件神器 3 分，8 朵花 2 分。晶片和零散的碎片沒有分數。
example-artefacts = 神器
    .step-1 = 一件神器總共值 1 分，兩件 3 分，三件 6 分，四件 10 分。
example-more-artefacts = 更多神器
    .step-1 = 五件神器值 14 分，之後每件多 4 分：七件值 22 分。
example-tie-prophecies = 平手：看預言
    .step-1 = 兩人都是 5 分。對方有兩片預言板塊，你有一片，所以對方獲勝，不管板塊值幾分。
example-tie-flowers = 平手：看花
    .step-1 = 三人都是 5 分，也都有一片預言板塊。第二位和第三位的花比第一位多，兩人一樣多，所以共享勝利。

example-draft = 輪抽
    .step-1 = 翻開比玩家人數多一片的板塊，只能從這些中選。
    .step-2 = 最後一位玩家先選。
    .step-3 = 接著是第一位玩家。剩下的那片回到盒裡，遊戲開始。
example-merchant = 商人
    .step-1 = 商人的建築便宜 1 朵花：這座要 2 朵，不是 3 朵。
example-tinkerer = 巧匠
    .step-1 = 巧匠拿了 6，可以把它翻到對面。
    .step-2 = 骰子變成 1，所以 Dunaïa 1 醒來。
example-foreman = 工頭
    .step-1 = 工頭付 2 朵花，讓一座建築推進一格。
    .step-2 = 工頭每回合只能用一次。
example-archivist = 檔案官
    .step-1 = 檔案官棄掉兩個已插入的晶片，拿 2 朵花，並且可以移動一個 Dunaïa。
    .step-2 = 你讓 Dunaïa 留在原地。
    .step-3 = 檔案官每回合只能用一次。
    .step-4 = 這些花夠買一座建築。
example-shepherd = 牧者
    .step-1 = 回合結束時，牧者可以移動剛被喚醒的 Dunaïa。
    .step-2 = 不能移動別的 Dunaïa。
    .step-3 = Dunaïa 6 走到有用的地方，回合結束。
example-surveyor = 測量員
    .step-1 = 回合結束時，測量員可以預訂一座建築。
    .step-2 = 你預訂牌堆頂的那片。牌堆翻開一片新的，圖板格不變。
    .step-3 = 下個回合，你把骰子放在公共圖板的建造格。
    .step-4 = 預訂的建築要 2 朵，也就是那一級的較低價格。

example-last-chip = 最後一個晶片
    .step-1 = 這座建築給兩個晶片，外面卻只剩一個。你插入那一個，另一個就沒了。
example-full-village = 蓋滿的村莊
    .step-1 = 每一格都有建築了，不能再開始另一座。
example-empty-pile = 空的牌堆
    .step-1 = 你買下最後一座三級建築。牌堆空了，所以圖板格也空著。

example-three-players = 三位玩家
    .step-1 = 三人遊戲有四顆黑骰和三顆彩色骰。兩人或四人時有五顆黑骰。
example-prepare = 先安排自己的骰子
    .step-1 = 你自己的骰子是 5，黑骰用完就輪到它。但 Dunaïa 5 站在 B2 旁邊，那是完成的一級建築，什麼都不給。
    .step-2 = 你把 Dunaïa 5 移到建造中的建築旁。現在有兩個 Dunaïa 能喚醒它，其中一個一定會醒。

## 玩家輔助卡

aid-turn = 你的回合
    .die = 選骰：拿一顆黑骰；沒有黑骰才拿自己的。一顆骰子都沒有時，先擲全部骰子。
    .wake = 喚醒：同號的 Dunaïa 觸發兩側的兩格，順序由你決定。
    .recycle = 回收：把骰子放在公共圖板，或完成且空著的一級建築。
    .prophecy = 預言：條件滿足的板塊{ $claim ->
        [forced] 都要拿走
       *[other] 可以拿走
    }。
    .elders = 每個階段之前和之後，都可以請教長老。
aid-squares = 喚醒一格
    .empty = 空格：拿那朵花，或插入與 Dunaïa 同號的晶片。
    .site = 建造中：標記前進一格。到達最後一格，建築完成。
    .two = 完成的二級建築：中央的效果，以及每個指向同色完成鄰居的箭頭的效果。
    .others = 完成的一級或三級建築：沒有作用。
    .move = Dunaïa 可以移到任何{ $move_target ->
        [room] 有空位的位置，同一位置最多 { $crowd } 個
       *[other] 空的位置
    }。
aid-spaces = 公共圖板
    .each = { $effect ->
        [build] 建造：支付並放置一片板塊，在上面放一個標記
        [flower] 拿 { $amount } 朵花
        [move] 移動 { $amount } 個 Dunaïa
        [advance] 推進一座建築
       *[other] 插入 { $amount } 個自選的晶片
    }。
    .one = 這些格子可以放任意數量的骰子；一級建築只能放一顆。
    .guest = 別人的建築：付給主人 { $guest } 朵花。
aid-buildings = 價格（花）
    .by = 等級
    .price = 圖板格；牌堆
    .cell = { $board_space }
    .note = 牌堆 { $pile_top }
    .build = 你有 { $tokens } 個建造標記，所以最多同時有 { $tokens } 座建造中的建築。
aid-calls = 請教長老
    .each = { NAME($fragment, of: "fragment") }：晶片 { $chips }，加 { $any } 個自選的。
    .brings = { $elder_fragment ->
        [choice] 得到能力或碎片，也可以兩者都要。
       *[other] 得到碎片，能力可要可不要。
    }
    .artefact = 三種碎片各一個，組成一件神器。完成之後才能開始下一件。
aid-scoring = 計分
    .buildings = 完成的建築：一、二、三級各 { $level1 }、{ $level2 }、{ $level3 } 分。
    .arrows = 三級的箭頭：指向與箭頭同色的完成鄰居，得印著的分數。
    .prophecies = 預言：印著的分數。
    .artefacts = 神器：從 0 件起，依件數總共 { $artefacts } 分；之後每件 { $further } 分。
    .flowers = 每 { $flowers } 朵花：1 分。
aid-ending = 終局
    .trigger = 有玩家拿走最後一片預言板塊，或完成第 { $last } 座建築。
    .round = 打完這一輪，然後每人再有一個回合。
    .tie = 平手：預言板塊最多者獲勝，再比花。還是平手：共享勝利。
    .limit = { $rounds ->
        [0] { "" }
       *[other] 無論如何，第 { $rounds } 輪是最後一輪。
    }建造中的建築沒有分數。
