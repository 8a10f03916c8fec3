import { IDBFactory } from 'fake-indexeddb'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createPlanStorage } from '#web/storage/create-plan-storage.ts'
import { openSpareDatabase, type SpareChannel } from '#web/storage/spare-database.ts'
import { openSpareStorage } from '#web/storage/spare-storage.ts'
import { spareDatabaseName } from '#web/storage/storage-keys.ts'

/** For tests: a browser with both places for plans, whose tabs tell each other what they change. */
export function openSpareBrowser() {
  const backing = new MemoryStorage()
  const time = { nowMs: Date.UTC(2026, 10, 16, 9) }
  const browser = { databases: new IDBFactory(), opened: 0 }
  const tabs: { channel: EventTarget; window: EventTarget }[] = []

  async function openTab() {
    const tab = { channel: new EventTarget(), window: new EventTarget() }
    const others = () => tabs.filter((other) => other !== tab)
    tabs.push(tab)
    const channel: SpareChannel = {
      addEventListener: tab.channel.addEventListener.bind(tab.channel),
      postMessage: (data: unknown) => {
        for (const other of others()) other.channel.dispatchEvent(new MessageEvent('message', { data }))
      },
    }
    const announce = (key: string, newValue: string | null) => {
      const event = Object.assign(new Event('storage'), { key, newValue })
      for (const other of others()) other.window.dispatchEvent(event)
    }
    const seen = {
      get length() {
        return backing.length
      },
      key: (index: number) => backing.key(index),
      getItem: (key: string) => backing.getItem(key),
      setItem: (key: string, text: string) => {
        backing.setItem(key, text)
        announce(key, text)
      },
      removeItem: (key: string) => {
        const had = backing.getItem(key) !== null
        backing.removeItem(key)
        if (had) announce(key, null)
      },
    }
    const storage = createPlanStorage(seen, () => time.nowMs, {
      events: tab.window,
      openSpareStorage: (usual) =>
        openSpareStorage(usual, {
          events: tab.window,
          open: async (onChange) => {
            browser.opened += 1
            return openSpareDatabase(browser.databases, channel, onChange)
          },
        }),
      hasSpareStorage: async () =>
        (await browser.databases.databases()).some(({ name }) => name === spareDatabaseName),
    })
    await storage.start()
    await storage.finish()
    return storage
  }

  /** The texts in the database itself. */
  async function readSpare(): Promise<Map<string, string>> {
    const silent: SpareChannel = { addEventListener: () => {}, postMessage: () => {} }
    return (await openSpareDatabase(browser.databases, silent, () => {})).readAll()
  }

  return { backing, time, browser, openTab, readSpare }
}
