import { findPlanId, planKey, spareDatabaseName, spareMarkerKey } from '#web/storage/storage-keys.ts'

/** A plan as this browser keeps it. The server repairs what is wrong in it. */
export interface BrowserPlan {
  id: string
  title: string
  template: string
  data: Record<string, unknown>
  savedAt: string
}

/** Only reads. Null when the browser has no such plan, or it belongs to another account. */
export async function readBrowserPlan(planId: string, userId: string): Promise<BrowserPlan | null> {
  const usual = parsePlan(planId, readText(planKey(planId)), userId)
  const spare = isSpareEmpty() ? null : parsePlan(planId, await readSpare(planId), userId)
  // A plan is in the spare storage only while the usual one has no room.
  if (usual === null || spare === null) return usual ?? spare
  return spare.savedAt > usual.savedAt ? spare : usual
}

/** The plans in both places, last saved first. */
export async function listBrowserPlans(userId: string): Promise<BrowserPlan[]> {
  const spare = isSpareEmpty() ? [] : await askSpare((plans) => plans.getAllKeys())
  const spareIds = Array.isArray(spare) ? spare.filter((key) => typeof key === 'string') : []
  const ids = new Set([...listKeys().flatMap((key) => findPlanId(key) ?? []), ...spareIds])
  const plans = await Promise.all([...ids].map((id) => readBrowserPlan(id, userId)))
  return plans.filter((plan) => plan !== null).sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
}

function parsePlan(id: string, text: string | null, userId: string): BrowserPlan | null {
  try {
    const { owner, title, template, data, lastSaved } = JSON.parse(text ?? '') as Record<string, unknown>
    const isOthers = typeof owner === 'string' && owner !== '' && owner !== userId
    if (isOthers || typeof data !== 'object' || data === null) return null
    return {
      id,
      title: readWord(title) || 'Business Plan',
      template: readWord(template),
      data: data as Record<string, unknown>,
      savedAt: readWord(lastSaved),
    }
  } catch {
    return null
  }
}

function readWord(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function isSpareEmpty(): boolean {
  return readText(spareMarkerKey) === 'none'
}

async function readSpare(planId: string): Promise<string | null> {
  const text = await askSpare((plans) => plans.get(planId))
  return typeof text === 'string' ? text : null
}

/** Asks the spare storage, which is a database. It is not created here. Null when there is none. */
function askSpare(ask: (plans: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null)
    try {
      const opening = indexedDB.open(spareDatabaseName)
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      opening.addEventListener('error', giveUp)
      opening.addEventListener('success', () => {
        const database = opening.result
        try {
          const asking = ask(database.transaction('plans').objectStore('plans'))
          asking.addEventListener('success', () => resolve(asking.result))
          asking.addEventListener('error', giveUp)
        } catch {
          giveUp()
        } finally {
          database.close()
        }
      })
    } catch {
      giveUp()
    }
  })
}
