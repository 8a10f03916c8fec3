import { listTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** 'No customer has more than 10% of sales' beside one that has more. */

const bound =
  /\b(?:no|none of (?:the|our)|not one) (?:single |one |other )?([a-z]+)s?\b[^.;]{0,40}?\b(?:more than|above|over|exceeds?|beyond)\s+(?:about )?([\w.]+ ?(?:%|percent)|a (?:tenth|fifth|quarter|third)|half)/i
/** 'The biggest shop I have is 6% of sales' */
const largestIs =
  /\b(?:largest|biggest) (?:single )?([a-z]+)\b[^.;\d]{0,30}?\b(?:is|has|makes up|brings|takes|gives|accounts for|buys|stands for|at)\s+(?:only |just |about |under |less than )*([\d.]+ ?(?:%|percent)|a (?:tenth|fifth|sixth|quarter|third)|half)(?! (?:of (?:its|their|his|her|the (?:market|shop|floor))|off|discount|larger|bigger|more|less))/i
const one = /\b(?:one|a single|the (?:largest|biggest)|our (?:largest|biggest)) (?:[a-z]+ ){0,2}[a-z]+\b/gi
const partOf = /\b(\d[\d,]*) of (?:them|these|those|the (\d[\d,]*))\b/i

interface Bound {
  readonly noun: string
  readonly percent: number
  readonly sentence: string
}

const readBounds = rememberTexts((text: string): readonly Bound[] =>
  splitSentences(text).flatMap((sentence): Bound[] => {
    const found = bound.exec(sentence)
    const is = found ? null : largestIs.exec(sentence)
    if (is) return readShareOfLargest(is, sentence)
    const share = found && readKnownText(found[2] ?? '').find(({ kind }) => kind === 'percent')
    return found && share
      ? [{ noun: toSingular((found[1] ?? '').toLowerCase()), percent: share.high, sentence }]
      : []
  }),
)

/** Whoever buys can be called by many names. */
const buyers = new Set(
  'customer client buyer account shop store chain dealer retailer restaurant cafe distributor wholesaler group company firm hotel school agency contractor builder'.split(
    ' ',
  ),
)
const buyer = 'buyer'

function readShareOfLargest([, typed = '', words = '']: RegExpExecArray, sentence: string): Bound[] {
  const noun = toSingular(typed.toLowerCase())
  const share = readKnownText(words).find(({ kind }) => kind === 'percent')
  return share && buyers.has(noun) ? [{ noun: buyer, percent: share.high, sentence }] : []
}

interface Largest {
  readonly percent: number
  readonly sum: string
  readonly sentence: string
}

/** The share of one of them: '30% from one dealer', or '96 of the 560 orders from one dealer'. */
function findLargest(sentence: string, noun: string): Largest | null {
  if (noun === buyer && !isBought(sentence)) return null
  const isOne = Array.from(sentence.matchAll(one)).some(([words]) =>
    words
      .toLowerCase()
      .split(' ')
      .slice(1)
      .some((word) => isMeant(toSingular(word), noun)),
  )
  if (!isOne) return null
  const claims = readKnownText(sentence)
  const counted = partOf.exec(sentence)
  if (counted) {
    const part = Number((counted[1] ?? '').replaceAll(',', ''))
    const before = claims.filter(
      ({ kind, end, low }) => kind === 'count' && end <= counted.index && low > part,
    )
    const whole =
      counted[2] === undefined ? (before.at(-1)?.low ?? 0) : Number(counted[2].replaceAll(',', ''))
    if (part > 0 && whole > part)
      return {
        percent: (part / whole) * 100,
        sum: `${part} ÷ ${whole} = ${sayPercent((part / whole) * 100)}`,
        sentence,
      }
  }
  const said = claims.filter(({ kind }) => kind === 'percent')
  const [only] = said
  return only && said.length === 1 ? { percent: only.low, sum: only.quote, sentence } : null
}

const bought =
  /\b(?:went to|goes? to|sells? to|sold to|takes?|took|buys?|bought|brings?|of (?:my |our |the |all )?(?:sales|revenue|orders|income))\b/i
const notBought = /\b(?:market|competitors?|rivals?|surveys?|asked|said|until|no|not|never|if|most)\b/i

/** 'A third of it went to one feed chain', and not 'one chain holds a third of the market'. */
function isBought(sentence: string): boolean {
  return bought.test(sentence) && !notBought.test(sentence)
}

function isMeant(word: string, noun: string): boolean {
  return noun === buyer ? buyers.has(word) : word === noun
}

function mayHaveLargest({ section, address }: PlanText): boolean {
  return (
    section !== 'customerPersonas' &&
    address[1] !== 'directCompetitors' &&
    address[1] !== 'indirectCompetitors'
  )
}

export const largestBuyerRule: Rule = {
  id: 'largest-share-differs',
  steps: [11, 2, 3, 4],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const texts = listTexts(facts).filter(mayHaveLargest)
    for (const text of texts) {
      for (const { noun, percent, sentence } of readBounds(text.text)) {
        for (const other of texts) {
          const largest =
            other === text
              ? null
              : splitSentences(other.text)
                  .map((part) => findLargest(part, noun))
                  .find((found) => found !== null && found.percent > percent * 1.05)
          if (!largest) continue
          return show(
            recommend(
              'How large is the largest?',
              `${quote(sentence, 80)}, but ${quote(largest.sentence, 90)} gives one ${noun} ${sayPercent(largest.percent)}. Which is right? A lender asks what happens when that one leaves.`,
              text.address,
            ),
            [
              { address: text.address, says: shorten(sentence) },
              { address: other.address, says: shorten(largest.sentence, 300) },
            ],
            [largest.sum, `${sayPercent(largest.percent)} > ${sayPercent(percent)}`],
          )
        }
      }
    }
    return null
  },
}
