import { type ListedAccount, listAccounts } from '#server/accounts/user-store.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { flag, optional, text, wholeNumber } from '#server/admin/command-line/fields.ts'
import { formatTime, toIsoTime } from '#server/admin/terminal/format-time.ts'
import { writeList } from '#server/admin/terminal/write-list.ts'

const defaultLimit = 50

export const accountsList = defineCommand({
  name: 'accounts list',
  summary: 'lists accounts, newest first',
  args: {},
  options: {
    search: optional(text('TEXT', 'only accounts with this text in their username, address or name')),
    limit: optional(
      wholeNumber('N', `at most this many (default ${defaultLimit})`, { min: 1, max: 1_000_000 }),
    ),
    json: flag('as JSON, for scripts'),
  },
  run: async ({ openDatabase, terminal }, { search, limit, json }) => {
    const shown = limit ?? defaultLimit
    // One more than is shown, to find out whether there are more.
    const found = await listAccounts(await openDatabase(), { search, limit: shown + 1 })
    writeList(terminal, json, {
      rows: found.slice(0, shown),
      toJson,
      headings: ['USERNAME', 'EMAIL', 'NAME', 'ENTITLEMENTS', 'CREATED (UTC)', 'LAST SEEN (UTC)'],
      toCells,
      empty: search === null ? 'There are no accounts.' : 'No account matches.',
    })
    if (found.length > shown) {
      terminal.writeError('There are more. Use --search or a higher --limit.')
    }
  },
})

function toCells(account: ListedAccount): string[] {
  return [
    account.username,
    account.email,
    [account.first_name, account.last_name].filter((name) => name !== '').join(' ') || '-',
    account.entitlements.join(', ') || '-',
    formatTime(account.created_at),
    account.last_seen_at === null ? '-' : formatTime(account.last_seen_at),
  ]
}

function toJson(account: ListedAccount): Record<string, unknown> {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    entitlements: account.entitlements,
    createdAt: toIsoTime(account.created_at),
    lastSeenAt: toIsoTime(account.last_seen_at),
  }
}
