import { expect, test } from 'vitest'
import { findSession, insertSession } from '#server/accounts/session-store.ts'
import { insertUser } from '#server/accounts/user-store.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createTestDatabase, describeOnBothDatabases } from './test-database.ts'

const user = { id: 'u', username: 'u', username_key: 'u', email: 'e', email_key: 'e' }
const session = { user_id: 'u', session_epoch: 0, device: '', created_at: 1, renewed_at: 1, expires_at: 100 }

async function insertSignedIn(database: Database): Promise<void> {
  await insertUser(database, { ...user, first_name: '', last_name: '', password_hash: null, created_at: 1 })
  await insertSession(database, { ...session, secret_hash: 'secret' })
}

describeOnBothDatabases('a session that is read repeatedly', (engine) => {
  test('reflects local and remote writes immediately, and ends on time', async () => {
    const { database, settings, remove } = await createTestDatabase(engine)
    const operator = await openDatabase(settings)
    await insertSignedIn(database)
    const read = (nowMs = 50) => findSession(database, 'secret', nowMs)
    expect(await read()).toMatchObject({ entitlements: [] })
    expect(await read()).toMatchObject({ entitlements: [] })

    const grant = { user_id: 'u', name: 'tool', source: 'operator', granted_at: 1 }
    await operator.insertInto('entitlements').values(grant).execute()
    expect(await read()).toMatchObject({ entitlements: ['tool'] })
    await database.updateTable('users').set({ first_name: 'Ada' }).execute()
    expect(await read()).toMatchObject({ first_name: 'Ada' })
    expect(await read(100)).toBeNull()
    expect(await read(99)).not.toBeNull()

    await operator.updateTable('users').set({ session_epoch: 1 }).execute()
    expect(await read()).toBeNull()
    await operator.destroy()
    await remove()
  })
})
