import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CloudEffect } from '#domain/sync/cloud-machine.ts'
import { browserCloudLinks } from '#web/cloud/browser-cloud-links.ts'
import { fetchCloudPlan, findSignedInId, saveCloudPlan } from '#web/cloud/cloud-api.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import type { PlanSaving } from '#web/workbook/saving/plan-saving.ts'
import { describeUndo } from '#web/workbook/undo-action.ts'
import { type PlanCloud, startPlanCloud } from './plan-cloud.ts'

export interface OpenedCloud extends PlanCloud {
  readonly planId: string
  readonly ownerId: string
  /** The dialog that lies over the workbook. */
  readonly layer: StoreApi<{ shown: 'conflict' | 'history' | null }>
}

interface BrowserCloud {
  editor: PlanEditor
  saving: PlanSaving
  planId: string
  ownerId: string
}

/** The sidebar is on the page twice on small screens: both show the one cloud of the open plan. */
const opened = new WeakMap<PlanEditor, OpenedCloud>()

export function openCloud(place: BrowserCloud): OpenedCloud {
  const cloud = opened.get(place.editor) ?? startBrowserCloud(place)
  opened.set(place.editor, cloud)
  return cloud
}

export function closeCloud(editor: PlanEditor): void {
  opened.get(editor)?.stop()
  opened.delete(editor)
}

function startBrowserCloud({ editor, saving, planId, ownerId }: BrowserCloud): OpenedCloud {
  const layer = createStore<{ shown: 'conflict' | 'history' | null }>(() => ({ shown: null }))
  const cloud = startPlanCloud({
    editor,
    ownerId,
    link: {
      read: () => browserCloudLinks.read(planId, ownerId),
      write: (link) => browserCloudLinks.write(planId, ownerId, link),
      subscribe: (listener) => browserCloudLinks.subscribe(planId, listener),
    },
    api: {
      findSignedInId,
      fetch: (mode) => fetchCloudPlan(planId, mode),
      save: (workbook, revision, mode) => saveCloudPlan(planId, workbook, revision, mode),
    },
    clock: {
      now: Date.now,
      callAt: (timeMs, callback) => {
        const timer = setTimeout(callback, Math.max(0, timeMs - Date.now()))
        return () => clearTimeout(timer)
      },
    },
    network: { isOnline: () => navigator.onLine, subscribe: subscribeToNetwork },
    runAlone: (task) => runAlone(`planwright cloud ${planId}`, task),
    flushBrowser: saving.flush,
    tell: (effect) => tell(effect, editor, () => layer.setState({ shown: 'conflict' })),
  })
  return { ...cloud, planId, ownerId, layer }
}

function subscribeToNetwork(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** Older browsers and pages without encryption have no locks: there, two tabs may meet a conflict of their own. */
async function runAlone<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(name, task) : task()
}

type Telling = Exclude<CloudEffect, 'save' | 'load'>

function tell(effect: Telling, editor: PlanEditor, showConflict: () => void): void {
  switch (effect) {
    case 'choose':
      return showConflict()
    case 'tellConflict':
      return void showToast({
        title: 'Changed somewhere else',
        description: 'The cloud has a copy of this plan that you have not seen. Nothing was overwritten.',
        durationMs: 20_000,
        action: { text: 'Compare', altText: 'Press F8 to reach Compare.', onAction: showConflict },
      })
    case 'tellSaved':
      return void showToast({
        title: 'Saved to Cloud',
        description: 'Your workbook has been saved successfully.',
      })
    case 'tellSaveFailed':
      return void showToast({
        title: 'Save Failed',
        description: 'Could not save to cloud. Your data is still saved locally.',
        look: 'destructive',
      })
    case 'tellLoaded':
      return void showToast({
        title: 'Loaded from Cloud',
        description: 'Your workbook has been loaded successfully.',
        durationMs: 10_000,
        action: describeUndo(editor),
      })
    case 'tellLoadFailed':
      return void showToast({
        title: 'Load Failed',
        description: 'Could not load from cloud.',
        look: 'destructive',
      })
  }
}
