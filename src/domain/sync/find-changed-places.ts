import type { FieldPlace } from '#domain/plan/field-values.ts'
import { isRecord } from '#domain/plan/lenient.ts'
import { steps } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { isJsonEqual } from './json-values.ts'

/** The deepest field of a plan is a line in a list of an item. Whatever a foreign file nests is left alone. */
const deepest = 5

/** Where the later plan differs: of each step that changed, the first field, item or list. In the steps' order. */
export function findChangedPlaces(before: WorkbookData, after: WorkbookData): FieldPlace[] {
  return steps
    .filter(({ key }) => !isJsonEqual(before[key], after[key]))
    .map(({ key }) => findPlace(before[key], after[key], [key]))
}

function findPlace(before: unknown, after: unknown, place: FieldPlace): FieldPlace {
  const key = place.length < deepest ? findChangedKey(before, after) : undefined
  if (key === undefined) return place
  const next = [...place, key]
  const [earlier, later] = [readPart(before, key), readPart(after, key)]
  return earlier === undefined ? next : findPlace(earlier, later, next)
}

/** Undefined for what has no parts, and where something was only taken away: then the whole is the place. */
function findChangedKey(before: unknown, after: unknown): string | undefined {
  return listKeys(after).find((key) => !isJsonEqual(readPart(before, key), readPart(after, key)))
}

function listKeys(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return isRecord(value) ? Object.keys(value) : []
  return value.map((entry: unknown, index) => findId(entry) ?? String(index))
}

function readPart(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    return (value as unknown[]).find((entry, index) => (findId(entry) ?? String(index)) === key)
  }
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function findId(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined
}
