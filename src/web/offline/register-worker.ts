import { takeOverMessage, workerPath } from './worker-messages.ts'

/** Someone who leaves the page open for days still hears of a new version. */
const updateEveryMs = 60 * 60 * 1000
/** A version that does not begin in this time is not worth waiting for: loading the page anew is what was asked. */
const patienceMs = 3000

/**
 * Has the service worker fetch the app for use without a network, and tells when a new version of it waits.
 * @param tellNewVersion is given the way to begin it, which loads this page anew
 */
export async function registerWorker(tellNewVersion: (start: () => void) => void): Promise<void> {
  const container = navigator.serviceWorker
  await container.register(workerPath, { updateViaCache: 'none' })
  const registration = await container.getRegistration(workerPath)
  if (!registration) return
  const tell = () => {
    // Without an earlier version there is nothing to wait for.
    if (registration.waiting && container.controller) tellNewVersion(() => startWaiting(registration))
  }
  tell()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell)
  })
  watchForUpdates(registration)
}

function startWaiting({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => globalThis.location.reload()
  // Another tab may have started it meanwhile: then this page only has to be loaded anew.
  if (!waiting) {
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, patienceMs)
  waiting.postMessage(takeOverMessage, [])
}

/** Browsers look for a new version when a page is opened; one that stays open has to ask. */
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

/** A server that has no worker anymore wants none: that is how an operator switches it off. */
async function retireIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    const { status } = await fetch(workerPath, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 && status !== 410) return
    await registration.unregister()
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // No network: what is stored is what there is.
  }
}
