import type { GuardedStorage, WriteResult } from './guarded-storage.ts'
import { damagedKey, findDamagedPlanId, findPlanId } from './storage-keys.ts'
import { findOwner, parsePlanAt } from './stored-plan.ts'

/** The text of a plan that could not be read completely. It is kept until the person discards it. */
export interface DamagedCopy {
  key: string
  planId: string
  raw: string
}

/** Keeps a text under the next free key, unless the same text is already kept. */
export function setAside(storage: GuardedStorage, planId: string, raw: string): WriteResult {
  for (let count = 1; ; count += 1) {
    const key = damagedKey(planId, count)
    const kept = storage.read(key)
    if (kept === raw) return { ok: true }
    if (kept === null) return storage.write(key, raw)
  }
}

export function hasDamagedCopy(storage: GuardedStorage, planId: string, ownerId: string): boolean {
  return listDamagedCopies(storage, ownerId).some((copy) => copy.planId === planId)
}

/** Also finds texts that are still in a plan's own place because there was no room to set them aside. */
export function listDamagedCopies(storage: GuardedStorage, ownerId?: string): DamagedCopy[] {
  return storage
    .listKeys()
    .sort()
    .flatMap((key) => {
      const asideId = findDamagedPlanId(key)
      const planId = asideId ?? findPlanId(key)
      const raw = planId === null ? null : storage.read(key)
      if (planId === null || raw === null) return []
      const stored = parsePlanAt(storage, key, raw)
      if (asideId === null && stored !== null) return []
      const owner = findOwner(stored, raw)
      const isHidden = ownerId !== undefined && owner !== null && owner !== ownerId
      return isHidden ? [] : [{ key, planId, raw }]
    })
}
