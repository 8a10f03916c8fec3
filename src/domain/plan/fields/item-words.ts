import type { ListCopy } from './field-copy.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { shortenName } from '#domain/plan/name-item.ts'

/** The name of a list's entry by its number: 'Segment 2'. */
export function numberEntry({ singular }: Pick<ListCopy, 'singular'>, index: number): string {
  return `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${index + 1}`
}

/** An item's name from its first field, which names the item in every list. Null while it is empty. */
export function findItemTitle(item: object, blank: object): string | null {
  const [titleField = ''] = Object.keys(blank)
  const title: unknown = Reflect.get(item, titleField)
  return typeof title === 'string' ? findTitle(title) : null
}

/** The text on one short line, or null when it is blank. */
export function findTitle(text: string): string | null {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line === '' ? null : shortenName(line)
}

/** Whether anything was written in it since it was added. */
export function isItemFilled(item: object, blank: object): boolean {
  return Object.entries(item).some(
    ([key, value]) => key !== 'id' && hasWords(value) && value !== Reflect.get(blank, key),
  )
}

function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(hasWords)
  return isRecord(value) || typeof value === 'number' || value === true
}
