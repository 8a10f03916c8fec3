import type { Level, SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

/** An item of a list by its id, so that an address still leads to it after others moved. */
export interface ItemKey {
  readonly id: string
}

/** The key of a field, an item of a list, or the index in a list whose entries have no ids. */
export type AddressSegment = string | ItemKey | number

/** A way into any value, also to what a newer version wrote there. What this version knows has a `FieldAddress`. */
export type AddressPath = readonly AddressSegment[]

/**
 * Where a field of the plan stands: ['businessIdea', 'name'], ['marketAnalysis', 'segments', { id }, 'size'] or
 * ['businessModel', 'revenueStreams', 2]. It follows from the schema, so one that leads nowhere does not compile.
 */
export type FieldAddress = Exclude<AddressOf<unknown>, SectionAddress>
export type SectionAddress = readonly [SectionKey]

/** Addresses by what stands there. */
export type TextAddress = AddressOf<string>
export type NumberAddress = AddressOf<number>
export type LevelAddress = AddressOf<Level | ''>
export type TextListAddress = AddressOf<string[]>
export type ItemListAddress = AddressOf<ItemKey[]>

export type AddressOf<Wanted> = AddressIn<WorkbookData, Wanted>

/** The ways into `Value` that end at something of the wanted type. */
export type AddressIn<Value, Wanted> = Value extends readonly (infer Entry)[]
  ? Entry extends ItemKey
    ? Ended<ItemKey, Fits<Entry, Wanted>> | readonly [ItemKey, ...AddressIn<ItemFields<Entry>, Wanted>]
    : Ended<number, Fits<Entry, Wanted>> | readonly [number, ...AddressIn<Entry, Wanted>]
  : Value extends object
    ? AddressInFields<KnownFields<Value>, Wanted>
    : never

/** Fields beside each other share a tuple: the compiler has a third as many of them to compare. */
type AddressInFields<Fields, Wanted> =
  | Ended<
      {
        [Key in keyof Fields]-?: Fits<NonNullable<Fields[Key]>, Wanted> extends true ? Key : never
      }[keyof Fields],
      true
    >
  | { [Key in keyof Fields]-?: readonly [Key, ...AddressIn<NonNullable<Fields[Key]>, Wanted>] }[keyof Fields]

type Ended<Segment, IsWanted> = [Segment] extends [never]
  ? never
  : IsWanted extends true
    ? readonly [Segment]
    : never

/** One word of a fixed set is no text that takes any: between words the types have to be the same. */
type Fits<Value, Wanted> = unknown extends Wanted
  ? true
  : [Value] extends [Wanted]
    ? [Value] extends [string]
      ? [Wanted] extends [Value]
        ? true
        : false
      : true
    : false

/** Stored objects also carry unknown fields; this leaves those that the workbook itself knows. */
export type KnownFields<Stored> = {
  [
    Field in keyof Stored as string extends Field ? never : number extends Field ? never : Field
  ]: Stored[Field]
}

/** What a person fills in of a list's item: all but its id. */
export type ItemFields<Item> = Omit<KnownFields<Item>, 'id'>

export type ItemIn<List extends ItemListAddress> = readonly [...List, ItemKey]

/** The keys of the texts in a list's items. */
export type ItemTextKey<List extends ItemListAddress, Address = TextAddress> = Address extends readonly [
  ...List,
  ItemKey,
  infer Key extends string,
]
  ? Key
  : never

/** What stands at an address; undefined where an item on the way to it may be gone. */
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
