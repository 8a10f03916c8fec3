import { describe, expect, test } from 'vitest'
import { findFaults } from '#tests/support/advisor-rules.ts'

function plan(license: string, timeline: string, title = 'Opening day') {
  return {
    financialProjections: { forecast: { frame: { firstMonth: '2027-01' } } },
    legalStructure: { licenses: [license] },
    implementationTimeline: {
      milestones: [{ id: 'm1', title, timeline, description: 'First customers.' }],
    },
  }
}

describe('a license that comes after the opening', () => {
  test.each([
    plan('Health permit of the county: about six weeks, filed April 20, 2027', 'May 10, 2027'),
    plan('Kennel license: ten weeks, applied for in mid-May 2027', 'June 2027', 'Doors open'),
    plan('Fire inspection certificate, four weeks, requested on 25 August 2027', 'September 1, 2027'),
    plan('Liquor license: 60 to 90 days, papers handed in March 2027', 'April 2027', 'Launch of the bar'),
    plan('Childcare license: up to 90 days; the application goes in on February 10, 2027', 'March 2027'),
    plan('Cosmetology establishment permit takes 45 days, sent in month 5', 'Month 5', 'First paying guests'),
    plan('Zoning approval, two months, submitted June 15, 2027', 'July 15, 2027', 'Opening of the studio'),
    plan('Contractor license: five weeks, mailed October 30, 2027', 'November 2, 2027', 'First paid jobs'),
    plan(
      'Commissary approval by the city: three weeks, lodged July 28, 2027',
      'August 1, 2027',
      'Truck opens',
    ),
    plan('Pharmacy accreditation: four months, applied for in January 2027', 'March 2027', 'Go live'),
  ])('is asked about: case %#', (data) => {
    const found = findFaults('time-license-after-opening', data)
    expect(found).toHaveLength(1)
    expect(found[0]?.type).toBe('recommendation')
  })

  test.each([
    plan('Health permit of the county: about six weeks, filed March 10, 2027', 'May 10, 2027'),
    plan('Health permit of the county: three weeks, filed May 3, 2027', 'May 2027'),
    plan('State trademark: ten weeks, filed May 3, 2027', 'May 2027'),
    plan('Health permit: six weeks, filed April 20, 2027; until then a temporary one', 'May 2027'),
    plan('Organic certificate: six months, applied for in April 2027', 'May 2027'),
    plan('Patio permit: ten weeks, filed in May 2027', 'May 2027'),
    plan('Health permit held since 2024, six weeks, filed April 20, 2027', 'May 2027'),
    plan('Health permit of the county: about six weeks, filed in time', 'May 2027'),
  ])('is fine: case %#', (data) => {
    expect(findFaults('time-license-after-opening', data)).toEqual([])
  })
})
