import { describe, expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type PlanPatch } from '#tests/support/advisor-rules.ts'

/** What one owner writes in the idea and in another place. */
function said(solution: string, fields: PlanPatch): PlanPatch {
  return moneyPlan({ sections: { businessIdea: { name: 'Rye & Co', solution }, ...fields } })
}

const process = (text: string) => ({ operationsPlan: { keyProcesses: [text], technology: [] } })
const supplier = (text: string) => ({ operationsPlan: { keyProcesses: [], suppliers: [text] } })
const channel = (text: string) => ({ marketingStrategy: { channels: [text], budget: '', metrics: [] } })
const pricing = (text: string) => ({
  competitiveAnalysis: { pricingStrategy: text, competitiveAdvantages: [] },
})
const position = (text: string) => ({
  competitiveAnalysis: { marketPosition: text, competitiveAdvantages: [] },
})

describe('two ways to run the business', () => {
  test.each<[string, PlanPatch]>([
    ['We sell candles online only.', channel('Foot traffic on Main Street')],
    ['A web shop with no store of our own.', process('Walk-ins are served at the counter')],
    ['Haircuts by appointment only.', process('Walk-in clients wait on the bench')],
    ['No appointment is needed: customers walk in.', process('By appointment only, 9 to 5')],
    ['Frozen meals, pickup only.', process('We deliver on Tuesdays')],
    ['Every loaf is baked by us.', supplier('Contract bakery in Ohio for the rye')],
    ['All work is done by our own crew.', supplier('Subcontractors who do the wiring')],
    ['We only work with hotels.', channel('Flyers to homeowners')],
    ['Wholesale only, from our roastery.', channel('Farmers’ market stall')],
    ['An app you pay once.', pricing('A monthly fee of $9 for everyone.')],
    ['Bookkeeping at flat fees only.', pricing('Our hourly rate is $85.')],
    ['Members cancel any time.', pricing('A 12-month contract at $49 a month.')],
    ['Free shipping on all bags.', pricing('$18 a bag, plus shipping.')],
    ['Gifts come wrapped, and shipping is always free.', pricing('$38 with shipping paid by the customer.')],
    ['Fair prices and no discounts.', channel('Coupons in the local paper')],
    ['All sales are final.', process('Full refund when a guest is unhappy')],
    ['We use only organic flour.', supplier('Conventional flour from a mill in Kansas')],
    ['A vegan bakery with coffee.', supplier('Butter and eggs from a dairy')],
    ['A dedicated gluten-free kitchen.', supplier('Wheat flour from the mill')],
    ['An alcohol-free bar for students.', { legalStructure: { licenses: ['Liquor license from the city'] } }],
    ['All our wood is from this county.', supplier('Oak imported by a trader')],
    ['An adults-only guesthouse.', channel('Family packages for school holidays')],
    ['A gym for women only.', process('Men’s hours from 6 to 8')],
    ['Self-pay only, prices on the wall.', process('Accepts Medicare and two insurers')],
    ['Cash only at the stand.', process('Card terminal checked each evening')],
    ['The nursery is open all year.', process('Closed from December to February')],
    ['Mowing with only electric mowers.', supplier('Gasoline from the co-op')],
    [
      'An independent shop, not a franchise.',
      { legalStructure: { licenses: ['Franchise agreement signed'] } },
    ],
    ['We don’t try to be the cheapest.', pricing('With $16 we are cheaper than every shop in town.')],
    ['Members leave with seven days’ notice.', pricing('A twelve-month agreement, renewed yearly.')],
    ['Nobody gets an exclusive.', pricing('Sold to a single dealer in each county.')],
    ['We take no share of the award.', pricing('A fixed fee and 2% of the contract sum.')],
    ['Siblings do not get a discount.', channel('15% off for a brother or sister')],
    ['Hens on fresh grass every day.', process('The birds stay inside all year')],
    ['Dogs go home every evening.', channel('Overnight boarding in December')],
    ['First come, first served.', process('Guests book a table in the app')],
    ['Every cabinet is built to order.', process('Finished cabinets on the shelf')],
    ['We serve only the valley.', channel('Ads to customers in all 50 states')],
    ['The same cleaner every week.', process('Cleaning by whoever is free')],
    ['Vans that run on batteries.', supplier('Diesel from the co-op')],
    ['We all work from home.', process('Rented office cleaned on Friday')],
    ['Home-based tutoring.', process('Keys to the office lease holder')],
    ['Yoga in person only.', channel('Online classes on Sundays')],
    ['Our own truck delivers every Friday.', process('The freight company collects all pallets at noon')],
    ['I bring the boxes to the door myself.', process('A carrier takes everything on Monday')],
    ['A caretaker stays overnight.', process('Unstaffed overnight; doors lock at ten')],
    ['The horses are never alone at night.', process('Nobody is on site from 8 p.m. to 6 a.m.')],
    [
      'Opened with the gift from my aunt.',
      { implementationTimeline: { executiveSummary: 'I repay my aunt $200 a month.', milestones: [] } },
    ],
  ])('%s', (solution, fields) => {
    expect(findFaults('words-disagree', said(solution, fields))).toHaveLength(1)
  })

  test('says both sentences and leads to the second', () => {
    const [finding] = findFaults(
      'words-disagree',
      said('We sell candles online only.', channel('Foot traffic on Main Street')),
    )
    expect(finding?.content).toContain('We sell candles online only.')
    expect(finding?.content).toContain('Foot traffic on Main Street')
    expect(finding?.address).toEqual(['marketingStrategy', 'channels', 0])
  })
})

