import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { accountHeader } from '#contract/account-header.ts'
import { apiPaths, buildLessonApiPath, courseApiPaths } from '#contract/paths.ts'
import { grantEntitlement } from '#server/accounts/entitlement-store.ts'
import { paidLesson } from '#tests/integration/course-folder.ts'
import { bundlePlanThread } from '#tests/integration/plan-thread-bundle.ts'
import { bundleServer } from '#tests/integration/server-bundle.ts'
import { createTestDatabase } from '#tests/integration/test-database.ts'
import { aSave } from '#tests/integration/test-plans.ts'
import type { MemoryServerSettings } from './memory-server.ts'

type Plan = Record<string, unknown>

const about = (plan: Plan) => ({ currentStep: '1', template: 'saas', workbookData: plan })
const ask = (action: string) => (plan: Plan) => ({
  path: '/api/ai/quick-action',
  body: { ...about(plan), action },
})
let saves = 0

/** Every route that takes a plan. */
const routes: Readonly<Record<string, (plan: Plan) => { path: string; body: object }>> = {
  save: (data) => ({ path: apiPaths.workbooks, body: { ...aSave(), id: `wb_${(saves += 1) % 100}`, data } }),
  suggestions: (plan) => ({ path: '/api/ai/suggestions', body: about(plan) }),
  question: ask('What is missing?'),
  'quick action': ask('market-sizing'),
  chat: (plan) => ask(JSON.stringify(plan).slice(0, 8000))(plan),
  exercise: (data) => ({
    path: buildLessonApiPath('checkLesson', paidLesson),
    body: { planId: 'wb_1', template: 'saas', data },
  }),
  'question to an instructor': (data) => ({
    path: courseApiPaths.questions,
    body: { lesson: paidLesson, text: 'Why?', plan: { title: 'Bakery', template: 'saas', data } },
  }),
}

export const routeNames = Object.keys(routes)

interface HostileAnswer {
  status: number
  retryAfter: string | null
  /** Someone else's request, sent right after it, was answered. */
  isOtherServed: boolean
  /** How long the thread that answers requests was on a processor. Zero where the system does not say. */
  busyMs: number
}

export interface HostileServer {
  send: (route: string, plan: Plan) => Promise<HostileAnswer>
  remove: () => Promise<void>
}

/** A server in a process of its own, with the real threads and without limits on how often an account asks. */
export async function startHostileServer(): Promise<HostileServer> {
  const place = await createTestDatabase('embedded')
  const thread = await bundlePlanThread()
  const program = fileURLToPath(new URL('./memory-server.ts', import.meta.url))
  const bundle = await bundleServer<MemoryServerSettings>(program)
  const planThread = fileURLToPath(thread.file)
  const { address, processId } = await bundle.start({
    database: place.settings,
    planThread,
    metricsToken: 'x',
  })
  const headers = { 'content-type': 'application/json' }
  const signUp = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'hostile', email: 'hostile@example.com', password: 'long enough' }),
  })
  const { id } = (await signUp.json()) as { id: string }
  await grantEntitlement(place.database, { userId: id, name: 'course', source: 'test', now: 1 })
  const cookie = signUp.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const identity = { ...headers, cookie, [accountHeader]: id }
  const chosen = {
    method: 'PUT',
    headers: identity,
    body: JSON.stringify({ planId: 'wb_1', title: 'Bakery' }),
  }
  await fetch(`${address}/api/course/plan`, chosen)

  return {
    send: async (route, plan) => {
      const made = routes[route]?.(plan)
      if (!made) throw new Error(`There is no route ${route}`)
      const before = readBusyMs(processId)
      const sent = fetch(`${address}${made.path}`, {
        method: 'POST',
        headers: identity,
        body: JSON.stringify(made.body),
      })
      const other = await fetch(`${address}/api/health`)
      const answer = await sent
      await answer.arrayBuffer()
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        isOtherServed: other.status === 200,
        busyMs: readBusyMs(processId) - before,
      }
    },
    remove: async () => {
      await bundle.remove()
      await thread.remove()
      await place.remove()
    },
  }
}

/** The first number is the time on a processor in nanoseconds. The main thread has the number of its process. */
function readBusyMs(processId: number): number {
  if (process.platform !== 'linux') return 0
  return Number(readFileSync(`/proc/${processId}/task/${processId}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
}
