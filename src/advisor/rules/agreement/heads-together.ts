import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { claimsOf } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { at, type Rule, weights } from '#advisor/rules/rule.ts'
import { listRoles, listRoleWords } from './people-said.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** 'Five teachers' and then 'Two more teachers' are seven: as many as the forecast pays in all its lines. */

const joinsOthers = /\b(?:more|another|additional|further)\b/i

function nameRole(words: readonly string[]): string {
  return words.toSorted().join(' ')
}

function findTogether(facts: PlanFacts): Difference | null {
  if (!readForecast(facts)) return null
  const roles = listRoles(facts)
  const claims = claimsOf(facts, 'teamStructure.keyHires.role')
  const hires = sampleItems(facts.data.teamStructure.keyHires).map(({ id, role }) => {
    const [title = ''] = role.slice(0, 120).split(/[,;:(]/u, 1)
    const own = claims.filter(({ address }) => typeof address[2] === 'object' && address[2].id === id)
    const claim = own.find(({ quote, low, high }) => title.includes(quote) && low === high)
    return { title, claim, isUnclear: own.length > (claim ? 1 : 0), name: nameRole(listRoleWords(title)) }
  })
  for (const joining of hires) {
    if (!joining.claim || joining.name === '' || !joinsOthers.test(joining.title)) continue
    const group = hires.filter(({ name }) => name === joining.name)
    const lines = roles.filter(({ words }) => nameRole(words) === joining.name)
    const [line] = lines
    if (!line || group.length < 2) continue
    if (group.some(({ isUnclear, claim }) => isUnclear || !Number.isInteger(claim?.low ?? 1))) continue
    const counts = group.map(({ claim }) => claim?.low ?? 1)
    const hired = counts.reduce((sum, count) => sum + count, 0)
    const total = lines.reduce((sum, { person }) => sum + (person.count ?? 1), 0)
    if (hired === total) continue
    const sum = `${counts.map((count) => sayNumber(count)).join(' + ')} = ${sayNumber(hired)}`
    return {
      title: 'The forecast pays another number of people',
      claim: joining.claim,
      place: at('financialProjections', 'forecast', 'people', { id: line.person.id }, 'count'),
      counted: `the forecast pays ${countOf(total, 'person', 'people')} in this role, and the team step hires ${sum}`,
      matters: 'Wages are the largest cost of most plans.',
      sums: [`${sum}, not ${sayNumber(total)}`],
    }
  }
  return null
}

export const headsTogetherRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 3, [
  ['people-together-differ', [9, 8], findTogether],
])
