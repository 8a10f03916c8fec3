import type { GuardedStorage } from './guarded-storage.ts'
import { spareMarkerKey } from './storage-keys.ts'

/** Only the absence of this text means something, because removing a key needs no room. */
const markerText = 'none'

export function isSpareEmpty(storage: GuardedStorage): boolean {
  return storage.read(spareMarkerKey) === markerText
}

export function markSpareEmpty(storage: GuardedStorage): boolean {
  return storage.write(spareMarkerKey, markerText).ok
}
