import type { Answer, Client } from './http-client.ts'
import { makePlan } from './plan.ts'

export const actionNames = ['landing', 'sign in', 'load', 'save', 'suggestions'] as const
export type ActionName = (typeof actionNames)[number]

/** Out of a hundred requests. While people write, most requests are saves and questions for advice. */
const mix: Record<ActionName, number> = { landing: 10, 'sign in': 2, load: 18, save: 40, suggestions: 30 }

export interface Traffic {
  act: (name: ActionName) => Promise<Answer>
  /** The next action of the mix, the same in every run. */
  chooseNext: () => ActionName
}

interface Person {
  username: string
  cookie: string
  revision: number
  /** A browser sends its next save when the last one is answered. */
  saving: Promise<unknown>
}

const password = 'long enough for a load'
const plan = makePlan()

/** People with an account and a plan each, created through the server itself. */
export async function preparePeople(client: Client, count: number, name = 'person'): Promise<Traffic> {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const username = `${name}${index}`
    const account = { username, email: `${username}@example.com`, password }
    const { cookie } = requireOk(
      await client.send('POST', '/api/auth/register', { body: JSON.stringify(account) }),
    )
    const person = { username, cookie: cookie ?? '', revision: 1, saving: Promise.resolve() }
    requireOk(await save(client, person))
    people.push(person)
  }

  let turn = 0
  const next = (): Person => {
    turn += 1
    const person = people[turn % people.length]
    if (!person) throw new Error('There are no people')
    return person
  }
  const acts: Record<ActionName, () => Promise<Answer>> = {
    landing: () => client.send('GET', '/'),
    'sign in': () => {
      const body = JSON.stringify({ username: next().username, password })
      return client.send('POST', '/api/auth/login', { body })
    },
    load: () => client.send('GET', '/api/workbooks/wb_load', { cookie: next().cookie }),
    save: () => {
      const person = next()
      const saving = person.saving.then(() => save(client, person))
      person.saving = saving.catch(() => {})
      return saving
    },
    suggestions: () =>
      client.send('POST', '/api/ai/suggestions', { cookie: next().cookie, body: plan.question }),
  }

  const deck = actionNames.flatMap((name) => Array.from({ length: mix[name] }, () => name))
  let card = 0
  return {
    act: (name) => acts[name](),
    // 37 has no divisor in common with 100, so every action comes up, well mixed.
    chooseNext: () => deck[(card = (card + 37) % deck.length)] ?? 'landing',
  }
}

async function save(client: Client, person: Person): Promise<Answer> {
  const answer = await client.send('POST', '/api/workbooks', {
    cookie: person.cookie,
    body: plan.writeSave(person.revision),
  })
  if (answer.status === 200) {
    const revision = /"revision":"(\d+)"/.exec(answer.body)?.[1]
    person.revision = Number(revision ?? person.revision + 1)
  }
  return answer
}

function requireOk(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.body.slice(0, 200)}`)
  return answer
}
