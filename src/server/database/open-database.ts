import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import type { TimeLimits } from './time-limits.ts'

export type DatabaseSettings =
  | { engine: 'embedded'; filePath: string }
  | { engine: 'postgres'; url: string; poolSize: number }

/** The limits apply to PostgreSQL. The defaults are for work that people wait for. */
export async function openDatabase(
  settings: DatabaseSettings,
  limits: Partial<TimeLimits> = {},
): Promise<Database> {
  if (settings.engine === 'embedded') return openEmbedded(settings.filePath)
  // Loaded only when needed, so that a start on the embedded database does not wait for it.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(settings, limits)
}
