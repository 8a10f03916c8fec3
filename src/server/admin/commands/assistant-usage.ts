import { findUsernames } from '#server/accounts/user-store.ts'
import { defineCommand } from '#server/admin/command-line/command.ts'
import { flag, optional, wholeNumber } from '#server/admin/command-line/fields.ts'
import { writeList } from '#server/admin/terminal/write-list.ts'
import { listUsage, wholeSite } from '#server/assistant/usage-store.ts'

const defaultDays = 7
const dayMs = 24 * 60 * 60 * 1000

export const assistantUsage = defineCommand({
  name: 'assistant usage',
  summary: 'shows the use of the language model by day and account',
  args: {},
  options: {
    days: optional(
      wholeNumber('N', `the number of days to show (default ${defaultDays})`, { min: 1, max: 3650 }),
    ),
    json: flag('as JSON, for scripts'),
  },
  run: async ({ openDatabase, terminal, now }, { days, json }) => {
    const database = await openDatabase()
    const since = new Date(now() - ((days ?? defaultDays) - 1) * dayMs).toISOString().slice(0, 10)
    const rows = await listUsage(database, since)
    const names = await findUsernames(database, [...new Set(rows.map(({ user_id: userId }) => userId))])
    writeList(terminal, json, {
      rows,
      toJson: (row) => ({
        day: row.day,
        account: row.user_id === wholeSite ? null : (names.get(row.user_id) ?? row.user_id),
        calls: row.calls,
        inputTokens: row.input_tokens,
        outputTokens: row.output_tokens,
      }),
      headings: ['DAY (UTC)', 'ACCOUNT', 'CALLS', 'TOKENS IN', 'TOKENS OUT'],
      toCells: (row) => [
        row.day,
        row.user_id === wholeSite ? '(all)' : (names.get(row.user_id) ?? row.user_id),
        String(row.calls),
        String(row.input_tokens),
        String(row.output_tokens),
      ],
      empty: 'The model was not used in that time.',
    })
  },
})
