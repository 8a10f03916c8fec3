import { isBlank } from './clean-text.ts'

/** Leaves out items that hold only what the add button created. */
export function keepFilledItems<Item extends Record<string, unknown>>(
  items: readonly Item[],
  createBlank: () => Record<string, unknown>,
): Item[] {
  const blank = createBlank()
  return items.filter((item) => Object.keys(blank).some((field) => isFilled(item[field], blank[field])))
}

function isFilled(value: unknown, blank: unknown): boolean {
  if (typeof value === 'string') return !isBlank(value) && value !== blank
  if (Array.isArray(value)) return value.some((text) => typeof text === 'string' && !isBlank(text))
  return typeof value === 'number' && value !== 0
}
