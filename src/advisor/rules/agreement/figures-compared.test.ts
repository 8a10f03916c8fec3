import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** How closely the words around two figures must agree before they are asked about. */

const plan = (solution: string, quality: string, process: string) =>
  moneyPlan({
    sections: {
      businessIdea: { solution },
      operationsPlan: { quality, keyProcesses: [process] },
    },
  })

test.each([
  ['We deliver permits within 25 miles.', 'Permits within 40 miles, each Monday'],
  ['Our yard is rented for seven years.', 'A yard with racks, rented for three years'],
  ['Requests are filled within 24 hours.', 'Requests filled within three days (dispatcher)'],
  ['We keep about 610 part numbers in stock.', 'About 1,900 part numbers in stock'],
  ['Walls of 14 feet around the hall.', 'A 40-foot climbing wall'],
  ['Insurance with $1 million of liability coverage.', 'Liability insurance, $250,000 of coverage'],
  ['A weekly 25-minute violin lesson.', 'Violin lesson: 45 minutes'],
])('“%s” and “%s” are compared', (solution, quality) => {
  expect(findFaults('figures-disagree', plan(solution, quality, ''))).toHaveLength(1)
})

test.each([
  ['Bids hold for 21 days.', 'The lumber yard holds its price for 30 days.', 'Lumber is paid net 20 days'],
  ['Three lead teachers open the center.', 'Six to seven teachers on the floor', 'Two assistant teachers'],
  ['A hall of 3,400 square feet with a yard.', 'Fence for 1,600 square feet of yard outdoors', ''],
  ['Two trucks place 24 pallets a day.', 'Each truck places up to 12 pallets a day', ''],
  ['Two trucks place 24 pallets a day.', 'When two trucks place 20 pallets a day, we lease one', ''],
  ['41 of the 58 machines we checked had mold.', '58 machines checked in Austin', '41 machines had mold'],
  ['Three mobile coops.', 'Six mobile coops from year two', ''],
  ['$290 is below the $500 that a manager can sign.', 'Managers can sign up to $500', 'Price $290'],
  ['Insurers raise rates by 2% a year.', 'A payer cuts its rates by 10%', ''],
  ['The chain by the mall is a 15-minute drive away.', 'A 10-minute drive from the mall', ''],
])('“%s”, “%s” and “%s” are of different things', (solution, quality, process) => {
  expect(findFaults('figures-disagree', plan(solution, quality, process))).toEqual([])
})

test.each([
  ['Eight kilns for classes and a back room with four more.', 'Twelve kilns, wired and vented', 0],
  ['Eight kilns for classes and a back room with four more.', 'Fourteen kilns, wired and vented', 1],
  ['Five looms in the window and three others upstairs.', 'Eight looms, restored', 0],
])('what is more is added: “%s” and “%s”', (solution, quality, count) => {
  expect(findFaults('figures-disagree', plan(solution, quality, ''))).toHaveLength(count)
})

test.each([
  ['We sell candles at $14 a jar.', 'The filling plant charges us $9 a jar', 0],
  ['We sell candles at $14 a jar.', 'Every market stall sells candles at $19 a jar', 1],
  ['At my last firm, half of estimates became roofs.', 'Estimates that become roofs: 40%', 0],
  ['Ring travel adds up to $520 together.', 'Wax, wicks and boxes come to $780 together', 0],
  ['We bill 900 hours of grading in year three.', 'A year brings 700 hours of grading', 0],
  ['$30,000 of my savings goes in.', 'Savings on the account: savings of $34,000', 0],
  ['Rental flats: 420 flats on our list.', 'Flyers for 150 flats', 0],
])('“%s” and “%s” are told of others, of other times or of nothing in common', (solution, quality, count) => {
  expect(findFaults('figures-disagree', plan(solution, quality, ''))).toHaveLength(count)
})

test('a text that has both amounts tells two things', () => {
  const pricing = 'A corner lot is $2,000 and a wooded parcel $3,500; the average is $2,900.'
  const both = moneyPlan({
    sections: {
      businessIdea: { solution: 'We survey a wooded parcel for $2,900.' },
      competitiveAnalysis: { pricingStrategy: pricing },
    },
  })
  expect(findFaults('figures-disagree', both)).toEqual([])
})

test.each([
  ['National Parcel Exchange', 0],
  ['Corner print shop', 1],
])('figures that share only the name of a competitor are not compared: %s', (name, count) => {
  const told = moneyPlan({
    sections: {
      businessIdea: { solution: 'The parcel exchange takes 12% at the counter.' },
      operationsPlan: { quality: 'The parcel exchange keeps 20% to 25%.', keyProcesses: [] },
      competitiveAnalysis: { directCompetitors: [{ id: 'd1', name }] },
    },
  })
  expect(findFaults('figures-disagree', told)).toHaveLength(count)
})
