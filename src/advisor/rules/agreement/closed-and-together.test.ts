import { expect, test } from 'vitest'
import { moneyPlan, oven, reserve, stream } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { closedMonthsRule } from './closed-months.ts'
import { headsTogetherRules } from './heads-together.ts'

const season = [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]
const closed = (text: string, months?: readonly number[]) =>
  moneyPlan({
    model: { keyActivities: [text] },
    forecast: { streams: [{ ...stream, ...(months && { season: months }) }] },
  })

const teachers = { id: 'p3', pay: 2500, payPeriod: 'month', startMonth: 1, employment: 'employee' }
const hired = (...roles: readonly string[]) =>
  moneyPlan({
    forecast: {
      people: [
        { ...teachers, role: 'Five teachers', count: 5 },
        { ...teachers, id: 'p4', role: 'Another two teachers', count: 2 },
      ],
    },
    sections: {
      teamStructure: {
        founders: [],
        keyHires: roles.map((role, index) => ({ id: `h${index}`, role, timeline: 'June 2027', salary: '' })),
      },
    },
  })

const bought = (description: string) =>
  moneyPlan({
    finances: {
      startupCosts: [oven, { ...oven, id: 'u3', category: 'Goodwill', amount: 20_000, description }, reserve],
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'sells-while-closed',
    fault: closed('From December to the end of February the shop is shut'),
    fixed: closed('From December to the end of February the shop is shut', season),
    says: ['the shop is shut', 'the forecast sells for $'],
    place: 'businessModel.keyActivities.0',
  },
  {
    rule: 'people-together-differ',
    fault: hired('Five teachers', 'Four more teachers'),
    fixed: hired('Five teachers', 'Two more teachers'),
    says: ['7 people', '5 + 4 = 9'],
    place: 'teamStructure.keyHires.h1.role',
  },
]

testRuleCases([closedMonthsRule, ...headsTogetherRules], cases)

test.each([
  ['We are closed from January to March', 1],
  ['Closed January to March', 1],
  ['The terrace is closed from November to March', 0],
  ['From January to March we close at five', 0],
  ['From January to March we are closed on Mondays', 0],
  ['If it snows, we are closed from January to March', 0],
  ['Open from May to July', 0],
])('%s, and the forecast sells all year', (text, count) => {
  expect(findFaults('sells-while-closed', closed(text))).toHaveLength(count)
})

test.each([
  [['Five teachers', 'Three more teachers'], 1],
  [['Seven teachers'], 0],
  [['Five teachers', 'Two more cooks'], 0],
  [['Two more teachers'], 0],
])('the team step hires %s, and the forecast pays seven teachers', (roles, count) => {
  expect(findFaults('people-together-differ', hired(...roles))).toHaveLength(count)
})

test.each([
  ['What is left of the $85,000 we agreed on after the oven', 1],
  ['Remainder of the $75,000', 1],
  ['Rest of the $65,000', 0],
  ['Remainder of the $80,000, with the reserve', 0],
  ['Rest of about $75,000', 0],
  ['Rest of the $75,000, after the deposit that is already paid', 0],
  ['Goodwill of $20,000', 0],
])('an oven and goodwill that is “%s”', (description, count) => {
  expect(findFaults('startup-shared-price-differs', bought(description))).toHaveLength(count)
})
