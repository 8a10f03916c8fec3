/** Always UTC, to the minute, so that operators in several places read the same time. */
export function formatTime(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')
}

export function formatDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}

/** For programs that read the output. */
export function toIsoTime(timeMs: number | null): string | null {
  return timeMs === null ? null : new Date(timeMs).toISOString()
}
