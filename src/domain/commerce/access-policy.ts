import type { Entitlement } from './entitlements.ts'

/** The operator's choice: an account is enough, or the tool must be bought. */
export const accessModes = ['account', 'purchase'] as const
export type AccessMode = (typeof accessModes)[number]

export type Action =
  | 'save-cloud-workbook'
  | 'ask-assistant'
  | 'read-cloud-workbook'
  | 'delete-cloud-workbook'
  | 'export-plan'

export interface Account {
  entitlements: readonly Entitlement[]
  /** Whether the server already stores plans of this account. */
  hasCloudWorkbooks: boolean
  /** Whether it is about the plan that the account chose for the course. */
  isCoursePlan?: boolean
}

export type AccessDecision = 'allowed' | 'sign-in-first' | 'purchase-first'

export function decideAccess(action: Action, account: Account | null, mode: AccessMode): AccessDecision {
  if (account === null) return 'sign-in-first'
  if (mode === 'account' || account.entitlements.includes('tool')) return 'allowed'
  // The exercises of the course are done on one plan, which can be used like any other until the course is over.
  if (account.entitlements.includes('course') && account.isCoursePlan) return 'allowed'
  return isOwnWorkAlreadyThere(action, account) ? 'allowed' : 'purchase-first'
}

function isOwnWorkAlreadyThere(action: Action, account: Account): boolean {
  const rule = withoutTheTool[action]
  return rule === 'always' || (rule === 'what-is-stored' && account.hasCloudWorkbooks)
}

/** People can always read, export and delete what they wrote, even after a refund. */
const withoutTheTool: Record<Action, 'always' | 'what-is-stored' | 'never'> = {
  'save-cloud-workbook': 'never',
  'ask-assistant': 'never',
  'read-cloud-workbook': 'what-is-stored',
  'delete-cloud-workbook': 'what-is-stored',
  'export-plan': 'always',
}
