# 所有遊戲共用的文字。SEAT() 是玩家的名字，NAME() 是配件的名稱；見 core/text/words.py。

seat = 座位 { $number }
ask-over = 遊戲結束。
ask-waiting = 等待玩家入座。
ask-closed = 桌主已關閉這一桌。
line-points = 分數

## 電腦強度，由弱到強

level-1 = 新手
    .text = 出手快，常犯錯。
level-2 = 休閒
    .text = 偶爾犯錯。
level-3 = 熟手
    .text = 會往後想幾步。
level-4 = 高手
    .text = 仔細往後推演。
level-5 = 大師
    .text = 盡可能往後推演。

## 對局紀錄證明了什麼

proved-moves = 全部 { $moves } 步都符合《{ $title }》的規則（版本 { $version }）。
proved-no-seed = 亂數種子尚未公開，所以還無法查驗隨機結果。
proved-seed = 種子與承諾值相符，全部 { $outcomes } 個隨機結果都由它產生。
proved-result = 結果正確。
proved-not-over = 遊戲還沒結束。
proved-changed = 這是改過的遊戲：有 { $entries } 個配件與出版版本不同，紀錄裡都有註明。

## 哪裡出錯

error-unreadable = 「{ $text }」不是這款遊戲的行動；可以寫：{ $expected }。
error-over = 遊戲已經結束，不能再行動。
error-undo-none = 沒有可以復原的：還沒有人行動。
error-undo-over = 沒有可以復原的：遊戲已經結束，種子也公開了。
error-undo-chance = 沒有可以復原的：之後已經擲骰或抽牌，看到的不能當作沒看到。
error-undo-seat = 沒有可以復原的：{ $name } 已經行動，看到的不能當作沒看到。
error-no-rule = { $game } 沒有規則「{ $id }」；它的規則從 { $first } 到 { $last }，見 pithead rules { $game }。
error-record-file = { $path }：無法讀取（{ $reason }）；請檢查路徑。
error-record-json = 這份紀錄不是有效的 JSON（{ $reason }）；請重新取得檔案。
error-record-entry = { $where }：{ $reason }；這不是 Pithead 的紀錄，或者被改過。
error-record-format = format：不認得格式 { $format }；這個版本能讀格式 { $older } 和 { $newer }。
error-record-visibility = visibility：給 { $visibility } 看的紀錄少了隱藏的行動，無法重播；請用完整的紀錄。
error-record-rules = rules：這份紀錄用的是規則版本 { $played }，這個程式不認得；它認得 { $known }。
error-record-components = components：這份紀錄用的是配件檔 { $played }，但這裡是 { $own }；請提供那個檔案。
error-record-options = options：{ $reason }
error-record-changed = changed：{ $reason }
error-record-position = position：{ $reason }
error-record-other-position = position：座位或選項與紀錄不同；這不是 Pithead 的紀錄，或者被改過。
error-record-no-seed = seed：缺少種子，所以無法再擲骰或抽牌；只有存檔的遊戲桌可以繼續。
error-record-seats = seats：紀錄有 { $seats } 個座位，但玩家有 { $players } 位。
error-record-seed = seed：與第一步之前公布的承諾值不符。
error-record-no-move = 第 { $number } 步：沒有記譜；請用完整的紀錄。
error-record-after-end = 第 { $number } 步（{ $move }）：遊戲在此之前已經結束。
error-record-seat = 第 { $number } 步（{ $move }）：紀錄上是座位 { $seat }，但當時該由座位 { $decides } 決定。
error-record-move = 第 { $number } 步（{ $move }）：{ $reason }
error-record-chance = 第 { $number } 步（{ $move }）：種子給的不是這個結果，而是 { $told }。
error-record-not-over = result：紀錄上有結果，但最後一步之後遊戲還沒結束。
error-record-no-result = result：遊戲已經結束，卻沒有結果。
error-record-result = result：與各步的過程不符；分數應為 { $scores }。

## 終端機

