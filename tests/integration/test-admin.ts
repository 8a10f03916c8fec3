import { createPasswordHasher } from '#server/accounts/password-hashing.ts'
import { openPayments, type PaymentSettings } from '#server/adapters/payments/open-payments.ts'
import { runAdmin } from '#server/admin/run-admin.ts'
import { migrationsFolder, type TestDatabase } from './test-database.ts'

interface Typed {
  /** Standard input. */
  input?: string
  /** The answers typed at hidden prompts, in order. Omitted when there is no terminal. */
  secrets?: string[]
}

interface AdminResult {
  exitCode: number
  output: string
  errors: string
}

export interface TestAdmin {
  run: (args: string[], typed?: Typed) => Promise<AdminResult>
  clock: { now: number }
}

type AdminPlace = Pick<TestDatabase, 'database' | 'settings'>

/** Runs the operator's commands in this process and returns everything they print. */
export function createTestAdmin(
  { database, settings }: AdminPlace,
  payments: PaymentSettings = { provider: 'sandbox', webhookDelayMs: 0, settleDelayMs: 0 },
): TestAdmin {
  const clock = { now: Date.UTC(2026, 10, 16, 12) }
  const passwords = createPasswordHasher()
  return {
    clock,
    run: async (args, { input = '', secrets } = {}) => {
      const output: string[] = []
      const errors: string[] = []
      const exitCode = await runAdmin(args, {
        openDatabase: async () => database,
        databaseSettings: settings,
        migrationsFolder,
        passwords,
        openPayments: (database) => openPayments(payments, { database, now: () => clock.now }),
        mailWay: 'outbox',
        notices: ['A notice about the settings.'],
        publicUrl: 'http://plans.example',
        now: () => clock.now,
        terminal: {
          write: (line) => output.push(line),
          writeError: (line) => errors.push(line),
          readInput: async () => input,
          askSecret: secrets === undefined ? null : async () => secrets.shift() ?? '',
        },
      })
      return { exitCode, output: output.join('\n'), errors: errors.join('\n') }
    },
  }
}
