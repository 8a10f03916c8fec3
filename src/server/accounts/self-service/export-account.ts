import { Readable } from 'node:stream'
import { type ReadAccountDependencies, readAccount } from './read-account.ts'
import type { SessionHolder } from './own-sessions.ts'

/** Goes up when a reader of the file would have to be changed. */
const exportVersion = 1

/**
 * Everything that is kept of a person, as one JSON file. What is small is read first, so that its trouble is still
 * an error answer; the plans follow one at a time, as fast as they are taken.
 */
export async function exportAccount(
  dependencies: ReadAccountDependencies,
  holder: SessionHolder,
): Promise<Readable> {
  const { accountData, now } = dependencies
  const account = await readAccount(dependencies, holder)
  const head = {
    format: 'account-export',
    version: exportVersion,
    exportedAt: new Date(now()).toISOString(),
    ...account,
    assistantUse: await accountData.listAssistantUse(holder.userId),
  }
  return Readable.from(writeFile(head, accountData.writePlans(holder.userId)), { objectMode: false })
}

async function* writeFile(head: object, plans: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"plans":`
  yield* plans
  yield '}\n'
}
