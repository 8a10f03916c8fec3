import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseSettings =
  | { engine: 'embedded'; filePath: string }
  | { engine: 'postgres'; url: string; poolSize: number }

export function openDatabase(settings: DatabaseSettings): Database {
  return settings.engine === 'embedded' ? openEmbedded(settings.filePath) : openPostgres(settings)
}
