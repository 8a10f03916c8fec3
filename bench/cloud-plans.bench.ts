import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SaveWorkbookRequest } from '#contract/workbooks.ts'
import { insertUser } from '#server/accounts/user-store.ts'
import { migrate } from '#server/database/migrate.ts'
import { type DatabaseSettings, openDatabase } from '#server/database/open-database.ts'
import { joinJson } from '#server/http/join-json.ts'
import { createRateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { prepareSave } from '#server/workbooks/prepare-save.ts'
import { saveWorkbook } from '#server/workbooks/save-workbook.ts'
import { writeSavedWorkbook } from '#server/workbooks/saved-workbook.ts'
import { findWorkbook } from '#server/workbooks/workbook-store.ts'
import { openBareFile, openBarePostgres, type BareDriver } from './plans/bare-drivers.ts'
import { aLargePlan } from './plans/large-plan-data.ts'
import { measureRate } from './rate.ts'
import { reportComparison } from './report.ts'
import { startServer } from './servers/serving.ts'

/** Saves and loads a plan of 100 KB: repaired, compared, kept as a version, and on the disk when it is answered. */
async function compareWithBareDriver(label: string, settings: DatabaseSettings, bare: BareDriver) {
  const plans = await openPlans(settings)
  await plans.save()
  await bare.prepare('bare')

  reportComparison({
    name: `save a 100 KB plan on ${label}: saves/s, ours : bare driver`,
    ...(await measureRate({ ours: plans.save, baseline: bare.save })),
    limit: { atLeast: 0.5 },
  })
  reportComparison({
    name: `load a 100 KB plan on ${label}: loads/s, ours : bare driver`,
    ...(await measureRate({ ours: plans.load, baseline: bare.load })),
    limit: { atLeast: 0.5 },
  })
  await bare.close()
  return plans
}

async function openPlans(settings: DatabaseSettings) {
  const database = await openDatabase(settings)
  await migrate(database, 'migrations')
  for (const id of ['ours', 'bare']) {
    await insertUser(database, {
      id,
      username: id,
      username_key: id,
      email: id,
      email_key: id,
      first_name: '',
      last_name: '',
      password_hash: null,
      created_at: 1,
    })
  }
  const dependencies = {
    database,
    now: Date.now,
    openRateLimiter: (queries: Parameters<typeof saveWorkbook>[0]['database']) =>
      createRateLimiter({ database: queries, now: Date.now, factor: 1_000_000 }),
  }
  let revision = 1
  return {
    save: async () => {
      const saved = await saveWorkbook(dependencies, 'ours', prepareSave(aRequest(revision)))
      revision = saved.revision
      joinJson(writeSavedWorkbook(saved))
    },
    load: async () => {
      const workbook = await findWorkbook(database, { ownerId: 'ours', id: 'wb_bench' })
      if (!workbook) throw new Error('The plan is not there')
      return joinJson(writeSavedWorkbook(workbook))
    },
    close: () => database.destroy(),
  }
}

function aRequest(revision: number): SaveWorkbookRequest {
  return {
    id: 'wb_bench',
    title: 'Bench',
    template: 'saas',
    // Edits seldom keep the length.
    data: aLargePlan(`Revision ${revision}${'!'.repeat(revision % 7)}`),
    currentStep: '1',
    completedSteps: [],
    revision: String(revision),
  }
}

/** The same through a real server, one request after the other: what is left is HTTP, JSON and the session. */
async function compareWithHttp(plans: Awaited<ReturnType<typeof openPlans>>) {
  const server = await startServer('ours.ts')
  const headers = { cookie: server.cookie, 'content-type': 'application/json' }
  let revision = 1
  const save = async () => {
    const body = JSON.stringify(aRequest(revision))
    const answer = await fetch(`${server.address}/api/workbooks`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.text()
    revision += 1
  }
  const load = async () => {
    const answer = await fetch(`${server.address}/api/workbooks/wb_bench`, { headers })
    if (!answer.ok) throw new Error(await answer.text())
    await answer.text()
  }
  await save()
  reportComparison({
    name: 'the HTTP part of a save: saves/s, over HTTP : in the process',
    ...(await measureRate({ ours: save, baseline: plans.save })),
    limit: { atLeast: 0.1 },
  })
  reportComparison({
    name: 'the HTTP part of a load: loads/s, over HTTP : in the process',
    ...(await measureRate({ ours: load, baseline: plans.load })),
    // A load in the process is a tenth of a millisecond; this row is for information and has no limit.
    limit: { atLeast: 0.01 },
  })
  server.stop()
}

const folder = mkdtempSync(path.join(tmpdir(), 'planwright-bench-'))
const filePath = path.join(folder, 'planwright.db')
const plans = await compareWithBareDriver('SQLite', { engine: 'embedded', filePath }, openBareFile(filePath))
await compareWithHttp(plans)
await plans.close()
rmSync(folder, { recursive: true })

const postgresUrl = process.env['TEST_DATABASE_URL']
if (postgresUrl) {
  const onPostgres = await compareWithBareDriver(
    'PostgreSQL',
    { engine: 'postgres', url: postgresUrl, poolSize: 2 },
    openBarePostgres(postgresUrl),
  )
  await onPostgres.close()
}
