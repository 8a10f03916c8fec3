import { describe, expect, test } from 'vitest'
import { findFaults } from '#tests/support/advisor-rules.ts'

function plan(fields: object, price = 120) {
  return {
    businessIdea: {
      oneLiner: 'We repair guitars and amps in Tulsa.',
      solution: 'A guitar is fixed in a week.',
    },
    customerPersonas: {
      personas: [
        {
          id: 'p1',
          name: 'Robin',
          demographics: '29, musician',
          painPoints: 'Buzzing frets',
          goals: 'A guitar that stays in tune',
          buyingBehavior: 'By phone',
          ...fields,
        },
      ],
      primaryPersona: 'p1',
    },
    financialProjections: {
      projections: {
        price,
        cogs: 20,
        cac: 20,
        churnRate: 5,
        conversionRate: 30,
        monthlyGrowthRate: 4,
        priceUnit: 'repair',
        purchasesPerMonth: 0.1,
      },
      pricingTiers: [],
    },
  }
}

describe('a persona with nothing left for the price', () => {
  test.each([
    { demographics: '20, student, earns $1,000 a month and pays $850 for a dorm room' },
    { demographics: '33, cashier, $1,400 a month, of which $1,250 goes to rent and bills' },
    { demographics: '41, single father, has $90 a month left after rent and food' },
    { demographics: '70, widow, lives on $140 a month after bills' },
    { painPoints: 'Money is gone by the 20th of the month.' },
    { painPoints: 'She is behind on the rent and cannot afford a shop.' },
    { goals: 'Play again for as little money as possible.' },
    { buyingBehavior: 'Looks for the cheapest way first, then calls us.' },
    { demographics: '24, laid off in May' },
    { buyingBehavior: 'Counts every dollar and borrows from friends before the gig.' },
  ])('is asked about: case %#', (fields) => {
    const found = findFaults('persona-nothing-left', plan(fields))
    expect(found).toHaveLength(1)
    expect(found[0]?.type).toBe('recommendation')
  })

  test.each([
    [{ demographics: '38, nurse, $5,200 a month, of which $1,600 goes to rent' }, 120],
    [{ demographics: '41, teacher, has $600 a month left after rent and food' }, 120],
    [{ painPoints: 'Money is gone by the 20th of the month.' }, 15],
    [{ painPoints: 'A shop charges $80 a month for storage.' }, 120],
    [{ demographics: '52, owner of a band agency with $90,000 of sales, $850 a month for a room' }, 120],
    [{ painPoints: 'The amp broke before a gig, and he cannot afford a day without it.' }, 120],
    [{ buyingBehavior: 'Compares three shops and pays by card.' }, 120],
  ])('is fine: case %#', (fields, price) => {
    expect(findFaults('persona-nothing-left', plan(fields, price))).toEqual([])
  })
})

describe('a repair beside the worth of the thing', () => {
  test.each([
    [{ demographics: '22, student, one used guitar bought for $90' }, 1],
    [{ painPoints: 'The $110 guitar from the pawn shop buzzes.' }, 1],
    [{ painPoints: 'The amp that she got for $100 hums.' }, 1],
    [{ painPoints: 'A guitar worth about $80 has a cracked neck.' }, 1],
    [{ painPoints: 'The $1,900 guitar buzzes.' }, 0],
    [{ painPoints: 'A case for $40 broke.' }, 0],
    [{ buyingBehavior: 'Pays $90 for a guitar repair elsewhere.' }, 0],
    [{ buyingBehavior: 'Pays $90 a month on her guitar loan.' }, 0],
  ])('case %#', (fields, count) => {
    expect(findFaults('persona-thing-worth-less', plan(fields))).toHaveLength(count)
  })
})