describe('words that only look like a contradiction', () => {
  test.each<[string, PlanPatch]>([
    ['We sell candles online only.', channel('Search and social posts')],
    ['In the first year we sell online only.', channel('Foot traffic from 2029')],
    ['Unlike shops that are online only, we have a room.', channel('Walk-ins from the square')],
    ['Haircuts by appointment only.', process('No walk-ins; the door is locked')],
    ['No store in town sells rye.', process('Walk-ins are served at the counter')],
    ['Frozen meals with no delivery fee.', process('We deliver on Tuesdays')],
    ['Free shipping over $50.', pricing('$18 a bag, plus shipping.')],
    ['Shipping is free over $50.', pricing('$18 a bag, shipping paid by the customer.')],
    ['No discounts except for the first visit.', channel('20% off the first visit')],
    ['A vegan bakery with coffee.', supplier('Peanut butter and oat milk')],
    ['Half of the menu is vegan. A vegan menu without extra work.', supplier('Lamb and beef from a butcher')],
    ['The nursery is open all year.', process('Restroom closed for cleaning at noon')],
    ['We use only organic flour.', position('Others bake with conventional flour.')],
    ['Members cancel any time.', supplier('A 12-month contract with the laundry')],
    ['An app you pay once.', supplier('Hosting with a monthly plan')],
    ['Every loaf is baked by us.', supplier('A mill in Kansas, two quotes')],
    ['We don’t try to be the cheapest.', pricing('Cheaper than the hotel next door.')],
    ['Members leave with seven days’ notice.', supplier('A twelve-month agreement with the laundry')],
    ['Nobody gets an exclusive.', pricing('One price for every dealer in each county.')],
    ['We take no share of the award.', pricing('A fixed fee, 3% of it for cards.')],
    ['Hens on fresh grass every day.', process('At night the birds stay in the coop')],
    ['The same cleaner every week.', process('If she is ill, whoever is free cleans')],
    ['Our own truck delivers every Friday.', process('A carrier takes pallets to Ohio')],
    ['The horses are never alone at night.', process('Nobody is on site on holidays')],
    ['A vet is on call around the clock.', process('Unstaffed overnight; doors lock at ten')],
    [
      'Opened with the gift from my aunt.',
      {
        implementationTimeline: {
          executiveSummary: 'My aunt gets nothing back. Ads pay back.',
          milestones: [],
        },
      },
    ],
    [
      'A gift from my aunt, and a gift card for each guest.',
      { implementationTimeline: { executiveSummary: 'My mother lends us $4,000.', milestones: [] } },
    ],
    ['If it rains, online only.', channel('Foot traffic on Main Street')],
  ])('%s', (solution, fields) => {
    expect(findFaults('words-disagree', said(solution, fields))).toEqual([])
  })
})

