import { expect, test } from 'vitest'
import { moneyPlan, owner } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** Two places that look like one thing told twice and speak of two, beside two that do not agree. */

const told = (solution: string, process: string) =>
  moneyPlan({
    sections: {
      businessIdea: { name: 'Rye & Co', solution },
      operationsPlan: { keyProcesses: [process], technology: [] },
    },
  })

test.each([
  ['Phones are answered from 9 to 5.', 'Phone survey of the waiting list in weeks 3 to 6', 0],
  ['The kitchen is open from 7 to 3.', 'The kitchen is fitted out from March 3 to 9', 0],
  ['Breakfast for children, ages 6 to 9, is free.', 'Breakfast is served from 7 to 11', 0],
  ['We open at 7 a.m. every day.', 'Opening party for the street: doors open at 6 p.m.', 0],
  ['Doors open at 7 a.m.', 'On May 2 the doors open at noon for the neighbors', 0],
  ['The shop is open 10 to 6.', 'In the first week of December the shop is open until 8 p.m.', 0],
  ['Orders until noon ship the same day.', 'Wholesale orders until 3 p.m. on Thursday for Monday', 0],
  ['Pickup from 3 p.m.', 'UPS pickup at 5:30 p.m.', 0],
  ['Classes begin at 6 p.m.', 'Children’s classes begin at 4 p.m.', 0],
  ['Phones are answered from 9 to 5.', 'Phones are answered from 11 to 5', 1],
  ['Orders until noon ship the same day.', 'Orders until 3 p.m. are packed that day', 1],
])('clock times: %s / %s', (solution, process, count) => {
  expect(findFaults('clock-times-differ', told(solution, process))).toHaveLength(count)
})

test.each([
  ['We train each new bakery in two days.', 'Four bakeries have used it since May', 0],
  ['Winning six new gyms a month takes two people.', 'The gyms used our trial in spring', 0],
  ['A new oven bakes every loaf.', 'The oven is used daily from four o’clock', 0],
  ['The van is new.', 'Customers often used the van of a neighbor', 0],
  ['We rent skis to guests.', 'We buy skis from the maker each fall', 0],
  ['We lease the kitchen for five years.', 'We bought the kitchen equipment at auction', 0],
  ['Our own crew cleans the tanks.', 'The tanks arrive from a maker in Ohio', 0],
  ['We use employees for all installs.', 'Wiring of installs goes to a licensed contractor', 0],
  ['Free delivery in town.', 'Delivery outside town is extra, $15', 0],
  ['Free delivery in town.', 'Delivery is extra, $15', 1],
  ['We lease the kitchen.', 'We bought the kitchen at auction', 1],
  ['The delivery van is new.', 'A used delivery van, checked by the garage', 1],
  ['A new press prints every page.', 'The press is used, eight years old', 1],
])('two ways: %s / %s', (solution, process, count) => {
  expect(findFaults('ways-differ', told(solution, process))).toHaveLength(count)
})

const rows = (roles: readonly string[], process: string) =>
  moneyPlan({
    forecast: { people: roles.map((role, index) => ({ ...owner, id: `p${index}`, role, isOwner: false })) },
    sections: { operationsPlan: { keyProcesses: [process], technology: [] } },
  })

test.each([
  [['Groomer, full-time', 'Groomer, part-time'], 'Grooming from nine', 0],
  [['Groomer, part-time', 'Groomer, full-time'], 'One full-time groomer at the second table', 0],
  [['Groomer, part-time'], 'The groomer goes full-time in the second year', 0],
  [['Groomer, part-time'], 'Our groomer, full-time, opens the shop', 1],
])('rows of one list are several people: %s, %s', (roles, process, count) => {
  expect(findFaults('ways-differ', rows(roles, process))).toHaveLength(count)
})

test.each([
  ['We lease a warehouse bay of 900 square feet.', 'In 2025 Ana sold 80 looms from her garage', 0],
  [
    'A storefront on Main, leased for five years.',
    'We have baked in our own kitchen in the house since 2024',
    0,
  ],
  ['A shop on the ground floor.', 'Stock is kept in the basement of the shop', 0],
  ['A storefront on Main, leased for five years.', 'Orders are packed in our garage', 1],
])('places: %s / %s', (solution, process, count) => {
  expect(findFaults('places-differ', told(solution, process))).toHaveLength(count)
})

test.each([
  ['Gear of 60 rental boards', 'About 35 tuned boards of gear stand ready', 0],
  ['70% of the runners said that shoes wear out', 'Half a year of talks: 45% said that the price counts', 0],
  ['38% of members asked for a sauna', '64% of members asked for longer hours', 0],
  ['40 seats indoors', '24 terrace seats in summer', 0],
  ['Each lesson takes 45 minutes.', 'The first lesson takes 60 minutes', 0],
  ['Each lesson takes 45 minutes.', 'A lesson takes 60 minutes', 1],
])('figures of two things: %s / %s', (problem, process, count) => {
  const plan = moneyPlan({
    model: { keyResources: [problem] },
    sections: { operationsPlan: { keyProcesses: [process], technology: [] } },
  })
  expect(findFaults('figures-disagree', plan)).toHaveLength(count)
})

const founder = (role: string, background: string) =>
  moneyPlan({
    forecast: { people: [{ ...owner, role: 'Ana, owner', pay: 4200, isOwner: true }] },
    sections: {
      teamStructure: { founders: [{ id: 'f1', name: 'Ana Ruiz', role, background }], keyHires: [] },
    },
  })

test.each([
  ['Owner', 'Has run her bakery on evenings and weekends since 2023. Leaves the hospital in March.', 0],
  ['Owner, full-time', 'Built guitars on nights and weekends for six years.', 0],
  ['Owner, full-time', 'Keeps her job at the hospital and comes evenings and weekends.', 1],
  ['Owner', 'Learned baking on nights and weekends at a hotel.', 0],
  ['Owner, full-time', 'Cooks evenings and Saturdays, when the guests come.', 0],
  ['Owner, evenings and weekends until May 2029', 'Nurse', 1],
  ['Owner, evenings and weekends until May 2027', 'Nurse', 0],
  ['Owner', 'Nurse; builds guitars on nights and weekends.', 1],
])('%s: %s', (role, background, count) => {
  expect(findFaults('people-paid-while-elsewhere', founder(role, background))).toHaveLength(count)
})
