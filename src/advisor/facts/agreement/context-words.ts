import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'

/** Words that stand beside figures of every kind and do not say what is counted. */
const plainWords = new Set(
  (
    'a an the of and or to in on at for with by from our your their my we is are be it as that this these those into per than then ' +
    'all any about after before each every over under above below more less most least only when where who which will have has had ' +
    'was were they them him her his its not no but until during within without between around near up out first second third last ' +
    'next month year week day hour minute quarter monthly yearly weekly daily annual yearly average averages total part full time ' +
    'cost price start end make made take come pay paid other others some both also plus what while because since own new one two ' +
    'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty half dozen hundred thousand million billion dollar dollars euro euros ' +
    'cent cents january february march april may june july august september october november december spring summer fall winter ' +
    'tam sam som tax taxes hold holds held keep keeps kept bring brings brought put puts let lets go goes went see sees called ' +
    'business company plan owner people person customer customers client clients can could would should may might must get gets ' +
    'give gives need needs use uses used work works worked working good well long short small large big high low many much few ' +
    'about together altogether roughly nearly almost exactly just even still already today now later early late once twice time times number us me you ' +
    'patient patients order orders guest guests member members user users subscriber subscribers lead leads sale sales revenue call calls state federal he she do does did done if so how there here off again against through across along same different such very too say says said tell tells told answered replied reported'
  ).split(' '),
)
const wordPattern = /[\p{L}\p{M}]{3,}/gu
const ending = /(?:ings?|ed|ers?|ly|ions?)$/u
const stemLength = 7

/** Two words for the same thing. */
const sameWords = new Map([
  ['lease', 'rent'],
  ['rental', 'rent'],
  ['cofounder', 'founder'],
  ['delivery', 'deliver'],
  // The stem of 'counter' is the one of 'counted'.
  ['counter', 'bar'],
])

/** The stem of a word, or nothing for a plain one. */
const readStem = rememberTexts((word: string): string => {
  const typed = toSingular(word)
  const singular = sameWords.get(typed) ?? typed
  if (plainWords.has(word) || plainWords.has(singular)) return ''
  // 'Delivered' is of 'deliver', which is of 'deliv'.
  const stem = singular.length > 5 ? singular.replace(ending, '').replace(/(?<=.{4})er$/u, '') : singular
  return (stem.length > 2 ? stem : singular).slice(0, stemLength)
})

/** The stems of the words that say what a figure is about: 'survey' for 'surveyed' and 'surveys'. */
export function listContextWords(text: string): string[] {
  const words = text.toLowerCase().match(wordPattern) ?? []
  return words.map(readStem).filter((stem) => stem !== '')
}