cli-me = 玩家
cli-game = { $title }：{ $least } 到 { $most } 人，約 { $minutes } 分鐘
cli-credit = 設計：{ $designer }{ $publisher ->
        [none] { "" }
       *[other] ；{ $publisher }
    }{ $source ->
        [none] { "" }
        [rulebook] （來源：規則書）
       *[other] （來源：{ $source }）
    }
cli-values = { $first }，另有 { $count } 個
cli-rule-tag = { $tag ->
        [stated] 明文
        [inferred] 推論
       *[ruling] 裁定
    }{ $where ->
        [none] { "" }
       *[other] ；規則書：{ $where }
    }
cli-ruling = 裁定 { $id }：{ $question }
cli-house-rule = 村規 { $id }：
cli-answer = { $answer }{ $option ->
        [none] { "" }
       *[other] （選項 { $option }）
    }
cli-no-effect = 在程式裡沒有作用：{ $reason }
cli-example = { $held ->
        [true] 正確
       *[other] 錯誤
    }  { $id }  { $title }（{ $rules }；{ $claims } 項驗證）
cli-claim = 步驟 { $step }{ $move ->
        [none] { "" }
       *[other] ，{ $move }
    }：{ $claim } 應為 { $wanted }，實際是 { $actual }
cli-examples = 已檢查 { $examples } 個範例、{ $claims } 項驗證；{ $wrong ->
        [0] 全部正確
       *[other] { $wrong } 個範例有錯
    }。
cli-replay-next = Enter：下一步，q：離開
cli-welcome = { $title }。所有隨機結果的承諾值：{ $commitment }…  輸入 ? 看說明。
cli-over = 種子是 { $seed }。輸入「save 檔案」存下紀錄，就能查驗每個隨機結果；按 Enter 離開。
cli-pass = 把鍵盤交給 { $name }，由下一位玩家按 Enter。
cli-many = { $kind }：{ $count } 個選項，例如 { $example }；輸入 moves { $kind } 列出全部
cli-help-deciding =
    輸入編號，或用記譜寫出行動；大小寫不拘。
    { "  " }moves [字詞]    列出所有選項，或只列出含有這些字詞的
    { "  " }why 行動        這個行動為什麼不行，依據哪條規則
    { "  " }hint            電腦最看好的行動、它的預期，以及它會怎麼走完這個回合
    { "  " }undo            復原你的上一步，只要別人還沒行動、也沒抽出新的東西
cli-help-looking =
    { "  " }score           目前的計分表
    { "  " }log             到目前為止的過程
    { "  " }board, read     重畫圖板；逐行讀出圖板
    { "  " }rules 編號      一條規則，例如拒絕訊息裡寫的編號
    { "  " }save 檔案       把這一桌存成檔案；之後輸入 pithead play --resume 檔案 繼續
    { "  " }quit            離桌
