import {
  decideStrategy,
  findStoredPage,
  keptCacheName,
  listOutdatedCaches,
  nameStoredCache,
} from './request-strategy.ts'
import { type StoredFiles, storeFiles } from './download-files.ts'
import { endsSession, lessonCacheName, missingLessonPage } from './lesson-cache.ts'
import type { WorkerScope } from './worker-scope.ts'
import { takeOverMessage } from './worker-messages.ts'

/** Inserted by the build. */
declare const storedFiles: StoredFiles

const scope = globalThis as unknown as WorkerScope
const cacheName = nameStoredCache(storedFiles.revision)
const storedPaths = new Set(storedFiles.paths)
const mostKept = 120

scope.addEventListener('install', (event) => {
  event.waitUntil(install())
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

// A new version waits until no tab has the earlier one open, or the person asks for it.
scope.addEventListener('message', ({ data }) => {
  if (data === takeOverMessage) void scope.skipWaiting()
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin === scope.location.origin && endsSession(request.method, pathname)) {
    event.waitUntil(caches.delete(lessonCacheName))
  }
  const strategy = decideStrategy(request, { origin: scope.location.origin, stored: storedPaths })
  if (strategy === 'shell') event.respondWith(answerWithShell(request))
  if (strategy === 'network-or-shell') event.respondWith(fetch(request).catch(() => answerWithShell(request)))
  if (strategy === 'lesson') event.respondWith(answerLesson(request))
  if (strategy === 'stored') event.respondWith(answerStored(request))
  if (strategy === 'keep') event.respondWith(answerKept(request))
})

async function install(): Promise<void> {
  await storeFiles(await caches.open(cacheName), storedFiles)
}

async function activate(): Promise<void> {
  const outdated = listOutdatedCaches(await caches.keys(), cacheName)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  const kept = await caches.open(keptCacheName)
  const requests = await kept.keys()
  await Promise.all(requests.slice(0, -mostKept).map((request) => kept.delete(request)))
  // The page that installed the first version should also work without a network.
  await scope.clients.claim()
}

async function answerWithShell(request: Request): Promise<Response> {
  const page = findStoredPage(new URL(request.url).pathname, storedFiles)
  return (await caches.match(page, { cacheName })) ?? fetch(request)
}

/** The server decides who may read a lesson, so a copy is shown only when it cannot be asked. */
async function answerLesson(request: Request): Promise<Response> {
  const cache = await caches.open(lessonCacheName)
  const { pathname } = new URL(request.url)
  const answer = await fetch(request).catch(() => null)
  if (answer === null) {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return (await cache.match(pathname)) ?? new Response(missingLessonPage, { status: 503, headers })
  }
  if (answer.ok) await cache.put(pathname, answer.clone()).catch(() => {})
  else if (answer.status < 500) await cache.delete(pathname)
  return answer
}

async function answerStored(request: Request): Promise<Response> {
  const known = await caches.match(request, { cacheName, ignoreSearch: true, ignoreVary: true })
  return known ? answerKnown(request, known) : fetch(request)
}

/** The page asks past every cache for a file that it could not run. What the server has then replaces the copy. */
async function answerKnown(request: Request, known: Response): Promise<Response> {
  if (request.cache !== 'reload') return known
  const answer = await fetch(request).catch(() => null)
  if (!answer?.ok) return known
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    if (await cache.match(request, { ignoreVary: true })) await cache.put(request, answer.clone())
  }
  return answer
}

/** Looks in every version's store, because a tab may run an earlier version or already the next one. */
async function answerKept(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreSearch: true, ignoreVary: true })
  if (known) return answerKnown(request, known)
  const answer = await fetch(request)
  if (answer.ok) await keep(request, answer.clone())
  return answer
}

/** The response is returned even if there is no space to keep it. */
async function keep(request: Request, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(keptCacheName)
    await cache.put(request, answer)
  } catch {
    // It is fetched again the next time.
  }
}
