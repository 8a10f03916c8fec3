import fc from 'fast-check'
import { readAt } from '#domain/plan/address/values-at.ts'
import { createId } from '#domain/plan/ids.ts'
import type { ValueShape } from '#domain/plan/lenient-schema.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'

/**
 * Plans and what people do to them, for laws that must hold for every plan. An edit names its target by a
 * number that is taken round the targets there are, so that any edit fits any plan and shrinks well.
 */
export type PlanEdit =
  | { do: 'write'; field: number; text: string; amount: number }
  | { do: 'add item'; list: number; at: number; id: string; text: string }
  | { do: 'edit item'; list: number; at: number; field: number; text: string; amount: number }
  | { do: 'add text'; list: number; at: number; text: string }
  | { do: 'edit text'; list: number; at: number; text: string }
  | { do: 'remove'; list: number; at: number }
  | { do: 'move'; list: number; at: number; to: number }
  | { do: 'choose primary persona'; at: number }
  | { do: 'rename'; title: string }
  | { do: 'change template'; template: string }
  | { do: 'go to step'; step: number }
  | { do: 'complete step'; step: number }
  | { do: 'reset steps' }
  | { do: 'set unknown field'; place: number; key: string; value: unknown }

type Fields = Record<string, unknown>

/** Few words besides the random ones, so that both sides often write the same. */
const text = fc.oneof(
  fc.constantFrom('', 'Rent', 'Wages', 'Ads', 'Zażółć 🚀'),
  fc.string({ maxLength: 10, unit: 'grapheme' }),
)
const target = fc.nat(120)
const amount = fc.oneof(fc.nat(5000), fc.double({ min: -100, max: 100, noNaN: true }))
const step = fc.integer({ min: 1, max: 12 })
const itemId = fc.oneof(
  fc.constantFrom('item-1', 'item-2'),
  fc.uint8Array({ minLength: 21, maxLength: 21 }).map((bytes) => createId(() => bytes)),
)
const unknownValue = fc.oneof(
  fc.constant(undefined),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(text, { maxLength: 4 }),
  fc.uniqueArray(fc.record({ id: fc.constantFrom('u1', 'u2', 'u3'), note: text }), {
    selector: ({ id }) => id,
  }),
)

/** Edits of lists come first in number: lists are where merging and diffing go wrong. */
export const anyEdit: fc.Arbitrary<PlanEdit> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('write'), field: target, text, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('add item'), list: target, at: target, id: itemId, text }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('edit item'),
      list: target,
      at: target,
      field: target,
      text,
      amount,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add text'), list: target, at: target, text }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit text'), list: target, at: target, text }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove'), list: target, at: target }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move'), list: target, at: target, to: target }) },
  fc.record({ do: fc.constant('choose primary persona'), at: target }),
  fc.record({ do: fc.constant('rename'), title: text }),
  fc.record({ do: fc.constant('change template'), template: fc.constantFrom('saas', 'ecommerce') }),
  fc.record({ do: fc.constant('go to step'), step }),
  fc.record({ do: fc.constant('complete step'), step }),
  fc.record({ do: fc.constant('reset steps') }),
  fc.record({
    do: fc.constant('set unknown field'),
    place: target,
    key: fc.constantFrom('fromTheFuture', 'toString'),
    value: unknownValue,
  }),
)

export const anyEdits = fc.array(anyEdit, { maxLength: 12 })

const newPlan = restoreWorkbook({})

/** Each list gets at least some entries often enough for edits, removals and moves to meet something. */
export const anyPlan: fc.Arbitrary<Workbook> = fc
  .array(anyEdit, { maxLength: 40, size: 'max' })
  .map((edits) => applyEdits(newPlan, edits))

/** One plan and what two people who did not see each other made of it. */
export const divergedPlans = fc
  .record({ base: anyPlan, ourEdits: anyEdits, theirEdits: anyEdits })
  .map(({ base, ourEdits, theirEdits }) => ({
    base,
    ours: applyEdits(base, ourEdits),
    theirs: applyEdits(base, theirEdits),
  }))

/** Leaves the given plan as it is, and shares nothing with it: a plan read from storage never does. */
export function applyEdits(plan: Workbook, edits: readonly PlanEdit[]): Workbook {
  const edited = JSON.parse(JSON.stringify(plan)) as Workbook
  for (const edit of edits) applyEdit(edited, edit)
  return restoreWorkbook(JSON.parse(JSON.stringify(edited)))
}

type Path = readonly string[]

interface Place {
  readonly path: Path
  readonly shape: ValueShape
}

