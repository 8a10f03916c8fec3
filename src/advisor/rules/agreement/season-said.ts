import { listMonthRanges, listMonths } from '#advisor/facts/agreement/month-ranges.ts'
import { listAllTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { readHome } from '#advisor/facts/home-country.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { showTwo } from './show-two.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'

/** Which months are busy and which are quiet: in one text, in another and in the forecast. */

interface Season {
  readonly isBusy: boolean
  readonly months: readonly number[]
  readonly mark: string
  readonly sentence: string
}

interface Told extends Season {
  readonly text: OwnText
}

const names = 'january february march april may june july august september october november december'.split(
  ' ',
)
const parts: Readonly<Record<string, readonly number[]>> = {
  winter: [11, 0, 1],
  spring: [2, 3, 4],
  summer: [5, 6, 7],
  fall: [8, 9, 10],
  autumn: [8, 9, 10],
}
const when = String.raw`(?:winters?|springs?|summers?|falls?|autumns?|${names.join('|')})`
const range = String.raw`${when}(?:(?: to | through | and |[-–])${when})?`
const busy = String.raw`(?:busy|busiest|peak|high|best|strongest|rush|main)`
const quiet = String.raw`(?:quiet(?:est)?|slow(?:est)?|dead|low|weak(?:est)?|slack)`
const level = String.raw`(?:(${busy})|(${quiet}))`
const said = new RegExp(
  [
    // 'the quiet summer', 'our busy July', 'the slow months are January and February'
    String.raw`\b(?:the|our|a|my) ${level} (${range})\b`,
    String.raw`\b${level} (?:months?|season|time|weeks)(?: (?:of the year|for us))?,? (?:(?:is|are|runs?)(?: from| in)?|from|in|:)? ?(?:the )?(${range})\b`,
    // 'Winter is our busy season', 'June to August, which is the quiet season', 'July is busiest'
    String.raw`\b(${range})(?:, which|, when it| we)? (?:is|are|brings?|has|have) (?:usually |always |by far )?(?:the |our |my |a |its )?${level}(?: (?:season|months?|time|one|weeks|for us))?\b(?! enough)`,
    String.raw`\b(${range})(?:, (?:the|our)) ${level} (?:season|months?|time|weeks)\b`,
    String.raw`\b(${range}),? when (?:[\p{L}’']+ ){1,4}(?:most()|least)(?=[\s.,;]|$)`,
    String.raw`\b(${range}) is when (?:(?:everybody|everyone|most people|all of them|they all|customers all) (?:wants?|calls?|comes?|buys?|books?|needs?)()|(?:nobody|no one|hardly anyone|few people) (?:wants?|calls?|comes?|buys?|books?))`,
  ].join('|'),
  'giu',
)
const cue = /busy|busiest|peak|high|best|strong|rush|main|quiet|slow|dead|low|weak|slack|when/i
/** Of others, of workers and of something that is not sold. */
const other =
  /\b(?:competitors?|rivals?|unlike|they are|prices?|rates?|water level|temperature|tide|risk|traffic|cash|instead of|except|not)\b/i
const otherFields = /^(?:competitiveAnalysis|legalStructure|customerPersonas|marketAnalysis\.trends)/u

/** 'June to August' through 'summer' as months of the year. */
function readMonths(text: string): readonly number[] {
  const [stretch] = listMonthRanges(text)
  if (stretch) return listMonths(stretch)
  return (text.toLowerCase().match(/[a-z]+/gu) ?? []).flatMap((word) => {
    const month = names.indexOf(word)
    return month < 0 ? (parts[word.replace(/s$/u, '')] ?? []) : [month]
  })
}

const listSeasons = rememberTexts((text: string): readonly Season[] =>
  !cue.test(text)
    ? []
    : splitSentences(text.slice(0, 2000)).flatMap((sentence) =>
        !cue.test(sentence) || other.test(sentence)
          ? []
          : Array.from(sentence.matchAll(said), (found): Season => {
              const groups = found.slice(1).filter((group) => group !== undefined && group !== '')
              const isLevel = (group: string) => new RegExp(`^${level}$`, 'iu').exec(group)
              const levels = groups.flatMap((group) => isLevel(group) ?? [])
              const isBusy = levels.length > 0 ? levels[1] !== undefined : found.slice(1).includes('')
              const time = groups.find((group) => !isLevel(group)) ?? ''
              return { isBusy, months: readMonths(time), mark: found[0], sentence }
            }).filter(({ months }) => months.length > 0 && months.length < 8),
      ),
)

function listTold(facts: PlanFacts): Told[] {
  const risks = listSectionTexts(facts, ['riskAnalysis']).map((text) => ({
    ...text,
    field: toFieldKey(text.address),
  }))
  const own = listAllTexts(facts).filter(({ section }) => section !== 'riskAnalysis')
  return [...own, ...risks]
    .filter(({ field }) => !otherFields.test(field))
    .flatMap((text) => listSeasons(text.text).map((season) => ({ ...season, text })))
}

function isSouth(facts: PlanFacts): boolean {
  const place = `${facts.data.legalStructure.jurisdiction} ${facts.data.businessIdea.oneLiner}`.slice(0, 1000)
  return (
    readHome(facts) === null &&
    /\b(?:australia|new zealand|south africa|argentina|chile|uruguay|brazil|peru)\b/i.test(place)
  )
}

const certain = 0.12

/** A busy month of a text that the forecast has below the average, or the other way around. */
function findAgainstForecast(facts: PlanFacts, told: readonly Told[]) {
  const main = readSales(facts)?.main
  const season = main?.stream.season
  if (!main || !season || season.length !== 12) return null
  const all = season.reduce((sum, value) => sum + value, 0) / 12
  if (all <= 0) return null
  for (const one of told) {
    const share = one.months.reduce((sum, month) => sum + (season[month] ?? 0), 0) / one.months.length / all
    const isAgainst = one.isBusy ? share < 1 - certain : share > 1 + certain
    if (isAgainst) return { one, share, stream: main.stream }
  }
  return null
}

function findTwoSeasons(told: readonly Told[]): readonly [Told, Told] | null {
  for (const [index, one] of told.entries()) {
    const contrary = told
      .slice(index + 1)
      .find(
        (candidate) =>
          candidate.isBusy !== one.isBusy &&
          candidate.text.text !== one.text.text &&
          [one, candidate].some((inner) =>
            inner.months.every((month) => [one, candidate].every(({ months }) => months.includes(month))),
          ),
      )
    if (contrary) return [one, contrary]
  }
  return null
}

export const seasonSaidRule: Rule = {
  id: 'season-said-otherwise',
  steps: [8, 3, 6, 7, 11],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const told = listTold(facts)
    if (told.length === 0 || isSouth(facts)) return null
    const against = findAgainstForecast(facts, told)
    if (against) {
      const { one, share, stream } = against
      const address = atStream(stream.id, 'season')
      const sells = `${sayPercent(Math.round(share * 100))} of an average month`
      return show(
        recommend(
          'Busy, or quiet?',
          `${quote(one.sentence, 80)} does not go with the forecast, where ${quote(stream.name, 40)} sells ${sells} at that time. Which is right? Staff and cash are planned by it.`,
          one.text.address,
        ),
        [
          { address: one.text.address, says: shorten(one.sentence) },
          { address, says: sells },
        ],
      )
    }
    const two = findTwoSeasons(told)
    return two ? showTwo('Busy, or quiet?', two[0], two[1], 'Staff and cash are planned by it.') : null
  },
}
