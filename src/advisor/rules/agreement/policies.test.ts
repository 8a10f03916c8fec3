import { describe, expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** What the idea says, and what a step of the work, a source of sales, a rule or a persona says. */
type Place = 'step' | 'sale' | 'law' | 'partner' | 'persona' | 'channel' | 'tier'

function plan(solution: string, place: Place, text: string) {
  return moneyPlan({
    sections: {
      businessIdea: { name: 'Rye & Co', solution },
      ...(place === 'step' && { operationsPlan: { keyProcesses: [text], technology: [] } }),
      ...(place === 'law' && { legalStructure: { regulations: [text] } }),
      ...(place === 'channel' && { marketingStrategy: { channels: [text] } }),
      ...(place === 'persona' && {
        customerPersonas: { personas: [{ id: 'c1', name: 'Ana', buyingBehavior: text }] },
      }),
    },
    ...(place === 'sale' && { model: { revenueStreams: [text] } }),
    ...(place === 'partner' && { model: { keyPartnerships: [text] } }),
    ...(place === 'tier' && {
      finances: {
        pricingTiers: [{ id: 't1', name: 'Basic', price: '20', features: [text], targetSegment: '' }],
      },
    }),
  })
}

describe('a policy and what another step says', () => {
  test.each<[string, Place, string]>([
    ['We are not VAT registered.', 'sale', 'Hedges cut at £40 plus VAT'],
    ['Lessons stay below the VAT threshold.', 'sale', 'Lessons at £30 including VAT'],
    ['We don’t charge GST.', 'sale', 'Cleaning at $60 plus GST'],
    ['Customers’ data are never sold.', 'sale', 'Licensing of health data to insurers'],
    [
      'Patient records never leave us, and we do not share data.',
      'sale',
      'Pharmacies pay for the names of new patients',
    ],
    [
      'We will not pass on your address to anyone.',
      'step',
      'Sells the mailing list to two realtors each spring',
    ],
    ['The map works without a connection.', 'tier', 'Needs an internet connection at all times'],
    ['Inspectors use the offline app.', 'step', 'The inspector has to be online in the cellar'],
    ['Tenants’ deposits are held in escrow.', 'step', 'Deposits go straight to our business account'],
    ['We never handle clients’ money.', 'step', 'We collect the rents and pay the owners'],
    ['Orders are taken at least three days ahead.', 'persona', 'Orders on the morning of the party'],
    ['No same-day bookings.', 'persona', 'Books a lesson for the same evening'],
    ['Book two days in advance.', 'channel', 'Posters: last-minute bookings welcome'],
    [
      'If the tour is off, guests get all their money back.',
      'step',
      'Tour off: guests get a voucher only, since we do not give money back',
    ],
    ['Every bike has a two-year warranty.', 'tier', 'Lifetime warranty on the bike'],
    [
      'A zip that breaks within a year is replaced once.',
      'tier',
      'We mend it for ever, as often as it breaks',
    ],
    ['The price you see, and nothing extra.', 'step', 'Checkout adds a $4 service fee that customers pay'],
    ['No hidden fees.', 'tier', 'A booking fee of $6 per guest'],
    ['We never sell below the list price.', 'channel', 'Two for one on Tuesdays'],
    ['I never go under $40 a lesson.', 'channel', 'A quarter off for neighbors'],
    ['Deeds stay out of the public register.', 'tier', 'Your deed is recorded'],
    [
      'All of the oil goes to the refinery in Tulsa.',
      'step',
      'Old oil is poured into the drain behind the bay',
    ],
    ['Nothing goes to waste, zero-waste kitchen.', 'step', 'Peels are thrown into the dumpster at ten'],
    ['Our blankets are made in the USA.', 'partner', 'Blankets woven in Portugal by a family mill'],
  ])('%s / %s: %s', (solution, place, text) => {
    expect(findFaults('words-disagree', plan(solution, place, text))).toHaveLength(1)
  })

  test.each<[string, Place, string]>([
    ['We are VAT registered.', 'sale', 'Hedges cut at £40 plus VAT'],
    ['Customers’ data are never sold.', 'step', 'Emails the invoice and records the payment'],
    ['The map works without a connection.', 'step', 'The office needs an internet connection'],
    ['Tenants’ deposits are held in escrow.', 'step', 'Sales are paid into the till'],
    ['Orders are taken at least three days ahead.', 'persona', 'Orders a week before the party'],
    ['If the tour is off, guests get all their money back.', 'step', 'Lessons missed: a voucher only'],
    ['Every bike has a two-year warranty.', 'tier', 'Two-year warranty on the frame'],
    ['The price you see, and nothing extra.', 'step', 'We pay the card company its fee'],
    ['The account never goes below $9,000.', 'channel', 'Half price for children'],
    ['Deeds stay out of the public register.', 'step', 'The company is registered in May'],
    ['All of the oil goes to the refinery in Tulsa.', 'step', 'Rags go to the laundry'],
    ['Our blankets are made in the USA.', 'partner', 'Coffee from a trader in Brazil'],
    ['No helmet, no ride.', 'tier', 'A helmet'],
  ])('nothing is off: %s / %s: %s', (solution, place, text) => {
    expect(findFaults('words-disagree', plan(solution, place, text))).toEqual([])
  })
})
