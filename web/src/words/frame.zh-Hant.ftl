# 瀏覽器介面的所有文字，繁體中文。各遊戲的文字在各自的目錄檔裡。

brand = pithead
# 電腦玩家依座位，以礦井井架上吊著、轉著的東西命名。
bot-name =
    { $n ->
        [0] 滑輪
        [1] 提燈
        [2] 絞盤
        [3] 吊桶
        [4] 棘輪
       *[5] 井架
    }
seat = 座位 { $n }
points = { $n } 分
moves = { $n } 步
language = 語言

## 標點

text-comma = { "，" }
text-colon = { "：" }
text-stop = 。
# 兩句之間。
text-space = { "" }

## 大廳

lobby-with = 同桌：{ $names }
lobby-remove = 把「{ $title }」從清單移除
lobby-keep = 從我的清單移除；其他人照樣保有這一桌
lobby-others = 其他桌
lobby-title = 今天玩什麼？
lobby-mine = 我的桌
lobby-open-seats = 空位
lobby-running = 進行中
lobby-nothing-open = 目前沒有缺人的桌。
lobby-your-turn = 輪到你了
lobby-thinks = { $name } 思考中
lobby-finished = 已結束
lobby-seats-open = 缺 { $n } 人
lobby-play = 開桌
lobby-sit = 入座
lobby-minutes = { $n } 分鐘
lobby-seats = { $from }–{ $to }
lobby-players = 人
lobby-together = 合作
lobby-languages = 語言：
really = { $what }？
lobby-by = 設計：{ $designer }
lobby-by-publisher = 設計：{ $designer }；{ $publisher }
lobby-credit-source =
    （來源：{ $source ->
        [rulebook] 規則書
       *[other] 公開網頁
    }）
lobby-link-title = 有連結或對局紀錄？
lobby-link-text = 貼上邀請連結就能入座，貼上遊戲桌的網址就能觀戰；也可以開啟紀錄檔，重播並查驗。
lobby-link-label = 邀請連結或遊戲桌網址
lobby-link-go = 前往
lobby-link-bad = 這不是這個伺服器上遊戲桌的連結。
lobby-gallery = 配件
lobby-play-tab = 遊戲
lobby-all = 全部 { $n } 桌
since-now = 剛剛
since-minutes = { $n } 分鐘前
since-hours = { $n } 小時前
since-days = { $n } 天前

## 名字與資料

me-ask = 怎麼稱呼你？
me-text = 同桌的人會看到。不用註冊，不用密碼。
me-label = 你的名字
me-go = 繼續
me-change = { $name }：改名字
me-data = 你的資料
me-export = 下載我的資料
me-remove = 刪除我的資料
me-remove-sure = 確定刪除我的資料
me-remove-text = 你的名字、聊天內容和座位會立刻刪除，無法還原。已結束的遊戲改為顯示「Somebody」。

## 音效

sound-on = 音效已開
sound-off = 音效已關

## 提示

hint-title = 電腦會這樣走
hint-thinking = 電腦思考中…
# 電腦對一個行動的預期，以及比第一個行動落後多少，都附誤差範圍。
hint-expected-lead = { FIGURE($n, sign: "always") } ± { FIGURE($margin) } 分
hint-expected-points = { FIGURE($n) } ± { FIGURE($margin) } 分
hint-expected-chance = 勝率 { PERCENT($n) } ± { PERCENT($margin) }%
hint-behind-lead = 比第一個落後 { FIGURE($n) } ± { FIGURE($margin) }
hint-behind-points = 比第一個落後 { FIGURE($n) } ± { FIGURE($margin) }
hint-behind-chance = 比第一個落後 { PERCENT($n) } ± { PERCENT($margin) }%
hint-equal = 與第一個差不多
hint-visits = { $all } 次模擬中選了 { $n } 次
hint-then = 接著：{ $move }
hint-text-lead = 電腦預期領先最強對手的分數，附誤差範圍（95%）。
hint-text-points = 電腦預期的分數，附誤差範圍（95%）。
hint-text-chance = 這樣走之後隊伍的勝率，附誤差範圍（95%）。
hint-how = 列出的每個行動都用相同的模擬次數、相同的運氣試過。「接著」是多數模擬走完這個回合的方式。點一下行動，就能在圖板上預覽。

