/** So much at once, and so much more with every second. */
export interface AllowanceSize {
  atOnce: number
  perSecond: number
}

export interface Allowance {
  take: (subject: string, amount: number) => void
  /** How long until this one may go on: 0 when there is something left. */
  findWaitSeconds: (subject: string) => number
}

/** Those heard of longest ago are forgotten first. */
const maxSubjects = 20_000

/**
 * What each subject may use of this process, counted in its memory: quick enough for every piece of a body, and what is
 * to be kept from overload is the process itself. Limits that all processes share are in rate-limiter.ts.
 */
export function createAllowance({ atOnce, perSecond }: AllowanceSize, now: () => number): Allowance {
  const subjects = new Map<string, { used: number; at: number }>()

  function readUsed(subject: string): number {
    const known = subjects.get(subject)
    if (!known) return 0
    // A clock that was set back gives nothing, and takes nothing away.
    const passedMs = Math.max(0, now() - known.at)
    return Math.max(0, known.used - (passedMs / 1000) * perSecond)
  }

  return {
    take: (subject, amount) => {
      const used = readUsed(subject) + amount
      subjects.delete(subject)
      subjects.set(subject, { used, at: now() })
      const [oldest] = subjects.keys()
      if (subjects.size > maxSubjects && oldest !== undefined) subjects.delete(oldest)
    },
    findWaitSeconds: (subject) => {
      const excess = readUsed(subject) - atOnce
      return excess < 0 ? 0 : Math.max(1, Math.ceil(excess / perSecond))
    },
  }
}
