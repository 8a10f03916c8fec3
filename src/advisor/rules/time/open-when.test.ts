import { describe, expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const plan = (step: string, channel: string, solution = '') =>
  moneyPlan({
    sections: {
      businessIdea: { name: 'Rye & Co', solution },
      operationsPlan: { keyProcesses: [step], technology: [] },
      marketingStrategy: { channels: [channel], budget: '', metrics: [] },
    },
  })

describe('what is offered when no one is there', () => {
  test.each([
    ['Open Tuesday to Saturday, 11 a.m. to 8 p.m.', 'Flyers for our Sunday brunch'],
    ['The studio is open Monday to Friday, 9 a.m. to 6 p.m.', 'Card for Saturday lessons'],
    ['Visits Monday to Friday, 8 a.m. to 5 p.m.', 'Ad: appointments on Saturdays'],
    ['The counter is open Tuesday to Sunday', 'Monday family night'],
    ['Open Tuesday to Saturday, closed on Monday', 'Coach beginners every Monday from 5 to 7'],
    ['The practice is open Monday to Thursday', 'Sees clients on Fridays, by bus from the city'],
    ['Drivers load from 6:30 a.m., Monday to Friday', 'Pickup at the farm, Saturdays and Sundays included'],
    ['Parcels are packed every weekday', 'We ship every day of the week'],
    ['Open Monday to Saturday 10 a.m. to 7 p.m.', 'A gym that is open around the clock'],
    ['Visits Monday to Friday; we lock up at 2:30', 'Evening appointments for parents'],
    ['The salon is open Tuesday to Saturday, 9 a.m. to 5 p.m.', 'Poster: 7:30 p.m. slots for nurses'],
    ['Lessons Monday to Saturday, 9 a.m. to 3 p.m.', 'Lessons in the late afternoon for pupils'],
    ['Open Tuesday to Sunday, 9 a.m. to 5 p.m.', 'We teach the beginners how to glaze every Monday'],
  ])('%s / %s', (step, channel) => {
    expect(findFaults('offered-when-closed', plan(step, channel))).toHaveLength(1)
  })

  test.each([
    ['Open Tuesday to Saturday, 11 a.m. to 8 p.m.', 'Market stall on Sundays'],
    ['Open Tuesday to Saturday, 11 a.m. to 8 p.m.', 'Thursday evening tasting'],
    ['Open Monday to Friday, 9 a.m. to 6 p.m.', 'Online orders around the clock'],
    ['Open Monday to Friday, 9 a.m. to 6 p.m.', 'Email every Saturday morning'],
    ['Open Monday to Friday, 9 a.m. to 6 p.m.', 'Closed on Sundays, like every shop here'],
    ['Open Monday to Friday 11 a.m. to 10 p.m., Saturday and Sunday 9 a.m. to 8 p.m.', 'Sunday matinee'],
    ['Open Monday to Friday, 9 a.m. to 9 p.m.', 'Evening classes for beginners'],
    ['The owner bakes', 'Sunday brunch'],
    ['Open Tuesday to Saturday, 11 a.m. to 8 p.m.', 'Coach beginners every Friday from 5 to 7'],
  ])('nothing is off: %s / %s', (step, channel) => {
    expect(findFaults('offered-when-closed', plan(step, channel))).toEqual([])
  })
})

test('a supplier may come when it is closed', () => {
  const plan = moneyPlan({
    sections: {
      operationsPlan: {
        keyProcesses: ['Open Tuesday to Saturday, 11 a.m. to 8 p.m.'],
        suppliers: ['Linen service, pickups every Monday'],
        technology: [],
      },
    },
  })
  expect(findFaults('offered-when-closed', plan)).toEqual([])
})

describe('two hours at which it opens', () => {
  test.each([
    ['We open at 6:45 and close at 5:15, Monday to Friday.', 'The first aide unlocks at 7:15', 1],
    ['The shop opens at 6 a.m. for commuters.', 'Open Monday to Friday 7:30 a.m. to 4 p.m.', 1],
    ['We open at 6:45 and close at 5:15.', 'The first aide unlocks at 6:45', 0],
    ['The shop opens at 7:30 a.m.', 'Open Monday to Friday 7:30 a.m. to 4 p.m.', 0],
    ['The shop opens at 7:30 a.m.', 'The phone is answered from 9 a.m. to 4 p.m.', 0],
    ['Open on Saturday from 9 a.m. to 2 p.m.', 'Open Monday to Friday 7:30 a.m. to 4 p.m.', 0],
    ['The bar closes at midnight.', 'The bar closes at 12 a.m.', 0],
    ['The bar closes at 1 a.m.', 'The bar closes at 11 p.m.', 1],
  ])('%s / %s', (solution, step, count) => {
    expect(findFaults('offered-when-closed', plan(step, 'Flyers', solution))).toHaveLength(count)
  })
})