/** Every field outside of list items, in groups too. */
const places = listPlaces(workbookDataSchema.shape, [])
const lists = places.filter(({ shape }) => shape.kind === 'items' || shape.kind === 'lines')
const scalars = places.filter((place) => !lists.includes(place) && !place.path.includes('primaryPersona'))
const itemLists = lists.flatMap(({ path, shape }) =>
  shape.kind === 'items' && shape.entry.kind === 'fields' ? [{ path, fields: shape.entry.fields }] : [],
)
const textLists = lists.filter(({ shape }) => shape.kind === 'lines' && shape.entry.kind === 'text')

function listPlaces(shape: ValueShape, path: Path): Place[] {
  if (shape.kind !== 'fields') return [{ path, shape }]
  return Object.entries(shape.fields).flatMap(([key, field]) => listPlaces(field, [...path, key]))
}

function applyEdit(plan: Workbook, edit: PlanEdit): void {
  switch (edit.do) {
    case 'write': {
      const { path, shape } = takeRound(scalars, edit.field)
      const holder = readPlace(plan, path.slice(0, -1)) as Fields
      holder[path.at(-1) ?? ''] = makeValue(shape, edit)
      return
    }
    case 'add item': {
      const { path, fields } = takeRound(itemLists, edit.list)
      const item = { id: edit.id }
      writeField(item, fields, 0, { text: edit.text, amount: 1 })
      insert(readPlace(plan, path) as unknown[], edit.at, item)
      return
    }
    case 'edit item': {
      const { path, fields } = takeRound(itemLists, edit.list)
      const items = readPlace(plan, path) as Fields[]
      if (items.length > 0) writeField(takeRound(items, edit.at), fields, edit.field, edit)
      return
    }
    case 'add text':
      insert(takeTexts(plan, edit.list), edit.at, edit.text)
      return
    case 'edit text': {
      const texts = takeTexts(plan, edit.list)
      if (texts.length > 0) texts[edit.at % texts.length] = edit.text
      return
    }
    case 'remove': {
      const list = takeList(plan, edit.list)
      list.splice(edit.at % Math.max(1, list.length), 1)
      return
    }
    case 'move': {
      const list = takeList(plan, edit.list)
      for (const entry of list.splice(edit.at % Math.max(1, list.length), 1)) insert(list, edit.to, entry)
      return
    }
    case 'choose primary persona': {
      const { personas } = plan.data.customerPersonas
      plan.data.customerPersonas.primaryPersona = personas[edit.at % (personas.length + 1)]?.id ?? ''
      return
    }
    case 'rename':
      plan.title = edit.title
      return
    case 'change template':
      plan.template = edit.template
      return
    case 'go to step':
      plan.currentStep = edit.step
      return
    case 'complete step':
      plan.completedSteps.push(edit.step)
      return
    case 'reset steps':
      plan.currentStep = 1
      plan.completedSteps = []
      return
    case 'set unknown field':
      takeRound([plan, plan.data, ...Object.values(plan.data).filter(isFields)], edit.place)[edit.key] =
        edit.value
  }
}

interface Written {
  text: string
  amount: number
}

function writeField(
  item: Fields,
  fields: Readonly<Record<string, ValueShape>>,
  at: number,
  edit: Written,
): void {
  const [key, shape] = takeRound(Object.entries(fields), at)
  if (shape.kind !== 'lines') item[key] = makeValue(shape, edit)
  else item[key] = [...((item[key] as unknown[] | undefined) ?? []), makeValue(shape.entry, edit)]
}

function makeValue(shape: ValueShape, { text: words, amount: figure }: Written): unknown {
  const round = Math.trunc(Math.abs(figure))
  if (shape.kind === 'number') return figure
  if (shape.kind === 'flag') return round % 2 === 1
  if (shape.kind === 'choice') return takeRound(['', ...shape.options], round)
  if (shape.kind === 'picture')
    return takeRound(['', 'data:image/jpeg;base64,/9j/4A==', 'data:image/jpeg;base64,/9j/4Q=='], round)
  return shape.kind === 'code' ? takeRound(['EUR', '2027-03', ''], round) : words
}

/** Few lists, so that edits of both sides meet in them. */
function takeTexts(plan: Workbook, at: number): string[] {
  return readPlace(plan, takeRound(textLists.slice(0, 2), at).path) as string[]
}

function takeList(plan: Workbook, at: number): unknown[] {
  const filled = lists.map(({ path }) => readPlace(plan, path) as unknown[]).filter((list) => list.length > 0)
  return filled.length === 0 ? [] : takeRound(filled, at)
}

function insert(list: unknown[], at: number, entry: unknown): void {
  list.splice(at % (list.length + 1), 0, entry)
}

function readPlace(plan: Workbook, path: Path): unknown {
  return readAt(plan.data, path)
}

function takeRound<Target>(targets: readonly Target[], at: number): Target {
  const taken = targets[at % targets.length]
  if (taken === undefined) throw new Error('There is nothing to take a target from')
  return taken
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
