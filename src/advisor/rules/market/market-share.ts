import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { countsStream, toMonthlyVolume } from '#advisor/facts/stream-claims.ts'
import { readBeginning } from '#advisor/facts/texts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { at, recommend, remark, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { atStream, atStreams } from '#advisor/rules/at-stream.ts'

/** What the plan wants to win, against the market, the forecast and what the business can do. */

const tolerance = 1.05
const justOnePattern =
  /\b(?:just|only|merely|mere|even|as little as|no more than|all we need is|(?:if|when|once) (?:we|i|they) (?:can )?(?:only |just )?(?:get|win|capture|reach|take|convert|gain|attract)|captur(?:e|es|ing)|conservative(?:ly)?|less than|under|below|not even)\b[^.;:\d$]{0,24}?\b(?:\d+(?:[.,]\d+)?|one|two|three|half(?: of)?(?: a| one)?|a single)\s?(?:%|percent)\s(?:of|share)\b[^.;:]{0,40}\b(?:\d[\d,]{3,}|market|tam|sam|industry|population|sector|spending|demand|people|households|homes|businesses|customers|residents|users|them|it|this|that|all)\b/i
/** 'Only one firm in forty', 'a tiny slice of it is enough'. */
const sliverPattern =
  /\b(?:just|only|merely|mere|even|not even|no more than|all we need is|(?:need|take|takes|get|win|enough)\b[^.;]{0,20}) ?(?:every \w+(?:th|st|nd|rd)\b|(?:one|1|two|2|an?) (?:[a-z]+ )?(?:in|out of|of every) (?:\d+|ten|twenty|thirty|forty|fifty|sixty|eighty|(?:a |one )?hundred|(?:a |one )?thousand))\b|\b(?:tiny|small|mere|minimal|modest|fraction|sliver|crumb)\b[^.;]{0,12}\b(?:slice|share|part|fraction|percentage|piece|sliver|of)\b[^.;]{0,40}\b(?:is |would |will )?(?:enough|certain|sure|easy|easily|doable|feasible|realistic|suffic\w+|safe|plenty)\b/i