## 外觀

theme-light = 明亮
theme-dark = 燈下
theme-auto = 跟隨系統
theme-label = 外觀：{ $now }。點此切換。

## 開桌

create-who = 玩家
create-level = 電腦強度
create-house-rules = 村規
create-eyebrow = 新的一桌
create-you = 你
create-you-too = 你，同一螢幕
create-open = 空位
create-by-link = 憑連結
create-add-seat = 座位
create-remove-seat = 移除座位 { $n }
create-change-seat = 座位 { $n }：{ $now }。更換玩家。
create-name-of = 座位 { $n } 的名字
create-listed = 顯示在大廳
create-listed-text = 任何人都能坐進空位。關閉後，只有拿到連結的人可以入座。
create-open-hands = 公開手牌
create-open-hands-text = 只要這一桌還在，所有人都看得到每一副手牌，觀戰者也一樣。
create-onlookers-chat = 觀戰者可以聊天
create-onlookers-chat-text = 沒有座位的人也能在聊天室發言。之後可以在選單裡更改。
create-why = 為什麼可以選
create-go = 開桌
create-failed = 無法開桌。

## 版本

variant-label = 版本
variant-published = 出版版本
variant-changed = 改過的
variant-changed-named = 改過：{ $name }
variant-titled = { $title }，改過：{ $name }
variant-what = 改了什麼
variant-text = 這一桌使用改過的配件，其餘與出版版本相同。
variant-became = { $before } 改為 { $after }
variant-added = 新增：{ $after }
variant-gone = 移除：{ $before }

## 遊戲桌

table-leave = 離桌
table-leave-sure = 離桌，由電腦代打
table-leave-alone = 永久刪除這一桌
table-notices-on = 輪到你時會通知
table-notices-off = 輪到我時通知我
table-notices-refused = 瀏覽器封鎖了這個網站的通知。可以在瀏覽器設定裡允許。
table-onlookers-chat-on = 觀戰者可以聊天
table-onlookers-chat-off = 只有玩家可以聊天
table-forced = 唯一的選擇
table-forced-on = 別無選擇時自動進行
table-forced-off = 別無選擇時也等你按
table-seats = 座位
table-you = 你
table-away = 離線
table-bot = 電腦
table-program = 程式
table-also = 與 { $names } 是同一位玩家
table-close = 關閉這一桌
table-close-sure = 為所有人永久關閉
table-empty = 空位
table-undo = 復原上一步
table-undo-turn = 復原整個回合
table-hint = 請電腦給建議
table-more = 更多
table-to-lobby = 回大廳
table-fit = 顯示全部
table-zoom-in = 放大
table-zoom-out = 縮小
tab-log = 過程
tab-moves = 行動
tab-rules = 規則
tab-score = 分數
tab-chat = 聊天
table-panel = 過程、規則、分數與聊天
table-close-panel = 關閉面板
table-say-label = 說點什麼
table-nobody-spoke = 還沒有人說話。
stands-in-illegal = { $name } 做了不合規則的行動，所以由 greedy 代走；之後再發生也一樣。
stands-in-failed = { $name } 出錯，所以由 greedy 代走；之後再發生也一樣。
stands-in-silent = { $name } 沒有回應，從這裡開始由 greedy 接手。
table-choosing = { $name } 選擇中…
table-onlookers = { $n } 人觀戰
table-nothing-yet = 還沒有任何動靜。
table-earlier = 更早的 { $n } 行
table-since-turn = 你上個回合之後
rules-search = 搜尋規則
rules-none = 沒有符合的規則。
rules-found = 找到 { $n } 條
rules-book = 規則
rules-open = 打開規則書
rules-aid = 玩家輔助卡
rules-print = 列印
rules-example = 範例
rules-step = 步驟 { $n } / { $of }
rules-step-back = 上一步
rules-step-next = 下一步
rules-step-play = 播放全部步驟
rules-ruling = 裁定
rule-tag-stated = { "" }
rule-tag-inferred = 推論
rule-tag-ruling = 我們的裁定
rule-tag-house = 村規
score-now = 如果現在結束的分數
score-final = 最終分數
score-total = 總分
moves-search = 搜尋行動
moves-none = 沒有符合的行動。
moves-wait = 現在不是你決定。
moves-more = 還有 { $n } 個；請搜尋，或直接在圖板上選。
table-text-board = 文字版圖板
table-text-board-read = 讀出圖板
table-keys = 快速鍵
key-tab = Tab
    .does = 下一組：座位、圖板、手牌、面板
