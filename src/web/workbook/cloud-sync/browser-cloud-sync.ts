import { createStore, type StoreApi } from 'zustand/vanilla'
import { type CloudEffect, hasEveryWord } from '#domain/sync/cloud-machine.ts'
import { browserNetwork } from '#web/api/browser-network.ts'
import { browserCloudLinks } from '#web/cloud-copies/browser-cloud-links.ts'
import type { CloudLink } from '#web/cloud-copies/cloud-links.ts'
import { fetchCloudPlan, findSignedInId, saveCloudPlan } from '#web/cloud-copies/cloud-api.ts'
import { leaveOutPersonal } from '#domain/plan/personal-figures.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import type { PlanSaving } from '#web/workbook/saving/plan-saving.ts'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'
import { type CloudSync, startCloudSync } from './cloud-sync.ts'

export interface BrowserCloudSync extends CloudSync {
  readonly planId: string
  readonly ownerId: string
  /** Which cloud dialog is open. */
  readonly dialog: StoreApi<OpenDialog>
}

interface OpenDialog {
  shown: 'conflict' | 'history' | null
}

interface OpenPlan {
  editor: PlanEditor
  saving: PlanSaving
  planId: string
  ownerId: string
}

/** Small screens have two sidebars on the page. Both share the open plan's single sync. */
const opened = new WeakMap<PlanEditor, BrowserCloudSync>()

export function openCloudSync(plan: OpenPlan): BrowserCloudSync {
  const cloud = opened.get(plan.editor) ?? startBrowserCloudSync(plan)
  opened.set(plan.editor, cloud)
  return cloud
}

export function closeCloudSync(editor: PlanEditor): void {
  opened.get(editor)?.stop()
  opened.delete(editor)
}

function startBrowserCloudSync({ editor, saving, planId, ownerId }: OpenPlan): BrowserCloudSync {
  const dialog = createStore<OpenDialog>(() => ({ shown: null }))
  const cloud = startCloudSync({
    editor,
    ownerId,
    link: {
      ...followPlan({ saving, planId, ownerId }),
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
    network: browserNetwork,
    runAlone: (task) => runAlone(`planwright cloud ${planId}`, task),
    flushBrowser: saving.flush,
    takeStored: saving.takeStored,
    tell: (effect) => {
      if (effect === 'showSaveFailed' && saving.isLosable()) return showNothingSaved()
      return tell(effect, editor, () => dialog.setState({ shown: 'conflict' }))
    },
  })
  saving.watchCloud(() => {
    const { data } = editor.store.getState().workbook
    // Personal figures that stay here are lost with the page.
    return hasEveryWord(cloud.store.getState()) && leaveOutPersonal(data, 'cloud-copy') === data
  })
  return { ...cloud, planId, ownerId, dialog }
}

/** Holds the link back until the browser stores the words it speaks of. */
function followPlan({ saving, planId, ownerId }: Omit<OpenPlan, 'editor'>) {
  let held: CloudLink | null = null
  saving.store.subscribe(({ failure, savedAtMs }, previous) => {
    if (held === null || failure !== null || savedAtMs === previous.savedAtMs) return
    browserCloudLinks.write(planId, ownerId, held)
    held = null
  })
  return {
    read: () => held ?? browserCloudLinks.read(planId, ownerId),
    write: (link: CloudLink) => {
      const { failure, phase } = saving.store.getState()
      // Only the spare storage takes time, so a save in progress means that the usual one has refused.
      const isPlanStored = failure === null && phase !== 'saving'
      held = isPlanStored ? null : link
      if (isPlanStored) browserCloudLinks.write(planId, ownerId, link)
      else browserCloudLinks.noteBehind(planId, ownerId, link)
    },
  }
}

function showNothingSaved(): void {
  showToast({
    title: 'Save Failed',
    description: 'Could not save to cloud. Your words are only on this page. Download them.',
    look: 'destructive',
  })
}

/** Older browsers and pages without HTTPS have no locks, so two tabs there may conflict with each other. */
async function runAlone<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request(name, task) : task()
}

type Telling = Exclude<CloudEffect, 'save' | 'load'>

function tell(effect: Telling, editor: PlanEditor, showConflict: () => void): void {
  switch (effect) {
    case 'choose':
      return showConflict()
    case 'showConflict':
      return void showToast({
        title: 'Changed somewhere else',
        description: 'The cloud has a copy of this plan that you have not seen. Nothing was overwritten.',
        durationMs: 20_000,
        action: { text: 'Compare', altText: 'Press F8 to reach Compare.', onAction: showConflict },
      })
    case 'showSaved':
      return void showToast({
        title: 'Saved to Cloud',
        description: 'Your workbook has been saved successfully.',
      })
    case 'showSaveFailed':
      return void showToast({
        title: 'Save Failed',
        description: 'Could not save to cloud. Your data is still saved locally.',
        look: 'destructive',
      })
    case 'showLoaded':
      return void showToast({
        title: 'Loaded from Cloud',
        description: 'Your workbook has been loaded successfully.',
        durationMs: 10_000,
        action: describeUndo(editor),
      })
    case 'showLoadFailed':
      return void showToast({
        title: 'Load Failed',
        description: 'Could not load from cloud.',
        look: 'destructive',
      })
  }
}
