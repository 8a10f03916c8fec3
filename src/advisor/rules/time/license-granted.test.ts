import { describe, expect, test } from 'vitest'
import { findFaults } from '#tests/support/advisor-rules.ts'

function plan(license: string, title: string, timeline: string, description = '') {
  return {
    financialProjections: { forecast: { frame: { firstMonth: '2027-01' } } },
    legalStructure: { licenses: [license] },
    implementationTimeline: { milestones: [{ id: 'm1', title, timeline, description }] },
  }
}

describe('a milestone that has a license before its time is over', () => {
  test.each([
    plan(
      'Kennel license of the county: ten weeks, applied for in mid-May 2027',
      'Kennel license in hand',
      'June 2027',
    ),
    plan(
      'Liquor permit, two to four months, filed in month 3',
      'Bar ready',
      'Month 4',
      'Liquor permit granted; taps tested.',
    ),
    plan(
      'Childcare license: up to 90 days; application sent at the end of April 2027',
      'Rooms ready',
      'May 2027',
      'License issued, toys unpacked.',
    ),
    plan(
      'Air permit, six months, submitted in February 2027 (letter of the agency)',
      'Air permit approved',
      'April 2027',
    ),
  ])('is asked about: case %#', (data) => {
    const found = findFaults('time-license-there-too-soon', data)
    expect(found).toHaveLength(1)
    expect(found[0]?.type).toBe('recommendation')
  })

  test.each([
    plan(
      'Kennel license of the county: ten weeks, applied for in March 2027',
      'Kennel license in hand',
      'June 2027',
    ),
    plan(
      'Kennel license of the county: ten weeks, applied for in mid-May 2027',
      'Fire inspection passed',
      'June 2027',
    ),
    plan(
      'Kennel license of the county: ten weeks, applied for in mid-May 2027',
      'Kennel license applied for',
      'May 2027',
    ),
    plan(
      'Kennel license, held since 2020, ten weeks, filed in May 2027',
      'Kennel license in hand',
      'June 2027',
    ),
    plan(
      'Kennel license: two weeks, applied for in April 2027; fee paid for 12 months',
      'Kennel license in hand',
      'May 2027',
    ),
    plan('Name registered: three months, filed in month 4', 'Registration done', 'Month 1'),
    plan('Liquor permit, two to four months, filed in month 3', 'Building permit granted', 'Month 4'),
  ])('is fine: case %#', (data) => {
    expect(findFaults('time-license-there-too-soon', data)).toEqual([])
  })
})