key-arrows = 方向鍵
    .does = 在圖板上逐格移動
key-enter = Enter
    .does = 選擇，再按一次確認
key-escape = Esc
    .does = 退一步，什麼都不會少
key-undo = U
    .does = 復原，只要別人還沒行動、也沒抽出新的東西
key-explain = ?
    .does = 這裡為什麼不行？顯示規則
key-choices = 1–9
    .does = 橫幅上的選項

## 發言

say-legal = 這樣走合乎規則。
say-thinking = { $name } 思考中
say-chance = 抽取中…
say-chance-text = 由運氣決定。
say-turn = 輪到你了
say-lost = 連線中斷，重新連線中…
say-lost-text = 你的行動已經存好，連上之後就會送出。
say-connecting = 入桌中
say-connecting-text = 請稍候。
say-waiting = 等待玩家
say-waiting-text = 還有 { $n } 個空位。把連結分享出去吧。
say-refused = 不行
say-close = 關閉
say-over = 遊戲結束
say-closed = 這一桌已關閉
say-closed-text = 桌主關閉了這一桌，遊戲無法繼續。
say-bot-for-me = 電腦正在代打
say-bot-for-me-text = 你隨時可以回到座位。

## 邀請

invite-link = 給 { $name } 的連結
invite-select = 這個頁面無法代為複製。連結已選取：請按 Ctrl+C，或長按連結。
invite-title = 空位
invite-text = 每個座位都有一個秘密連結，誰打開誰就入座。
invite-copy = 複製連結
invite-copied = 已複製
invite-bot = 加入電腦
invite-onlookers = 觀戰連結
invite-sit = 坐這裡
invite-qr = 給 { $name } 的連結 QR 碼

## 座位選單

seat-menu-title = { $name } 的座位
seat-menu-bot = 由電腦代打：{ $title }
seat-menu-back = 回到座位
seat-menu-leave = 離開這個座位
seat-menu-remove = 請 { $name } 離開
seat-menu-free = 開放這個座位
seat-menu-link = 換到另一台裝置
seat-menu-look = 在這個螢幕上玩這個座位
seat-menu-look-on = 從這個座位觀看

## 換人

curtain-title = 把螢幕交給 { $name }
curtain-text = 在那之前，手牌不會顯示。
curtain-go = 我是 { $name }

## 對局紀錄

record-open = 開啟紀錄
record-title = 對局紀錄

## 入座

join-title = 邀請
join-text = { $host } 邀你玩《{ $title }》。
join-who = 在座的有誰
join-go = 入座
join-watch = 只觀戰
join-failed = 這個座位不能坐。

## 終局

end-asked = { $name } 想再玩一局。
end-join = 去那裡入座
end-wins = { $name } 獲勝
end-wins-with = { $name } 以 { $points } 分獲勝
end-shared = { $names } 共享勝利
end-shared-with = { $names } 以 { $points } 分共享勝利
end-team-won = 大家一起獲勝
end-team-lost = 遊戲贏了
end-again = 再玩一局
end-share = 分享
end-verify = 查驗隨機結果
end-verifying = 逐一查驗中…
end-record = 下載紀錄
end-holds = 全部無誤
end-broken = 有地方對不上
end-seed = 種子
end-commitment = 承諾值
end-replay = 重播
end-first = 到開頭
end-before = 後退一步
end-after = 前進一步
end-last = 到結尾
end-start = 自動播放
end-stop = 停止
end-setup = 設置
end-at = 第 { $n } 步，共 { $of } 步
end-chart = 比全桌平均領先或落後
end-sheet = 計分表
end-rule = 規則
end-turning = 得分最多的幾步
end-moments = 轉捩點
end-loading = 載入遊戲中…
end-counting = 載入分數中…

