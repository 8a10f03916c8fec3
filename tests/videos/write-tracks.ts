import { writeFileSync } from 'node:fs'

export interface Cue {
  /** In seconds. */
  from: number
  to: number
  text: string
}

/** A WebVTT track: the captions or the chapters of a video. */
export function writeTrack(file: string, cues: readonly Cue[]): void {
  const blocks = cues.map(({ from, to, text }) => `${toTime(from)} --> ${toTime(to)}\n${text}\n`)
  writeFileSync(file, ['WEBVTT\n', ...blocks].join('\n'))
}

function toTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000)
  const minutes = Math.floor(thousandths / 60_000)
  const rest = ((thousandths % 60_000) / 1000).toFixed(3)
  return `${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`
}
