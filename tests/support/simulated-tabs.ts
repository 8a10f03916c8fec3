import { writeField } from '#domain/plan/address/field-values.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { parseMarks } from '#domain/sync/save-marks.ts'
import type { PlanCopy } from '#web/storage/plan-storage.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { type PlanSlot, startSaving } from '#web/workbook/saving/plan-saving.ts'
import type { MergedCopies } from '#web/workbook/saving/stored-copies.ts'
import { createSimulatedTimers } from './simulated-timers.ts'

type Place = PlanCopy['place']

/** Reading is most of a script's work, and several tabs read each text. Nothing changes a plan that was read. */
let lastRead: { text: string; copy: Omit<PlanCopy, 'place'> } | null = null

function readCopy(text: string): Omit<PlanCopy, 'place'> {
  if (lastRead?.text === text) return lastRead.copy
  const { saveMarks, ...stored } = JSON.parse(text) as Record<string, unknown>
  const copy = { workbook: restoreWorkbook(stored), marks: parseMarks(saveMarks) }
  lastRead = { text, copy }
  return copy
}

/** For tests: a browser's storage with one plan in one or both places, its tabs, and a manual clock. */
export function openSimulatedTabs({ clock, timerClock, advance } = createSimulatedTimers()) {
  const tabs: { hear: () => void }[] = []
  const disk = {
    texts: {} as Partial<Record<Place, string>>,
    isFull: false,
    /** Whether the spare storage also refuses writes. */
    isSpareBlocked: true,
    writes: 0,
  }
  /** While it is on, tabs do not see each other's writes, as when both write at the same moment. */
  const lag = { isOn: false }

  function hearAll() {
    for (const tab of tabs) tab.hear()
  }

  function openTab() {
    const tabId = `tab${tabs.length + 1}`
    /** What this tab's process knows about the storage, which may be out of date. */
    let known = { ...disk.texts }
    let hasNews = false
    let isAway = false
    let listener = () => {}

    function hear() {
      if (!hasNews || isAway) return
      hasNews = false
      known = { ...disk.texts }
      listener()
    }

    function put(place: Place, workbook: Workbook, saveMarks: unknown) {
      const lastSaved = new Date(clock.now).toISOString()
      const text = JSON.stringify({ ...workbook, lastSaved, saveMarks })
      disk.texts[place] = text
      known[place] = text
      disk.writes += 1
      for (const other of others()) other.notifyNews()
      if (!lag.isOn) for (const other of others()) other.hear()
    }

    const tab = { hear, notifyNews: () => (hasNews = true) }
    const others = () => tabs.filter((other) => other !== tab) as (typeof tab)[]

    const slot: PlanSlot = {
      read: () =>
        (['usual', 'spare'] as const).flatMap((place) => {
          const text = known[place]
          return text === undefined ? [] : [{ place, ...readCopy(text) }]
        }),
      write: (workbook, marks) => {
        if (disk.isFull) return { ok: false, reason: 'full' }
        put('usual', workbook, marks)
        delete disk.texts.spare
        delete known.spare
        return { ok: true }
      },
      writeSpare: async (workbook, marks) => {
        if (disk.isSpareBlocked) return { ok: false, reason: 'blocked' }
        if (known.spare !== disk.texts.spare) {
          known.spare = disk.texts.spare ?? ''
          return { ok: false, reason: 'changed' }
        }
        put('spare', workbook, marks)
        return { ok: true }
      },
      subscribe: (heard) => {
        listener = heard
        return () => {
          listener = () => {}
        }
      },
    }
    const [stored] = slot.read()
    const editor = createPlanEditor(stored?.workbook ?? restoreWorkbook({}), () => clock.now)
    const meetings: MergedCopies[] = []
    const lost: string[] = []
    const saving = startSaving({
      editor,
      slot,
      tabId,
      clock: timerClock,
      onTabConflict: (meeting) => meetings.push(meeting),
      onLost: () => lost.push(tabId),
    })
    tabs.push(tab)
    return {
      editor,
      saving,
      meetings,
      lost,
      hear,
      /** A window that is away sees nothing of the others until it is back, and still saves. */
      setAway: (next: boolean) => {
        isAway = next
        hear()
      },
      type: (field: 'name' | 'problemStatement' | 'solution', text: string, coalesceKey?: string) =>
        editor.edit({ label: field, ...(coalesceKey === undefined ? {} : { coalesceKey }) }, (workbook) => ({
          ...workbook,
          data: writeField(workbook.data, ['businessIdea', field], text),
        })),
      idea: () => editor.store.getState().workbook.data.businessIdea,
    }
  }

  function endLag() {
    lag.isOn = false
    hearAll()
  }

  /** Runs until every tab has seen and saved everything. */
  function settle() {
    endLag()
    for (let second = 0; second < 60; second += 1) {
      advance(1000)
      hearAll()
    }
  }

  const stored = (place: Place = 'usual') =>
    restoreWorkbook(JSON.parse(disk.texts[place] ?? '{}')).data.businessIdea
  return { openTab, advance, settle, disk, lag, endLag, hearAll, stored }
}
