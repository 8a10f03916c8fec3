import { describe, expect, test } from 'vitest'
import { findFaults } from '#tests/support/advisor-rules.ts'

function plan(process: string, role = 'Clerk: Nora Beck', salary = '$18 an hour for 30 hours a week') {
  return {
    operationsPlan: { keyProcesses: [process] },
    teamStructure: {
      founders: [{ id: 'f1', name: 'Ida Moss', role: 'Owner, on the road', background: 'Fitter' }],
      keyHires: [{ id: 'h1', role, timeline: 'Month 1', salary }],
    },
  }
}

describe('a place that is open longer than the only person there works', () => {
  test.each([
    'Counter: open Monday to Friday 8 to 6. Nora works 30 hours, most of them with customers.',
    'The showroom is open 54 hours a week, with one clerk who works 36 hours.',
    'Opening hours: Tuesday to Sunday 10 to 7. The clerk is there for 38 hours a week.',
    'Shop open Mon–Sat, 9 to 6. Nora looks after it.',
    'Tasting room: open Wednesday to Sunday 12 to 9. The clerk runs the bar.',
    'Doors open Monday to Saturday 7 to 7, 72 hours in all. One barista, hired for 40 hours a week, serves.',
    'Rental desk, open Monday through Sunday 9 to 5, staffed by Nora.',
    'The front desk is open 60 hours a week. Nora Beck sits there and answers the phone.',
    'Wash house: opening hours Monday to Friday 6 a.m. to 8 p.m., Saturday 8 to 4. Nora keeps it clean and sells tokens.',
    'Pickup point open six days a week from 9 a.m. to 6 p.m.; the clerk works 30 hours.',
  ])('is asked about: %s', (process) => {
    const found = findFaults('people-place-open-longer', plan(process))
    expect(found).toHaveLength(1)
    expect(found[0]?.type).toBe('recommendation')
  })

  test.each([
    'Counter: open Tuesday to Friday 10 to 5. Nora works 30 hours.',
    'Counter: open Monday to Friday 8 to 6. Nora works 30 hours, I am there for the rest.',
    'Counter: open Monday to Friday 8 to 6. Nora and Ida take turns.',
    'Counter: open Monday to Friday 8 to 6, in two shifts. Nora works 30 hours.',
    'Lockers open 24/7, Nora fills them for 20 hours a week.',
    'Open Monday to Friday 8 to 6. Ida stands at the counter.',
    'Nora works 30 hours, Monday to Friday.',
    'Support is open Monday to Friday 8 to 6 by phone. Nora works 30 hours.',
    'The clerk packs orders for 30 hours a week.',
  ])('is fine: %s', (process) => {
    expect(findFaults('people-place-open-longer', plan(process))).toEqual([])
  })
})
