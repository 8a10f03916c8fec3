import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import type { TimeLimits } from './time-limits.ts'

export type DatabaseSettings =
  | { engine: 'embedded'; filePath: string }
  | { engine: 'postgres'; url: string; poolSize: number }

/** The limits are PostgreSQL's; those left out are the ones for work that people wait for. */
export async function openDatabase(
  settings: DatabaseSettings,
  limits: Partial<TimeLimits> = {},
): Promise<Database> {
  if (settings.engine === 'embedded') return openEmbedded(settings.filePath)
  // Loaded only where it is used: a start on the embedded database should not wait for it.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(settings, limits)
}
