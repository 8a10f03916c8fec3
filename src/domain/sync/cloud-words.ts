import { formatShortDate } from '#domain/plan/save-status.ts'
import type { CloudState, CloudStop } from './cloud-machine.ts'

export interface CloudWords {
  readonly text: string
  readonly tone: 'quiet' | 'good' | 'busy' | 'trouble'
}

const stopTexts: Record<CloudStop, string> = {
  conflict: 'Needs your choice',
  payment: 'Cloud copies are locked',
  'too-large': 'Too large for the cloud',
  refused: 'Refused by the cloud',
  'signed-out': 'Signed out, not in the cloud',
  'other-account': 'Another account is signed in',
}

/** Whether browser storage has the plan (in which place), will have it after the first edit, or rejects it. */
export type BrowserCopy = 'saved' | 'spare' | 'awaited' | 'refused'

const hereTexts: Record<BrowserCopy, string> = {
  saved: 'Saved in this browser',
  spare: 'Saved in this browser’s backup storage',
  awaited: 'Will be saved in this browser',
  refused: 'Not saved in this browser',
}

/** The line that says where the plan is. */
export function describeCloud(
  state: CloudState,
  nowMs: number,
  browserCopy: BrowserCopy,
  timeZone?: string,
): CloudWords {
  const { flight, asked, stop, unsent, savedAtMs } = state
  if (flight?.kind === 'load') return { text: 'Loading from cloud…', tone: 'busy' }
  if (flight !== null || asked !== null) return { text: 'Saving to cloud…', tone: 'busy' }
  if (stop !== null) return { text: stopTexts[stop], tone: 'trouble' }
  const isWaiting = state.isAutomatic && unsent !== null
  if (isWaiting && !state.isOnline) return { text: 'Offline, will retry', tone: 'trouble' }
  if (isWaiting && state.retry !== null) return { text: 'Cloud unavailable, will retry', tone: 'trouble' }
  const here = hereTexts[browserCopy]
  if (savedAtMs === null || isWaiting) {
    const text = state.isOnline ? here : `Offline · ${here}`
    return { text, tone: browserCopy === 'refused' ? 'trouble' : 'quiet' }
  }
  const age = describeAge(savedAtMs, nowMs, timeZone)
  if (unsent !== null) return { text: `${here}, cloud copy from ${age}`, tone: 'quiet' }
  return { text: `Saved to cloud ${age}`, tone: 'good' }
}

const minuteMs = 60_000

/** 'just now', '2 min ago', '3 h ago', then the date. A time in the future (a clock set back) is just now. */
export function describeAge(timeMs: number, nowMs: number, timeZone?: string): string {
  const minutes = Math.floor((nowMs - timeMs) / minuteMs)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`
  return formatShortDate(timeMs, timeZone)
}
