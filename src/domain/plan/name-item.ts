import { isRecord } from './lenient-schema.ts'

const nameFields = ['name', 'title', 'category', 'role', 'description', 'figure']
const longestName = 40

/** The name of a list item in messages, from the first field that can name it. */
export function nameItem(item: unknown): string {
  if (!isRecord(item)) return 'Item'
  const names = nameFields.map((field) => item[field])
  const name = names.find((words): words is string => typeof words === 'string' && words.trim() !== '')
  return name === undefined ? 'Untitled' : shortenName(name)
}

export function shortenName(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name
}
