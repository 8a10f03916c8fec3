import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import Fastify, { type FastifyRequest } from 'fastify'
import { suggestFor } from '#advisor/suggest.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import type { DatabaseSettings } from '#server/database/open-database.ts'
import { openDriver } from './bare-driver.ts'

/**
 * Serves the same load with Fastify and the driver alone: the same password hashing, the same rows read and
 * written, the same advice. It has no checks, limits, repairs, conflicts, headers or logs.
 */
const { run, transact } = openDriver(JSON.parse(process.env['BARE_DATABASE'] ?? '') as DatabaseSettings)
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const page = readFileSync('dist/web/site/landing.html')
const app = Fastify({ bodyLimit: 4 * 1024 * 1024 })

interface Account {
  username: string
  password: string
}

async function startSession(userId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await run(
    `insert into sessions (secret_hash, user_id, session_epoch, created_at, renewed_at, expires_at)
     values ($1, $2, 0, 1, 1, 9)`,
    [hashSecret(secret), userId],
  )
  return `session=${secret}; Path=/; HttpOnly`
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

async function findUserId(request: FastifyRequest): Promise<string> {
  const secret = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const [row] = await run(
    `select users.id, users.username, users.email, users.first_name, users.last_name, entitlements.name
     from sessions join users on users.id = sessions.user_id and users.session_epoch = sessions.session_epoch
     left join entitlements on entitlements.user_id = users.id where sessions.secret_hash = $1`,
    [hashSecret(secret)],
  )
  return String(row?.['id'])
}

app.get('/api/ready', () => ({ status: 'ok' }))
app.get('/', (_request, reply) => reply.type('text/html').send(page))

app.post('/api/auth/register', async (request, reply) => {
  const { username, password } = request.body as Account
  await run(
    `insert into users (id, username, username_key, email, email_key, first_name, last_name, password_hash,
       session_epoch, created_at, updated_at) values ($1, $2, $3, $4, $5, '', '', $6, 0, 1, 1)`,
    [username, username, username, username, username, await hash(password, parameters)],
  )
  return reply.header('set-cookie', await startSession(username)).send({ id: username })
})

app.post('/api/auth/login', async (request, reply) => {
  const { username, password } = request.body as Account
  const [user] = await run('select id, password_hash from users where username_key = $1', [username])
  if (!(await verify(String(user?.['password_hash']), password, parameters))) return reply.code(401).send({})
  return reply.header('set-cookie', await startSession(String(user?.['id']))).send({ id: user?.['id'] })
})

app.get('/api/workbooks/:id', async (request, reply) => {
  const { id } = request.params as { id: string }
  const [row] = await run(
    `select workbooks.revision, workbooks.title, content.data from workbooks
     join workbook_contents as content on content.owner_id = workbooks.owner_id
       and content.workbook_id = workbooks.id and content.revision = workbooks.content_revision
     where workbooks.owner_id = $1 and workbooks.id = $2 and workbooks.deleted_at is null`,
    [await findUserId(request), id],
  )
  return reply
    .type('application/json')
    .send(writeWorkbook(id, Number(row?.['revision']), String(row?.['data'])))
})

interface Save {
  id: string
  title: string
  revision: string
  data: unknown
}

app.post('/api/workbooks', async (request, reply) => {
  const { id, title, revision, data } = request.body as Save
  const owner = await findUserId(request)
  const text = JSON.stringify(data)
  const key = [owner, id]
  const [head] = await run('select revision from workbooks where owner_id = $1 and id = $2', key)
  const next = head ? Number(revision) + 1 : 1
  await transact(async (write) => {
    await write(
      `insert into rate_limits (key, window_end, hits) values ($1, 9, 1)
       on conflict (key) do update set hits = rate_limits.hits + 1 returning hits`,
      [owner],
    )
    if (head) {
      await write(
        `update workbooks set title = $1, revision = $2, content_revision = $3, content_bytes = $4, updated_at = 1
         where owner_id = $5 and id = $6 and revision = $7`,
        [title, next, next, text.length, owner, id, Number(revision)],
      )
    } else {
      await write(
        `insert into workbooks (owner_id, id, revision, title, template, current_step, completed_steps,
           content_revision, content_bytes, updated_at) values ($1, $2, $3, $4, 'saas', 1, '[]', $5, $6, 1)`,
        [owner, id, next, title, next, text.length],
      )
    }
    await write(
      'insert into workbook_contents (owner_id, workbook_id, revision, data) values ($1, $2, $3, $4)',
      [owner, id, next, text],
    )
    await write(
      `insert into workbook_versions (owner_id, workbook_id, revision, title, template, current_step,
         completed_steps, content_revision, content_bytes, saved_at)
       values ($1, $2, $3, $4, 'saas', 1, '[]', $5, $6, 1)`,
      [owner, id, next, title, next, text.length],
    )
  })
  return reply.type('application/json').send(writeWorkbook(id, next, text))
})

app.post('/api/ai/suggestions', async (request, reply) => {
  const { currentStep, workbookData, template } = request.body as {
    currentStep: string
    workbookData: unknown
    template: string
  }
  await findUserId(request)
  const suggestions = suggestFor(Number(currentStep), restoreWorkbookData(workbookData), template)
  return reply.send({ suggestions })
})

function writeWorkbook(id: string, revision: number, data: string): string {
  return `{"id":"${id}","revision":"${revision}","data":${data}}`
}

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
