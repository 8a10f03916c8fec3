/** The part of `localStorage` that the plan store uses. */
export interface StorageLike {
  readonly length: number
  key: (index: number) => string | null
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

export type WriteResult = { ok: true } | { ok: false; reason: 'full' | 'blocked' }

/** A storage whose calls never throw: a browser may refuse any of them at any time. */
export interface GuardedStorage {
  /** Also null when the browser refuses to read. */
  read: (key: string) => string | null
  write: (key: string, text: string) => WriteResult
  remove: (key: string) => boolean
  listKeys: () => string[]
  isBlocked: () => boolean
}

function attempt<Result>(call: () => Result, otherwise: (error: unknown) => Result): Result {
  try {
    return call()
  } catch (error) {
    return otherwise(error)
  }
}

export function guardStorage(backing: StorageLike): GuardedStorage {
  return {
    read: (key) =>
      attempt(
        () => backing.getItem(key),
        () => null,
      ),
    write: (key, text) =>
      attempt<WriteResult>(
        () => {
          backing.setItem(key, text)
          return { ok: true }
        },
        (error) => ({ ok: false, reason: isQuotaError(error) ? 'full' : 'blocked' }),
      ),
    remove: (key) =>
      attempt(
        () => {
          backing.removeItem(key)
          return true
        },
        () => false,
      ),
    listKeys: () =>
      attempt(
        () =>
          Array.from({ length: backing.length }, (_, index) => backing.key(index)).filter(
            (key) => key !== null,
          ),
        () => [],
      ),
    isBlocked: () =>
      attempt(
        () => {
          backing.getItem('')
          return false
        },
        () => true,
      ),
  }
}

/** Firefox used its own name for this error, and older engines only the number. */
function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, code } = error as { name?: unknown; code?: unknown }
  return (
    name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' || code === 22 || code === 1014
  )
}
