// For TypeScript callers: tests of faults and benches.
export interface PostgresOptions {
  /** true: as durable as a real one; false (the default): faster */
  fsync?: boolean
  /** false: answer null rather than download one */
  mayInstall?: boolean
}

export interface RunningPostgres {
  url: string
  stop: () => void
  /** As an outage would: it is gone, its data stays. */
  halt: () => Promise<void>
  /** At the same address. */
  resume: () => Promise<void>
}

export function startPostgres(options?: PostgresOptions): Promise<RunningPostgres | null>
