/** The current layout of the browser's plan store. */

export const indexKey = 'workbooks:index'

/** Present while no plan is in the spare storage, so that most visits never look there. */
export const spareMarkerKey = 'workbooks:spare'
export const spareDatabaseName = 'planwright'

const planPrefix = 'workbook:'
const planKeyPattern = /^workbook:([A-Za-z0-9_-]{1,64})$/
const damagedKeyPattern = /^workbook:([A-Za-z0-9_-]{1,64}):damaged(?::\d+)?$/

export function planKey(planId: string): string {
  return `${planPrefix}${planId}`
}

/** The first copy set aside has no number. Later copies of the same plan are numbered from 2. */
export function damagedKey(planId: string, count: number): string {
  return `${planPrefix}${planId}:damaged${count === 1 ? '' : `:${count}`}`
}

export function findPlanId(key: string): string | null {
  return planKeyPattern.exec(key)?.[1] ?? null
}

export function findDamagedPlanId(key: string): string | null {
  return damagedKeyPattern.exec(key)?.[1] ?? null
}

const conversationPrefix = 'assistant:'

/** The conversation with the assistant about a plan. */
export function conversationKey(planId: string): string {
  return `${conversationPrefix}${planId}`
}

export function isConversationKey(key: string): boolean {
  return key.startsWith(conversationPrefix)
}

/** Ids come from URLs that people can edit, so an invalid id must never become a key. */
export function isPlanId(value: string): boolean {
  return findPlanId(planKey(value)) !== null
}

/** The single slot of the first version, which supported only one plan. */
export const legacySlotKey = 'business-workbook'

/**
 * The older dashboard kept a list of ids under one of these keys, and each plan under the id itself: 'plan_', a
 * timestamp, random text.
 */
export const olderListKeys = ['business-plans', 'businessPlans']
export const olderPlanKeyPattern = /^plan_\d{10,}[A-Za-z0-9_-]{0,40}$/

export function isOlderKey(key: string): boolean {
  return key === legacySlotKey || olderListKeys.includes(key) || olderPlanKeyPattern.test(key)
}
