import { createStore, type StoreApi } from 'zustand/vanilla'
import { type DocumentChoice, restoreChoice } from '#web/export-worker/document-choice.ts'
import { lastUser } from '#web/session/last-user.ts'
import { browserExportChoices } from '#web/storage/browser-export-choices.ts'

/** The plan and the account whose choice applies. */
export interface ExportedPlan {
  planId: string
  ownerId: string
}

/** One for each plan that was open on this page, so that it holds there even in a browser without room. */
const stores = new Map<string, StoreApi<DocumentChoice>>()

/** Whether the account may leave the product's mark out by default. */
export function holdsTool(): boolean {
  return lastUser.find()?.entitlements.includes('tool') ?? false
}

/** The open plan's choice, remembered in this browser. */
export function findChoiceStore({ planId, ownerId }: ExportedPlan): StoreApi<DocumentChoice> {
  const place = `${ownerId} ${planId}`
  const found = stores.get(place)
  if (found) return found
  const store = createStore<DocumentChoice>(() => restoreChoice(browserExportChoices.find(planId, ownerId)))
  store.subscribe((choice) => browserExportChoices.keep(planId, ownerId, choice))
  stores.set(place, store)
  return store
}
