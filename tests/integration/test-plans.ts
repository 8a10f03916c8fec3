import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { SavedWorkbook } from '#contract/workbooks.ts'

let people = 0

/** One signed-in person and the requests for their plans in the cloud. */
export interface Planner {
  cookie: string
  userId: string
  ask: (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: unknown) => ReturnType<typeof inject>
  /** A save as a browser sends it. Every field can be overridden. */
  save: (changes?: Record<string, unknown>) => ReturnType<typeof inject>
  load: (id?: string) => Promise<SavedWorkbook>
}

export async function createPlanner(app: FastifyInstance): Promise<Planner> {
  people += 1
  const name = `planner${people}${process.pid}`
  const person = { username: name, email: `${name}@example.com`, password: 'long enough' }
  const signUp = await inject(app, { method: 'POST', url: '/api/auth/register', payload: person })
  expect(signUp.statusCode).toBe(201)
  return openPlanner(app, String(signUp.headers['set-cookie']).split(';', 1)[0] ?? '', signUp.json().id)
}

/** The same person on any server that shares the database. */
export function openPlanner(app: FastifyInstance, cookie: string, userId = ''): Planner {
  const ask: Planner['ask'] = (method, url, payload) =>
    inject(app, {
      method,
      url,
      headers: { cookie },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
  return {
    cookie,
    userId,
    ask,
    save: (changes = {}) => ask('POST', '/api/workbooks', { ...aSave(), ...changes }),
    load: async (id = 'wb_1') => {
      const answer = await ask('GET', `/api/workbooks/${id}`)
      expect(answer.statusCode).toBe(200)
      return answer.json<SavedWorkbook>()
    },
  }
}

export function aSave() {
  return {
    id: 'wb_1',
    title: 'Bakery',
    template: 'local-service',
    data: { businessIdea: { name: 'Crumb & Co' } },
    currentStep: '3',
    completedSteps: [1, 2],
    revision: '1',
  }
}

export const named = (name: string) => ({ data: { businessIdea: { name } } })

export function nameOf({ data }: SavedWorkbook): unknown {
  return (data['businessIdea'] as Record<string, unknown>)['name']
}

function inject(app: FastifyInstance, options: InjectOptions) {
  return app.inject(options)
}
