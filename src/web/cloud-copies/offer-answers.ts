import { isRecord } from '#domain/plan/lenient-schema.ts'
import { guardStorage, type StorageLike } from '#web/storage/guarded-storage.ts'

/** For which plans an account has answered the offer of a copy in the cloud. It is never made again. */
export interface OfferAnswers {
  has: (planId: string, ownerId: string) => boolean
  add: (planId: string, ownerId: string) => void
  /** The account is gone from this browser. */
  forget: (ownerId: string) => void
}

const key = 'cloudOffers'

export function createOfferAnswers(backing: StorageLike): OfferAnswers {
  const storage = guardStorage(backing)
  /** For a browser without room: the answer holds at least for this page. */
  const given = new Set<string>()

  function write(answers: ReadonlyMap<string, readonly string[]>): void {
    if (answers.size === 0) storage.remove(key)
    else storage.write(key, JSON.stringify(Object.fromEntries(answers)))
  }

  return {
    has: (planId, ownerId) =>
      given.has(`${ownerId} ${planId}`) ||
      (parseAnswers(storage.read(key)).get(ownerId) ?? []).includes(planId),
    add: (planId, ownerId) => {
      given.add(`${ownerId} ${planId}`)
      const answers = parseAnswers(storage.read(key))
      const planIds = new Set(answers.get(ownerId)).add(planId)
      write(answers.set(ownerId, [...planIds]))
    },
    forget: (ownerId) => {
      const answers = parseAnswers(storage.read(key))
      if (answers.delete(ownerId)) write(answers)
    },
  }
}

/** What is damaged counts as not answered. */
function parseAnswers(raw: string | null): Map<string, readonly string[]> {
  try {
    const record: unknown = JSON.parse(raw ?? '')
    if (!isRecord(record)) return new Map()
    return new Map(
      Object.entries(record).map(([ownerId, planIds]) => [
        ownerId,
        Array.isArray(planIds) ? planIds.filter((planId) => typeof planId === 'string') : [],
      ]),
    )
  } catch {
    return new Map()
  }
}
