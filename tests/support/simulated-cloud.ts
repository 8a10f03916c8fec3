import { buildErrorAnswer, type ErrorCode, statusOf } from '#contract/errors.ts'
import type { SavedWorkbook } from '#contract/workbooks.ts'
import { leaveOutPersonal } from '#domain/plan/personal-figures.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import type { CloudEffect } from '#domain/sync/cloud-machine.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { CloudLink } from '#web/cloud-copies/cloud-links.ts'
import { createPlanEditor, type PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { startCloudSync } from '#web/workbook/cloud-sync/cloud-sync.ts'
import type { PlanSaving } from '#web/workbook/saving/plan-saving.ts'
import { createSimulatedTimers } from './simulated-timers.ts'

const refuse = (code: ErrorCode, more: object = {}) =>
  new ApiError(statusOf(code), '', JSON.stringify({ ...buildErrorAnswer(code), ...more }))

/** A browser's link to the cloud copy, which its tabs share, and the lock that they wait for. */
interface SimulatedLinks {
  link: CloudLink | null
  listeners: (() => void)[]
  queue?: Promise<unknown>
}

/** For tests: a server with one plan, and requests that are answered only when the test allows it. */
export function openSimulatedCloud({ clock, timerClock, advance: advanceClock } = createSimulatedTimers()) {
  const server = {
    current: null as SavedWorkbook | null,
    saves: 0,
    /** Everything that was ever saved, oldest first. */
    versions: [] as SavedWorkbook[],
    signedIn: 'dana',
    /** The failure of the next request. 'lost' means that only the answer is lost. */
    trouble: null as ErrorCode | 'offline' | 'lost' | null,
    /** Delays answers until it resolves. */
    gate: Promise.resolve(),
  }

  async function meetTrouble() {
    await server.gate
    if (server.trouble === 'offline') throw new TypeError('Failed to fetch')
    if (server.trouble !== null && server.trouble !== 'lost') throw refuse(server.trouble)
  }

  function put(workbook: Workbook): SavedWorkbook {
    server.saves += 1
    server.current = {
      id: 'wb_1',
      title: workbook.title,
      template: workbook.template,
      data: structuredClone(workbook.data),
      currentStep: String(workbook.currentStep),
      completedSteps: [...workbook.completedSteps],
      revision: String(Number(server.current?.revision ?? 1) + 1),
      updatedAt: new Date(clock.now).toISOString(),
    }
    server.versions.push(server.current)
    return server.current
  }

  async function settle() {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
  }

  async function advance(ms: number) {
    advanceClock(ms)
    await settle()
  }

  /** A separate browser. Two tabs share one, so give both the same links. A simulated tab may save there, too. */
  function openDevice(
    links: SimulatedLinks = { link: null, listeners: [] },
    tab?: { editor: PlanEditor; saving: Pick<PlanSaving, 'flush' | 'takeStored'> },
  ) {
    const network = { isOnline: true, listener: () => {} }
    const effects: CloudEffect[] = []
    const browser: { stored: Workbook | null } = { stored: null }
    const stored = links.link?.base ?? restoreWorkbook({ title: 'Harbor' })
    const editor = tab?.editor ?? createPlanEditor(stored, () => clock.now)
    const cloud = startCloudSync({
      editor,
      ownerId: 'dana',
      link: {
        read: () => links.link,
        write: (link) => {
          links.link = link
        },
        subscribe: (listener) => {
          links.listeners.push(listener)
          return () => {}
        },
      },
      api: {
        findSignedInId: async () => server.signedIn,
        fetch: async () => {
          await meetTrouble()
          if (!server.current) throw refuse('not_found')
          return server.current
        },
        save: async (workbook, revision) => {
          // As the request is built.
          const sent = structuredClone({ ...workbook, data: leaveOutPersonal(workbook.data, 'cloud-copy') })
          await meetTrouble()
          if (server.current && server.current.revision !== revision) {
            throw refuse('conflict', { current: server.current })
          }
          const saved = put(sent)
          if (server.trouble === 'lost') throw new TypeError('Failed to fetch')
          return saved
        },
      },
      clock: timerClock,
      network: {
        isOnline: () => network.isOnline,
        subscribe: (listener) => {
          network.listener = listener
          return () => {}
        },
      },
      runAlone: (task) => {
        const next = (links.queue ?? Promise.resolve()).then(task)
        links.queue = next
        return next
      },
      flushBrowser: () => {
        tab?.saving.flush()
        browser.stored = editor.store.getState().workbook
      },
      takeStored: () => tab?.saving.takeStored(),
      tell: (effect) => effects.push(effect),
    })
    return {
      cloud,
      editor,
      links,
      browser,
      effects,
      type: (fields: object) =>
        editor.edit({ label: 'Typing' }, (workbook) => ({
          ...workbook,
          data: { ...workbook.data, businessIdea: { ...workbook.data.businessIdea, ...fields } },
        })),
      idea: () => editor.store.getState().workbook.data.businessIdea,
      saveByHand: async () => {
        cloud.save()
        await settle()
      },
      setOnline: (isOnline: boolean) => {
        network.isOnline = isOnline
        network.listener()
      },
    }
  }

  const stored = () => restoreWorkbook({ data: server.current?.data }).data.businessIdea
  return { openDevice, server, advance, settle, stored, clock }
}

/** A device whose plan is in the cloud, and another that has fetched it. */
export async function openTwoDevices() {
  const cloud = openSimulatedCloud()
  const one = cloud.openDevice()
  one.type({ name: 'Harbor', solution: 'Coffee' })
  await one.saveByHand()
  const base = one.editor.store.getState().workbook
  const link = { revision: '2', savedAtMs: 0, isAutomatic: false, base }
  const two = cloud.openDevice({ link, listeners: [] })
  await cloud.settle()
  return { ...cloud, one, two }
}
