import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

/** What a field says about itself: its name as people say it, and one line on what a good answer holds. */
export interface FieldCopy {
  readonly label: string
  readonly hint: string
  /** A short sample answer for the empty box, for fields where the form of the answer is not obvious. */
  readonly placeholder?: string
}

/** What a list says on top of that. `singular` is written to follow a verb: 'Remove segment'. */
export interface ListCopy extends FieldCopy {
  readonly singular: string
  readonly addText: string
  readonly emptyText: string
}

export interface ItemListCopy<Item> extends ListCopy {
  readonly fields: { readonly [Field in keyof ItemDraft<Item>]: CopyOf<Item[Field]> }
  /** A new item as the list's add button makes it, before it is given its id. */
  readonly createBlank: () => ItemDraft<Item>
}

/** Copy for every field of a section: a field without words does not compile. */
export type SectionCopy<Key extends SectionKey> = {
  readonly [Field in keyof KnownFields<WorkbookData[Key]>]: CopyOf<WorkbookData[Key][Field]>
}

/** Stored objects keep unknown fields; this leaves those that the workbook itself knows. */
export type KnownFields<Stored> = {
  [
    Field in keyof Stored as string extends Field ? never : number extends Field ? never : Field
  ]: Stored[Field]
}

/** A list's item before it has an id. */
export type ItemDraft<Item> = Omit<KnownFields<Item>, 'id'>

type CopyOf<Value> = Value extends string | number
  ? FieldCopy
  : Value extends string[]
    ? ListCopy
    : Value extends (infer Item)[]
      ? ItemListCopy<Item>
      : { readonly [Field in keyof KnownFields<Value>]: FieldCopy }

/** The texts that every list words alike: `words` as in 'market segments', `added` as on the button. */
export function describeList(words: string, added: string): Pick<ListCopy, 'addText' | 'emptyText'> {
  const addText = `Add ${added}`
  return { addText, emptyText: `No ${words} defined yet. Click "${addText}" to get started.` }
}
