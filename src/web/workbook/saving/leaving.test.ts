import { expect, test } from 'vitest'
import { readAt, writeAt } from '#domain/plan/address/values-at.ts'
import { type Workbook, restoreWorkbook } from '#domain/plan/restore.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { everyField, makeFieldValue, planWithEveryField } from '#tests/builders/every-field.ts'
import { openSimulatedCloud } from '#tests/support/simulated-cloud.ts'
import { openSimulatedTabs } from '#tests/support/simulated-tabs.ts'
import { createSimulatedTimers } from '#tests/support/simulated-timers.ts'

/** A plan in whose every field something was typed just now. No time passes, so nothing is saved yet. */
function typeEverywhere() {
  const timers = createSimulatedTimers()
  const browser = openSimulatedTabs(timers)
  browser.disk.isSpareBlocked = false
  const { editor, saving } = browser.openTab()
  const change = (label: string, update: (workbook: Workbook) => Workbook) => editor.edit({ label }, update)
  change('Start', (workbook) => ({ ...workbook, data: planWithEveryField }))
  saving.flush()
  for (const [index, { path, shape }] of everyField.entries()) {
    change('Typing', (workbook) => ({
      ...workbook,
      data: writeAt(workbook.data, path, makeFieldValue(shape, index)) as WorkbookData,
    }))
  }
  return { ...browser, timers, editor, saving, change }
}

type Typed = ReturnType<typeof typeEverywhere>

function replaceAndUndo({ editor, saving, change }: Typed, label: string) {
  change(label, (workbook) => ({ ...workbook, ...restoreWorkbook({ title: 'Another plan' }) }))
  saving.flush()
  editor.undo()
  saving.leave()
}

const exits: Readonly<Record<string, (typed: Typed) => void | Promise<void>>> = {
  'the next step': ({ editor, advance }) => {
    editor.replace((workbook) => ({ ...workbook, currentStep: 2 }))
    advance(800)
  },
  'the page is hidden, reloaded or closed': ({ saving }) => saving.flush(),
  'another screen, and logging out there': ({ saving }) => saving.leave(),
  'another screen when storage is full': async ({ disk, saving }) => {
    disk.isFull = true
    saving.leave()
    await expect.poll(() => disk.texts.spare).toBeDefined()
  },
  'storage is full, and has room again later': async ({ disk, saving, change, advance }) => {
    disk.isFull = true
    disk.isSpareBlocked = true
    saving.flush()
    await expect.poll(() => saving.store.getState().phase).toBe('failed')
    disk.isFull = false
    change('Rename', (workbook) => ({ ...workbook, title: 'Later' }))
    advance(800)
  },
  'the session ends elsewhere': async ({ editor, saving, timers }) => {
    const cloud = openSimulatedCloud(timers)
    cloud.server.trouble = 'unauthenticated'
    await cloud.openDevice({ link: null, listeners: [] }, { editor, saving }).saveByHand()
  },
  'an import over it that is undone': (typed) => replaceAndUndo(typed, 'Import'),
  'a reset that is undone': (typed) => replaceAndUndo(typed, 'Reset'),
  'another window saves the plan': ({ openTab, saving }) => {
    const other = openTab()
    other.type('name', 'words of field 0')
    other.saving.flush()
    saving.leave()
  },
}

test.each(Object.entries(exits))('what was typed in any field is there after %s', async (_exit, leave) => {
  const typed = typeEverywhere()
  await leave(typed)
  const { usual, spare } = typed.disk.texts
  const { data } = restoreWorkbook(JSON.parse(spare ?? usual ?? '{}'))
  const isThere = ({ path, shape }: (typeof everyField)[number], index: number) =>
    readAt(data, path) === makeFieldValue(shape, index)
  expect(everyField.length).toBeGreaterThan(200)
  expect(everyField.filter((field, index) => !isThere(field, index)).map(({ path }) => path)).toEqual([])
})