## 通用圖板

generic-board = 文字版圖板
generic-choose = 選一個行動
# 行動的一個欄位，用它在記譜裡的名稱。
generic-which =
    { $field ->
        [kind] 做什麼？
        [at] 哪裡？
        [to] 到哪裡？
       *[other] 哪個 { $field }？
    }
generic-reopen = { $field } { $value }：重新選擇
generic-play = 就這樣走
generic-undrawn = 這款遊戲的圖板沒有載入，這裡以文字呈現。

## 圖鑑

gallery-title = 所有配件
gallery-text = 每個配件的每種狀態，分別畫出。
gallery-signs = 座位與圖示
gallery-shape-diamond = 菱形
gallery-shape-circle = 圓形
gallery-shape-square = 方形
gallery-shape-triangle = 三角形
gallery-shape-cross = 十字形
gallery-seat = 座位 { $n }，{ $shape }
gallery-stack = { $n } 個標記
gallery-states = 每種訊號的樣子
gallery-chosen = 已選
gallery-last = 上一步
gallery-refused = 不行
gallery-focus = 鍵盤
gallery-tiles = 所有板塊
gallery-buildings = 所有建築

## 問題

problem-not-found = 這裡什麼都沒有
problem-back = 回大廳
problem-load = 無法載入頁面。
problem-silent = 伺服器沒有回應。請檢查網路連線，再試一次。
# 伺服器的拒絕，依代碼；代碼沒有翻譯時，用伺服器自己的句子。
problem-refused =
    { $code ->
        [bad_option] 這裡沒有這個選項。
        [bad_record] 這不是能在這裡顯示的紀錄。
        [bad_request] 伺服器看不懂這個請求。
        [busy] 現在很忙，請稍後再試一次。
        [damaged] 這一桌的資料已損壞，先擱置了。
        [illegal] 這個行動不合規則。
        [media_type] 伺服器看不懂這種格式。
        [no_name] 請先告訴大家你的名字。
        [not_found] 這裡沒有這個東西。請檢查連結。
        [not_now] 現在不能這麼做。
        [not_your_decision] 現在不是你決定。
        [not_yours] 只有座位或遊戲桌的主人可以這麼做。
        [other_rules] 這一桌使用的規則版本，這個程式不認得。
        [origin] 不接受來自其他網站的請求。
        [our_fault] 我們這邊出了錯，已經記下來了。
        [refused] 這樣不行。
        [stale] 這一桌已經往前走了，請再看一次。
        [too_large] 太大了。
        [too_many] 一次太多了，請稍等一下。
        [too_slow] 花太久了，請再送一次。
        [unreadable] 這不是這款遊戲的行動。
       *[other] { $detail }
    }

tab-steps = 步驟
lobby-learn = 學習
lobby-learn-minutes = 約 { $n } 分鐘
lobby-learn-step = 第 { $n } 步，共 { $of } 步
guide-tag = 教學
guide-title = 學習 { $title }
guide-step = 第 { $n } 步，共 { $of } 步
guide-go = 開始吧
guide-next = 繼續
guide-back = 上一步
guide-show = 示範給我看
guide-refused = 還差一點：{ $why }。
guide-taken-back = 可以這樣，但不是現在。
guide-points = 旗子指向{ $places }。
guide-private = 只有你看得到這一桌。這裡不會留下紀錄，也不列入統計。
guide-leave = 離開
guide-leave-title = 會記住你學到哪一步
guide-real = 玩一場真正的遊戲
guide-again = 重新開始
tip-dismiss = 知道了
tip-none = 不再提示
tips-on = 新手提示已開啟
tips-off = 新手提示已關閉
