import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const plan = (position: string, process: string, tier = 'Bread box') =>
  moneyPlan({
    sections: {
      competitiveAnalysis: { marketPosition: position },
      operationsPlan: { keyProcesses: [process] },
    },
    finances: { pricingTiers: [{ id: 't1', name: tier, price: '20', features: [], targetSegment: '' }] },
  })

test.each([
  ['We do not repair compressors.', 'Day two: repair compressors and pumps', 'Bread box'],
  ['No ropes and no harnesses.', 'Check harnesses every Monday', 'Bread box'],
  ['We don’t teach toddlers.', 'Saturday: teach toddlers in the small pool', 'Bread box'],
  ['We never use pesticides.', 'Spring: use pesticides in the lower field', 'Bread box'],
  ['Nobody gets an exclusive.', 'Each dealer signs for an exclusive', 'Bread box'],
  ['No table service.', 'Lunch: table service for 30 guests', 'Bread box'],
  ['We do not sell stoves.', 'Answer the phone', 'Stoves'],
  ['We never board dogs.', 'Night: board dogs in the back room', 'Bread box'],
  ['No phone line.', 'Mornings: phone line answered by the owner', 'Bread box'],
  ['We do not offer weddings.', 'Answer the phone', 'Weddings'],
  ['We do not weld.', 'Cut, weld and grind from noon', 'Bread box'],
  ['We never paint.', 'Afternoons: the paint booth for large parts', 'Bread box'],
  ['We don’t do roofs, gutters, or solar panels.', 'Mornings: gutters on two-story houses', 'Bread box'],
  [
    'We do not do commercial work or window cleaning.',
    'Fridays: windows that we clean for shops',
    'Bread box',
  ],
  ['No alcohol.', 'Answer the phone', 'Burger with a beer'],
  ['We do not sell meat.', 'Answer the phone', 'Sausage on a roll'],
  ['No women’s shoes.', 'Answer the phone', 'Boots for women'],
  ['No boats, no trailers, no other brands in the first three years.', 'Wash trailers at ten', 'Bread box'],
  ['I do not build or repair pools.', 'Fridays: repair pools in the valley', 'Bread box'],
  ['We leave roofs to others.', 'Mornings: roofs of two-story houses', 'Bread box'],
  ['Roofs we do not clean; they are slippery.', 'Mornings: clean roofs of two-story houses', 'Bread box'],
  ['Not one cat in the building.', 'Weigh each cat at noon', 'Bread box'],
  ['We do not do weddings, parties or food photography.', 'Answer the phone', 'Food photography'],
  ['We don’t take sofas, safes or freezers, and we say so before we come.', 'Noon: take freezers', 'Box'],
])('finds what is left out and there all the same: %s / %s / %s', (position, process, tier) => {
  expect(findFaults('excluded-but-offered', plan(position, process, tier))).toHaveLength(1)
})

test.each([
  ['We do not sell stoves.', 'Parts for stove owners, packed by noon', 'Stove parts'],
  ['No ropes.', 'The rope gym across town closes at eight', 'Bread box'],
  ['No technician starts without a practical test.', 'Give a practical test', 'Bread box'],
  ['No full loads.', 'Each pallet is probed when it is loaded', 'Bread box'],
  ['No surprises, no waiting.', 'Surprises for birthdays', 'Bread box'],
  ['We do not repair compressors.', 'We never repair compressors, we call a firm', 'Bread box'],
  ['No card, no locker.', 'Locker keys are handed out at the desk', 'Bread box'],
  ['We do not weld.', 'The welding school sends two pupils', 'Bread box'],
  ['We do not deliver.', 'Growers harvest and deliver on Mondays', 'Bread box'],
  ['No alcohol.', 'Guests bring their own wine', 'Burger'],
  ['No women’s shoes.', 'Ads that reach women', 'Boots'],
  ['We don’t do roofs, gutters, or solar panels.', 'Refer gutters to Lund & Sons', 'Bread box'],
  ['No food.', 'Own food is kept in the fridge', 'Bread box'],
  ['We leave roofs to dry.', 'Mornings: roofs of two-story houses', 'Bread box'],
  ['No table service until year two.', 'Lunch: table service for 30 guests', 'Bread box'],
])('is silent where nothing is left out: %s / %s / %s', (position, process, tier) => {
  expect(findFaults('excluded-but-offered', plan(position, process, tier))).toEqual([])
})

const kitchen = (rule: string, solution: string, goals = '') =>
  moneyPlan({
    sections: {
      businessIdea: { name: 'Rye & Co', solution },
      legalStructure: { regulations: [rule] },
      customerPersonas: {
        personas: [{ id: 'p1', name: 'Ann', demographics: '', goals, painPoints: '', buyingBehavior: '' }],
      },
    },
  })

test('finds what one product is made without and what it has elsewhere', () => {
  const rule = 'Labels: the stock is cooked without bones or celery'
  const found = findFaults('excluded-but-offered', kitchen(rule, 'A stock with roasted bones and thyme.'))
  expect(found).toHaveLength(1)
  expect(findFaults('excluded-but-offered', kitchen(rule, 'A stew with roasted bones.'))).toEqual([])
})

test.each([
  ['We do not take mattresses.', 'She puts in mattresses and the old chairs.', 1],
  ['No dogs in the house.', 'Comes with his terrier on Fridays.', 1],
  ['We do not take mattresses.', 'Someone who knows what to do with old mattresses.', 0],
  ['No dogs in the house.', 'A house where she hears no dog.', 0],
])('finds customers who bring what is not taken: “%s”, “%s”', (solution, goals, count) => {
  expect(
    findFaults('excluded-but-offered', kitchen('Sales tax', `${solution} No more.`, goals)),
  ).toHaveLength(count)
})

const tier = (solution: string, feature: string) =>
  moneyPlan({
    sections: { businessIdea: { name: 'Rye & Co', solution } },
    finances: {
      pricingTiers: [{ id: 't1', name: 'Plan', price: 20, features: [feature], targetSegment: '' }],
    },
  })

test.each([
  ['We do not sell pianos.', 'Two pianos tuned and cleaned a year', 0],
  ['We do not sell mowers.', 'Storage for up to two mowers', 0],
  ['We do not make saddles.', 'Repair of saddles and bridles', 0],
  ['We do not sell pianos.', 'Two pianos and a bench', 1],
  ['We do not sell mowers.', 'New mowers at cost', 1],
])('what is worked on is not sold: %s / %s', (solution, feature, count) => {
  expect(findFaults('excluded-but-offered', tier(solution, feature))).toHaveLength(count)
})
