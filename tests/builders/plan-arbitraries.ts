import fc from 'fast-check'
import { createId } from '#domain/plan/ids.ts'
import { restoreWorkbook, restoreWorkbookData, type Workbook } from '#domain/plan/restore.ts'
import { levels } from '#domain/plan/workbook-data.ts'

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
const target = fc.nat(60)
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

const sectionKeys = Object.keys(newPlan.data)
const fieldPlaces = sectionKeys.flatMap((section) =>
  Object.keys(newPlan.data[section] as Fields).map((field) => ({ section, field })),
)
const listPlaces = fieldPlaces.filter(({ section, field }) =>
  Array.isArray(readPlace(newPlan, section, field)),
)
const scalarPlaces = fieldPlaces.filter((place) => !listPlaces.includes(place))
const itemPlaces = listPlaces.flatMap((place) => {
  const shape = findItemShape(place.section, place.field)
  return shape === null ? [] : [{ ...place, shape }]
})
const textPlaces = listPlaces.filter(({ section, field }) => findItemShape(section, field) === null)

function applyEdit(plan: Workbook, edit: PlanEdit): void {
  switch (edit.do) {
    case 'write': {
      const { section, field } = takeRound(scalarPlaces, edit.field)
      const fields = plan.data[section] as Fields
      if (field === 'projections') writeField(fields[field] as Fields, edit.field, edit)
      else if (field !== 'primaryPersona') fields[field] = edit.text
      return
    }
    case 'add item': {
      const { section, field, shape } = takeRound(itemPlaces, edit.list)
      const item = { ...structuredClone(shape), id: edit.id }
      writeField(item, 0, { text: edit.text, amount: 1 })
      insert(readPlace(plan, section, field) as unknown[], edit.at, item)
      return
    }
    case 'edit item': {
      const { section, field } = takeRound(itemPlaces, edit.list)
      const items = readPlace(plan, section, field) as Fields[]
      if (items.length > 0) writeField(takeRound(items, edit.at), edit.field, edit)
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

/** An item of that list with every field it has, or null when the list holds plain texts. */
function findItemShape(section: string, field: string): Fields | null {
  const data = restoreWorkbookData({ [section]: { [field]: [{ id: 'x' }] } })
  return ((data[section] as Fields)[field] as Fields[])[0] ?? null
}

function writeField(fields: Fields, at: number, edit: { text: string; amount: number }): void {
  const keys = Object.keys(fields).filter((key) => key !== 'id')
  const key = takeRound(keys, at)
  const current = fields[key]
  if (typeof current === 'number') fields[key] = edit.amount
  else if (Array.isArray(current)) current.push(edit.text)
  else if (key === 'impact' || key === 'probability') fields[key] = levels[Math.trunc(edit.amount) % 3] ?? ''
  else fields[key] = edit.text
}

/** Few lists, so that edits of both sides meet in them. */
function takeTexts(plan: Workbook, at: number): string[] {
  const { section, field } = takeRound(textPlaces.slice(0, 2), at)
  return readPlace(plan, section, field) as string[]
}

function takeList(plan: Workbook, at: number): unknown[] {
  const filled = listPlaces
    .map(({ section, field }) => readPlace(plan, section, field) as unknown[])
    .filter((list) => list.length > 0)
  return filled.length === 0 ? [] : takeRound(filled, at)
}

function insert(list: unknown[], at: number, entry: unknown): void {
  list.splice(at % (list.length + 1), 0, entry)
}

function readPlace(plan: Workbook, section: string, field: string): unknown {
  return (plan.data[section] as Fields)[field]
}

function takeRound<Target>(targets: readonly Target[], at: number): Target {
  const taken = targets[at % targets.length]
  if (taken === undefined) throw new Error('There is nothing to take a target from')
  return taken
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
