import type { Level, SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

/** An item of a list by its id, so the address stays right when the list is reordered. */
export interface ItemKey {
  readonly id: string
}

/** The key of a field, an item of a list, or the index in a list whose entries have no ids. */
export type AddressSegment = string | ItemKey | number

/** A path into any value, including fields of newer versions. Known fields have a `FieldAddress`. */
export type AddressPath = readonly AddressSegment[]

/**
 * Where a field of the plan is: ['businessIdea', 'name'], ['marketAnalysis', 'segments', { id }, 'size'] or
 * ['businessModel', 'revenueStreams', 2]. The type is derived from the schema, so a wrong address does not compile.
 */
export type FieldAddress = Exclude<AddressOf<unknown>, SectionAddress>
export type SectionAddress = readonly [SectionKey]

/** Addresses by the type of the value. */
export type TextAddress = AddressOf<string>
export type NumberAddress = AddressOf<number>
/** Numbers that a person may leave empty, and all others. */
export type OptionalNumberAddress = AddressOf<number | null>
export type FlagAddress = AddressOf<boolean>
export type LevelAddress = AddressOf<Level | ''>
/** Every choice from a fixed set of words, levels too. */
export type ChoiceAddress = AddressOf<AnyChoice>
export type NumberListAddress = AddressOf<(number | null)[]>
export type TextListAddress = AddressOf<string[]>
export type ItemListAddress = AddressOf<ItemKey[]>

/** Only the fields of the steps. What a person says to the review is no field of a form. */
export type AddressOf<Wanted> = AddressIn<Pick<WorkbookData, SectionKey>, Wanted>

/** The addresses in `Value` at which there is a value of the wanted type. */
export type AddressIn<Value, Wanted> = Value extends readonly (infer Entry)[]
  ? [Entry] extends [ItemKey]
    ? Ended<ItemKey, Fits<Entry, Wanted>> | readonly [ItemKey, ...AddressIn<ItemFields<Entry>, Wanted>]
    : Ended<number, Fits<Entry, Wanted>> | readonly [number, ...AddressIn<Entry, Wanted>]
  : Value extends object
    ? AddressInFields<KnownFields<Value>, Wanted>
    : never

/** Fields of one object share a tuple, which leaves the compiler a third as many tuples to compare. */
type AddressInFields<Fields, Wanted> =
  | Ended<
      {
        [Key in keyof Fields]-?: Fits<Exclude<Fields[Key], undefined>, Wanted> extends true ? Key : never
      }[keyof Fields],
      true
    >
  | { [Key in keyof Fields]-?: readonly [Key, ...AddressIn<NonNullable<Fields[Key]>, Wanted>] }[keyof Fields]

type Ended<Segment, IsWanted> = [Segment] extends [never]
  ? never
  : IsWanted extends true
    ? readonly [Segment]
    : never

type Fits<Value, Wanted> = unknown extends Wanted
  ? true
  : [Wanted] extends [AnyChoice]
    ? IsChoice<Value>
    : FitsExactly<Value, Wanted>

/** A choice is not free text, so types of text have to match exactly. */
type FitsExactly<Value, Wanted> = [Value] extends [Wanted]
  ? [Value] extends [string]
    ? [Wanted] extends [Value]
      ? true
      : false
    : true
  : false

/** Stands for any choice as the wanted type. */
interface AnyChoice {
  readonly anyChoice: true
}

type IsChoice<Value> = [Value] extends [string] ? ([string] extends [Value] ? false : true) : false

/** Stored objects keep unknown fields. This type has only the ones that the workbook knows. */
export type KnownFields<Stored> = {
  [
    Field in keyof Stored as string extends Field ? never : number extends Field ? never : Field
  ]: Stored[Field]
}

/** The fields of an item that a person fills in: all except the id. */
export type ItemFields<Item> = Omit<KnownFields<Item>, 'id'>

export type ItemIn<List extends ItemListAddress> = readonly [...List, ItemKey]

/** The keys of the text fields of a list's items. */
export type ItemTextKey<List extends ItemListAddress, Address = TextAddress> = Address extends readonly [
  ...List,
  ItemKey,
  infer Key extends string,
]
  ? Key
  : never

/** The type of the value at an address. It includes undefined if an item on the path can be gone. */
export type ValueAt<Address extends AddressPath, From = WorkbookData> = Address extends readonly [
  infer Segment,
  ...infer Rest extends AddressPath,
]
  ? ValueAt<Rest, Entered<NonNullable<From>, Segment>> | Extract<From, undefined>
  : From

type Entered<From, Segment> = From extends readonly (infer Entry)[]
  ? Entry | undefined
  : Segment extends keyof From
    ? From[Segment]
    : never
