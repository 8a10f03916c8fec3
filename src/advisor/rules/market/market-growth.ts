import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { readBeginning, sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { namesSource, namesSourceInBrief } from '#advisor/facts/name-source.ts'

/** How fast the plan says its market grows, and who says so. */

const step = 2
const boldYearly = 25
const overYearsPattern =
  /\b(?:in|over|within|since|from|between|the (?:last|past|next))\b[^.;]{0,16}\b(?:years?|decade|(?:19|20)\d\d)\b/i
const multiplePattern =
  /\b(?:doubl(?:e|es|ing)|tripl(?:e|es|ing)|quadrupl(?:e|es|ing)|(?:two|three|four|five|ten)fold|\d+x)\b[^.;]{0,20}\b(?:every|each|a|per) (?:year|month|quarter)\b|\b(?:explod(?:es|ing)|exponential(?:ly)?|skyrocket\w{0,3})\b/i
const vagueSourcePattern =
  /\b(?:(?:studies|research|experts?|statistics|analysts|reports|surveys) (?:show|shows|say|says|agree|suggest|predict|prove|proves|confirm)|it is (?:well )?known|everyone knows|as we all know|it is a fact|many (?:sources|studies)|the internet says)\b/i
const everyonePattern =
  /\b(?:everyone|everybody|anyone|anybody|all (?:people|ages|consumers)|the (?:whole|entire) (?:world|population|country)) (?:is|are|needs?|wants?|can (?:be|use|buy)|could (?:be|use|buy)|will (?:be|want|need|buy)|with a|who)\b|\b(?:customers?|market|clients?|buyers?|audience|target (?:group|market)) (?:is|are) (?:everyone|everybody|anyone|all)\b/i

/** Growth a year in percent, when the claim is one of growth. */
function toYearly({ low, period }: PlanClaim): number {
  if (period === 'month') return ((1 + low / 100) ** 12 - 1) * 100
  return period === 'quarter' ? ((1 + low / 100) ** 4 - 1) * 100 : low
}

/** About what prices and people grow by anyway. No one looks that up. */
const modestGrowth = 3

export const marketGrowthRules: readonly Rule[] = [
  {
    id: 'market-segment-grows-absurdly',
    steps: [step],
    weight: weights.missing,
    find(facts) {
      for (const claim of facts.claims) {
        const isSegment = claim.field === 'marketAnalysis.segments.growthRate'
        const isMarket =
          (claim.field.startsWith('marketAnalysis.') || claim.field === 'businessIdea.problemStatement') &&
          claim.subjects.includes('growth') &&
          claim.subjects.includes('market') &&
          claim.period !== null
        if (claim.kind !== 'percent' || !(isSegment || isMarket) || claim.of !== null) continue
        if (!/%|percent/i.test(claim.quote) || overYearsPattern.test(claim.sentence)) continue
        const yearly = toYearly(claim)
        if (yearly <= boldYearly) continue
        const isSourced = namesSourceInBrief(claim.sentence)
        return show(
          recommend(
            `A market that grows ${sayPercent(yearly)} a year`,
            `${quote(claim.sentence, 60)}${claim.period === 'month' ? ` is ${sayPercent(yearly)} a year` : ''}. Most markets grow by 1 to 8% a year. ${isSourced ? 'Say why this one is different, and plan as if it were not.' : 'Name who counted it and when, or use the growth of your town or trade.'}`,
            claim.address,
          ),
          [{ address: claim.address, says: shorten(claim.sentence), mark: claim.quote }],
          claim.period === 'month'
            ? [`(100% + ${sayPercent(claim.low)})^12 − 100% = ${sayPercent(yearly)}`]
            : [],
        )
      }
      return null
    },
  },
  {
    id: 'market-explodes',
    steps: [step],
    weight: weights.weak,
    find({ data: { marketAnalysis } }) {
      const places = [
        ...sampleItems(marketAnalysis.segments).map(({ id, growthRate }) => ({
          address: atItem('marketAnalysis', 'segments', id, 'growthRate'),
          text: growthRate,
        })),
        ...sampleItems(marketAnalysis.trends).map(({ id, description }) => ({
          address: atItem('marketAnalysis', 'trends', id, 'description'),
          text: description,
        })),
        { address: at('marketAnalysis', 'summary'), text: marketAnalysis.summary },
      ]
      for (const { address, text } of places) {
        const words = multiplePattern.exec(readBeginning(text))?.[0]
        if (words === undefined) continue
        return show(
          recommend(
            'Growth no market keeps up',
            `${quote(words)} is not growth a lender can plan with. Give a rate a year with its source, such as “4% a year (county planning office, 2025).”`,
            address,
          ),
          [{ address, says: shorten(text), mark: words }],
        )
      }
      return null
    },
  },
  {
    id: 'market-growth-unsourced',
    steps: [step],
    weight: weights.polish,
    find(facts) {
      const { segments, trends } = facts.data.marketAnalysis
      const numbers = facts.claims.filter(
        ({ field, kind }) =>
          kind === 'percent' &&
          (field === 'marketAnalysis.segments.growthRate' || field === 'marketAnalysis.trends.description'),
      )
      const [first] = numbers
      if (!first || numbers.length < 2 || numbers.every(({ high }) => high <= modestGrowth)) return null
      const texts = [
        ...sampleItems(segments).map(({ growthRate }) => growthRate),
        ...sampleItems(trends).map(({ description }) => description),
      ]
      if (texts.some(namesSourceInBrief)) return null
      return recommend(
        'Who says the market grows?',
        `${quote(first.sentence, 60)} names no source, and neither do the other growth rates and trends. Add who counted and in which year to at least the largest one.`,
        first.address,
      )
    },
  },
  {
    id: 'market-vague-source',
    steps: [step],
    weight: weights.polish,
    find({ data: { marketAnalysis, businessIdea } }) {
      const places = [
        { address: at('marketAnalysis', 'summary'), text: marketAnalysis.summary },
        { address: at('marketAnalysis', 'tam'), text: marketAnalysis.tam },
        { address: at('marketAnalysis', 'sam'), text: marketAnalysis.sam },
        { address: at('businessIdea', 'problemStatement'), text: businessIdea.problemStatement },
        ...sampleItems(marketAnalysis.trends).map(({ id, description }) => ({
          address: atItem('marketAnalysis', 'trends', id, 'description'),
          text: description,
        })),
      ]
      for (const { address, text } of places) {
        const words = vagueSourcePattern.exec(readBeginning(text))?.[0]
        if (words === undefined || namesSource(text)) continue
        return show(
          recommend(
            'Which study?',
            `${quote(words)} does not say who found it out. Name the study, its year and where it can be read, or leave it out.`,
            address,
          ),
          [{ address, says: shorten(text), mark: words }],
        )
      }
      return null
    },
  },
  {
    id: 'market-everyone',
    steps: [step, 5],
    weight: weights.weak,
    find({ data: { marketAnalysis, businessIdea } }) {
      const places = [
        { address: at('marketAnalysis', 'summary'), text: marketAnalysis.summary },
        { address: at('marketAnalysis', 'tam'), text: marketAnalysis.tam },
        { address: at('marketAnalysis', 'sam'), text: marketAnalysis.sam },
        { address: at('businessIdea', 'valueProposition'), text: businessIdea.valueProposition },
        ...sampleItems(marketAnalysis.segments).flatMap(({ id, name, size }) => [
          { address: atItem('marketAnalysis', 'segments', id, 'name'), text: name },
          { address: atItem('marketAnalysis', 'segments', id, 'size'), text: size },
        ]),
      ]
      for (const { address, text } of places) {
        const words =
          everyonePattern.exec(readBeginning(text))?.[0] ??
          /^\s*(?:everyone|everybody|anyone)\b/i.exec(text)?.[0]
        if (words === undefined) continue
        return show(
          recommend(
            'Everyone is not a market',
            `${quote(words)} leaves a reader without a group to picture. Name the people who need it most, where they are and how many there are. You can only afford to reach some.`,
            address,
          ),
          [{ address, says: shorten(text), mark: words }],
        )
      }
      return null
    },
  },
]
