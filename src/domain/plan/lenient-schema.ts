import { maxPictureLength } from './plan-limits.ts'
import { isDeepEqual } from './is-deep-equal.ts'

/**
 * Building blocks of a schema whose parse never fails. Plans come from old versions, other tabs, hand-edited
 * files and other programs. One wrong field must never lose the rest. They are plain functions instead of Zod's,
 * because a plan has thousands of fields and is parsed before its first line can show.
 */
export interface Lenient<Output> {
  parse: (value: unknown) => Output
  shape: ValueShape
  /** The value without the parts that a saved plan leaves out. Missing when it leaves none out. */
  toStored?: (value: unknown) => unknown
  /** Set by `later`. */
  isLater?: true
}

/** The shape of a value at run time, for code that walks a plan by its schema. */
export type ValueShape =
  | { readonly kind: 'text' | 'code' | 'reference' | 'picture' | 'number' | 'flag' | 'other' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, ValueShape>> }
  /** Items have ids. Lines only have an index. */
  | { readonly kind: 'items' | 'lines'; readonly entry: ValueShape }

export type OutputOf<Schema> = Schema extends Lenient<infer Output> ? Output : never

type Shape = Readonly<Record<string, Lenient<unknown>>>

/** The known fields and any others. */
type Loose<Fields extends Shape> = { -readonly [Key in keyof Fields]: OutputOf<Fields[Key]> } & {
  [key: string]: unknown
}

/** A field whose value is repaired by a function, with a default for a missing value. */
export const repaired = <Output>(
  repair: (value: unknown) => Output,
  missing: () => Output,
  shape: ValueShape = { kind: 'other' },
): Lenient<Output> => ({
  parse: (value) => repair(value === undefined ? missing() : value),
  shape,
})

export const text = () => repaired(toText, () => '', { kind: 'text' })

/** A text with a fixed form, such as a currency or a month. Two of them cannot be merged word by word. */
export const code = () => repaired(toText, () => '', { kind: 'code' })

/** A JPEG as a data URL, the one kind that every export can hold. Anything else is dropped. */
export const picture = () =>
  repaired(
    (value) =>
      typeof value === 'string' && value.length <= maxPictureLength && jpegUrl.test(value) ? value : '',
    () => '',
    { kind: 'picture' },
  )

const jpegUrl = /^data:image\/jpeg;base64,[a-z\d+/]+={0,2}$/i

/** The id of another item, which means nothing to a reader. */
export const reference = () => repaired(toText, () => '', { kind: 'reference' })

export const number = (missing = 0) => repaired(toNumber, () => missing, { kind: 'number' })

/** A number that may be left empty. Empty is not zero. */
export const optionalNumber = (missing: number | null = null) =>
  repaired(toOptionalNumber, () => missing, { kind: 'number' })

/** Numbers by position, such as one for each month. Those after the last position mean nothing. */
export const numberList = (most: number) =>
  repaired(
    (value) => (Array.isArray(value) ? value.slice(0, most).map(toOptionalNumber) : []),
    () => [],
    { kind: 'lines', entry: { kind: 'number' } },
  )

/** A yes or no. Anything unclear is no. */
export const flag = () =>
  repaired(
    (value) => value === true || value === 'true',
    () => false,
    { kind: 'flag' },
  )

/**
 * A field that plans did not always have. It is always there in an open plan, but a saved one leaves it out while it
 * has its default, so plans that do not use it are saved as they always were.
 */
export const later = <Output>(field: Lenient<Output>): Lenient<Output> => ({ ...field, isLater: true })

/** One of a fixed set of words, or empty while the person has not chosen. */
export const choice = <const Option extends string>(options: readonly Option[]) =>
  repaired<Option | ''>(
    (value) => options.find((option) => option === value) ?? '',
    () => '',
    { kind: 'choice', options },
  )

export const textList = () => repaired(toTextList, () => [], { kind: 'lines', entry: { kind: 'text' } })

