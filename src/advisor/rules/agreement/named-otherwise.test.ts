import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { namedOtherwiseRule } from './named-otherwise.ts'

const plan = (resource: string, process: string) =>
  moneyPlan({
    model: { keyResources: [resource] },
    sections: { operationsPlan: { keyProcesses: [process], technology: [] } },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'named-otherwise',
    fault: plan('Loan from First Federal over seven years', 'The Harbor Bank loan is paid on the first'),
    fixed: plan('Loan from Harbor Bank over seven years', 'The Harbor Bank loan is paid on the first'),
    says: ['Which bank?', 'First Federal', 'Harbor Bank'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([namedOtherwiseRule], cases)

test.each([
  ['SBA 7(a) loan through Prairie State Bank', 'Monthly statement to Lakeside Credit Union for the loan'],
  ['Ten-year lease from Pike Holdings', 'Our landlord, Bell Properties, fixes the roof'],
  ['Space rented from the Odd Fellows Hall', 'Greenway Realty owns the building and lets the back room'],
  ['Class list in Mindbody', 'Clients book in Acuity, reminder the day before'],
  ['Sales rung up on Toast', 'Closing: count the drawer and close Clover'],
  ['Books kept in QuickBooks', 'Receipts scanned into Xero every Friday'],
  ['Our accountant, Luis Ortega, closes each month', 'Accountant Dana Pham gets the receipts on Monday'],
  ['Payroll runs in Gusto', 'Hours go to ADP on Thursday'],
  ['Web shop on Shopify', 'Orders arrive from WooCommerce at eight'],
  ['Insured through Erie Mutual', 'Claims are sent to our insurer Travelers within a day'],
])('asks about “%s” and “%s”', (resource, process) => {
  expect(findFaults('named-otherwise', plan(resource, process))).toHaveLength(1)
})

test.each([
  ['Loan from Harbor Community Bank', 'The Harbor Bank loan is paid on the first'],
  ['Loan from Harbor Bank', 'Takings go to the account at Lakeside Credit Union'],
  ['Loan from Harbor Bank', 'First Federal declined the loan in 2025'],
  ['Connects to Mindbody and Acuity', 'We book our own demos in Calendly'],
  ['Shop leased from Pike Holdings', 'Van leased from Penske'],
  ['Payments by Stripe or PayPal', 'Card payments through Stripe'],
])('has no question about “%s” and “%s”', (resource, process) => {
  expect(findFaults('named-otherwise', plan(resource, process))).toEqual([])
})
