import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SqliteFile from 'libsql'
import { findSession, insertSession } from '#server/accounts/session-store.ts'
import { insertUser } from '#server/accounts/user-store.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { migrate } from '#server/database/migrate.ts'
import { reportComparison } from './report.ts'
import { measureRate } from './rate.ts'

const filePath = path.join(mkdtempSync(path.join(tmpdir(), 'planwright-bench-')), 'planwright.db')
const database = await openDatabase({ engine: 'embedded', filePath })
await migrate(database, 'migrations')
const user = { id: 'u', username: 'u', username_key: 'u', email: 'e', email_key: 'e' }
await insertUser(database, { ...user, first_name: '', last_name: '', password_hash: null, created_at: 1 })

const session = { user_id: 'u', session_epoch: 0, created_at: 1, renewed_at: 1, expires_at: 2, device: '' }
/** The same file through the driver alone, with the same guarantee that a write is on disk. */
const bare = new SqliteFile(filePath)
bare.exec('pragma busy_timeout = 10000')
bare.exec('pragma synchronous = full')
const bareRead = bare.prepare(
  `select sessions.renewed_at, users.id, users.username, users.email, users.first_name, users.last_name,
     sessions.expires_at, entitlements.name as entitlement
   from sessions inner join users on users.id = sessions.user_id and users.session_epoch = sessions.session_epoch
   left join entitlements on entitlements.user_id = users.id
   where sessions.secret_hash = ?`,
)
const bareWrite = bare.prepare(
  'insert into sessions (secret_hash, user_id, session_epoch, created_at, renewed_at, expires_at) values (?, ?, 0, ?, ?, ?)',
)

let count = 0
const nextHash = () => `hash ${(count += 1)}`

reportComparison({
  name: 'store: reads/s of a session, ours : bare driver',
  ...(await measureRate({
    ours: () => findSession(database, nextHash(), 1),
    baseline: () => bareRead.all([nextHash()]),
  })),
  limit: { atLeast: 0.35 },
})
reportComparison({
  name: 'store: durable writes/s of a session, ours : bare driver',
  ...(await measureRate({
    ours: () => insertSession(database, { ...session, secret_hash: nextHash() }),
    baseline: () => bareWrite.run([nextHash(), 'u', 1, 1, 2]),
  })),
  // Every write takes the file's lock first, see embedded-statements.ts; the bare driver does not.
  limit: { atLeast: 0.3 },
})
await database.destroy()
