import type { Actor, ActorSetup } from './access-actors.ts'

export type Statuses = Readonly<Record<Actor, number>>

export interface MatrixRow {
  /** As the framework spells it. */
  route: string
  /** For the asker's own resource, not the owner's. */
  what?: string
  request: (setup: ActorSetup) => { path?: string; body?: unknown; headers?: Record<string, string> }
  /** When the tool has to be bought. */
  statuses: Partial<Statuses>
  /** Exceptions when an account is enough. By default, an actor without the tool is then like the stranger. */
  withAccount?: Partial<Statuses>
}

export const everyone = (status: number): Statuses => ({
  visitor: status,
  owner: status,
  stranger: status,
  revoked: status,
  unentitled: status,
})
export const signedIn = (status: number): Statuses => ({ ...everyone(status), visitor: 401 })
/** A buyer may do this with their own resources, and no other account may. */
export const ownersOnly = (status: number): Statuses => ({
  visitor: 401,
  owner: status,
  stranger: 404,
  revoked: 404,
  unentitled: 402,
})
export const buyers = (status: number): Statuses => ({ ...signedIn(status), revoked: 402, unentitled: 402 })