cli-help-moves = 行動：{ $usages }
cli-no-move = 沒有可行的行動含有「{ $words }」。
cli-no-choice = 沒有 { $number } 號選項；編號從 1 到 { $last }。
cli-no-use = 遊戲已經結束，「{ $word }」不能用了；還可以用：{ $commands }。
cli-which-move = 請寫出行動，例如：why { $example }
cli-which-rule = 請寫出規則，例如：rules { $example }
cli-which-file = 請寫出檔名，例如：save table.json
cli-unwritable = 無法寫入 { $name }（{ $reason }）；請換一個檔案。
cli-legal = 這個行動合乎規則。
cli-expects-lead = 預期領先 { $sign }{ NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } 分，{ $simulations } 次模擬中選了 { $visits } 次
cli-expects-points = 預期 { NUMBER($expected, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } 分，{ $simulations } 次模擬中選了 { $visits } 次
cli-expects-chance = 勝率 { $expected } ± { $margin }%，{ $simulations } 次模擬中選了 { $visits } 次
cli-behind = { $equal ->
        [yes] 與第一個行動差不多（落後 { cli-behind.gap }）
       *[no] 比第一個行動落後 { cli-behind.gap }
    }
    .gap = { $measure ->
        [chance] { $behind } ± { $margin }%
       *[points] { NUMBER($behind, minimumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1) } 分
    }
cli-then = 接著 { $move }
cli-undone = 已復原：{ $move }
cli-saved = { $table ->
        [over] 已存到 { $name }。
       *[running] 已存到 { $name }。裡面有這一桌的所有秘密：不要偷看喔。
    }
cli-team = 隊伍
cli-points = { $who }：{ $points } 分
cli-won = 獲勝：{ $how }。
cli-lost = 落敗：{ $how }。
cli-winners = { $count ->
        [1] { $names } 獲勝。
       *[other] { $names } 共享勝利。
    }
cli-guide-welcome = 學《{ $title }》：教學局，約 { $minutes } 分鐘。輸入 ? 看說明。
cli-guide-resumed = 從上次離開的地方繼續。要從頭開始：pithead guide { $game } --again
cli-guide-step = 步驟 { $number }，共 { $count } 步：{ $title }
cli-guide-flag = 旗子指著：{ $places }
cli-guide-part = { $part ->
        [hand] 你的手牌
        [facts] 圖板上方那一行
        [log] 過程
        [rules] 規則
       *[other] { $part }
    }
cli-guide-type = 輸入：{ $move }
cli-guide-turn = 輸入任何行動。moves 列出全部，hint 提供建議。
cli-guide-enter = 按 Enter 繼續。
cli-guide-help =
    按 Enter 繼續，或輸入行動；如果太早，教學會收回它。
    { "  " }back            退一步
    { "  " }moves [字詞]    列出所有行動，或只列出含有這些字詞的
    { "  " }why 行動        這個行動為什麼不行，依據哪條規則
    { "  " }hint            電腦最看好的行動
    { "  " }score, log      計分表；到目前為止的過程
    { "  " }board, read     重畫圖板；逐行讀出圖板
    { "  " }rules 編號      一條規則
    { "  " }quit            離開；教學會記住你走到哪裡
cli-guide-first = 現在來玩真正的第一場：{ $command }
error-guide-none = 《{ $title }》沒有教學；有教學的遊戲：{ $games }。
error-guide-move = 這一步要你行動；請輸入行動，或輸入 ? 看說明。
error-guide-read = 這裡沒有別的行動了；按 Enter 繼續。
error-guide-first = 這是第一步；按 Enter 繼續。
guide-teacher = 提燈
guide-over = 教學到此結束，沒有別的行動了。

## 規則書頁面

page-title = 規則：{ $game }
page-lobby = 大廳
page-languages = 語言
page-contents = 目錄
page-facts = { $least ->
        [1] { $most ->
            [1] 1 人
           *[other] 1 到 { $most } 人
        }
       *[other] { $least } 到 { $most } 人
    }，約 { $minutes } 分鐘
page-rebuilt-title = 我們重建的部分
page-rebuilt = 規則書的文字保存了下來，圖片沒有。凡是只出現在圖片裡的，都是我們重建的。
page-correct = 如果你有這款遊戲，請幫個忙：與「pithead components { $slug }」列出的清單比對，告訴我們哪裡不同。
page-ruling = 裁定 { $id }
page-house-rule = 村規 { $id }
page-house-rules = 村規
page-option = 開桌選項：
page-tag-inferred = 推論：規則書沒有明寫。
page-tag-ruling = 我們的裁定。
page-no-effect = 在程式裡沒有作用。
page-example = 範例：
page-published = 規則書的範例：
page-claim-refused = 不行：
page-claim-pays = +{ $points } 分
page-version = 這份規則的版本：{ $version }。
page-missing = 沒有這本規則書
page-no-game = 這裡沒有遊戲「{ $slug }」；請在大廳選一款。
page-aid = 玩家輔助卡
page-aid-title = 玩家輔助卡：{ $game }
page-aid-rules = 全部規則
page-aid-published = 依出版的內容。
page-aid-changed = 改過的遊戲：{ $changes }
page-no-aid = 這款遊戲還沒有玩家輔助卡。
