/** Reads one key of a path that came as text, and ignores anything inherited, such as 'constructor'. */
export function findOwn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}