/** 'Less than 2% of the SAM' may just be the check of a count. With this it is the reason. */
const reassurance =
  /\b(?:hardly|cannot|can[’']t|easily|easy|surely|certain(?:ly)?|safe(?:ly)?|enough|plenty|modest|cautious|conservative|anyone|anybody|go wrong|fail|doable|realistic|so (?:large|big|huge))\b/i
const comparison = /^(?:less than|under|below|not even)\b/i

function findShareHope(text: string): string | undefined {
  const share = justOnePattern.exec(text)?.[0]
  const isReason = share !== undefined && (!comparison.test(share) || reassurance.test(text))
  return isReason ? share : sliverPattern.exec(text)?.[0]
}

const countedPattern = /not from a share|counted from|from the bottom up|bottom[- ]up/i
const hopePattern =
  /\b(?:word (?:of mouth|gets around|spreads)|go(?:es|ing)? viral|exponential(?:ly)?|snowball\w{0,3}|network effects? (?:kick|take)|takes? off|sells? itself|grows? by itself|speeds? up once)\b/i

export const marketShareRules: readonly Rule[] = [
  {
    id: 'market-just-one-percent',
    steps: [2],
    weight: weights.missing,
    find({ data, claims }) {
      const { marketAnalysis, businessIdea, businessModel } = data
      const markets = claims.filter(
        ({ field }) => field === 'marketAnalysis.tam' || field === 'marketAnalysis.sam',
      )
      // The whole market in the same sentence, as 'with 7,400 branches', counts no customers of the plan.
      const isCounted =
        /[×*]/u.test(marketAnalysis.som) ||
        claims.some(
          ({ field, kind, low, sentence }) =>
            field === 'marketAnalysis.som' &&
            kind === 'count' &&
            !findShareHope(sentence) &&
            !markets.some((market) => market.low === low),
        )
      const places = [
        { address: at('marketAnalysis', 'som'), text: marketAnalysis.som },
        { address: at('marketAnalysis', 'summary'), text: marketAnalysis.summary },
        { address: at('marketAnalysis', 'sam'), text: marketAnalysis.sam },
        { address: at('businessIdea', 'valueProposition'), text: businessIdea.valueProposition },
        { address: at('businessModel', 'revenueStreams'), text: businessModel.revenueStreams[0] ?? '' },
      ]
      for (const { address, text } of places) {
        const beginning = readBeginning(text)
        const words = findShareHope(beginning)
        if (words === undefined || countedPattern.test(beginning)) continue
        // '249 carriers × $348 × 12, only 1.6% of the SAM' is counted, and the share is its check.
        if (isCounted && text === marketAnalysis.som) continue
        return show(
          recommend(
            'A share is not a plan',
            `${quote(words, 80)} assumes that a small share comes by itself. Every lender has read this sentence. Count instead: how many people you reach a month, how many of them buy, and what each pays.`,
            address,
          ),
          [{ address, says: shorten(text), mark: words }],
        )
      }
      return null
    },
  },
  {
    id: 'market-growth-by-hope',
    steps: [2, 8],
    weight: weights.weak,
    find({ data: { marketAnalysis } }) {
      const words = hopePattern.exec(readBeginning(marketAnalysis.som))?.[0]
      if (words === undefined) return null
      return show(
        recommend(
          'Growth that comes by itself',
          `Your SOM counts on ${quote(words)}. Say what you do to make it happen, what it costs, and what you have seen so far. Growth without a cause is the first thing a lender takes out.`,
          at('marketAnalysis', 'som'),
        ),
        [{ address: at('marketAnalysis', 'som'), says: shorten(marketAnalysis.som), mark: words }],
      )
    },
  },
  {
    id: 'market-som-above-capacity',
    steps: [2, 8, 1],
    weight: weights.contradicts,
    find(facts) {
      const sales = readSales(facts)
      if (!sales) return null
      const som = at('marketAnalysis', 'som')
      const { yearlySales } = facts.market
      for (const claim of facts.claims) {
        if (claim.field !== 'marketAnalysis.som' || claim.certainty === 'denied') continue
        if (
          /\b(?:limit|capacity|at most|maximum|out of|licen[cs]ed)\b/i.test(claim.sentence) &&
          claim.certainty !== 'stated'
        )
          continue
        // Two crews or three therapists may each have a stream of their own.
        const counted = sales.streams.filter((stream) => countsStream(claim, stream, facts))
        const [one] = counted
        const volume = one ? toMonthlyVolume(claim.low, claim, one) : null
        if (!one || volume === null || counted.some((stream) => stream.monthlyCapacity === null)) continue
        const limit = counted.reduce((sum, stream) => sum + (stream.monthlyCapacity ?? 0), 0)
        // What brings in far more than SOM is the market that it is taken from.
        if (yearlySales !== null && volume * one.stream.price * 12 > yearlySales * 2) continue
        if (isLimitItself(claim.sentence, claim.quote) || volume <= limit * tolerance) continue
        const most = (limit / volume) * claim.low
        return show(
          recommend(
            'SOM is more than you can serve',
            `SOM counts ${quote(claim.quote)}, but the forecast of ${quoteList(
              counted.map(({ stream }) => stream.name),
              'stream',
            )} allows at most ${sayNumber(most)} in the same measure. Lower SOM to what you can do, or plan the people and machines for the rest.`,
            som,
          ),
          [
            { address: som, says: shorten(facts.data.marketAnalysis.som), mark: claim.quote },
            ...counted.slice(0, 3).map(({ stream }) => ({
              address: atStream(stream.id, 'capacity'),
              says: sayNumber(stream.capacity),
            })),
          ],
          [`${sayNumber(claim.low)} − ${sayNumber(most)} = ${sayNumber(claim.low - most)} too many`],
        )
      }
      if (yearlySales === null || sales.fullYear === null || yearlySales <= sales.fullYear * tolerance)
        return null
      return show(
        recommend(
          'SOM is more than you can serve',
          `SOM is ${facts.sayMoney(yearlySales)} a year. If everything in the forecast runs at its limit, a year brings in ${facts.sayMoney(sales.fullYear)}. Lower SOM, or plan what lifts the limit and what it costs.`,
          som,
        ),
        [
          { address: som, says: shorten(facts.data.marketAnalysis.som) },
          {
            address: atStream(sales.main.stream.id, 'capacity'),
            says: sayNumber(sales.main.stream.capacity),
          },
        ],
        [
          `${facts.sayMoney(yearlySales)} − ${facts.sayMoney(sales.fullYear)} = ${facts.sayMoney(yearlySales - sales.fullYear)}`,
        ],
      )
    },
  },
  {
    id: 'market-som-against-forecast',
    steps: [2, 8],
    weight: weights.contradicts - 1,
    find(facts) {
      const sales = readSales(facts)
      const { yearlySales } = facts.market
      if (!sales || yearlySales === null) return null
      const bestMonth = Math.max(...sales.sales) * 12
      const bestYear = Math.max(...sales.years)
      const reached = Math.max(bestMonth, bestYear)
      const [first = 0] = sales.years
      const som = at('marketAnalysis', 'som')
      const places = [
        { address: som, says: shorten(facts.data.marketAnalysis.som) },
        { address: atStreams, says: `${facts.sayMoney(bestYear)} in the best year` },
      ]
      const sums = [
        `${facts.sayMoney(yearlySales)} ÷ ${facts.sayMoney(bestYear)} = ${sayNumber(yearlySales / bestYear)}`,
      ]
      if (yearlySales > reached * 1.25) {
        return show(
          recommend(
            'SOM is above the forecast',
            `SOM is ${facts.sayMoney(yearlySales)} a year, but the best year of the forecast sells ${facts.sayMoney(bestYear)}. What you say you can win and what you plan to sell should be the same number.`,
            som,
          ),
          places,
          sums,
        )
      }
      if (first > yearlySales * 1.5 || bestYear > yearlySales * 3) {
        return show(
          recommend(
            'The forecast is above SOM',
            `SOM, what you can win in about three years, is ${facts.sayMoney(yearlySales)}. The forecast sells ${facts.sayMoney(first)} in its first year and ${facts.sayMoney(bestYear)} in its best. Change one of the two.`,
            som,
          ),
          places,
          sums,
        )
      }
      if (bestYear < yearlySales * 0.8) return null
      return remark(
        'SOM and forecast agree',
        `SOM of ${facts.sayMoney(yearlySales)} matches the forecast, which sells ${facts.sayMoney(bestYear)} in its best year. The market step and the numbers tell the same story.`,
        som,
      )
    },
  },
  {
    id: 'market-forecast-above-sam',
    steps: [2, 8],
    weight: weights.contradicts,
    find(facts) {
      const sales = readSales(facts)
      const { sam } = facts.market
      if (!sales || sam.unit !== 'money' || sam.comparable === null || sam.comparable <= 0) return null
      const best = Math.max(...sales.years)
      const share = best / sam.comparable
      if (share <= 0.5) return null
      return show(
        recommend(
          'The forecast takes most of the market',
          `The best year sells ${facts.sayMoney(best)}, which is ${sayPercent(share * 100)} of a SAM of ${facts.sayMoney(sam.comparable)}. No newcomer wins that much. Lower the forecast, or count the market again.`,
          at('marketAnalysis', 'sam'),
        ),
        [
          { address: at('marketAnalysis', 'sam'), says: shorten(sam.text) },
          { address: atStreams, says: facts.sayMoney(best) },
        ],
        [`${facts.sayMoney(best)} ÷ ${facts.sayMoney(sam.comparable)} = ${sayPercent(share * 100)}`],
      )
    },
  },
  {
    id: 'market-share-misstated',
    steps: [2],
    weight: weights.contradicts - 1,
    find(facts) {
      const { som, sam, tam } = facts.market
      for (const claim of facts.claims) {
        if (claim.field !== 'marketAnalysis.som' || claim.kind !== 'percent') continue
        const whole = claim.of === 'sam' ? sam : claim.of === 'tam' ? tam : null
        if (!whole || som.unit !== 'money' || whole.unit !== 'money') continue
        if (som.comparable === null || whole.comparable === null || whole.comparable <= 0) continue
        const share = (som.comparable / whole.comparable) * 100
        if (claim.low <= 0 || share <= 0 || Math.max(claim.low / share, share / claim.high) < 1.6) continue
        if (Math.abs(claim.low - share) <= 0.6) continue
        return show(
          recommend(
            'The share is not what the amounts say',
            `SOM says ${quote(claim.quote)} of the ${whole.key.toUpperCase()}, but ${facts.sayMoney(som.comparable)} of ${facts.sayMoney(whole.comparable)} is ${sayPercent(share)}. Correct the one that is wrong.`,
            at('marketAnalysis', 'som'),
          ),
          [
            { address: at('marketAnalysis', 'som'), says: shorten(som.text), mark: claim.quote },
            { address: at('marketAnalysis', whole.key), says: shorten(whole.text) },
          ],
          [`${facts.sayMoney(som.comparable)} ÷ ${facts.sayMoney(whole.comparable)} = ${sayPercent(share)}`],
        )
      }
      return null
    },
  },
  {
    id: 'market-customers-above-sam',
    steps: [2, 8],
    weight: weights.contradicts,
    find(facts) {
      const reachable = facts.claims.find(
        ({ field, kind, unit, period, low, sentence, quote: said }) =>
          field === 'marketAnalysis.sam' &&
          kind === 'count' &&
          unit !== null &&
          period === null &&
          low >= 10 &&
          !isFactor(sentence, said),
      )
      if (!reachable) return null
      const won = facts.claims.find(
        ({ field, kind, unit, period, low }) =>
          field === 'marketAnalysis.som' &&
          kind === 'count' &&
          unit === reachable.unit &&
          period === null &&
          low > reachable.high * 0.5,
      )
      if (!won || isBase(facts, won.low, reachable.high)) return null
      const share = (won.low / reachable.high) * 100
      return show(
        recommend(
          'More customers than you can reach',
          `SOM counts ${quote(won.quote)}, but SAM has ${quote(reachable.quote)} in all: ${sayPercent(share)} of everyone you could serve. Count again how many you can win from the others.`,
          at('marketAnalysis', 'som'),
        ),
        [
          { address: won.address, says: shorten(won.sentence), mark: won.quote },
          { address: reachable.address, says: shorten(reachable.sentence), mark: reachable.quote },
        ],
        [`${sayNumber(won.low)} ÷ ${sayNumber(reachable.high)} = ${sayPercent(share)}`],
      )
    },
  },
]

/** '235 tunings, 12% of these 1,900 pianos' says the SAM again, as what the smaller share is of. */
function isBase({ claims }: PlanFacts, won: number, reachable: number): boolean {
  return (
    won === reachable &&
    claims.some(
      ({ field, kind, high }) =>
        field === 'marketAnalysis.som' && kind === 'percent' && high > 0 && high < 50,
    )
  )
}

/** '950 families × 30 visits' counts the visits of one family. */
function isFactor(sentence: string, words: string): boolean {
  return /[×*]\s*$/u.test(sentence.slice(0, Math.max(0, sentence.indexOf(words))))
}

/** 'below the van’s limit of seven visits a day' names the limit, and not what is sold. */
function isLimitItself(sentence: string, words: string): boolean {
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(words))).slice(-40)
  return /\b(?:limit|capacity|maximum|max|at most|out of|of the|licen[cs]ed?(?: for)?)\b[^,;:]*$/i.test(
    before,
  )
}
