import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { ownerClaimRules } from './owner-claims.ts'

const founder = (role: string, background: string) => ({
  teamStructure: { founders: [{ id: 'f1', name: 'Amrit Dhaliwal', role, background }], keyHires: [] },
})
const licensed = (license: string, background: string) => ({
  legalStructure: { licenses: [license], regulations: [], intellectualProperty: [] },
  ...founder('Owner, full-time', background),
})
const electrician = 'Contractor license with Amrit Dhaliwal as designated master electrician'

const cases: readonly RuleCase[] = [
  {
    rule: 'people-credential-not-in-background',
    fault: licensed(electrician, 'Thirteen years in car sales'),
    fixed: licensed(electrician, 'Licensed electrician since 2011'),
    says: ['master electrician', 'car sales'],
    place: 'teamStructure.founders.f1.background',
  },
  {
    rule: 'people-two-full-time-jobs',
    fault: founder('Owner, Tuesday deliveries; keeps his full-time weekday job until 2029', 'Builder'),
    fixed: founder('Owner, Tuesday deliveries; keeps a part-time job', 'Builder'),
    says: ['Amrit Dhaliwal', 'full-time weekday job'],
    place: 'teamStructure.founders.f1.role',
  },
]

testRuleCases(ownerClaimRules, cases)

test.each([
  ['Pharmacy permit with Amrit as pharmacist in charge', 'Ten years as a retail buyer', 1],
  ['Amrit Dhaliwal serves as veterinarian of record', 'Software developer for nine years', 1],
  ['Child care license; Amrit is the designated preschool teacher', 'Bank teller', 1],
  ['Amrit’s plumbing license covers all jobs', 'Marketing manager', 1],
  ['Dental practice with Amrit Dhaliwal as supervising dentist', 'Hotel manager', 1],
  ['Pharmacy permit with Amrit as pharmacist in charge', 'Pharmacist at a hospital since 2012', 0],
  ['Amrit Dhaliwal as owner and guarantor', 'Bank teller', 0],
  ['Business license, applied for by Amrit', 'Bank teller', 0],
  ['Amrit’s plumbing license covers all jobs', 'Master plumber', 0],
])('a license and a past: %s / %s', (license, background, count) => {
  const found = findFaults('people-credential-not-in-background', licensed(license, background))
  expect(found).toHaveLength(count)
})

test.each([
  ['Head baker, bakes every night', 'Works full-time as a nurse in Dayton', 1],
  ['Manager, on site daily', 'Holds a full-time position at a bank', 1],
  ['Runs the shop floor; still works full-time for the county', 'Clerk', 1],
  ['Teaches the weekday classes', 'Full-time job at the school district', 1],
  ['Runs the kitchen, stays in full-time employment at a hotel', 'Chef', 1],
  ['Owner, books', 'Keeps his full-time job', 0],
  ['Head baker, full-time', 'Nine years as a baker', 0],
  ['Runs the shop; keeps her full-time job until the opening', 'Clerk', 0],
  ['Silent partner in operations', 'Keeps her full-time job; silent', 0],
  ['Head baker', 'Left a full-time job at a bank', 0],
])('two jobs: %s / %s', (role, background, count) => {
  expect(findFaults('people-two-full-time-jobs', founder(role, background))).toHaveLength(count)
})
