import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { dropPlaces } from '#advisor/facts/place-names.ts'
import { joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { recommend, remark, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { atStream } from '#advisor/rules/at-stream.ts'

/** Trades whose months are not alike. */

const step = 8
const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|fall)'
/** Hardly anyone buys for half the year. */
const strongPattern =
  /\b(?:mow(?:ing|s)?|lawns?|landscap\w{0,4}|snow|plow(?:ing|s)?|ice cream|gelato|frozen yogurt|shaved ice|lemonade|ski(?:ing|s)?|snowboard\w{0,3}|surf(?:ing|boards?)|kayaks?|canoes?|paddle ?boards?|beach (?:chairs?|bar|rentals?|umbrellas?)|swimming pools?|pool (?:service|cleaning|maintenance)|christmas|halloween|pumpkins?|tax (?:preparation|returns?)|summer camps?|fireworks|boat (?:rentals?|tours?)|campgrounds?|greenhouses?|plant nursery|irrigation|gutters?|rooftop bar|farm stand|orchard|vineyard tours?|harvest(?:s|ing|ers?)?|combining|baling|hay(?:making)?|crop (?:spraying|dusting)|custom (?:farming|farm work)|farm work|fruit picking)\b/i
const mildPattern =
  /\b(?:weddings?|gifts?|candles?|toys?|florists?|flowers?|tourists?|tours?|hotels?|bed and breakfast|vacation rentals?|air conditioning|hvac|heating|roofing|tutoring|school|bicycles?|bikes?|garden\w{0,3}|painting|pressure washing|catering|festivals?|farmers.? market|gyms?|fitness|food truck)\b/i
const ownWordsPattern =
  /\b(?:off[- ]season|high season|low season|peak season|slow season|busy season|seasonal (?:business|demand|sales|staff|crews?|workers?|help|swings?|dips?|hires?|members?|trade|peaks?)|seasonality|summer months|winter months|tourist season|(?:slow|weak|quiet|busy|strong)(?:er|est)? (?:in )?(?:the )?(?:summer|winter|spring|fall|autumn|january|february|march|april|may|june|july|august|september|october|november|december))\b/i
const unevenPattern = new RegExp(
  String.raw`\b${months}(?:,? (?:and|to|or|through) ${months})* (?:\p{L}+ ){0,2}?(?:bring|are|is|see|have|has|sell|make)s? (?:only |about |almost |nearly |hardly |some )*(?:half|fewer|less|any|no|twice|double|three times|a third|a quarter|quiet|slow|weak|busy|empty|strong)`,
  'iu',
)
/** Words that can mean a season, or something else. */
const seasonWordPattern =
  /\b(?:visitor|holiday|wedding|growing|planting|summer|winter|fall|spring|harvest|school) (?:season|visitors|weekends|guests|crowds?)\b|\bbefore season\b|\b(?:summers?|winters?) and weekends\b|\bfrom (?:april|may|june|march) to (?:august|september|october|november)\b/i

const summerTrade =
  /\b(?:mow(?:ing|s)?|lawns?|landscap\w{0,4}|ice cream|gelato|shaved ice|lemonade|surf(?:ing|boards?)|kayaks?|canoes?|paddle ?boards?|beach|swimming pools?|pool (?:service|cleaning|maintenance)|boat (?:rentals?|tours?)|campgrounds?|nursery (?:near|that (?:grows|sells))|plant nursery|garden (?:center|centre|plants)|irrigation|farm stand|bicycle (?:rentals?|tours?)|bike (?:rentals?|tours?))\b/i
const winterTrade = /\b(?:snow|ski(?:ing|s)?|snowboard\w{0,3}|plow(?:ing|s)?|sledding|christmas trees?)\b/i
/** Summer is in January there, or all year. */
const otherSummer =
  /\b(?:australia|new zealand|south africa|argentina|chile|uruguay|brazil|peru|namibia|florida|hawaii|arizona|puerto rico|singapore|thailand|indonesia|kenya|queensland|new south wales|victoria)\b/i
const winterMonths = [0, 1, 11]
const summerMonths = [5, 6, 7]

/** Every month of the forecast is alike but for its growth. */
function isFlat({ stream, share }: StreamFacts): boolean {
  const { kind, season, amounts, volumeByHand, salesByHand, shareOf } = stream
  if (share < 0.3 || shareOf >= 0 || kind === 'recurring') return false
  const isLevel = season === null || Math.max(...season) - Math.min(...season) < 0.05
  const isTyped = amounts.some((amount) => amount !== null) || volumeByHand !== null || salesByHand !== null
  return isLevel && !isTyped
}

/** The person's own words for a season, with where they are. */
function findOwnWords({ data }: PlanFacts) {
  const { operationsPlan, riskAnalysis, marketAnalysis, businessModel, marketingStrategy, teamStructure } =
    data
  const places = [
    ...sampleItems(riskAnalysis.risks).map(({ id, description }) => ({
      address: ['riskAnalysis', 'risks', { id }, 'description'] as const,
      text: description,
    })),
    ...sampleItems(marketAnalysis.trends).map(({ id, description }) => ({
      address: ['marketAnalysis', 'trends', { id }, 'description'] as const,
      text: description,
    })),
    ...sampleItems(marketAnalysis.segments).map(({ id, characteristics }) => ({
      address: ['marketAnalysis', 'segments', { id }, 'characteristics'] as const,
      text: characteristics,
    })),
    ...sampleItems(teamStructure.keyHires).map(({ id, role }) => ({
      address: ['teamStructure', 'keyHires', { id }, 'role'] as const,
      text: role,
    })),
    ...(['keyActivities', 'costStructure', 'revenueStreams'] as const).flatMap((list) =>
      sampleItems(businessModel[list]).map((text, index) => ({
        address: ['businessModel', list, index] as const,
        text,
      })),
    ),
    ...sampleItems(operationsPlan.keyProcesses).map((text, index) => ({
      address: ['operationsPlan', 'keyProcesses', index] as const,
      text,
    })),
    { address: ['marketAnalysis', 'summary'] as const, text: marketAnalysis.summary },
    { address: ['marketingStrategy', 'timeline'] as const, text: marketingStrategy.timeline },
  ]
  for (const { address, text } of places) {
    const beginning = text.slice(0, 1000)
    const word = (ownWordsPattern.exec(beginning) ?? unevenPattern.exec(beginning))?.[0]
    if (word !== undefined) return { address, text, word }
  }
  for (const { address, text } of places) {
    const word = seasonWordPattern.exec(text.slice(0, 1000))?.[0]
    if (word !== undefined) return { address, text, word }
  }
  return null
}

export const seasonRules: readonly Rule[] = [
  {
    id: 'forecast-no-season',
    steps: [step],
    weight: weights.weak + 5,
    find(facts) {
      const flat = readSales(facts)?.streams.find(isFlat)
      if (!flat) return null
      const { businessIdea } = facts.data
      const trade = dropPlaces(joinTexts([businessIdea.name, businessIdea.oneLiner, flat.stream.name]))
      const strong = strongPattern.exec(trade)?.[0]
      const mild = strong ?? mildPattern.exec(trade)?.[0]
      const own = findOwnWords(facts)
      const said = own ? quote(own.word) : mild === undefined ? null : quote(mild)
      if (said === null) return null
      const { id, name } = flat.stream
      const found = recommend(
        'A seasonal business without a season',
        `Your plan says ${said}, but the forecast of ${quoteList([name], 'stream')} is the same in January as in July. Set the season month by month. Cash runs out in the slow months, and a lender looks for them.`,
        atStream(id, 'season'),
      )
      return show(found, [
        ...(own ? [{ address: own.address, says: shorten(own.text), mark: own.word }] : []),
        { address: atStream(id, 'season'), says: 'All months are alike' },
      ])
    },
  },
  {
    id: 'forecast-season-reversed',
    steps: [step],
    weight: weights.missing,
    find(facts) {
      const main = readSales(facts)?.main
      const season = main?.stream.season
      const { businessIdea, legalStructure } = facts.data
      if (!main || !season || otherSummer.test(`${businessIdea.oneLiner} ${legalStructure.jurisdiction}`))
        return null
      const trade = dropPlaces(joinTexts([businessIdea.name, businessIdea.oneLiner, main.stream.name]))
      const [summer, winter] = [summerTrade.exec(trade)?.[0], winterTrade.exec(trade)?.[0]]
      const word = summer ?? winter
      if (word === undefined || (summer !== undefined && winter !== undefined)) return null
      const sumOf = (list: readonly number[]) => list.reduce((sum, month) => sum + (season[month] ?? 0), 0)
      const [cold, warm] = [sumOf(winterMonths), sumOf(summerMonths)]
      const isReversed = summer === undefined ? warm > cold * 1.5 : cold > warm * 1.5
      if (!isReversed) return null
      const best = summer === undefined ? 'June to August' : 'December to February'
      return show(
        recommend(
          'The best months are in the wrong season',
          `Your plan says ${quote(word)}, but ${quoteList([main.stream.name], 'stream')} sells most from ${best}. Check that the season begins with January. If these are your best months, say why.`,
          atStream(main.stream.id, 'season'),
        ),
        [{ address: atStream(main.stream.id, 'season'), says: `Most from ${best}` }],
      )
    },
  },
  {
    id: 'forecast-season-set',
    steps: [step],
    weight: weights.praise,
    find(facts) {
      const main = readSales(facts)?.main
      const season = main?.stream.season
      if (!main || !season || isFlat(main) || Math.min(...season) <= 0) return null
      const swing = Math.max(...season) / Math.min(...season)
      if (swing < 1.3) return null
      return show(
        remark(
          'Slow months are in the forecast',
          `${quoteList([main.stream.name], 'stream')} sells ${sayNumber(swing)} times as much in its best month as in its slowest. A lender sees that the cash was planned for the slow ones.`,
          atStream(main.stream.id, 'season'),
        ),
        [
          {
            address: atStream(main.stream.id, 'season'),
            says: `${sayPercent(Math.min(...season) * 100)} to ${sayPercent(Math.max(...season) * 100)} of an average month`,
          },
        ],
        [
          `${sayPercent(Math.max(...season) * 100)} ÷ ${sayPercent(Math.min(...season) * 100)} = ${sayNumber(swing)}`,
        ],
      )
    },
  },
]
