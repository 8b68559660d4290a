/** Every message of the frame with its arguments, from frame.en.ftl; `npm run words` writes it. */
export interface Messages {
  brand: null
  'bot-name': { n: number }
  seat: { n: string | number }
  points: { n: number }
  moves: { n: number }
  language: null
  'text-comma': null
  'text-colon': null
  'text-stop': null
  'text-space': null
  'lobby-with': { names: string | number }
  'lobby-remove': { title: string | number }
  'lobby-keep': null
  'lobby-others': null
  'lobby-title': null
  'lobby-mine': null
  'lobby-open-seats': null
  'lobby-running': null
  'lobby-nothing-open': null
  'lobby-your-turn': null
  'lobby-thinks': { name: string | number }
  'lobby-finished': null
  'lobby-seats-open': { n: number }
  'lobby-play': null
  'lobby-sit': null
  'lobby-minutes': { n: string | number }
  'lobby-seats': { from: string | number; to: string | number }
  'lobby-players': null
  'lobby-together': null
  'lobby-languages': null
  really: { what: string | number }
  'lobby-by': { designer: string | number }
  'lobby-by-publisher': { designer: string | number; publisher: string | number }
  'lobby-credit-source': { source: string | number }
  'lobby-link-title': null
  'lobby-link-text': null
  'lobby-link-label': null
  'lobby-link-go': null
  'lobby-link-bad': null
  'lobby-gallery': null
  'lobby-play-tab': null
  'lobby-all': { n: string | number }
  'since-now': null
  'since-minutes': { n: string | number }
  'since-hours': { n: string | number }
  'since-days': { n: string | number }
  'me-ask': null
  'me-text': null
  'me-label': null
  'me-go': null
  'me-change': { name: string | number }
  'me-data': null
  'me-export': null
  'me-remove': null
  'me-remove-sure': null
  'me-remove-text': null
  'sound-on': null
  'sound-off': null
  'hint-title': null
  'hint-thinking': null
  'hint-expected-lead': { n: number; margin: number }
  'hint-expected-points': { n: number; margin: number }
  'hint-expected-chance': { n: number; margin: number }
  'hint-behind-lead': { n: number; margin: number }
  'hint-behind-points': { n: number; margin: number }
  'hint-behind-chance': { n: number; margin: number }
  'hint-equal': null
  'hint-visits': { n: string | number; all: string | number }
  'hint-then': { move: string | number }
  'hint-text-lead': null
  'hint-text-points': null
  'hint-text-chance': null
  'hint-how': null
  'theme-light': null
  'theme-dark': null
  'theme-auto': null
  'theme-label': { now: string | number }
  'create-who': null
  'create-level': null
  'create-house-rules': null
  'create-eyebrow': null
  'create-you': null
  'create-you-too': null
  'create-open': null
  'create-by-link': null
  'create-add-seat': null
  'create-remove-seat': { n: string | number }
  'create-change-seat': { n: string | number; now: string | number }
  'create-name-of': { n: string | number }
  'create-listed': null
  'create-listed-text': null
  'create-open-hands': null
  'create-open-hands-text': null
  'create-onlookers-chat': null
  'create-onlookers-chat-text': null
  'create-why': null
  'create-go': null
  'create-failed': null
  'variant-label': null
  'variant-published': null
  'variant-changed': null
  'variant-changed-named': { name: string | number }
  'variant-titled': { title: string | number; name: string | number }
  'variant-what': null
  'variant-text': null
  'variant-became': { before: string | number; after: string | number }
  'variant-added': { after: string | number }
  'variant-gone': { before: string | number }
  'table-leave': null
  'table-leave-sure': null
  'table-leave-alone': null
  'table-notices-on': null
  'table-notices-off': null
  'table-notices-refused': null
  'table-onlookers-chat-on': null
  'table-onlookers-chat-off': null
  'table-forced': null
  'table-forced-on': null
  'table-forced-off': null
  'table-seats': null
  'table-you': null
  'table-away': null
  'table-bot': null
  'table-program': null
  'table-also': { names: string | number }
  'table-close': null
  'table-close-sure': null
  'table-empty': null
  'table-undo': null
  'table-undo-turn': null
  'table-hint': null
  'table-more': null
  'table-to-lobby': null
  'table-fit': null
  'table-zoom-in': null
  'table-zoom-out': null
  'tab-steps': null
  'tab-log': null
  'tab-moves': null
  'tab-rules': null
  'tab-score': null
  'tab-chat': null
  'table-panel': null
  'table-close-panel': null
  'table-say-label': null
  'table-nobody-spoke': null
  'stands-in-illegal': { name: string | number }
  'stands-in-failed': { name: string | number }
  'stands-in-silent': { name: string | number }
  'table-choosing': { name: string | number }
  'table-onlookers': { n: number }
  'table-nothing-yet': null
  'table-earlier': { n: string | number }
  'table-since-turn': null
  'rules-search': null
  'rules-none': null
  'rules-found': { n: number }
  'rules-book': null
  'rules-open': null
  'rules-aid': null
  'rules-print': null
  'rules-example': null
  'rules-step': { n: string | number; of: string | number }
  'rules-step-back': null
  'rules-step-next': null
  'rules-step-play': null
  'rules-ruling': null
  'rule-tag-stated': null
  'rule-tag-inferred': null
  'rule-tag-ruling': null
  'rule-tag-house': null
  'score-now': null
  'score-final': null
  'score-total': null
  'moves-search': null
  'moves-none': null
  'moves-wait': null
  'moves-more': { n: string | number }
  'table-text-board': null
  'table-text-board-read': null
  'table-keys': null
  'key-tab': null
  'key-tab.does': null
  'key-arrows': null
  'key-arrows.does': null
  'key-enter': null
  'key-enter.does': null
  'key-escape': null
  'key-escape.does': null
  'key-undo': null
  'key-undo.does': null
  'key-explain': null
  'key-explain.does': null
  'key-choices': null
  'key-choices.does': null
  'say-legal': null
  'say-thinking': { name: string | number }
  'say-chance': null
  'say-chance-text': null
  'say-turn': null
  'say-lost': null
  'say-lost-text': null
  'say-connecting': null
  'say-connecting-text': null
  'say-waiting': null
  'say-waiting-text': { n: number }
  'say-refused': null
  'say-close': null
  'say-over': null
  'say-closed': null
  'say-closed-text': null
  'say-bot-for-me': null
  'say-bot-for-me-text': null
  'invite-link': { name: string | number }
  'invite-select': null
  'invite-title': null
  'invite-text': null
  'invite-copy': null
  'invite-copied': null
  'invite-bot': null
  'invite-onlookers': null
  'invite-sit': null
  'invite-qr': { name: string | number }
  'seat-menu-title': { name: string | number }
  'seat-menu-bot': { title: string | number }
  'seat-menu-back': null
  'seat-menu-leave': null
  'seat-menu-remove': { name: string | number }
  'seat-menu-free': null
  'seat-menu-link': null
  'seat-menu-look': null
  'seat-menu-look-on': null
  'curtain-title': { name: string | number }
  'curtain-text': null
  'curtain-go': { name: string | number }
  'record-open': null
  'record-title': null
  'join-title': null
  'join-text': { host: string | number; title: string | number }
  'join-who': null
  'join-go': null
  'join-watch': null
  'join-failed': null
  'end-asked': { name: string | number }
  'end-join': null
  'end-wins': { name: string | number }
  'end-wins-with': { name: string | number; points: string | number }
  'end-shared': { names: string | number }
  'end-shared-with': { names: string | number; points: string | number }
  'end-team-won': null
  'end-team-lost': null
  'end-again': null
  'end-share': null
  'end-verify': null
  'end-verifying': null
  'end-record': null
  'end-holds': null
  'end-broken': null
  'end-seed': null
  'end-commitment': null
  'end-replay': null
  'end-first': null
  'end-before': null
  'end-after': null
  'end-last': null
  'end-start': null
  'end-stop': null
  'end-setup': null
  'end-at': { n: string | number; of: string | number }
  'end-chart': null
  'end-sheet': null
  'end-rule': null
  'end-turning': null
  'end-moments': null
  'end-loading': null
  'end-counting': null
  'generic-board': null
  'generic-choose': null
  'generic-which': { field: string | number }
  'generic-reopen': { field: string | number; value: string | number }
  'generic-play': null
  'generic-undrawn': null
  'gallery-title': null
  'gallery-text': null
  'gallery-signs': null
  'gallery-shape-diamond': null
  'gallery-shape-circle': null
  'gallery-shape-square': null
  'gallery-shape-triangle': null
  'gallery-shape-cross': null
  'gallery-seat': { n: string | number; shape: string | number }
  'gallery-stack': { n: string | number }
  'gallery-states': null
  'gallery-chosen': null
  'gallery-last': null
  'gallery-refused': null
  'gallery-focus': null
  'gallery-tiles': null
  'gallery-buildings': null
  'problem-not-found': null
  'problem-back': null
  'problem-load': null
  'problem-silent': null
  'problem-refused': { code: string | number; detail: string | number }
  'lobby-learn': null
  'lobby-learn-minutes': { n: string | number }
  'lobby-learn-step': { n: string | number; of: string | number }
  'guide-tag': null
  'guide-title': { title: string | number }
  'guide-step': { n: string | number; of: string | number }
  'guide-go': null
  'guide-next': null
  'guide-back': null
  'guide-show': null
  'guide-refused': { why: string | number }
  'guide-taken-back': null
  'guide-points': { places: string | number }
  'guide-private': null
  'guide-leave': null
  'guide-leave-title': null
  'guide-real': null
  'guide-again': null
  'tip-dismiss': null
  'tip-none': null
  'tips-on': null
  'tips-off': null
}
