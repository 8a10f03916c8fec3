import { describe, expect, test } from 'vitest'
import { baker, moneyPlan, owner } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const hire = (role: string, salary: string) => ({
  keyHires: [{ id: 'h1', role, timeline: 'March 2027', salary }],
})

function plan(role: string, salary: string, law = '', people: readonly object[] = []) {
  return moneyPlan({
    sections: {
      teamStructure: { founders: [], ...hire(role, salary) },
      legalStructure: { regulations: [law] },
    },
    forecast: { people: [owner, ...people] },
  })
}

describe('one person on the payroll and sending invoices', () => {
  test.each([
    [
      'Two drivers, 30 hours a week',
      '$19 an hour, $2,900 a month with taxes',
      'Drivers are independent contractors',
    ],
    [
      'Lead groomer: Ines Prado',
      '$3,100 a month plus payroll tax',
      'Ines works as a freelancer and sets her hours',
    ],
    ['Waiter, self-employed contractor', '$15 an hour', 'Workers’ comp for the waiter from the first day'],
    ['Night nurse', '£24 an hour, with National Insurance', 'The nurse sends us an invoice every Friday'],
  ])('%s, %s / %s', (role, salary, law) => {
    expect(findFaults('employed-or-not', plan(role, salary, law))).toHaveLength(1)
  })

  test('compares with whom the forecast pays payroll taxes for', () => {
    const [finding, ...others] = findFaults(
      'employed-or-not',
      plan('Pastry cook', '$2,500 a month', 'Cooks are self-employed', [{ ...baker, role: 'Pastry cook' }]),
    )
    expect(others).toEqual([])
    expect(finding?.content).toContain('“Pastry cook” as an employee')
  })
})

test.each([
  ['Two drivers, 30 hours a week', '$2,900 a month with taxes', 'Drivers are employees with paid leave'],
  ['Office help for the drivers', '$2,900 a month with taxes', 'Drivers are independent contractors'],
  ['Two drivers', '$2,900 a month with taxes', 'The lawyer sends us an invoice each quarter'],
  ['Two drivers', '$2,900 a month with taxes', 'Drivers are employees, not contractors'],
  ['Two drivers', '$2,900 a month with taxes', 'Until year two, drivers are independent contractors'],
  ['Office clerk', '$2,900 a month with taxes', 'Invoice by the clerk: half at the start'],
])('nothing is off: %s, %s / %s', (role, salary, law) => {
  expect(findFaults('employed-or-not', plan(role, salary, law))).toEqual([])
})
