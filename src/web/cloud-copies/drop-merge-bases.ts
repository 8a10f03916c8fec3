import { isRecord } from '#domain/plan/lenient-schema.ts'
import { guardStorage, type StorageLike } from '#web/storage/guarded-storage.ts'

const linkKeyPattern = /^workbook:[A-Za-z0-9_-]{1,64}:cloud$/

/**
 * Makes room in a full storage by dropping the copies kept for merging, so that plans can still be saved. Without
 * its copy, a plan's next conflict does not offer a merge. Returns whether there was anything to drop.
 */
export function dropMergeBases(backing: StorageLike): boolean {
  const storage = guardStorage(backing)
  const dropped = storage
    .listKeys()
    .filter((key) => linkKeyPattern.test(key))
    .map((key) => {
      const link = parseLink(storage.read(key))
      return isRecord(link?.['base']) && storage.write(key, JSON.stringify({ ...link, base: null })).ok
    })
  return dropped.includes(true)
}

function parseLink(raw: string | null): Record<string, unknown> | null {
  try {
    const link: unknown = JSON.parse(raw ?? '')
    return isRecord(link) ? link : null
  } catch {
    return null
  }
}
