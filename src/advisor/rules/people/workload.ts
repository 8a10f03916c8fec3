import { listSectionTexts } from '#advisor/facts/plan-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { listStatements } from './opening-hours.ts'

/** One person can hardly serve more a day, and also order, clean and do the books. */
const mostPerPerson = 100

export const workloadRules: readonly Rule[] = [
  {
    id: 'people-around-the-clock',
    steps: [7, 9],
    weight: weights.weak,
    find(facts) {
      const promise = listStatements(facts, [
        'businessIdea',
        'operationsPlan',
        'businessModel',
        'competitiveAnalysis',
      ]).find(
        ({ sentence }) =>
          /\b(?:24\/7|24-7|24 hours a day|around the clock|round the clock|day and night)\b/i.test(
            sentence,
          ) &&
          !/\b(?:machines?|vending|online|website|app|shop is|orders?|booking|automat\w*|self-service|lockers?|kiosk|rotation|on[- ]call|answering service|chatbot|monitor\w*|access|alarm|hosting|servers?|shifts?)\b/i.test(
            sentence,
          ),
      )
      const { people } = facts.data.financialProjections.forecast
      const count = Math.max(
        facts.team.founderCount + facts.team.hires.length,
        people.reduce((sum, person) => sum + (person.count ?? 1), 0),
      )
      if (!promise || facts.team.founderCount === 0 || count >= 5) return null
      return show(
        recommend(
          'Around the clock takes five people',
          `${quote(promise.sentence, 60)} is 168 hours a week. At 40 hours each that is more than four people, and the plan has ${sayNumber(count)}. Shorten the promise, or say who answers at night.`,
          promise.address,
        ),
        [{ address: promise.address, says: promise.sentence }],
        ['24 hours × 7 days = 168 hours; 168 ÷ 40 = 4.2 people'],
      )
    },
  },
  {
    id: 'people-week-impossible',
    steps: [9],
    weight: weights.weak,
    find(facts) {
      for (const { text, address } of listSectionTexts(facts, ['teamStructure', 'operationsPlan'])) {
        const match = /\b(\d{2,3}) hours (?:a|per|each|every) week\b/i.exec(text)
        const hours = Number(match?.[1] ?? 0)
        if (
          hours <= 70 ||
          hours > 168 ||
          /\b(?:together|total|combined|open|all|both|team|crew|share[sd]?|split|between|among|part-timers|people|staff|employees)\b/i.test(
            text,
          )
        )
          continue
        return show(
          recommend(
            'A week that no one can keep up',
            `${quote(text, 60)}: ${hours} hours a week is ${sayNumber(hours / 7)} a day without a day off. Plan a helper, even part-time. Lenders count on an owner who is still there in year two.`,
            address,
          ),
          [{ address, says: text, mark: match?.[0] ?? '' }],
          [`${hours} ÷ 7 = ${sayNumber(hours / 7)} hours a day`],
        )
      }
      return null
    },
  },
  {
    id: 'people-too-few-for-volume',
    steps: [8, 9],
    weight: weights.weak + 4,
    find(facts) {
      const { streams, people } = facts.data.financialProjections.forecast
      const busiest = sampleItems(streams).find(
        ({ kind, period, inMonth12 }) => kind === 'units' && period === 'day' && (inMonth12 ?? 0) > 0,
      )
      const daily = busiest?.inMonth12 ?? 0
      const paid = people.reduce((sum, person) => sum + (person.count ?? 1), 0)
      const count = Math.max(paid, facts.team.founderCount + facts.team.hires.length)
      if (!busiest || !facts.kind.isPhysical || count === 0 || daily / count <= mostPerPerson) return null
      const address = at('financialProjections', 'forecast', 'streams', { id: busiest.id }, 'inMonth12')
      return show(
        recommend(
          'More sales than hands',
          `${sayNumber(daily)} sales a day with ${countOf(count, 'person', 'people')} is ${sayNumber(daily / count)} each, one every ${sayNumber((8 * 60) / (daily / count))} minutes for eight hours. Plan the people who serve them, or a slower start.`,
          address,
        ),
        [
          { address, says: `${busiest.name}: ${sayNumber(daily)} a day in month 12` },
          { address: at('teamStructure', 'keyHires'), says: countOf(count, 'person', 'people') },
        ],
        [`${sayNumber(daily)} ÷ ${sayNumber(count)} = ${sayNumber(daily / count)} a day for each`],
      )
    },
  },
  {
    id: 'people-billed-more-than-staff',
    steps: [8, 9],
    weight: weights.contradicts,
    find(facts) {
      const { streams, people } = facts.data.financialProjections.forecast
      const stream = sampleItems(streams).find(({ kind }) => kind === 'hours')
      const hours = Math.max(
        ...sampleItems(streams).map(({ kind, inMonth12 }) => (kind === 'hours' ? (inMonth12 ?? 0) : 0)),
      )
      const paid = people.reduce((sum, person) => sum + (person.count ?? 1), 0)
      const team = facts.team.founderCount + facts.team.hires.length
      const most = Math.max(paid, team)
      if (!stream || most === 0 || hours <= most + 0.25) return null
      const address = at('financialProjections', 'forecast', 'streams', { id: stream.id }, 'inMonth12')
      return show(
        recommend(
          'The forecast bills people you do not have',
          `In month 12 ${quote(stream.name, 32)} counts the hours of ${sayNumber(hours)} people, but team and forecast have ${sayNumber(most)}. Add the people and their pay, or bill fewer hours.`,
          address,
        ),
        [
          { address, says: `${sayNumber(hours)} people in month 12` },
          { address: at('teamStructure', 'keyHires'), says: countOf(team, 'person', 'people') },
        ],
      )
    },
  },
]
