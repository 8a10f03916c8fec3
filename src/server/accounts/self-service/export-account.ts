import { Readable } from 'node:stream'
import { type ReadAccountDependencies, readAccount } from './read-account.ts'
import type { SessionHolder } from './own-sessions.ts'

/** Increases when a program that reads the file would have to change. */
const exportVersion = 1

/**
 * Everything stored about a person, as one JSON file. The small parts are read first, so that their failures can
 * still become an error answer. The plans and links follow one at a time, as fast as the client
 * reads them.
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
    course: await accountData.readCourse(holder.userId),
  }
  return Readable.from(writeFile(head, accountData, holder.userId), { objectMode: false })
}

async function* writeFile(
  head: object,
  { writePlans, writeShares }: ReadAccountDependencies['accountData'],
  userId: string,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"plans":`
  yield* writePlans(userId)
  yield ',"reviewersLinks":'
  yield* writeShares(userId)
  yield '}\n'
}
