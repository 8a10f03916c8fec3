import { openSimulatedCloud } from './simulated-cloud.ts'
import { openSimulatedTabs } from './simulated-tabs.ts'
import { createSimulatedTimers } from './simulated-timers.ts'

/** For tests: three windows on one plan that has an automatic cloud copy. Two share a browser, or each has its own. */
export async function openThreeWindows({ isOneBrowser }: { isOneBrowser: boolean }) {
  const timers = createSimulatedTimers()
  const { openDevice, settle, server } = openSimulatedCloud(timers)
  const places = [0, isOneBrowser ? 0 : 1, 2]
  const browsers = [0, 1, 2].map(() => ({
    tabs: openSimulatedTabs(timers),
    links: { link: null, listeners: [] } as Exclude<Parameters<typeof openDevice>[0], undefined>,
  }))

  const windows: (ReturnType<typeof openDevice> & { place: number })[] = []
  for (const place of places) {
    const browser = browsers[place]
    if (!browser) continue
    const { tabs, links } = browser
    const [first] = windows
    if (first && links.link === null) {
      const before = tabs.openTab()
      before.editor.replace(() => first.editor.store.getState().workbook)
      before.saving.flush()
      links.link = first.links.link
    }
    const tab = tabs.openTab()
    const device = openDevice(links, tab)
    if (!first) {
      tab.type('name', 'Harbor')
      await device.saveByHand()
      device.cloud.setAutomatic(true)
    }
    await settle()
    windows.push({ ...device, place })
  }

  /** The tabs of each browser hear of its cloud link. */
  async function hear() {
    await settle()
    for (const { links } of browsers) for (const listener of links.listeners) listener()
    await settle()
  }

  async function advance(ms: number) {
    timers.advance(ms)
    await hear()
  }

  return {
    windows: windows.map(({ place, ...window }) => ({
      ...window,
      /** A network is the whole browser's. */
      setOnline: (isOnline: boolean) => {
        for (const other of windows) if (other.place === place) other.setOnline(isOnline)
      },
    })),
    server,
    hear,
    advance,
  }
}
