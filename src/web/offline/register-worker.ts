import { takeOverMessage, workerPath } from './worker-messages.ts'

/** A person who leaves the page open for days still learns about a new version. */
const updateEveryMs = 60 * 60 * 1000
/** If the version does not start within this time, stop waiting and reload the page as requested. */
const patienceMs = 3000

/**
 * Has the service worker fetch the app for offline use, and reports when a new version is waiting.
 * @param notifyNewVersion receives a function that starts the new version and reloads this page
 */
export async function registerWorker(notifyNewVersion: (start: () => void) => void): Promise<void> {
  const container = navigator.serviceWorker
  await container.register(workerPath, { updateViaCache: 'none' })
  const registration = await container.getRegistration(workerPath)
  if (!registration) return
  const tell = () => {
    // Without an earlier version there is nothing to wait for.
    if (registration.waiting && container.controller) notifyNewVersion(() => startWaiting(registration))
  }
  tell()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell)
  })
  watchForUpdates(registration)
}

function startWaiting({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => globalThis.location.reload()
  // If another tab has already started it, this page only has to reload.
  if (!waiting) {
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, patienceMs)
  waiting.postMessage(takeOverMessage, [])
}

/** Before a page that misses a file is loaded again: the newest version answers, if the server has one. */
export async function startNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  if (!registration) return
  await update(registration)
  const { installing } = registration
  if (installing)
    await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }))
  if (!registration.waiting) return
  const isStarted = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  registration.waiting.postMessage(takeOverMessage, [])
  await isStarted
}

/** Browsers check for a new version when a page is opened. A page that stays open has to ask. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  let askedAt = performance.now()
  void update(registration)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAt < updateEveryMs) return
    askedAt = performance.now()
    void update(registration)
  })
}

async function update(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update()
  } catch {
    await retireIfGone(registration)
  }
}

/** If the server no longer has a worker, unregister ours. This is how an operator turns it off. */
async function retireIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    const { status } = await fetch(workerPath, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 && status !== 410) return
    await registration.unregister()
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // No network: keep using the stored version.
  }
}
