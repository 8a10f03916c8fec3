import { spareDatabaseName } from './storage-keys.ts'

/** A database of plan texts that all tabs share. Loaded only by browsers whose localStorage refused a plan. */
export interface SpareDatabase {
  readAll: () => Promise<Map<string, string>>
  /**
   * Replaces the text if it is still the expected one, and returns the text that is stored afterwards. A null text
   * stands for none. Calls `onEmpty` before any other tab can write, when no text is left.
   */
  swap: (
    planId: string,
    expected: string | null,
    text: string | null,
    onEmpty: () => void,
  ) => Promise<{ isDone: boolean; current: string | null }>
}

const storeName = 'plans'
const version = 1

/** Tells other tabs which plan changed. */
export type SpareChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

type OnChange = (planId: string, text: string | null) => void

export async function openSpareDatabase(
  factory: IDBFactory,
  channel: SpareChannel,
  onChange: OnChange,
): Promise<SpareDatabase> {
  let connection = await connect(factory)

  async function run<Result>(
    mode: IDBTransactionMode,
    task: (store: IDBObjectStore, done: (result: Result) => void) => void,
  ): Promise<Result> {
    const transaction = await begin(mode)
    return new Promise((resolve, reject) => {
      let result: Result
      // Only a completed transaction is on the disk. One that runs out of room is aborted after its requests.
      transaction.addEventListener('complete', () => resolve(result))
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The browser gave up writing')),
      )
      task(transaction.objectStore(storeName), (found) => {
        result = found
      })
    })
  }

  /** The browser closes connections as it likes, for example when site data is cleared. */
  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return connection.transaction(storeName, mode)
    } catch {
      connection = await connect(factory)
      return connection.transaction(storeName, mode)
    }
  }

  const read = (planId: string) =>
    run<string | null>('readonly', (store, done) => {
      const request = store.get(planId)
      request.addEventListener('success', () => done(toText(request.result)))
    })

  channel.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<unknown>
    if (typeof data !== 'string') return
    read(data).then(
      (text) => onChange(data, text),
      () => {},
    )
  })

  return {
    readAll: () =>
      run('readonly', (store, done) => {
        const texts = new Map<string, string>()
        const request = store.openCursor()
        request.addEventListener('success', () => {
          const cursor = request.result
          if (cursor === null) return done(texts)
          const text = toText(cursor.value)
          if (typeof cursor.key === 'string' && text !== null) texts.set(cursor.key, text)
          cursor.continue()
        })
      }),
    swap: async (planId, expected, text, onEmpty) => {
      const result = await run<{ isDone: boolean; current: string | null }>('readwrite', (store, done) => {
        const request = store.get(planId)
        request.addEventListener('success', () => {
          const current = toText(request.result)
          const isDone = current === expected
          done({ isDone, current: isDone ? text : current })
          if (!isDone) return
          if (text !== null) {
            store.put(text, planId)
            return
          }
          store.delete(planId)
          const count = store.count()
          count.addEventListener('success', () => {
            if (count.result === 0) onEmpty()
          })
        })
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      if (result.isDone && text !== expected) channel.postMessage(planId)
      return result
    },
  }
}

/** Some browsers never answer after a crash of theirs. The person must hear by then that nothing is saved. */
const openLimitMs = 5_000

function connect(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(spareDatabaseName, version)
    const timer = setTimeout(() => reject(new Error('The browser does not open its database')), openLimitMs)
    const refuse = (error: Error) => {
      clearTimeout(timer)
      reject(error)
    }
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('error', () => refuse(request.error ?? new Error('The browser refused')))
    request.addEventListener('blocked', () => refuse(new Error('An older tab holds the database')))
    request.addEventListener('success', () => {
      clearTimeout(timer)
      const database = request.result
      // A later version must not have to wait for this tab.
      database.addEventListener('versionchange', () => database.close())
      resolve(database)
    })
  })
}

function toText(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}
