import * as z from 'zod/mini'

/**
 * Building blocks of a schema whose parse never fails. Plans come from old versions, other tabs, files that
 * people edited by hand and foreign programs; one wrong field must never cost the person the rest.
 */

/** A field whose value is put right by a function, and has a default while it is missing. */
export const repaired = <Output>(repair: (value: unknown) => Output, missing: () => Output) =>
  z.prefault(z.transform(repair), missing)

export const text = () => repaired(toText, () => '')

export const number = (missing = 0) => repaired(toNumber, () => missing)

/** One of a fixed set of words, or empty while the person has not chosen. */
export const choice = <const Option extends string>(options: readonly Option[]) =>
  repaired<Option | ''>(
    (value) => options.find((option) => option === value) ?? '',
    () => '',
  )

export const textList = () => repaired(toTextList, () => [])

/** A list of objects. An item that is a bare text becomes an object with the text in its `wordsField`. */
export const list = <Item extends z.core.$ZodType<unknown, Record<string, unknown>>>(
  item: Item,
  wordsField: string,
) =>
  z.prefault(
    z.pipe(
      z.transform((value) => toItems(value, wordsField)),
      z.array(item),
    ),
    () => [],
  )

/** An object that keeps the fields it does not know, so that a newer version's data survives an older one. */
export const section = <const Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.prefault(z.pipe(z.transform(toRecord), z.looseObject(shape)), () => ({}))

/** A list's item. Unlike a section it is never conjured out of a missing value. */
export const item = <const Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.looseObject(shape)

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  if (Array.isArray(value)) return toTextList(value).join('\n')
  return ''
}

function toTextList(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => findWords(entry) ?? [])
}

/** A number in a list of texts was meant as text, and an object's name or title are its words. */
function findWords(entry: unknown): string | null {
  if (typeof entry === 'string') return entry
  if (typeof entry === 'number' && Number.isFinite(entry)) return String(entry)
  if (!isRecord(entry)) return null
  const words = ['name', 'title', 'text', 'label', 'description'].map((field) => entry[field])
  return words.find((word) => typeof word === 'string') ?? null
}

function toItems(value: unknown, wordsField: string): Record<string, unknown>[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    if (isRecord(entry)) return [toRecord(entry)]
    const words = findWords(entry)
    return words === null ? [] : [{ [wordsField]: words }]
  })
}

export function toNumber(value: unknown): number {
  const parsed = typeof value === 'string' ? parseDecimal(value) : value
  // -0 does not survive JSON, so it is not let in.
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed + 0 : 0
}

/** Reads what people type: '$1,200.50', '12 %', '1 200'. Anything else is not a number, hence 0. */
function parseDecimal(typed: string): number {
  const bare = typed.replaceAll(/[\s$€£%,_]/g, '')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(bare) ? Number(bare) : 0
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A plain copy without `__proto__`, which JSON can carry as an own key and an assignment would obey. */
function toRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '__proto__'))
}