const investor = { id: 'c2', name: 'Angel', source: 'investor', amount: 10_000, month: 0 }
const founders = [
  { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: 'Baker' },
  { id: 'f2', name: 'Bo Lund', role: 'Co-owner', background: 'Cook' },
]

describe('words against the forecast', () => {
  const van = { id: 'u5', category: 'Used van', amount: 9000, description: '', kind: 'equipment', month: 0 }
  const stock = { ...van, category: 'Opening stock of shoes', kind: 'stock' }
  test.each<[string, object]>([
    ['I work alone in the bakery.', {}],
    ['We have no employees.', {}],
    ['The start is paid without a loan.', {}],
    ['We are debt-free and plan no borrowing.', {}],
    ['The shop is fully self-funded.', {}],
    ['We grow without investors.', { funding: { contributions: [investor], loans: [] } }],
    ['Ana is the sole owner.', { sections: { teamStructure: { founders, keyHires: [] } } }],
    ['We need no van.', { finances: { startupCosts: [van] } }],
    ['We hold no stock.', { finances: { startupCosts: [stock] } }],
    ['We own the building.', {}],
    ['I bake everything in my own home kitchen.', {}],
    ['Cash only.', {}],
    ['Everyone works as a freelancer.', {}],
  ])('%s', (oneLiner, changes) => {
    const plan = moneyPlan(changes)
    const businessIdea = { ...plan['businessIdea'], oneLiner }
    expect(findFaults('words-against-forecast', { ...plan, businessIdea })).toHaveLength(1)
  })

  test.each([
    ['The other shops in town have no van.', 0],
    ['The chain is slow, and the dealers own no trucks.', 0],
    ['Most studios keep their doors shut and have no vehicle.', 0],
    ['We have no van.', 1],
    ['The shop is small, and the business has no vehicle.', 1],
  ])('what others do without: %s', (description, count) => {
    const competitiveAnalysis = { competitiveAdvantages: [{ id: 'a1', title: 'Ours', description }] }
    const plan = moneyPlan({ finances: { startupCosts: [van] }, sections: { competitiveAnalysis } })
    expect(findFaults('words-against-forecast', plan)).toHaveLength(count)
  })

  test.each([
    'I worked alone until 2026.',
    'No employees in the first year.',
    'No other loans.',
    'A debt-free household is our customer, if it has a garden.',
    'No rent until August.',
    'Ana is the sole owner.',
    'No van is better kept than ours.',
    'Customers of rivals pay in advance.',
    'No stock photos.',
  ])('nothing is ruled out: %s', (oneLiner) => {
    const plan = moneyPlan()
    const businessIdea = { ...plan['businessIdea'], oneLiner }
    expect(findFaults('words-against-forecast', { ...plan, businessIdea })).toEqual([])
  })
})

describe('what there is none of, and its amount', () => {
  test.each([
    ['Booked with no deposit.', 'A deposit of 30% at booking.', 1],
    ['No setup fee.', 'Setup fee: $199, then $49 a month.', 1],
    ['Sellers pay no commission.', 'We take a 12% commission.', 1],
    ['Concerts with no cover charge.', 'The cover charge is $8.', 1],
    ['No booking fees.', 'A booking fee of $3 a ticket.', 1],
    ['No cancellation fee.', 'Late guests pay a cancellation fee of $40.', 1],
    ['Tutoring without a registration fee.', 'Registration fee $60 per child.', 1],
    ['No minimum order.', 'Minimum order of $150.', 1],
    ['Booked with no deposit.', 'No deposit, ever. $20 an order.', 0],
    ['No setup fee.', 'A transaction fee of 2%.', 0],
    ['No deposit for members.', 'A deposit of 30% at booking.', 0],
    ['No booking fees.', '$20 an order.', 0],
  ])('%s / %s', (solution, text, count) => {
    expect(findFaults('absent-but-counted', said(solution, pricing(text)))).toHaveLength(count)
  })
})
