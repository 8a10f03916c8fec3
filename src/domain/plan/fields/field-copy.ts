import type { ItemFields, ItemKey, KnownFields } from '#domain/plan/address/field-address.ts'
import type { Lenient } from '#domain/plan/lenient-schema.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

/** The words of a field: its name as people say it, and, unless they are kept apart, one line on a good answer. */
export interface FieldCopy extends Partial<FieldHint> {
  readonly label: string
}

export interface FieldHint {
  readonly hint: string
  /** A short sample answer for the empty box, where the format of the answer is not obvious. */
  readonly placeholder?: string
  /** What a number counts. Money is in the plan's currency. */
  readonly unit?: FieldUnit
}

export type FieldUnit = 'money' | 'percent' | 'month' | 'months' | 'days' | 'hours' | 'years' | 'people'

/** The extra words of a list. `singular` follows a verb: 'Remove segment'. */
export interface ListCopy extends FieldCopy {
  readonly hint: string
  readonly singular: string
  readonly addText: string
  readonly emptyText: string
}

export interface ItemListCopy<Item> extends ListCopy {
  readonly fields: { readonly [Field in keyof ItemFields<Item>]: CopyOf<ItemFields<Item>[Field]> }
  /** A new item as the list's add button makes it, before it gets an id. */
  readonly createBlank: () => ItemFields<Item>
}

/** Copy for every field of a section. A field without words does not compile. */
export type SectionCopy<Key extends SectionKey> = GroupCopy<WorkbookData[Key]>

/** The same for a group of fields inside a section. */
export type GroupCopy<Group> = {
  readonly [Field in keyof KnownFields<Group>]: CopyOf<Group[Field]>
}

type CopyOf<Value> = Value extends string | number | boolean | null
  ? FieldCopy
  : Value extends (infer Entry)[]
    ? Entry extends ItemKey
      ? ItemListCopy<Entry>
      : ListCopy
    : GroupCopy<Value>

/** The texts that all lists share: `words` as in 'market segments', `added` as on the button. */
export function describeList(words: string, added: string): Pick<ListCopy, 'addText' | 'emptyText'> {
  const addText = `Add ${added}`
  return { addText, emptyText: `No ${words} defined yet. Click "${addText}" to get started.` }
}

/** Fields that have only a label here, because their hints are kept apart. Lists among them come as they are. */
export function nameFields<const Names extends Readonly<Record<string, string | ListCopy>>>(
  names: Names,
): { readonly [Key in keyof Names]: Names[Key] extends string ? FieldCopy : ListCopy } {
  const named = Object.entries(names).map(([key, name]) => [
    key,
    typeof name === 'string' ? { label: name } : name,
  ])
  return Object.fromEntries(named) as ReturnType<typeof nameFields<Names>>
}

/** What a list's add button makes: an item as the schema restores it from nothing. */
export function createBlankOf<Item extends ItemKey>(item: Lenient<Item>): () => ItemFields<Item> {
  return () => {
    const { id: _id, ...fields } = item.parse({})
    return fields
  }
}
