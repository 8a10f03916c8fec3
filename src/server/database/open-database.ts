import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'

export type DatabaseSettings =
  | { engine: 'embedded'; filePath: string }
  | { engine: 'postgres'; url: string; poolSize: number }

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.engine === 'embedded') return openEmbedded(settings.filePath)
  // Loaded only where it is used: a start on the embedded database should not wait for it.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(settings)
}
