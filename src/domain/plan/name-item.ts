import { isRecord } from './lenient.ts'

const nameFields = ['name', 'title', 'category', 'role', 'description']
const longestName = 40

/** What a list's item is called where it is spoken of: by the first of its fields that can name it. */
export function nameItem(item: unknown): string {
  if (!isRecord(item)) return 'Item'
  const names = nameFields.map((field) => item[field])
  const name = names.find((words): words is string => typeof words === 'string' && words.trim() !== '')
  return name === undefined ? 'Untitled' : shortenName(name)
}

export function shortenName(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name
}
