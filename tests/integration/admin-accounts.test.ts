import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toUsernameKey } from '#domain/accounts/usernames.ts'
import { createPasswordHasher } from '#server/accounts/password-hashing.ts'
import { findSessionUser, startSession } from '#server/accounts/sessions.ts'
import { createTestAdmin, type TestAdmin } from './test-admin.ts'
import { createTestApp } from './test-app.ts'
import { createPlanner } from './test-plans.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

const hourMs = 60 * 60 * 1000

describeOnBothDatabases('accounts on the command line', (engine) => {
  let place: TestDatabase
  let admin: TestAdmin

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    admin = createTestAdmin(place)
  })
  afterAll(() => place.remove())

  let people = 0
  async function makeAccount(...more: string[]) {
    people += 1
    const username = `dana${people}`
    const email = `${username}@example.com`
    const args = ['accounts', 'create', '--username', username, '--email', email, ...more]
    const result = await admin.run([...args, '--password-stdin'], { input: 'long enough\n' })
    expect(result).toMatchObject({ exitCode: 0, errors: '' })
    return { username, email, user: await findUser(username) }
  }

  async function findUser(username: string) {
    return place.database
      .selectFrom('users')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  }

  const hasPassword = async (username: string, password: string) =>
    createPasswordHasher().verify((await findUser(username)).password_hash, password)

  const countUsers = async () => (await place.database.selectFrom('users').select('id').execute()).length

  function openSession(userId: string) {
    return startSession({ database: place.database, now: () => admin.clock.now }, { userId, epoch: 0 })
  }
  const isSignedIn = async (secret: string) =>
    (await findSessionUser({ database: place.database, now: () => admin.clock.now }, secret)) !== null

  async function listAsJson(...args: string[]) {
    const { output } = await admin.run(['accounts', 'list', '--json', ...args])
    return JSON.parse(output) as Record<string, unknown>[]
  }

  describe('creating an account', () => {
    const create = ['accounts', 'create', '--email', 'Ferry@Example.com', '--username']

    test('stores it as sign-up would, with a password that works', async () => {
      const args = [...create, ' Ferry  Dana', '--first-name', 'Dana', '--last-name', 'Reyes']
      const { exitCode, output } = await admin.run([...args, '--password-stdin'], { input: 'pass wörd\r\n' })
      expect(output).toBe('Created the account Ferry Dana (ferry@example.com).')
      expect(exitCode).toBe(0)
      expect(await findUser('Ferry Dana')).toMatchObject({
        username_key: 'ferry dana',
        email: 'ferry@example.com',
        first_name: 'Dana',
        last_name: 'Reyes',
      })
      expect(await hasPassword('Ferry Dana', 'pass wörd')).toBe(true)
      expect(await hasPassword('Ferry Dana', 'pass word')).toBe(false)
    })

    test('refuses a username or an address that is taken', async () => {
      const { username, email } = await makeAccount()
      const before = await countUsers()
      for (const [name, address, message] of [
        [username.toUpperCase(), 'free@example.com', `The username ${username.toUpperCase()} is taken.`],
        ['free', email.toUpperCase(), `An account with the address ${email} already exists.`],
      ] as const) {
        const args = ['accounts', 'create', '--username', name, '--email', address]
        expect(await admin.run(args)).toEqual({ exitCode: 1, output: '', errors: message })
      }
      expect(await countUsers()).toBe(before)
    })

    test.each([
      ['', 'There is no password on standard input.'],
      ['\n', 'There is no password on standard input.'],
      ['two\nlines', 'The password on standard input must be a single line.'],
      ['12345', 'Password must be at least 6 characters long.'],
    ])('refuses %j as the password', async (input, message) => {
      const before = await countUsers()
      const { exitCode, errors } = await admin.run([...create, 'someone', '--password-stdin'], { input })
      expect(errors).toContain(message)
      expect(exitCode).toBe(2)
      expect(await countUsers()).toBe(before)
    })

    test('asks for the password twice at a terminal', async () => {
      const args = ['accounts', 'create', '--username', 'asked', '--email', 'asked@example.com']
      const differing = await admin.run(args, { secrets: ['one password', 'another'] })
      expect(differing).toMatchObject({ exitCode: 2 })
      expect(differing.errors).toContain('The passwords do not match.')
      const same = await admin.run(args, { secrets: ['one password', 'one password'] })
      expect(same).toMatchObject({ exitCode: 0 })
      expect(await hasPassword('asked', 'one password')).toBe(true)
    })

    test('mails a link that sets the password when none is given', async () => {
      const args = ['accounts', 'create', '--username', 'invited', '--email', 'invited@example.com']
      const { exitCode, output } = await admin.run(args, { secrets: [''] })
      expect(output).toContain('The server will email invited@example.com a link to choose one.')
      expect(exitCode).toBe(0)
      expect((await findUser('invited')).password_hash).toBeNull()

      const mails = await place.database.selectFrom('mail_queue').selectAll().execute()
      expect(mails).toMatchObject([{ to_address: 'invited@example.com', subject: 'Your Planwright account' }])
      const text = mails[0]?.text_body ?? ''
      const token = /http:\/\/plans\.example\/reset-password\?token=([\w-]+)/.exec(text)?.[1]
      const server = await createTestApp(place.database, {}, createPasswordHasher())
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/auth/reset-password',
        payload: { token, newPassword: 'chosen by myself' },
      })
      await server.app.close()
      expect(answer.json()).toMatchObject({ username: 'invited' })
      expect(await hasPassword('invited', 'chosen by myself')).toBe(true)
    })
  })

  describe('setting a password', () => {
    test('replaces the old one, ends every session and invalidates pending links', async () => {
      const { username, email, user } = await makeAccount()
      const other = await makeAccount()
      const sessions = [await openSession(user.id), await openSession(user.id)]
      const othersSession = await openSession(other.user.id)
      await place.database
        .insertInto('password_resets')
        .values({ token_hash: username, user_id: user.id, created_at: 0, expires_at: admin.clock.now + 1 })
        .execute()

      const args = ['accounts', 'set-password', email.toUpperCase(), '--password-stdin']
      const { exitCode, output } = await admin.run(args, { input: 'a new password' })
      expect(output).toBe(`Set the password for ${username}. Ended 2 sessions.`)
      expect(exitCode).toBe(0)
      expect(await hasPassword(username, 'a new password')).toBe(true)
      expect(await hasPassword(username, 'long enough')).toBe(false)
      expect(await Promise.all(sessions.map(isSignedIn))).toEqual([false, false])
      expect(await isSignedIn(othersSession)).toBe(true)
      const links = place.database.selectFrom('password_resets').where('user_id', '=', user.id)
      expect(await links.selectAll().execute()).toEqual([])
    })

    test.each([
      [undefined, 'No password given'],
      [[''], 'No password given'],
      [['short', 'short'], 'Password must be at least 8 characters long.'],
    ])('changes nothing when %j is typed', async (secrets, message) => {
      const { username, user } = await makeAccount()
      const session = await openSession(user.id)
      const typed = secrets === undefined ? {} : { secrets: [...secrets] }
      const { exitCode, errors } = await admin.run(['accounts', 'set-password', username], typed)
      expect(errors).toContain(message)
      expect(exitCode).toBe(2)
      expect(await hasPassword(username, 'long enough')).toBe(true)
      expect(await isSignedIn(session)).toBe(true)
    })
  })

  test('ends the sessions of one account only', async () => {
    const { username, user } = await makeAccount()
    const other = await makeAccount()
    const [session, othersSession] = [await openSession(user.id), await openSession(other.user.id)]
    const ended = await admin.run(['sessions', 'end', username])
    expect(ended.output).toBe(`${username} is signed out everywhere. Ended 1 session.`)
    expect([await isSignedIn(session), await isSignedIn(othersSession)]).toEqual([false, true])
    const again = await admin.run(['sessions', 'end', username])
    expect(again).toMatchObject({ exitCode: 0 })
    expect(again.output).toContain('There were no sessions to end.')
  })

  describe('entitlements', () => {
    const listHeld = async (username: string) =>
      (await listAsJson('--search', username)).find((account) => account['username'] === username)?.[
        'entitlements'
      ]

    test('are granted and revoked', async () => {
      const { username, email } = await makeAccount()
      for (const name of [username, email]) {
        const granted = await admin.run(['grant', name, 'tool'])
        expect(granted).toEqual({ exitCode: 0, output: `${username} now has the tool.`, errors: '' })
      }
      await admin.run(['grant', username, 'course'])
      expect(await listHeld(username)).toEqual(['course', 'tool'])

      const revoked = await admin.run(['revoke', username, 'tool'])
      expect(revoked.output).toBe(`${username} no longer has the tool.`)
      expect(await listHeld(username)).toEqual(['course'])

      const again = await admin.run(['revoke', username, 'tool'])
      expect(again).toEqual({ exitCode: 1, output: '', errors: `${username} does not have the tool.` })
    })

    test('that have several sources are listed once and revoked together', async () => {
      const { username, user } = await makeAccount()
      const grant = { user_id: user.id, name: 'tool', source: 'order:1', granted_at: 0 }
      await place.database.insertInto('entitlements').values(grant).execute()
      await admin.run(['grant', username, 'tool'])
      expect(await listHeld(username)).toEqual(['tool'])
      await admin.run(['revoke', username, 'tool'])
      expect(await listHeld(username)).toEqual([])
    })
  })

  describe('deleting an account', () => {
    test('needs a confirmation, deletes the plans, and leaves other accounts alone', async () => {
      const { app } = await createTestApp(place.database)
      const planner = await createPlanner(app)
      const other = await createPlanner(app)
      await planner.save()
      await other.save()

      const asked = await admin.run(['accounts', 'delete', `--id=${planner.userId}`])
      expect(asked).toMatchObject({ exitCode: 1, output: '' })
      expect(asked.errors).toMatch(/^This would delete planner\S+ \(\S+@example\.com, id \S+\) with 1 plan\./)
      expect((await planner.ask('GET', '/api/workbooks')).statusCode).toBe(200)

      const done = await admin.run(['accounts', 'delete', `--id=${planner.userId}`, '--for-good'])
      expect(done).toMatchObject({ exitCode: 0, errors: '' })
      expect(done.output).toContain(`id ${planner.userId})`)
      expect((await planner.ask('GET', '/api/workbooks')).statusCode).toBe(401)
      for (const table of ['workbooks', 'workbook_versions'] as const) {
        const owners = await place.database.selectFrom(table).select('owner_id').distinct().execute()
        expect(owners).toEqual([{ owner_id: other.userId }])
      }
      await app.close()
    })

    test('never mistakes a username for an id, or an id for a username', async () => {
      const { user } = await makeAccount()
      const impostor = await makeAccount()
      await place.database
        .updateTable('users')
        .set({ username: user.id, username_key: toUsernameKey(user.id) })
        .where('id', '=', impostor.user.id)
        .execute()
      const isThere = async (id: string) =>
        (await place.database.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1

      const byName = await admin.run(['accounts', 'delete', '--for-good', '--', impostor.user.id])
      expect(byName).toMatchObject({ exitCode: 1 })
      const byId = await admin.run(['accounts', 'delete', `--id=${user.id}`, '--for-good'])
      expect(byId).toMatchObject({ exitCode: 0 })
      expect([await isThere(user.id), await isThere(impostor.user.id)]).toEqual([false, true])
    })
  })

  describe('listing accounts', () => {
    test('shows who they are, what they hold and when they were last seen', async () => {
      admin.clock.now += hourMs
      const { username, email, user } = await makeAccount('--first-name', 'Zoë', '--last-name', 'Ångström')
      await admin.run(['grant', username, 'tool'])
      await openSession(user.id)
      admin.clock.now += hourMs
      await openSession(user.id)

      const [first] = await listAsJson()
      expect(first).toEqual({
        id: user.id,
        username,
        email,
        firstName: 'Zoë',
        lastName: 'Ångström',
        entitlements: ['tool'],
        createdAt: new Date(admin.clock.now - hourMs).toISOString(),
        lastSeenAt: new Date(admin.clock.now).toISOString(),
      })
      const { output } = await admin.run(['accounts', 'list', '--search', username])
      expect(output).toMatch(/^USERNAME +EMAIL +NAME +ENTITLEMENTS +CREATED \(UTC\) +LAST SEEN \(UTC\)\n/)
      expect(output).toMatch(
        new RegExp(`${username} +${email} +Zoë Ångström +tool +2026-11-16 13:00 +2026-11-16 14:00$`, 'm'),
      )
    })

    test('finds by username, address and name, with % and _ taken literally', async () => {
      const { username, email } = await makeAccount('--first-name', 'Élodie', '--last-name', '100%_Real')
      const find = async (search: string) =>
        (await listAsJson('--search', search)).map((account) => account['username'])
      expect(await find(email.toUpperCase())).toEqual([username])
      expect(await find(`${username}@EXAMPLE`)).toEqual([username])
      expect(await find('Élodie 100')).toEqual([username])
      expect(await find('0%_real')).toEqual([username])
      expect(await find('1%l')).toEqual([])
      expect((await admin.run(['accounts', 'list', '--search', '\\'])).output).toBe('No account matches.')
    })

    test('shows the newest up to the limit and says that there are more', async () => {
      admin.clock.now += hourMs
      const { username, user } = await makeAccount()
      await admin.run(['grant', username, 'tool'])
      await admin.run(['grant', username, 'course'])
      expect(await listAsJson('--limit', '1')).toMatchObject([{ id: user.id }])
      expect(await listAsJson('--limit', '2')).toHaveLength(2)
      const { errors } = await admin.run(['accounts', 'list', '--limit', '1'])
      expect(errors).toBe('There are more. Use --search or a higher --limit.')
      const total = await countUsers()
      expect((await admin.run(['accounts', 'list', '--limit', String(total)])).errors).toBe('')
    })
  })
})
