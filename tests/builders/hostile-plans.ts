import type { ValueShape } from '#domain/plan/lenient-schema.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'

type Path = readonly string[]

/** Every text of the plan, by the keys that lead to it. A list counts as its first entry. */
export const textPlaces: readonly Path[] = listTexts(workbookDataSchema.shape, [])

/** A plan that has this text in one place and nothing else. */
export function placeText(path: Path, text: string): Record<string, unknown> {
  return write(workbookDataSchema.shape, path, text) as Record<string, unknown>
}

function listTexts(shape: ValueShape, path: Path): Path[] {
  if (shape.kind === 'text') return [path]
  if (shape.kind === 'items' || shape.kind === 'lines') return listTexts(shape.entry, path)
  if (shape.kind !== 'fields') return []
  return Object.entries(shape.fields).flatMap(([key, field]) => listTexts(field, [...path, key]))
}

function write(shape: ValueShape, path: Path, text: string): unknown {
  if (shape.kind === 'items') return [{ id: 'item-1', ...(write(shape.entry, path, text) as object) }]
  if (shape.kind === 'lines') return [write(shape.entry, path, text)]
  const [key = '', ...rest] = path
  const field = shape.kind === 'fields' ? shape.fields[key] : undefined
  return field ? { [key]: write(field, rest, text) } : text
}
