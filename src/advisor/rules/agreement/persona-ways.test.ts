import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { personaWayRules } from './persona-ways.ts'

const plan = (buyingBehavior: string, process: string, name = 'Rosa, café owner') =>
  moneyPlan({
    sections: {
      operationsPlan: { keyProcesses: [process], technology: [] },
      customerPersonas: {
        personas: [{ id: 'p1', name, demographics: '44', painPoints: '', goals: '', buyingBehavior }],
        primaryPersona: 'p1',
      },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'persona-pays-otherwise',
    fault: plan('Pays the driver in cash.', 'Cafés are billed at the end of the month'),
    fixed: plan('Pays the invoice on time.', 'Cafés are billed at the end of the month'),
    says: ['in cash', 'end of the month'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'persona-books-too-late',
    fault: plan('Calls at the last minute.', 'Orders close two days before delivery'),
    fixed: plan('Calls on Mondays.', 'Orders close two days before delivery'),
    says: ['last minute', 'two days before'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases(personaWayRules, cases)

test.each([
  ['Always pays on the spot.', 'Invoice: cafés get net 30'],
  ['Pays when the crate arrives.', 'Cafés pay within 14 days after the invoice'],
  ['Pays up front, never late.', 'Cafes and cafés have 30-day terms'],
])('asks about the terms of “%s” and “%s”', (behavior, process) => {
  expect(findFaults('persona-pays-otherwise', plan(behavior, process))).toHaveLength(1)
})

test.each([
  ['Pays half up front.', 'Cafés pay within 14 days'],
  ['Pays on the spot.', 'Schools pay within 30 days'],
  ['Pays on the spot.', 'Suppliers of the cafés are paid in 30 days'],
  ['Reads reviews before the first order.', 'Cafés pay within 14 days'],
])('is silent about the terms of “%s” and “%s”', (behavior, process) => {
  expect(findFaults('persona-pays-otherwise', plan(behavior, process))).toEqual([])
})

test.each([
  ['Books a cleaning for the same day.', 'At least 48 working hours; booked five days ahead'],
  ['Orders the cake on the day, on her way home.', 'Cakes: ordered three days ahead'],
  [
    'Calls in the morning and wants it for tonight.',
    'Booking: with a week’s notice of at least 7 days notice',
  ],
  ['Decides on a whim.', 'No same-day bookings'],
  ['Reserves an hour before.', 'Reservations end two days in advance'],
])('asks about the time of “%s” and “%s”', (behavior, process) => {
  expect(findFaults('persona-books-too-late', plan(behavior, process))).toHaveLength(1)
})

test.each([
  ['Books three weeks ahead.', 'Bookings close five days before'],
  ['Orders on the same day each week.', 'Ready in an hour'],
  ['Asks for a price, hears back the same day.', 'Free changes up to two days before'],
  ['Books for the same evening.', 'Tables can be booked up to six hours ahead'],
])('is silent about the time of “%s” and “%s”', (behavior, process) => {
  expect(findFaults('persona-books-too-late', plan(behavior, process))).toEqual([])
})
