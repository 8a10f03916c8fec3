import type { PasswordHasher } from '#server/accounts/password-hashing.ts'
import type { MailSettings } from '#server/adapters/mail/open-mail-sender.ts'
import type { OpenPayments } from '#server/adapters/payments/open-payments.ts'
import type { Database } from '#server/database/database.ts'
import type { DatabaseSettings } from '#server/database/open-database.ts'
import type { Fields, ValuesOf } from './fields.ts'
import { readValues } from './read-values.ts'
import type { Terminal } from '#server/admin/terminal/terminal.ts'

/** The services that commands use. */
export interface AdminContext {
  /**
   * The command calls this itself, so that help and typing errors need no database. It is closed when the command
   * ends.
   */
  openDatabase: () => Promise<Database>
  /** For commands that work on the database as a whole. */
  databaseSettings: DatabaseSettings
  migrationsFolder: string
  passwords: PasswordHasher
  /** The same card provider as the server's. */
  openPayments: (database: Database) => Promise<OpenPayments>
  mailWay: MailSettings['way']
  /** Settings that work but are probably a mistake. */
  notices: readonly string[]
  /** The base of the links in mails. */
  publicUrl: string
  now: () => number
  terminal: Terminal
}

interface CommandShape<Args extends Fields, Options extends Fields> {
  /** The words that call it, such as 'accounts list'. */
  name: string
  /** One line for the help, starting with a verb. */
  summary: string
  /** In the order in which they are typed. */
  args: Args
  /** Named as in code: firstName is typed as --first-name. */
  options: Options
  /** Prints the result. Throws BadInput or Refusal when the command cannot run. */
  run: (context: AdminContext, values: ValuesOf<Args> & ValuesOf<Options>) => Promise<void>
}

export interface Command {
  name: string
  summary: string
  args: Fields
  options: Fields
  /** Takes the words typed after the command's name. */
  run: (context: AdminContext, typed: string[]) => Promise<void>
}

export function defineCommand<Args extends Fields, Options extends Fields>(
  shape: CommandShape<Args, Options>,
): Command {
  return {
    ...shape,
    run: (context, typed) =>
      shape.run(context, readValues(shape, typed) as ValuesOf<Args> & ValuesOf<Options>),
  }
}
