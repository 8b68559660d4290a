/** The words of the frame in the language of this browser. */

import { fetched } from './fetched'
import { translator, type Translate } from './frame'
import { locale } from './language'

export const t: Translate = translator(locale, await fetched)
