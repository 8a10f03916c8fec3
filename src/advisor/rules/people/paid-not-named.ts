import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { isWritten, sampleItems } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quoteList } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** People whom the forecast pays and the team step does not know. */
export const paidNotNamedRules: readonly Rule[] = [
  {
    id: 'people-paid-not-named',
    steps: [9, 8],
    weight: weights.missing,
    find(facts) {
      const { founders, keyHires } = facts.data.teamStructure
      if (!readForecast(facts) || keyHires.some(({ role }) => isWritten(role))) return null
      if (!founders.some(({ name }) => isWritten(name))) return null
      const names = founders
        .flatMap(({ name }) => name.toLowerCase().split(/\s+/u))
        .filter((word) => word.length > 2)
      const paid = sampleItems(facts.data.financialProjections.forecast.people).filter(
        ({ role, pay, count, isOwner }) =>
          !isOwner &&
          isWritten(role) &&
          (pay ?? 0) > 0 &&
          (count ?? 1) > 0 &&
          !names.some((name) => role.toLowerCase().includes(name)) &&
          !/\b(?:founders?|owners?|directors?|partners?)\b/i.test(role),
      )
      if (paid.length === 0) return null
      const total = paid.reduce((sum, { count }) => sum + (count ?? 1), 0)
      const list = at('teamStructure', 'keyHires')
      return show(
        recommend(
          'Who are the people you pay?',
          `The forecast pays ${countOf(total, 'person', 'people')} beside the owners (${quoteList(
            paid.map(({ role }) => role),
            'role',
          )}), but the team step lists no hire. Add each with the start, the pay and what they do. A lender wants to see that you know whom you need.`,
          list,
        ),
        [
          { address: list, says: 'No hires' },
          {
            address: at('financialProjections', 'forecast', 'people'),
            says: countOf(total, 'person', 'people'),
          },
        ],
      )
    },
  },
]
