import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAccount } from '#server/accounts/register-account.ts'
import { createTestAdmin, type TestAdmin } from './test-admin.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

describeOnBothDatabases('coupons on the command line', (engine) => {
  let place: TestDatabase
  let admin: TestAdmin

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    admin = createTestAdmin(place)
  })
  afterAll(() => place.remove())

  let people = 0
  function redeem(couponCode: string) {
    people += 1
    return registerAccount(
      {
        database: place.database,
        passwords: { hash: async () => 'not a real one', verify: async () => false },
        now: () => admin.clock.now,
        enqueueWelcomeMail: async () => {},
      },
      {
        username: `dana${people}`,
        email: `dana${people}@example.com`,
        password: 'long enough',
        firstName: '',
        lastName: '',
        couponCode,
      },
    )
  }

  const create = (...args: string[]) => admin.run(['coupons', 'create', ...args])

  const listHolders = async (source: string) => {
    const rows = place.database.selectFrom('entitlements').selectAll().where('source', '=', source)
    return rows.execute()
  }

  async function findListed(code: string) {
    const { output } = await admin.run(['coupons', 'list', '--json'])
    return (JSON.parse(output) as { code: string }[]).find((coupon) => coupon.code === code)
  }

  async function findLine(code: string) {
    const { output } = await admin.run(['coupons', 'list'])
    return output.split('\n').find((line) => line.startsWith(code))
  }

  test('the list is empty at first', async () => {
    expect(await admin.run(['coupons', 'list'])).toMatchObject({ output: 'There are no coupons.' })
    expect(await admin.run(['coupons', 'list', '--json'])).toMatchObject({ output: '[]' })
  })

  test('a coupon with five uses is redeemed by exactly five of twenty simultaneous sign-ups', async () => {
    await create('race', '--grants', 'course', '--uses', '5')
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => redeem('Race')))
    const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)
    expect(refusals).toHaveLength(15)
    for (const reason of refusals) expect(reason).toMatchObject({ code: 'coupon_invalid' })

    const holders = await listHolders('coupon:RACE')
    expect(holders.map(({ name }) => name)).toEqual(Array.from({ length: 5 }, () => 'course'))
    const users = await place.database.selectFrom('users').select('id').execute()
    expect(users.map(({ id }) => id).sort()).toEqual(holders.map(({ user_id: id }) => id).sort())
    expect(await findListed('RACE')).toMatchObject({ usesLeft: 0 })
    expect(await findLine('RACE')).toMatch(/used up$/)
  })

  test('a coupon is valid through its last day and refused afterwards', async () => {
    const { output } = await create('LASTDAY', '--grants', 'tool', '--uses', '9', '--expires', '2027-01-31')
    expect(output).toContain('It grants the tool 9 times until 2027-01-31 (UTC).')
    expect(await findLine('LASTDAY')).toMatch(/^LASTDAY +tool +9 +2027-02-01 00:00 +2026-11-16 12:00 +good$/)

    const before = admin.clock.now
    admin.clock.now = Date.UTC(2027, 1, 1) - 1
    await redeem('lastday')
    admin.clock.now += 1
    await expect(redeem('lastday')).rejects.toMatchObject({ code: 'coupon_invalid' })
    expect(await findLine('LASTDAY')).toMatch(/expired$/)
    expect(await findListed('LASTDAY')).toEqual({
      code: 'LASTDAY',
      grants: 'tool',
      usesLeft: 8,
      expiresAt: '2027-02-01T00:00:00.000Z',
      createdAt: new Date(before).toISOString(),
    })
    admin.clock.now = before
  })

  test('access from a coupon can be revoked', async () => {
    await create('GIFT', '--grants', 'course', '--uses', '1')
    const { username } = await redeem('gift')
    expect(await listHolders('coupon:GIFT')).toHaveLength(1)
    await admin.run(['revoke', username, 'course'])
    expect(await listHolders('coupon:GIFT')).toEqual([])
    await expect(redeem('gift')).rejects.toMatchObject({ code: 'coupon_invalid' })
  })

  test('a code is stored in its normalized form and can be created only once', async () => {
    const { output } = await create('spring sale_27', '--grants', 'course', '--uses', '1')
    expect(output).toBe(
      'Created the coupon SPRINGSALE_27. It grants the course once and never expires.\n' +
        'Link to share: http://plans.example/signup?coupon=SPRINGSALE_27',
    )
    expect(await create('SpringSale_27', '--grants', 'tool', '--uses', '100')).toEqual({
      exitCode: 1,
      output: '',
      errors: 'A coupon SPRINGSALE_27 already exists.',
    })
    expect(await findListed('SPRINGSALE_27')).toMatchObject({ grants: 'course', usesLeft: 1 })
  })

  test('a generated code is different each time and can be redeemed', async () => {
    const codes: string[] = []
    for (let count = 0; count < 2; count += 1) {
      const { output } = await create('--random', '--grants', 'tool', '--uses', '1')
      codes.push(/coupon ([A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4})\./.exec(output)?.[1] ?? '')
    }
    expect(new Set(codes).size).toBe(2)
    for (const code of codes) await redeem(code.toLowerCase())
    expect(await findListed(codes[0] ?? '')).toMatchObject({ usesLeft: 0 })
  })
})
