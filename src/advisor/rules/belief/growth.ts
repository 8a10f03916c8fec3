import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales, type SalesFacts, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quoteList } from '#advisor/wording/quote.ts'
import { at, atFigure, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { atStream, atStreams } from '#advisor/rules/at-stream.ts'

/** How fast the forecast grows, and whether anything in the plan makes it grow. */

const step = 8
/** Growth of a year, as a share. */
const fast = 1
const absurd = 2
const needsCause = 0.35
/** A stream with less of the sales cannot carry the forecast. */
const leastShare = 0.1
function isLarge({ share }: StreamFacts): boolean {
  return share >= leastShare
}

/** Someone who starts after the first months, or marketing that rises. */
function findCause({ model }: SalesFacts, { data }: PlanFacts): string | null {
  const hire = model.people.find(({ start, count }) => start >= 7 && count > 0)
  if (hire) return hire.role
  const rising = sampleItems(data.financialProjections.forecast.runningCosts).find(
    ({ category, period, startMonth, risePercent }) =>
      category === 'marketing' &&
      (period === 'percent-of-sales' ||
        period === 'new-customer' ||
        (startMonth ?? 1) >= 7 ||
        (risePercent ?? 0) >= 20),
  )
  return rising?.name ?? null
}

export const growthRules: readonly Rule[] = [
  {
    id: 'forecast-hockey-stick',
    steps: [step, 2],
    weight: weights.contradicts,
    find(facts) {
      const sales = readSales(facts)
      const steep = sales?.streams.find(
        (one) => isLarge(one) && Math.max(one.stream.growth2, one.stream.growth3) > fast,
      )
      if (!sales || !steep) return null
      const { id, name, growth2, growth3, inMonth12 } = steep.stream
      const isThird = growth3 > growth2
      const growth = Math.max(growth2, growth3)
      const cause = findCause(sales, facts)
      const say = growth > absurd || cause === null ? warn : recommend
      const why =
        cause === null
          ? 'and no one is hired and no marketing added to bring it about'
          : `which ${quoteList([cause], 'line')} alone does not explain`
      return show(
        say(
          'A hockey stick that no one will believe',
          `${quoteList([name], 'stream')} grows by ${sayPercent(growth * 100)} in year ${isThird ? 'three' : 'two'}, ${why}. Few small businesses grow by more than 50% a year. Name what makes the difference, with what it costs and who does it, or plan with a rate you have seen.`,
          atStream(id, isThird ? 'growthYear3Percent' : 'growthYear2Percent'),
        ),
        [
          { address: atStream(id, 'growthYear2Percent'), says: sayPercent(growth2 * 100) },
          { address: atStream(id, 'growthYear3Percent'), says: sayPercent(growth3 * 100) },
        ],
        [
          `${sayNumber(inMonth12)} × ${sayNumber(1 + growth2)} × ${sayNumber(1 + growth3)} = ${sayNumber(inMonth12 * (1 + growth2) * (1 + growth3))} at the end of year three`,
        ],
      )
    },
  },
  {
    id: 'forecast-growth-speeds-up',
    steps: [step],
    weight: weights.missing,
    find(facts) {
      const sales = readSales(facts)
      const [first = 0, second = 0, third = 0] = sales?.years ?? []
      if (!sales || sales.firstMonth > 3 || first <= 0 || second <= 0) return null
      const early = second / first - 1
      const late = third / second - 1
      const isJump = early > 8
      if (!isJump && !(late > early && late > 0.6)) return null
      const growth = isJump ? early : late
      const say = early > 12 || (!isJump && late > 1.5) ? warn : recommend
      return show(
        say(
          'Sales grow faster the larger you get',
          `Sales go from ${facts.sayMoney(isJump ? first : second)} in year ${isJump ? 'one' : 'two'} to ${facts.sayMoney(isJump ? second : third)} in year ${isJump ? 'two' : 'three'}, up ${sayPercent(growth * 100)}. Growth usually slows down once the easy customers are won. Say what changes in that year, or flatten the curve.`,
          atStream(sales.main.stream.id, isJump ? 'growthYear2Percent' : 'growthYear3Percent'),
        ),
        [
          {
            address: atStream(sales.main.stream.id, 'growthYear2Percent'),
            says: sayPercent(sales.main.stream.growth2 * 100),
          },
          {
            address: atStream(sales.main.stream.id, 'growthYear3Percent'),
            says: sayPercent(sales.main.stream.growth3 * 100),
          },
        ],
        [
          `${facts.sayMoney(first)} → ${facts.sayMoney(second)}: ${sayPercent(early * 100)}`,
          `${facts.sayMoney(second)} → ${facts.sayMoney(third)}: ${sayPercent(late * 100)}`,
        ],
      )
    },
  },
  {
    id: 'forecast-late-jump',
    steps: [step],
    weight: weights.missing,
    find(facts) {
      const jump = readSales(facts)?.streams.find(({ stream, share }) => {
        const { inMonth1, inMonth6, inMonth12 } = stream
        return (
          share >= leastShare &&
          inMonth6 > 0 &&
          inMonth12 / inMonth6 >= 4 &&
          inMonth12 - inMonth6 > 4 * (inMonth6 - inMonth1)
        )
      })
      if (!jump) return null
      const { id, name, inMonth1, inMonth6, inMonth12 } = jump.stream
      return show(
        warn(
          'Most of the first year comes at its end',
          `${quoteList([name], 'stream')} goes from ${sayNumber(inMonth6)} in month 6 to ${sayNumber(inMonth12)} in month 12, ${sayNumber(inMonth12 / inMonth6)} times as many within six months. Say what happens in between, or spread the growth over the year.`,
          atStream(id, 'inMonth12'),
        ),
        [
          { address: atStream(id, 'inMonth6'), says: sayNumber(inMonth6) },
          { address: atStream(id, 'inMonth12'), says: sayNumber(inMonth12) },
        ],
        [
          `Months 1 to 6: +${sayNumber(inMonth6 - inMonth1)}; months 6 to 12: +${sayNumber(inMonth12 - inMonth6)}`,
        ],
      )
    },
  },
  {
    id: 'forecast-growth-no-cause',
    steps: [step, 6],
    weight: weights.weak,
    find(facts) {
      const sales = readSales(facts)
      const growing = sales?.streams.find(({ stream, share }) => {
        const growth = Math.max(stream.growth2, stream.growth3)
        return share >= 0.3 && growth >= needsCause && growth <= fast
      })
      if (!sales || !growing || findCause(sales, facts) !== null) return null
      const { id, name, growth2, growth3 } = growing.stream
      return show(
        recommend(
          'What makes sales grow?',
          `${quoteList([name], 'stream')} grows by ${sayPercent(growth2 * 100)} in year two and ${sayPercent(growth3 * 100)} in year three, but no one is hired after month six and marketing stays the same. Add the person or the spending that brings the growth, or lower it.`,
          atStream(id, 'growthYear2Percent'),
        ),
        [
          { address: atStream(id, 'growthYear2Percent'), says: sayPercent(growth2 * 100) },
          { address: atStream(id, 'growthYear3Percent'), says: sayPercent(growth3 * 100) },
          { address: at('marketingStrategy', 'budget'), says: 'Stays the same' },
        ],
      )
    },
  },
  {
    id: 'forecast-growth-rate-apart',
    steps: [step],
    weight: weights.weak,
    find(facts) {
      const main = readSales(facts)?.main
      const { monthlyGrowthRate: rate } = facts.money.projections
      if (!main || facts.money.state !== 'real' || rate <= 0 || rate > 100) return null
      const { kind, inMonth1, inMonth12, start } = main.stream
      if (kind === 'hours' || main.stream.shareOf >= 0) return null
      const before = kind === 'recurring' ? (main.volumes[start - 1] ?? 0) : inMonth1
      const after = kind === 'recurring' ? (main.volumes[start + 10] ?? 0) : inMonth12
      if (before <= 0 || after <= 0) return null
      const planned = (1 + rate / 100) ** 11
      const sold = after / before
      const apart = Math.max(planned / sold, sold / planned)
      // The first months of a business that starts with a few customers are no rate.
      const paces = [
        [start + 4, start + 10],
        [start + 10, start + 22],
      ].map(
        ([from = 0, to = 0]) =>
          (main.volumes[to] ?? 0) / (main.volumes[from] || 1) / (1 + rate / 100) ** (to - from),
      )
      if (apart < 2.2 || (kind === 'recurring' && paces.some((pace) => pace > 0.6 && pace < 1.7))) return null
      const monthly = (sold ** (1 / 11) - 1) * 100
      return show(
        recommend(
          'Two growth rates',
          `You give ${sayPercent(rate)} growth a month, but the forecast of ${quoteList([main.stream.name], 'stream')} goes from ${sayNumber(before)} to ${sayNumber(after)} in a year, or ${sayPercent(monthly)} a month. Use the same rate in both.`,
          atFigure('monthlyGrowthRate'),
        ),
        [
          { address: atFigure('monthlyGrowthRate'), says: sayPercent(rate) },
          { address: atStream(main.stream.id, 'inMonth12'), says: sayNumber(after) },
        ],
        [
          `${sayPercent(rate)} a month for 11 months: × ${sayNumber(planned)}`,
          `${sayNumber(after)} ÷ ${sayNumber(before)}: × ${sayNumber(sold)}`,
        ],
      )
    },
  },
  {
    id: 'forecast-profit-too-good',
    steps: [step],
    weight: weights.weak,
    find(facts) {
      const sales = readSales(facts)
      if (!sales) return null
      const last = sales.years.at(-1) ?? 0
      const staffed = sales.model.people.filter(({ isOwner }) => !isOwner).length
      const profit = sales.profitsAfterOwners.at(-1) ?? 0
      if (last <= 0 || staffed === 0) return null
      const margin = profit / last
      if (margin <= 0.45) return null
      return show(
        recommend(
          'A profit that few businesses make',
          `The last year keeps ${facts.sayMoney(profit)} of ${facts.sayMoney(last)}, or ${sayPercent(margin * 100)} of sales. Most small businesses keep 5 to 20%. Check what is missing: your own pay, taxes, repairs, insurance, people for the extra sales.`,
          at('financialProjections', 'forecast', 'runningCosts'),
        ),
        [
          { address: atStreams, says: `${facts.sayMoney(last)} of sales` },
          {
            address: at('financialProjections', 'forecast', 'runningCosts'),
            says: `${facts.sayMoney(profit)} kept`,
          },
        ],
        [`${facts.sayMoney(profit)} ÷ ${facts.sayMoney(last)} = ${sayPercent(margin * 100)}`],
      )
    },
  },
]
