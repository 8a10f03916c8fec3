import type { ChangeMark } from './change-mark.ts'
import type { Database } from './database.ts'

const maxAnswers = 10_000

const marks = new WeakMap<Database, ChangeMark>()

export function rememberChangeMark(database: Database, mark: ChangeMark): void {
  marks.set(database, mark)
}

/**
 * A read whose answers are kept for as long as nothing at all was written to the database, which only the embedded
 * one can tell (see change-mark.ts). It answers exactly what the query would; it is worth it only for what every
 * request reads.
 */
export function keepWhileUnchanged<Answer>(read: (database: Database, key: string) => Promise<Answer>) {
  const kept = new WeakMap<Database, { mark: string; answers: Map<string, Answer> }>()

  return async (database: Database, key: string): Promise<Answer> => {
    // Taken before the query: what is committed while it runs makes the answer stale, never wrong.
    const mark = marks.get(database)?.read() ?? null
    if (mark === null) return await read(database, key)

    let current = kept.get(database)
    if (current?.mark !== mark || current.answers.size >= maxAnswers) {
      current = { mark, answers: new Map() }
      kept.set(database, current)
    }
    const known = current.answers.get(key)
    if (known !== undefined) return known
    const answer = await read(database, key)
    current.answers.set(key, answer)
    return answer
  }
}
