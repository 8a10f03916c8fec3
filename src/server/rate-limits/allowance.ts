/** A token bucket: `burst` holds it full, `perSecond` refills it. */
export interface AllowanceSize {
  burst: number
  perSecond: number
}

export interface Allowance {
  take: (subject: string, amount: number) => void
  /** How long until the subject may go on. 0 when something is left. */
  findWaitSeconds: (subject: string) => number
}

/** Beyond this, the subject unused for longest is forgotten. */
const maxSubjects = 20_000

/**
 * Limits what each subject may use of this process. It counts in memory, which is fast enough for every piece of a
 * body and enough to protect this process. Limits shared by all processes are in rate-limiter.ts.
 */
export function createAllowance({ burst, perSecond }: AllowanceSize, now: () => number): Allowance {
  const subjects = new Map<string, { used: number; at: number }>()

  function readUsed(subject: string): number {
    const known = subjects.get(subject)
    if (!known) return 0
    // A clock that was set back refills nothing.
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
      const excess = readUsed(subject) - burst
      return excess < 0 ? 0 : Math.max(1, Math.ceil(excess / perSecond))
    },
  }
}
