import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { readNear } from './near-words.ts'

/** The ages of those whom a text lets in, shuts out or is made for. */
export interface ToldAges {
  readonly low: number
  readonly high: number
  /** Shuts others out, of everything: 'nobody under six', 'adults only'. */
  readonly isLimit: boolean
  readonly mark: string
  readonly sentence: string
  readonly words: ReadonlySet<string>
}

const names =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one'.split(
    ' ',
  )
const age = String.raw`(\d{1,2}|${names.toReversed().join('|')})`
const young = String.raw`(?:children|kids|boys|girls|child|students|pupils|campers|youngsters|juniors|riders|swimmers|players|climbers|guests|visitors|dancers|skaters|learners|people|anyone|everyone|those)`
const ageless = String.raw`(?! ?(?:%|percent|miles|minutes|months?|weeks?|hours?|days?|feet|foot|pounds|lbs?|per|at a time|a\.m|p\.m|am\b|pm\b|o[’']clock|in a group|of them|to one|:))`
const ages = new RegExp(
  [
    // 'nobody under six', 'no children below 8', 'children under six may not'
    String.raw`\b(?:nobody|no one|none|no ${young}|not (?:for|open to) (?:anyone|${young})|never (?:anyone|${young})) (?:under|below|younger than) (?:the age of )?${age}\b${ageless}`,
    String.raw`\b${young} (?:under|below|younger than) (?:the age of )?${age}\b (?:are |is )?(?:not (?:allowed|admitted|accepted|taken)|may not|cannot|can[’']t|must wait|have to wait|stay out)`,
    String.raw`\b(?:minimum age|age limit|lowest age)(?: (?:is|of|at))?:? ${age}\b`,
    String.raw`\b(?:must|has to|have to|needs? to) be (?:at least )?${age}(?: years old| or older| and older)?(?=[\s.,;)]|$)${ageless}`,
    String.raw`\b(adults)[- ]only\b|\bonly (adults)\b`,
    // '21 and over', 'age six and up', 'from age 8'
    String.raw`\b(?:ages? )?${age}(?: years(?: old)?)? (?:and|or) (?:up|older|over|above)\b`,
    String.raw`\bfrom (?:the )?age (?:of )?${age}\b(?! (?:to|through|until|on to))`,
    // 'ages 6 to 12', 'children from three to five', '8- to 12-year-olds'
    String.raw`\b(?:ages?|aged) (?:from )?${age} ?(?:to|-|–|through|and|until) ?${age}\b${ageless}`,
    String.raw`\b${young} (?:(?:of|from|between|aged?) )+${age} ?(?:to|-|–|through|and|until) ?${age}\b${ageless}`,
    // The second group of 'ages 4 to 6 and 7 to 10'
    String.raw`(?<=ages? [^.;]{3,20}(?:,|and|or) )${age} ?(?:to|-|–) ?${age}\b${ageless}`,
    String.raw`\b${age}-? ?(?:to|-|–) ?${age}[- ]year[- ]olds?\b`,
    String.raw`\b${age} (?:and|or|to) ${age} years old\b`,
    String.raw`\b${age}[- ]year[- ]olds\b`,
    String.raw`\b(infants|babies|newborns|toddlers|preschoolers|teens|teenagers)\b`,
  ].join('|'),
  'gi',
)
const cue =
  /ages?\b|aged|under|below|younger|year[- ]old|older|and (?:up|over)|adults|infants|babies|newborns|toddlers|preschool|teen|(?:must|to) be|years old|\b(?:children|kids|boys|girls)\b/i
/** Of workers, prices and papers, and of things that have an age. */
const otherAges =
  /\b(?:years of|staff|employees?|workers?|hires?|hired|apprentices?|drivers?|minimum wage|free|half price|discounts?|off|accompanied|with (?:a |an |their |one )?(?:parents?|adults?)|parents? (?:stay|sign|come)|consent|supervis\w+|alcohol|liquor|beer|wine|survey\w*|asked|houses?|homes?|decks?|buildings?|trucks?|machines?|equipment|cars?|vehicles?|median|average|percent|censu\w*|live|population|rivals?|competitors?|unlike|instead of|if|later|from year|until \d{4})\b|%/i

export const listAges = rememberTexts((text: string): readonly ToldAges[] => {
  const read = text.slice(0, 2000)
  if (!cue.test(read)) return []
  return splitSentences(read).flatMap((sentence) => {
    if (!cue.test(sentence) || otherAges.test(sentence)) return []
    return Array.from(sentence.matchAll(ages)).flatMap((found): ToldAges[] => {
      const [mark, ...groups] = found
      const named = stages[mark.toLowerCase()]
      if (named) return [{ ...named, isLimit: false, mark, sentence, words: new Set<string>() }]
      const values = groups.filter((group) => group !== undefined).map(toAge)
      const [low, high] = values
      if (low === undefined || low < 1 || (high !== undefined && high <= low)) return []
      const isGroup = /year/i.test(mark) && !/must|ha[sv]e? to|need/i.test(mark) && high === undefined
      const { words } = readNear(sentence, found.index, found.index + mark.length)
      const isLimit =
        high === undefined &&
        !isGroup &&
        /^(?:no|never|none|children|kids|min|age l|low|must|ha[sv]e? to|needs? to|adults|only)/i.test(mark)
      return [{ low, high: high ?? (isGroup ? low : 120), isLimit, mark, sentence, words }]
    })
  })
})

/** Only against a limit, because a stage has no certain ages. */
const stages: Readonly<Record<string, Pick<ToldAges, 'low' | 'high'>>> = {
  infants: { low: 0, high: 1 },
  babies: { low: 0, high: 1 },
  newborns: { low: 0, high: 1 },
  toddlers: { low: 1, high: 3 },
  preschoolers: { low: 3, high: 5 },
  teens: { low: 13, high: 17 },
  teenagers: { low: 13, high: 17 },
}

function toAge(typed: string): number {
  const word = typed.toLowerCase()
  return word === 'adults' ? 18 : Number(word) || names.indexOf(word) + 1
}
