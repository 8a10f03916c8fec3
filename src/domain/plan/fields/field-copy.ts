import type { ItemFields, ItemKey, KnownFields } from '#domain/plan/address/field-address.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

/** The words of a field: its name as people say it, and one line on what makes a good answer. */
export interface FieldCopy {
  readonly label: string
  readonly hint: string
  /** A short sample answer for the empty box, where the format of the answer is not obvious. */
  readonly placeholder?: string
}

/** The extra words of a list. `singular` follows a verb: 'Remove segment'. */
export interface ListCopy extends FieldCopy {
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
export type SectionCopy<Key extends SectionKey> = {
  readonly [Field in keyof KnownFields<WorkbookData[Key]>]: CopyOf<WorkbookData[Key][Field]>
}

type CopyOf<Value> = Value extends string | number
  ? FieldCopy
  : Value extends (infer Entry)[]
    ? Entry extends ItemKey
      ? ItemListCopy<Entry>
      : ListCopy
    : { readonly [Field in keyof KnownFields<Value>]: CopyOf<Value[Field]> }

/** The texts that all lists share: `words` as in 'market segments', `added` as on the button. */
export function describeList(words: string, added: string): Pick<ListCopy, 'addText' | 'emptyText'> {
  const addText = `Add ${added}`
  return { addText, emptyText: `No ${words} defined yet. Click "${addText}" to get started.` }
}
