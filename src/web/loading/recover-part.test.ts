import { expect, test, vi } from 'vitest'
import { createRecovery } from './recover-part.ts'
import { findMissingReason } from './missing-file-error.ts'

interface Server {
  /** What the first tries by the part's own address end with, then all others. */
  own: (Error | string)[]
  /** The same for the addresses after those. */
  afresh?: (Error | string | object)[]
  answer?: () => Response | Promise<Response>
  isOffline?: boolean
  /** How the build finds the part among others in its file. */
  among?: string
}

const cutOff = new SyntaxError('Unexpected end of input')
const script = (body: BodyInit = '') => new Response(body, { headers: { 'content-type': 'text/javascript' } })

function start({ own, afresh = [], answer = () => script(), isOffline = false, among = '' }: Server) {
  const asked: string[] = []
  const fetched: string[] = []
  const renewFiles = vi.fn(() => Promise.resolve())
  const settle = async (outcome: Error | string | object = new TypeError('Failed to fetch')) => {
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const recover = createRecovery({
    fetch: async (address, { cache }) => {
      fetched.push(`${address} ${cache}`)
      return answer()
    },
    importFile: (address) => {
      asked.push(address)
      return settle(afresh.shift())
    },
    isOffline: () => isOffline,
    renewFiles,
  })
  const request = () => settle(own.shift())
  request.toString = () => `()=>N(()=>import(\`./part-a1.js\`)${among},__vite__mapDeps([0,1]))`
  const load = () => request().catch((error: unknown) => recover(request, error))
  return { load, asked, fetched, renewFiles }
}

const reasonOf = (loading: Promise<unknown>) => loading.then(() => null, findMissingReason)

test('a part that comes is asked for once', async () => {
  const { load, asked, fetched } = start({ own: ['part'] })
  expect(await load()).toBe('part')
  expect([asked, fetched]).toEqual([[], []])
})

test('a part that the network lost comes by its own address, as soon as the server answers', async () => {
  const { load, asked, fetched } = start({ own: [new TypeError('Failed to fetch'), 'part'] })
  expect(await load()).toBe('part')
  expect(fetched).toEqual(['/assets/part-a1.js reload'])
  expect(asked).toEqual([])
})

test('a part that the browser remembers as failed or cut off is fetched past its caches, by a new address each time', async () => {
  const { load, asked } = start({ own: [cutOff, cutOff, cutOff, cutOff], afresh: [cutOff, 'part'] })
  expect(await reasonOf(load())).toBe('broken')
  expect(await load()).toBe('part')
  expect(asked).toEqual(['/assets/part-a1.js?again=1', '/assets/part-a1.js?again=2'])
})

test.each<[string, Partial<Server>, string]>([
  ['a network that is down', { isOffline: true }, 'unreachable'],
  [
    'a server that does not answer',
    { answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    'unreachable',
  ],
  ['a server without time', { answer: () => new Response('', { status: 503 }) }, 'unreachable'],
  ['a server with a newer version', { answer: () => new Response('', { status: 404 }) }, 'gone'],
  [
    'a server that answers with a page',
    { answer: () => new Response('<h1>Hi</h1>', { headers: { 'content-type': 'text/html' } }) },
    'gone',
  ],
  [
    'a file that ends early',
    { answer: () => script(new ReadableStream({ pull: (stream) => stream.error(new Error('cut')) })) },
    'broken',
  ],
])('%s is told apart', async (_, server, reason) => {
  expect(await reasonOf(start({ own: [], ...server }).load())).toBe(reason)
})

test('a part that shares its file with others is found in the fresh file', async () => {
  const { load } = start({ own: [cutOff, cutOff], afresh: [{ n: 'part' }], among: '.then(e=>e.n)' })
  expect(await load()).toBe('part')
})

test('when a file that the part shares is cut off, every file is fetched anew for the next reload', async () => {
  const { load, renewFiles } = start({ own: [cutOff, cutOff], afresh: [cutOff] })
  expect(await reasonOf(load())).toBe('broken')
  expect(renewFiles).toHaveBeenCalledOnce()
})

test('nothing is asked of a network that is down', async () => {
  const { load, fetched } = start({ own: [], isOffline: true })
  await reasonOf(load())
  expect(fetched).toEqual([])
})

test('before the build, a part fails as it fails', async () => {
  const recover = createRecovery({
    fetch: () => Promise.reject(new Error('not asked')),
    importFile: () => Promise.reject(new Error('not asked')),
    isOffline: () => false,
    renewFiles: () => Promise.reject(new Error('not asked')),
  })
  await expect(recover(() => Promise.reject(cutOff), cutOff)).rejects.toBe(cutOff)
})
