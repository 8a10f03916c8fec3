const speeds = [1, 1.25, 1.5, 2]

export function nextSpeed(speed: number): number {
  return speeds[speeds.indexOf(speed) + 1] ?? 1
}

/** '0:48'. A length that is not known yet is '–'. */
export function formatTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–'
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export type PlayerKey = 'play' | 'back' | 'ahead' | 'captions' | 'full' | 'speed'

const keys: Readonly<Record<string, PlayerKey>> = {
  ' ': 'play',
  k: 'play',
  ArrowLeft: 'back',
  ArrowRight: 'ahead',
  c: 'captions',
  f: 'full',
  s: 'speed',
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** What a key means in the player. A control that uses the key itself keeps it. */
export function readPlayerKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress): PlayerKey | null {
  if (ctrlKey || metaKey || altKey) return null
  const { tagName = '' } = (target ?? {}) as { tagName?: string }
  if (tagName === 'SELECT' || (tagName === 'INPUT' && key.startsWith('Arrow'))) return null
  if (tagName === 'BUTTON' && key === ' ') return null
  return keys[key] ?? null
}