/** Words that point to fields or items, which mean nothing to a reader. */
export const referenceList = () =>
  repaired(toTextList, () => [], { kind: 'lines', entry: { kind: 'reference' } })

/** A list of objects. An item that is a bare text becomes an object with the text in its `wordsField`. */
export const list = <Item>(item: Lenient<Item>, wordsField: string): Lenient<Item[]> => {
  const { toStored } = item
  return {
    parse: (value) => toItems(value, wordsField).map((entry) => item.parse(entry)),
    shape: { kind: 'items', entry: withoutId(item.shape) },
    ...(toStored && {
      toStored: (value: unknown) => (Array.isArray(value) ? value.map(toStored) : value),
    }),
  }
}

/** An item is found by its id. The id is not a field, because people do not write it and it never changes. */
function withoutId(shape: ValueShape): ValueShape {
  if (shape.kind !== 'fields') return shape
  const { id: _id, ...fields } = shape.fields
  return { kind: 'fields', fields }
}

/**
 * An object that keeps unknown fields, so that a newer version's data survives an older one. Anything else
 * becomes an object with only defaults, which `missing` may change if there is no value at all.
 */
export const section = <const Fields extends Shape>(
  fields: Fields,
  missing: () => object = () => ({}),
): Lenient<Loose<Fields>> => {
  const known = Object.entries(fields)
  const shapes = Object.fromEntries(known.map(([key, field]) => [key, field.shape]))
  const leavesOut = known.some(([, field]) => field.isLater ?? field.toStored)
  return {
    ...(leavesOut && { toStored: (value: unknown) => leaveOutDefaults(value, known) }),
    shape: { kind: 'fields', fields: shapes },
    parse: (value) => {
      const given = value === undefined ? missing() : value
      const record = isRecord(given) ? given : {}
      const restored: Record<string, unknown> = {}
      for (const [key, field] of known) {
        restored[key] = field.parse(Object.hasOwn(record, key) ? record[key] : undefined)
      }
      for (const key of Object.keys(record)) {
        // JSON can have `__proto__` as an own key, and an assignment would set the prototype.
        if (!Object.hasOwn(fields, key) && key !== '__proto__') restored[key] = record[key]
      }
      return restored as Loose<Fields>
    },
  }
}

function leaveOutDefaults(value: unknown, known: readonly (readonly [string, Lenient<unknown>])[]): unknown {
  if (!isRecord(value)) return value
  const stored = { ...value }
  for (const [key, field] of known) {
    if (field.isLater && isDeepEqual(value[key], field.parse(undefined))) delete stored[key]
    else if (field.toStored) stored[key] = field.toStored(value[key])
  }
  return stored
}

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

/** A number in a list of texts becomes text, and an object is replaced by its name or title. */
function findWords(entry: unknown): string | null {
  if (typeof entry === 'string') return entry
  if (typeof entry === 'number' && Number.isFinite(entry)) return String(entry)
  if (!isRecord(entry)) return null
  const words = ['name', 'title', 'text', 'label', 'description'].map((field) => entry[field])
  return words.find((word) => typeof word === 'string') ?? null
}

function toItems(value: unknown, wordsField: string): object[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => {
    if (isRecord(entry)) return [entry]
    const words = findWords(entry)
    return words === null ? [] : [{ [wordsField]: words }]
  })
}

export function toNumber(value: unknown): number {
  const parsed = typeof value === 'string' ? parseDecimal(value) : value
  // -0 does not survive JSON, so it becomes 0.
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed + 0 : 0
}

function toOptionalNumber(value: unknown): number | null {
  const typed = typeof value === 'string' && /\d/.test(value)
  return typed || (typeof value === 'number' && Number.isFinite(value)) ? toNumber(value) : null
}

/** Reads what people type: '$1,200.50', '12 %', '1 200'. Anything else is not a number, hence 0. */
function parseDecimal(typed: string): number {
  const bare = typed.replaceAll(/[\s$€£%,_]/g, '')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(bare) ? Number(bare) : 0
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
