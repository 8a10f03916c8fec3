import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { personaTooFarRule, placesDifferRule } from './places-differ.ts'

const place = (solution: string, process: string) =>
  moneyPlan({
    sections: { businessIdea: { solution }, operationsPlan: { keyProcesses: [process], technology: [] } },
  })
const area = (position: string, demographics: string, name = 'Hector') =>
  moneyPlan({
    sections: {
      businessIdea: { oneLiner: 'Decks for homeowners in Knoxville, Tennessee', solution: '' },
      competitiveAnalysis: { marketPosition: position, competitiveAdvantages: [] },
      legalStructure: { jurisdiction: 'Tennessee; Knox County' },
      customerPersonas: {
        personas: [{ id: 'p1', name, demographics, painPoints: '', goals: '', buyingBehavior: '' }],
        primaryPersona: 'p1',
      },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'places-differ',
    fault: place('A studio on the ground floor.', 'Clients come up to our studio on the third floor'),
    fixed: place('A studio on the ground floor.', 'Clients come to our studio on the ground floor'),
    says: ['ground floor', 'third floor'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'persona-too-far',
    fault: area('We leave anything over 25 miles away to others.', '48, nurse, house in Chattanooga'),
    fixed: area('We leave anything over 25 miles away to others.', '48, nurse, house in Farragut'),
    says: ['25 miles', 'Chattanooga'],
    place: 'customerPersonas.personas.p1.demographics',
  },
]

testRuleCases([placesDifferRule, personaTooFarRule], cases)

test.each([
  '55, lives in Atlanta, lake house near Lenoir City',
  '60, from Nashville, owns a cabin in the hills',
])('a house in the area is reached: “%s”', (demographics) => {
  const patch = area('We leave anything over 25 miles away to others.', demographics)
  expect(findFaults('persona-too-far', patch)).toEqual([])
})

test.each([
  ['We lease a former bank building.', 'Build-out of the former church, in the basement first'],
  ['A shop in a strip mall by the freeway.', 'Trucks leave from our unit in an industrial park'],
  ['Space on the east side of town.', 'The leased space on the west side opens at nine'],
  ['We turn an old fire station into a brewery.', 'Rent for the former cannery is due on the first'],
  ['A storefront on Main, leased for five years.', 'Orders are packed in the spare room'],
  ['A clinic at street level, so that nobody climbs stairs.', 'Patients come upstairs to our clinic'],
  ['Our workshop in a leased warehouse bay of 2,000 square feet.', 'Frames are built in our barn'],
  ['A converted school is our gym.', 'We rent the old dairy, 5,000 square feet'],
])('asks about “%s” and “%s”', (solution, process) => {
  expect(findFaults('places-differ', place(solution, process)).length).toBe(1)
})

test.each([
  ['A shop on the ground floor.', 'Storage in the basement'],
  ['We lease a former bank building.', 'Ovens of a former bakery, bought used'],
  ['Space on the east side of town.', 'Flyers on the west side'],
  ['A storefront in a strip mall.', 'The mall opens our doors at ten'],
  ['A studio on the ground floor.', 'A second location upstairs from year three'],
  ['We lease the old mill.', 'The former owner of the mill helps'],
])('has no question about “%s” and “%s”', (solution, process) => {
  expect(findFaults('places-differ', place(solution, process))).toEqual([])
})

test('compares the place with the state of the business', () => {
  const registered = (jurisdiction: string) => ({
    ...place('Fixed loops on weekdays.', 'Trucks leave from our yard in Denver at six'),
    legalStructure: { jurisdiction },
  })
  expect(findFaults('places-differ', registered('Idaho, City of Boise'))).toHaveLength(1)
  expect(findFaults('places-differ', registered('Colorado'))).toEqual([])
  expect(findFaults('places-differ', registered('Delaware'))).toEqual([])
})

test.each([
  ['Only homes within 30 minutes of our yard.', '41, runs an office in Tampa, Florida', 1],
  ['We work within an hour of the shop and nowhere else.', '35, accountant, lives in Nashville', 1],
  ['Jobs within two hours of Knoxville.', '52, plant manager in Dayton, Ohio', 1],
  ['No work outside 40 miles.', '60, farmhouse near Memphis', 1],
  ['Jobs within two hours of Knoxville.', '35, buys a house in Knoxville', 0],
  ['We ship to the whole country within two days.', '41, runs an office in Tampa, Florida', 0],
  ['Jobs within two hours of Knoxville.', '61 and 59, from Ohio, one week each July', 0],
  ['A fair price.', '41, runs an office in Tampa, Florida', 0],
  ['Jobs within two hours of Knoxville.', '44, moved here from Tampa', 0],
  ['Jobs within two hours of Knoxville.', '44, nurse in Bearden', 0],
])('compares the area of “%s” with “%s”', (position, demographics, count) => {
  expect(findFaults('persona-too-far', area(position, demographics))).toHaveLength(count)
})

test('reads the place in the name of a persona, too', () => {
  const found = findFaults(
    'persona-too-far',
    area('Nothing over 25 miles away.', '48, both work from home', 'The Lees in Memphis'),
  )
  expect(found).toHaveLength(1)
})
