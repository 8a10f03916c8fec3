import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { readDaysOfText } from '#advisor/facts/opening-times.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { isBlank } from '#advisor/facts/texts.ts'
import { countOf, sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { at, recommend, remark, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { findLimit } from './stated-limits.ts'

/** Sales against what people, seats, machines and licenses can do. */

const step = 8
const mostBilled = 0.85
const mostHours = 210
const unlimitedPattern =
  /\b(?:no|without|un)[- ]?(?:real |upper |practical )?limit(?:ed|s|less)?\b|\binfinite\w{0,2}\b|\bscales? (?:freely|endlessly|indefinitely)\b|\bcannot run out\b/i
const everyDayPattern = /\b(?:daily|every day|seven days|7 days|all week)\b/i
const standPattern = /\b(?:markets?|stands?|stalls?|booths?|pop-?ups?|fairs?|festivals?)\b/i
const mostStandDays = 2

function findReason({ data }: PlanFacts, { stream }: StreamFacts): string {
  const typed = data.financialProjections.forecast.streams.find(({ id }) => id === stream.id)
  return typed?.capacityReason ?? ''
}

function sayPeriod({ stream }: StreamFacts): string {
  if (stream.kind === 'units') return ` a ${stream.period}`
  return stream.kind === 'amount' ? ' a month' : ''
}

export const capacityRules: readonly Rule[] = [
  {
    id: 'forecast-above-capacity',
    steps: [step, 7],
    weight: weights.contradicts,
    find(facts) {
      for (const one of readSales(facts)?.streams ?? []) {
        if (one.monthlyCapacity === null || one.stream.kind === 'amount') continue
        const { id, name, kind, capacity, inMonth1, inMonth6, inMonth12, openingCustomers } = one.stream
        const typed =
          kind === 'recurring'
            ? ([['openingCustomers', openingCustomers]] as const)
            : ([
                ['inMonth12', inMonth12],
                ['inMonth6', inMonth6],
                ['inMonth1', inMonth1],
              ] as const)
        const above = typed.find(([, count]) => count > capacity * 1.001)
        if (!above) continue
        const [field, count] = above
        const reason = findReason(facts, one)
        return show(
          warn(
            'The forecast sells more than you can make',
            `${quoteList([name], 'stream')} is planned at ${sayNumber(count)}${sayPeriod(one)}, but the limit is ${sayNumber(capacity)}${isBlank(reason) ? '' : ` (${quote(reason)})`}. Lower the forecast, or add the person or machine that lifts the limit, with its cost. A lender counts this first.`,
            atStream(id, field),
          ),
          [
            { address: atStream(id, field), says: `${sayNumber(count)}${sayPeriod(one)}` },
            isBlank(reason)
              ? { address: atStream(id, 'capacity'), says: sayNumber(capacity) }
              : { address: atStream(id, 'capacityReason'), says: shorten(reason) },
          ],
          [`${sayNumber(count)} − ${sayNumber(capacity)} = ${sayNumber(count - capacity)} too many`],
        )
      }
      return null
    },
  },
  {
    id: 'forecast-above-stated-limit',
    steps: [step, 7, 1],
    weight: weights.contradicts,
    find(facts) {
      for (const one of readSales(facts)?.streams ?? []) {
        const found = findLimit(one, facts)
        if (!found) continue
        const { claim, most } = found
        const { id, name } = one.stream
        return show(
          recommend(
            'The forecast is above a limit you name',
            `You write ${quote(claim.sentence, 80)}, but ${quoteList([name], 'stream')} reaches ${sayNumber(most)} in the same measure. Lower the forecast, or say what lifts the limit and when.`,
            atStream(id, 'inMonth12'),
          ),
          [
            { address: claim.address, says: shorten(claim.sentence), mark: claim.quote },
            { address: atStream(id, 'inMonth12'), says: sayNumber(most) },
          ],
          [
            `${sayNumber(most)} ÷ ${sayNumber(claim.high)} = ${sayPercent((most / claim.high) * 100)} of the limit`,
          ],
        )
      }
      return null
    },
  },
  {
    id: 'forecast-growth-past-capacity',
    steps: [step],
    weight: weights.weak,
    find(facts) {
      const full = readSales(facts)?.streams.find(({ stream, monthlyCapacity }) => {
        const grown = stream.inMonth12 * (1 + stream.growth2) * (1 + stream.growth3)
        return (
          monthlyCapacity !== null &&
          (stream.kind === 'units' || stream.kind === 'hours') &&
          stream.inMonth12 <= stream.capacity &&
          grown > stream.capacity * 1.1
        )
      })
      if (!full) return null
      const { id, name, inMonth12, growth2, growth3, capacity } = full.stream
      const grown = inMonth12 * (1 + growth2) * (1 + growth3)
      return show(
        recommend(
          'Growth stops at the limit',
          `${quoteList([name], 'stream')} would grow to ${sayNumber(grown)}, but you can do ${sayNumber(capacity)}, so the forecast counts no more than that. Lower the growth to what fits, or plan the next person or machine with its cost.`,
          atStream(id, 'growthYear2Percent'),
        ),
        [{ address: atStream(id, 'capacity'), says: sayNumber(capacity) }],
        [
          `${sayNumber(inMonth12)} × ${sayNumber(1 + growth2)} × ${sayNumber(1 + growth3)} = ${sayNumber(grown)}`,
        ],
      )
    },
  },
  {
    id: 'forecast-no-limit',
    steps: [step],
    weight: weights.weak,
    find(facts) {
      const open = readSales(facts)?.streams.find((one) =>
        unlimitedPattern.test(findReason(facts, one).slice(0, 400)),
      )
      if (!open) return null
      return recommend(
        'Something always limits sales',
        `For ${quoteList([open.stream.name], 'stream')} you write ${quote(findReason(facts, open))}. Someone has to sell to each customer, set them up and answer their questions. Write how many one person can take care of.`,
        atStream(open.stream.id, 'capacityReason'),
      )
    },
  },
  {
    id: 'forecast-hours-too-full',
    steps: [step, 9],
    weight: weights.contradicts,
    find(facts) {
      const busy = readSales(facts)?.streams.find(
        ({ stream: { kind, billed, hoursPerMonth } }) =>
          kind === 'hours' && (billed > mostBilled || hoursPerMonth > mostHours),
      )
      if (!busy) return null
      const { id, name, billed, hoursPerMonth } = busy.stream
      const hours = `${sayNumber(hoursPerMonth)} hours a month, ${sayPercent(billed * 100)} of them billed`
      return show(
        warn(
          'Nobody bills that many hours',
          `${quoteList([name], 'stream')} counts on ${hours}: ${sayNumber(hoursPerMonth * billed)} billed hours per person. Selling, traveling, paperwork, vacation and sick days take a third or more. Plan with 50 to 70% of about 160 hours.`,
          atStream(id, hoursPerMonth > mostHours ? 'hoursPerMonth' : 'billedPercent'),
        ),
        [{ address: atStream(id, 'billedPercent'), says: sayPercent(billed * 100) }],
        [
          `${sayNumber(hoursPerMonth)} × ${sayPercent(billed * 100)} = ${sayNumber(hoursPerMonth * billed)} hours`,
        ],
      )
    },
  },
  {
    id: 'forecast-hours-without-people',
    steps: [step, 9],
    weight: weights.contradicts,
    find(facts) {
      const sales = readSales(facts)
      const worked = (sales?.streams ?? []).filter(({ stream }) => stream.kind === 'hours')
      const [first] = worked
      if (!sales || !first || sales.model.people.length === 0) return null
      const needed = worked.reduce((sum, { stream }) => sum + Math.min(stream.inMonth12, stream.capacity), 0)
      const isOwnerPaid = sales.model.people.some(({ isOwner }) => isOwner)
      const there = sales.model.people
        .filter(({ start, end }) => start <= 12 && end >= 12)
        .reduce((sum, { count }) => sum + count, isOwnerPaid ? 0 : facts.team.founderCount)
      if (needed <= there * 1.05 + 0.05) return null
      const isOutside = /\b(?:freelanc|subcontract|contractors?|associates?)\w{0,5}\b/i.test(
        facts.team.skills,
      )
      const say = isOutside ? recommend : warn
      return show(
        say(
          'More hours billed than people to work them',
          `The forecast bills the hours of ${sayNumber(needed)} people in month 12, but it pays ${sayNumber(there)}. Add the missing people with their pay and start, or bill fewer hours.`,
          atStream(first.stream.id, 'inMonth12'),
        ),
        [
          { address: atStream(first.stream.id, 'inMonth12'), says: sayNumber(needed) },
          { address: at('financialProjections', 'forecast', 'people'), says: sayNumber(there) },
        ],
      )
    },
  },
  {
    id: 'forecast-too-many-days',
    steps: [step, 7],
    weight: weights.contradicts,
    find(facts) {
      const hours = facts.claims.filter(
        ({ field, openingHours }) =>
          openingHours !== null && (field.startsWith('operationsPlan') || field.startsWith('businessIdea')),
      )
      if (hours.some(({ sentence }) => everyDayPattern.test(sentence))) return null
      // The longest week counts, because an office may be closed while the shop is open.
      const weekly = hours
        .filter((claim) => readDays(claim) > 0 && !isStand(claim))
        .toSorted((one, other) => (readDaysOfText(facts, other) ?? 0) - (readDaysOfText(facts, one) ?? 0))[0]
      const standDays = hours.filter(isStand).reduce((most, claim) => Math.max(most, readDays(claim)), 0)
      const daysOpen = weekly ? readDaysOfText(facts, weekly) : null
      const busy = readSales(facts)?.streams.find(
        ({ stream }) =>
          stream.kind === 'units' &&
          stream.period === 'day' &&
          daysOpen !== null &&
          isLonger(stream.periodsPerMonth, daysOpen + standDays),
      )
      if (!weekly || daysOpen === null || !busy || daysOpen >= 7) return null
      const most = (daysOpen * 52) / 12
      return show(
        recommend(
          'The forecast sells on days you are closed',
          `You write ${quote(weekly.sentence, 60)}: ${countOf(daysOpen, 'day')} a week, or ${sayNumber(most)} a month. ${quoteList([busy.stream.name], 'stream')} counts ${sayNumber(busy.stream.periodsPerMonth)} days a month. Use the days you are open.`,
          atStream(busy.stream.id, 'daysPerMonth'),
        ),
        [
          { address: weekly.address, says: shorten(weekly.sentence), mark: weekly.quote },
          { address: atStream(busy.stream.id, 'daysPerMonth'), says: sayNumber(busy.stream.periodsPerMonth) },
        ],
        [`${sayNumber(daysOpen)} × 52 ÷ 12 = ${sayNumber(most)}`],
      )
    },
  },
  {
    id: 'forecast-within-capacity',
    steps: [step],
    weight: weights.praise,
    find(facts) {
      const main = readSales(facts)?.main
      if (!main || main.monthlyCapacity === null || main.monthlyCapacity <= 0) return null
      const used = Math.max(...main.volumes) / main.monthlyCapacity
      if (used > 0.95 || used < 0.3 || isBlank(findReason(facts, main))) return null
      return show(
        remark(
          'Sales stay within what you can do',
          `${quoteList([main.stream.name], 'stream')} uses at most ${sayPercent(used * 100)} of your limit of ${sayNumber(main.stream.capacity)}${sayPeriod(main)} (${quote(findReason(facts, main))}). Even the best month can be served.`,
          atStream(main.stream.id, 'capacity'),
        ),
        [
          {
            address: atStream(main.stream.id, 'inMonth12'),
            says: `${sayNumber(Math.max(...main.volumes))} in the best month`,
          },
          {
            address: atStream(main.stream.id, 'capacity'),
            says: `${sayNumber(main.monthlyCapacity)} a month`,
          },
        ],
        [
          `${sayNumber(Math.max(...main.volumes))} ÷ ${sayNumber(main.monthlyCapacity)} = ${sayPercent(used * 100)}`,
        ],
      )
    },
  },
]

function readDays({ openingHours }: PlanClaim): number {
  return openingHours?.daysPerWeek ?? 0
}

/** A stand on a day or two is an extra place to sell, not the week of the business. */
function isStand(claim: PlanClaim): boolean {
  return readDays(claim) <= mostStandDays && standPattern.test(claim.sentence)
}

/** Two days of tolerance, for long months and holidays. */
function isLonger(daysPerMonth: number, daysPerWeek: number): boolean {
  return daysPerMonth > (daysPerWeek * 52) / 12 + 2
}
