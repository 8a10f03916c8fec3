import { expect, test } from 'vitest'
import { baker, moneyPlan, owner, running } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const plan = (line: string, name: string, amount: number) =>
  moneyPlan({
    model: { costStructure: [line, 'Owner’s draw $3,000 a month', 'Flour $5 an order'] },
    forecast: {
      runningCosts: [...running.slice(3), { id: 'r9', name, amount, period: 'month', startMonth: 1 }],
    },
  })

test.each([
  ['Workshop rent and power: $2,300 a month, fixed', 'Workshop rent and power', 230],
  ['Phones, internet and alarm $360 a month', 'Phones, internet and alarm', 560],
  ['Lease and utilities: $27,600 a year', 'Rent and utilities', 1500],
])('asks which amount is right for “%s”', (line, name, amount) => {
  expect(findFaults('cost-item-differs', plan(line, name, amount))).toMatchObject([
    { type: 'recommendation' },
  ])
})

test.each([
  ['Workshop rent and power: $2,300 a month, fixed', 'Workshop rent and power', 2300],
  ['Rent and utilities: about $2,300 a month', 'Rent and utilities', 2250],
  ['Lease and utilities: $27,600 a year', 'Rent and utilities', 2300],
  ['Deposit for rent and utilities: $4,600 once', 'Rent and utilities', 2300],
  ['Rent and utilities: $2,300 a month until May, then $2,600 a month', 'Rent and utilities', 2600],
  ['Phones and alarm: $2 an order', 'Phones and alarm', 300],
])('has one amount for “%s”', (line, name, amount) => {
  expect(findFaults('cost-item-differs', plan(line, name, amount))).toEqual([])
})

test.each([
  'Lease and electricity: $2,300 a month, fixed',
  'Door guard: $940 a month',
  'Insurance and alarm $5,600 a year',
])('misses “%s” in the forecast', (line) => {
  expect(findFaults('cost-item-not-in-forecast', plan(line, 'Laundry', 210))).toMatchObject([
    { type: 'recommendation', address: ['financialProjections', 'forecast', 'runningCosts'] },
  ])
})

test.each([
  ['Lease and electricity: $2,300 a month, fixed', 'Shop with heat', 2300],
  ['Lease and electricity: $2,300 a month, fixed', 'Rent', 2100],
  ['Door guard: $940 a month', 'Guards', 1200],
  ['Fixed costs: $2,900 a month', 'Laundry', 210],
  ['Loan payment: $644 a month', 'Laundry', 210],
  ['Door guard from year four: $940 a month', 'Laundry', 210],
])('finds “%s” in “%s”, or does not look for it', (line, name, amount) => {
  expect(findFaults('cost-item-not-in-forecast', plan(line, name, amount))).toEqual([])
})

const summed = 'Phones, laundry, insurance and alarm: $900 a month'
test('asks about a line of several costs that comes to another sum', () => {
  expect(
    findFaults('cost-items-sum-differs', plan(summed, 'Laundry, insurance and phones', 90)),
  ).toMatchObject([{ type: 'recommendation' }])
  expect(findFaults('cost-items-sum-differs', plan(summed, 'Laundry, insurance and phones', 700))).toEqual([])
  expect(findFaults('cost-items-sum-differs', plan(summed, 'Laundry, insurance and phones', 900))).toEqual([])
})

const staff = (line: string, people: readonly object[], salary = '', more: readonly object[] = []) =>
  moneyPlan({
    model: { costStructure: [line] },
    forecast: { people, runningCosts: [...running, ...more] },
    sections: {
      teamStructure: {
        founders: [],
        keyHires: [{ id: 'h1', role: 'Night baker', timeline: 'June 2027', salary }],
      },
    },
  })

test.each([
  ['Wages: two drivers at $21 an hour with taxes, $7,300 a month', [], ''],
  ['Owner’s draw $3,000 a month, kitchen helpers $4,100 a month', [owner], ''],
  ['Payroll of $62,000 a year', [owner], ''],
  ['Flour $5 an order', [owner], '$30,000 a year'],
])('asks who is paid by “%s” when the forecast pays no staff', (line, people, salary) => {
  expect(findFaults('staff-not-in-forecast', staff(line, people, salary))).toMatchObject([
    { type: 'recommendation' },
  ])
})

test.each([
  ['Wages: two drivers, $7,300 a month', [owner, baker], '', []],
  ['Owner’s salary: $3,000 a month', [owner], '', []],
  ['Payroll service: $90 a month', [owner], '', []],
  ['Drivers of a contractor: $2,000 a month', [owner], '', []],
  ['Wages once sales allow: $2,000 a month', [owner], '', []],
  [
    'Wages: $2,000 a month',
    [owner],
    '',
    [{ id: 'r8', name: 'Wages', amount: 2000, period: 'month', startMonth: 1 }],
  ],
  ['Flour $5 an order', [owner], 'Unpaid help of the family', []],
])('does not ask about “%s”', (line, people, salary, more) => {
  expect(findFaults('staff-not-in-forecast', staff(line, people, salary, more))).toEqual([])
})
