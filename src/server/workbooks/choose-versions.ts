const dayMs = 24 * 60 * 60 * 1000
const monthMs = 30 * dayMs

export interface KeptVersion {
  revision: number
  savedAt: number
  sizeBytes: number
}

interface HistoryLimits {
  /** How many of the last day's versions are kept and how large they may be together. The newest ones stay. */
  maxRecent: number
  maxRecentBytes: number
}

const defaultLimits: HistoryLimits = { maxRecent: 2000, maxRecentBytes: 256 * 1024 * 1024 }

/**
 * Chooses the versions of a plan to drop. All versions of the last day stay, then the last one of each day for a
 * month, then the last one of each month. Days and months are in UTC. The newest version always stays.
 */
export function chooseVersionsToDrop(
  versions: readonly KeptVersion[],
  now: number,
  limits: HistoryLimits = defaultLimits,
): number[] {
  const newestFirst = versions.toSorted((one, other) => other.revision - one.revision)
  const seenDays = new Set<string>()
  const seenMonths = new Set<string>()
  let recent = 0
  let recentBytes = 0

  return newestFirst.flatMap(({ revision, savedAt, sizeBytes }, index) => {
    const { day, month } = readCalendar(savedAt)
    const isLastOfDay = !seenDays.has(day)
    const isLastOfMonth = !seenMonths.has(month)
    seenDays.add(day)
    seenMonths.add(month)

    const age = now - savedAt
    if (index === 0 || isLastOfMonth || (isLastOfDay && age < monthMs)) return []
    if (age >= dayMs) return [revision]
    recent += 1
    recentBytes += sizeBytes
    return recent <= limits.maxRecent && recentBytes <= limits.maxRecentBytes ? [] : [revision]
  })
}

/** Whether more of them will become too old as time passes. */
export function canGrowTooOld(versions: readonly KeptVersion[]): boolean {
  const months = new Set(versions.map(({ savedAt }) => readCalendar(savedAt).month))
  return versions.length > months.size
}

function readCalendar(timeMs: number): { day: string; month: string } {
  const iso = new Date(timeMs).toISOString()
  return { day: iso.slice(0, 10), month: iso.slice(0, 7) }
}
