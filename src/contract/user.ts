import { type Entitlement, entitlements } from '#domain/commerce/entitlements.ts'

/** The signed-in user. */
export interface User {
  id: string
  username: string
  email: string
  /** Empty when the person gave none. */
  firstName: string
  lastName: string
  entitlements: Entitlement[]
  /** The plan chosen for the course. Absent while there is none. */
  coursePlanId?: string
}

/**
 * Reads an answer that names an account, and throws for any other answer. It is checked by hand, because the first
 * screen waits for it and the schema library would be a tenth of what that screen loads.
 */
export function parseUser(answer: unknown): User {
  const given = Object(answer) as Readonly<Record<keyof User, unknown>>
  return {
    id: requireText(given.id),
    username: requireText(given.username),
    email: requireText(given.email),
    firstName: requireText(given.firstName),
    lastName: requireText(given.lastName),
    entitlements: requireEntitlements(given.entitlements),
    ...(typeof given.coursePlanId === 'string' ? { coursePlanId: given.coursePlanId } : {}),
  }
}

function requireText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('The answer does not name an account')
  return value
}

function requireEntitlements(value: unknown): Entitlement[] {
  if (!Array.isArray(value) || !value.every(isEntitlement)) {
    throw new Error('The answer does not list the entitlements of the account')
  }
  return value
}

function isEntitlement(value: unknown): value is Entitlement {
  return entitlements.some((known) => known === value)
}
