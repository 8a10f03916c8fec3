import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from '#server/admin/commands.ts'
import { runAdmin } from '#server/admin/run-admin.ts'
import { createTestAdmin, type TestAdmin } from './test-admin.ts'
import { createTestDatabase, migrationsFolder, type TestDatabase } from './test-database.ts'

describe("the operator's command line", () => {
  let place: TestDatabase
  let admin: TestAdmin

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    admin = createTestAdmin(place)
  })
  afterAll(() => place.remove())

  test.each([[[]], [['help']], [['--help']], [['-h']]])('lists every command for %j', async (args) => {
    const { exitCode, output } = await admin.run(args)
    expect(exitCode).toBe(0)
    for (const { name, summary } of commands) expect(output).toMatch(new RegExp(`  ${name} +${summary}`))
  })

  test.each([[['help', 'accounts', 'create']], [['accounts', 'create', '--help']]])(
    'explains one command for %j',
    async (args) => {
      const { exitCode, output } = await admin.run(args)
      expect(exitCode).toBe(0)
      expect(output).toContain(
        'accounts create --username USERNAME --email ADDRESS [--first-name TEXT] [--last-name TEXT] [--password-stdin]',
      )
    },
  )

  test('explains a group of commands', async () => {
    const { output } = await admin.run(['help', 'coupons'])
    expect(output).toContain('coupons create')
    expect(output).not.toContain('accounts')
  })

  test.each([
    [['frobnicate'], 'There is no command "frobnicate". "help" lists them all.'],
    [['help', 'frobnicate'], 'There is no command "frobnicate". "help" lists them all.'],
    [['sessions'], '"sessions" needs a second word: sessions end.'],
    [['sessions', 'start'], 'There is no such "sessions" command: sessions end.'],
    [
      ['accounts', 'list', '--limit'],
      /^Option '--limit <value>' argument missing\. See: accounts list --help$/,
    ],
    [['accounts', 'list', '--limit', '0'], '--limit must be a whole number from 1 to 1000000.'],
    [['accounts', 'list', '--limit=many'], '--limit must be a whole number from 1 to 1000000.'],
    [['accounts', 'list', '--json=yes'], "Option '--json' does not take an argument."],
    [['accounts', 'create', '--email', 'a@example.com'], '--username is missing.'],
    [['accounts', 'create', '--username', 'dana', '--email', 'nowhere'], 'enter a valid email address.'],
    [['accounts', 'create', '--username', ' ', '--email', 'a@example.com'], '--username is empty.'],
    [['sessions', 'end'], 'NAME is missing.'],
    [['grant', 'dana', 'yacht'], 'ENTITLEMENT must be tool or course.'],
    [['coupons', 'create', '--grants', 'tool', '--uses', '1'], 'Give either a CODE or --random.'],
    [['coupons', 'create', 'A', '--random', '--grants', 'tool', '--uses', '1'], 'either a CODE or --random.'],
    [['coupons', 'create', 'A', '--grants', 'tool', '--uses', '0'], '--uses must be a whole number'],
    [
      ['coupons', 'create', 'A', '--grants', 'tool', '--uses', '-1'],
      "Option '--uses' argument is ambiguous.",
    ],
    [['coupons', 'create', 'A/B', '--grants', 'tool', '--uses', '1'], 'only letters, digits, - and _.'],
    [['coupons', 'create', 'A'.repeat(65), '--grants', 'tool', '--uses', '1'], 'at most 64 characters long.'],
    [['coupons', 'create', 'A', '--grants', 'tool', '--uses', '1', '--expires', '2027-02-30'], 'a real date'],
    [
      ['coupons', 'create', 'A', '--grants', 'tool', '--uses', '1', '--expires', '2026-11-15'],
      '--expires is in the past.',
    ],
  ])('answers %j with one line and exit code 2', async (args, message) => {
    const { exitCode, output, errors } = await admin.run(args)
    expect(errors).toMatch(message)
    expect(errors).not.toContain('\n')
    expect(output).toBe('')
    expect(exitCode).toBe(2)
  })

  test.each([
    [['accounts', 'set-password', 'dana', 'my-secret']],
    [['accounts', 'set-password', 'dana', '--password', 'my-secret']],
    [['accounts', 'set-password', 'dana', '--password=my-secret']],
  ])('takes no password from %j, and does not repeat it', async (args) => {
    const { exitCode, output, errors } = await admin.run(args)
    expect(exitCode).toBe(2)
    expect(output + errors).not.toContain('my-secret')
  })

  test.each([
    [['accounts', 'set-password', 'nobody', '--password-stdin']],
    [['sessions', 'end', 'nobody@example.com']],
    [['accounts', 'delete', 'nobody', '--for-good']],
    [['grant', 'nobody', 'tool']],
    [['revoke', 'nobody', 'tool']],
  ])('answers %j with exit code 1, because there is no such account', async (args) => {
    const { exitCode, errors } = await admin.run(args, { input: 'long enough' })
    expect(errors).toMatch(/^There is no account with the username or address "nobody.*"\.$/)
    expect(exitCode).toBe(1)
  })

  test('deletes only the account with a given id, and requires either a name or an id', async () => {
    const byId = await admin.run(['accounts', 'delete', '--id=-nobody', '--for-good'])
    expect(byId).toMatchObject({ exitCode: 1, errors: 'There is no account with the id "-nobody".' })
    for (const given of [[], ['nobody', '--id=nobody']]) {
      const { exitCode, errors } = await admin.run(['accounts', 'delete', ...given, '--for-good'])
      expect([exitCode, errors]).toEqual([2, expect.stringMatching(/^Give either NAME or --id\./)])
    }
  })

  test('says in one line that the database cannot be reached', async () => {
    const errors: string[] = []
    const exitCode = await runAdmin(['coupons', 'list'], {
      openDatabase: () => {
        throw Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
      },
      databaseSettings: place.settings,
      migrationsFolder,
      passwords: { hash: async () => '', verify: async () => false },
      openPayments: () => {
        throw new Error('not needed')
      },
      mailWay: 'outbox',
      notices: [],
      publicUrl: '',
      now: () => 0,
      terminal: {
        write: () => {},
        writeError: (line) => errors.push(line),
        readInput: async () => '',
        askSecret: null,
      },
    })
    expect([exitCode, errors]).toEqual([1, ['ECONNREFUSED']])
  })
})
