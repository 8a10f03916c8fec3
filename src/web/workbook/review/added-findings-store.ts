import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AddedFinding } from '#advisor/advice/added-finding.ts'
import { addedLimits, toReviewFinding } from '#advisor/review/added-findings.ts'
import { parseAddedFindings, toWireFinding } from '#contract/review-findings.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { browserAddedFindings } from '#web/storage/browser-added-findings.ts'

export interface Added {
  findings: readonly AddedFinding[]
  /** The keys of those that the person does not want to see again. */
  dismissed: readonly string[]
}

/** Enough for many rounds of asking. The oldest are dropped first. */
const mostKept = addedLimits.findings * 5

/** What was stored. Anything damaged was never added. */
export function restoreAdded(stored: unknown): Added {
  const { findings, dismissed } = isRecord(stored) ? stored : {}
  return {
    findings: parseAddedFindings(findings).slice(-mostKept),
    dismissed: Array.isArray(dismissed)
      ? dismissed.filter((key) => typeof key === 'string').slice(-mostKept)
      : [],
  }
}

/** The earlier findings with the new ones behind them, each once. */
export function addTo(added: Added, fresh: readonly AddedFinding[]): Added {
  const all = [...added.findings, ...fresh]
  const byKey = new Map(all.map((finding) => [toReviewFinding(finding).key, finding]))
  return { ...added, findings: [...byKey.values()].slice(-mostKept) }
}

const stores = new Map<string, StoreApi<Added>>()

/** The open plan's added findings, remembered in this browser. */
export function findAddedStore(planId: string, ownerId: string): StoreApi<Added> {
  const place = `${ownerId} ${planId}`
  const found = stores.get(place)
  if (found) return found
  const store = createStore<Added>(() => restoreAdded(browserAddedFindings.find(planId, ownerId)))
  store.subscribe(({ findings, dismissed }) =>
    browserAddedFindings.keep(planId, ownerId, { findings: findings.map(toWireFinding), dismissed }),
  )
  stores.set(place, store)
  return store
}
