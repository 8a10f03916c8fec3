import { describe, expect, test } from 'vitest'
import { findFaults } from '#tests/support/advisor-rules.ts'

const loan = { id: 'loan', title: 'Bank says yes to the loan', timeline: 'March 2027' }
const start = { forecast: { frame: { firstMonth: '2027-01' } } }

function before(title: string, description = '', timeline = 'January 2027') {
  return {
    financialProjections: start,
    implementationTimeline: { milestones: [{ id: 'm1', title, description, timeline }, loan] },
  }
}

function told(background: string) {
  return {
    financialProjections: start,
    teamStructure: { founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner', background }] },
    implementationTimeline: { milestones: [loan] },
  }
}

describe('a job or a lease that is given or signed before the money is sure', () => {
  test.each([
    before('Company formed', 'Ana quits her job at the hospital.'),
    before('Notice given', 'Last months at the mill.'),
    before('Company formed', 'I have handed in my notice and clear my desk.'),
    before('Lease signed for five years'),
    before('Room found', 'We sign a ten-year lease.'),
    told('Twelve years as a nurse. Leaves the clinic in January 2027.'),
    told('In January 2027 she gives up her position as a chef.'),
  ])('is asked about: case %#', (plan) => {
    const found = findFaults('time-bound-before-money', plan)
    expect(found).toHaveLength(1)
    expect(found[0]?.type).toBe('recommendation')
  })

  test.each([
    before('Company formed', 'Ana quits her job once the bank has said yes.'),
    before('Company formed', 'Five-year lease signed on condition of the loan.'),
    before('Company formed', 'Ana quits her job at the hospital.', 'April 2027'),
    before('Company formed', 'Ana quits her job at the hospital.', 'March 2027'),
    before('Company formed', 'The old tenant leaves the room clean.'),
    before('Company formed', 'We give notice to the county of the new use.'),
    before('Company formed', 'Public notice given in the county paper.'),
    before('Company formed', 'Her husband leaves the company car at home.'),
    before('Lease signed for five years', 'It ends without cost if the bank declines.'),
    before('Lease signed for five years', 'Paid from our own savings, with or without the bank.'),
    told('Twelve years as a nurse. Leaves the clinic in May 2027.'),
    told('Left the clinic in 2019 and has run her own rooms since.'),
    told('Will not leave the clinic before January 2028.'),
  ])('is fine: case %#', (plan) => {
    expect(findFaults('time-bound-before-money', plan)).toEqual([])
  })
})
