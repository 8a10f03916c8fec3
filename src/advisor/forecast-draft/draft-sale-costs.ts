import { isNear } from '#advisor/facts/compare-amounts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import type { StreamKind } from '#domain/plan/forecast-choices.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { type CostLine, readCostLines } from './cost-lines.ts'
import type { DraftedFigure, DraftLine } from './draft-line.ts'
import { costStructure, readIn } from './read-in.ts'

/** Something sold, as far as its costs can be told by words. */
export interface Offer {
  readonly line: DraftLine
  readonly title: string
  readonly kind: StreamKind
  readonly price: number
}

/** A line for what each thing costs, where words or step 8 say it of that thing. */
export function draftSaleCosts(
  facts: PlanFacts,
  offers: readonly Offer[],
): { readonly lines: readonly DraftLine[]; readonly used: ReadonlySet<CostLine> } {
  const used = new Set<CostLine>()
  const lines = offers.flatMap((offer): DraftLine[] => {
    const found = readCostLines(facts).map((cost) => ({ cost, fit: fitOf(cost, offer, offers) }))
    // 'A one-time visit' is about that visit, and 'a plan visit' is not.
    const best = Math.max(...found.map(({ fit }) => fit))
    const said = found.filter(({ fit }) => fit > 0 && fit === best).map(({ cost }) => cost)
    for (const { cost, fit } of found) if (fit > 0) used.add(cost)
    return draftCostsOf(facts, offer, said, offers.length === 1)
  })
  return { lines, used }
}

/** What a line about any sale may call it. */
const anySale: Readonly<Record<StreamKind, ReadonlySet<string>>> = {
  units: new Set('sale order visit unit item booking ticket job customer client'.split(' ')),
  recurring: new Set('customer client account subscriber member user seat'.split(' ')),
  hours: new Set(['hour']),
  amount: new Set(),
}
const plainWords = new Set('one time monthly yearly full per cost costs each'.split(' '))
const directSubjects: ReadonlySet<string> = new Set(['direct-cost', 'inventory'])

/** How many of its words a line says, and 0 for a line about something else. */
function fitOf(cost: CostLine, { title, kind }: Offer, offers: readonly Offer[]): number {
  if (cost.perSale === null && cost.percent === null) return 0
  const words = new Set(listWords(cost.text.slice(0, 200)).map(toSingular))
  const named = (each: string) => {
    const said = [...new Set(listWords(each).map(toSingular))].filter((word) => words.has(word))
    return said.some((word) => !plainWords.has(word)) ? said.length : 0
  }
  const own = named(title)
  if (own > 0 || offers.some((offer) => named(offer.title) > 0)) return own
  // Card fees are a cost of running the business, and materials are what a sale costs.
  if (cost.perSale === null) {
    const subjects = cost.phrases.flatMap(({ claim }) => claim.subjects)
    return subjects.some((subject) => directSubjects.has(subject)) ? 1 : 0
  }
  return offers.length === 1 || Array.from(anySale[kind]).some((word) => words.has(word)) ? 1 : 0
}

function draftCostsOf(
  { data }: PlanFacts,
  { line, title, price }: Offer,
  said: readonly CostLine[],
  isOnly: boolean,
): DraftLine[] {
  const { projections } = data.financialProjections
  const money = (amount: number) => formatMoney(amount, { currency: currencyOf(data) })
  // Step 8 has the cost of what has its price, and of nothing else.
  const isOfStep8 = projections.cogs > 0 && (isOnly || price === projections.price)
  const perSale = said.filter((cost) => cost.perSale !== null)
  const sum = perSale.reduce((total, cost) => total + (cost.perSale ?? 0), 0)
  const shares = said.filter((cost) => cost.perSale === null)
  const figures: DraftedFigure[] = []
  const amount = isOfStep8 ? projections.cogs : sum
  if (amount > 0) {
    const origin = isOfStep8
      ? readIn('Cost of goods in step 8', money(amount))
      : perSale.map(({ text }) => readIn(costStructure, text)).join(' and ')
    figures.push({ field: 'costPerUnit', value: Math.round(amount * 100) / 100, origin })
  }
  if (shares.length > 0 && !isOfStep8) {
    const percent = shares.reduce((total, cost) => total + (cost.percent ?? 0), 0)
    const origin = shares.map(({ text }) => readIn(costStructure, text)).join(' and ')
    figures.push({ field: 'costPercent', value: percent, origin })
  }
  if (figures.length === 0) return []
  const name = line.figures.find(({ field }) => field === 'name')
  return [
    {
      ...line,
      title: `Cost of one: ${title}`,
      figures: [...(name ? [name] : []), ...figures],
      questions: [
        ...(amount >= price && price > 0 ? ['This costs as much as it brings in. Is its cost lower?'] : []),
        ...(isOfStep8 && sum > 0 && !isNear(sum, amount)
          ? [`The cost structure comes to ${money(sum)}. Which is right?`]
          : []),
      ],
    },
  ]
}
