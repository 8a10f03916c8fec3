import type { AddressPath, AddressSegment } from '#domain/plan/address/field-address.ts'
import { findShape } from '#domain/plan/address/find-shape.ts'
import { parseAddress } from '#domain/plan/address/parse-address.ts'
import { findItemKey, readAt } from '#domain/plan/address/values-at.ts'
import { labelChoice } from '#domain/plan/fields/choice-labels.ts'
import { labelPath } from '#domain/plan/fields/label-path.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { nameItem } from '#domain/plan/name-item.ts'
import { maxPlanDepth } from '#domain/plan/plan-limits.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { steps } from '#domain/plan/steps.ts'
import { type Change, findChanges } from './find-changes.ts'

/** One difference between two copies of a plan, in the form's words. An empty side has an empty text. */
export interface Difference {
  /** Unique among the differences between the same two copies. */
  readonly key: string
  /** The step's name, or 'Plan' for fields outside the steps. */
  readonly section: string
  /** 'Problem statement', or inside an item 'Customer personas / Dana / Goals'. */
  readonly field: string
  readonly one: string
  readonly other: string
  readonly path: AddressPath
  /** The same entry at another position in its list. */
  readonly isMove: boolean
}

type DescribeTemplate = (templateId: string) => string

/** The differences between `one` and `other`, field by field, in the order of the steps. */
export function listDifferences(
  one: Workbook,
  other: Workbook,
  describeTemplate: DescribeTemplate,
): Difference[] {
  const plan: Difference[] = [
    describePlanField('title', 'Title', one.title, other.title),
    describePlanField(
      'template',
      'Template',
      describeTemplate(one.template),
      describeTemplate(other.template),
    ),
    describePlanField(
      'completedSteps',
      'Completed steps',
      one.completedSteps.join(', '),
      other.completedSteps.join(', '),
    ),
  ]
  const fields = findChanges(one.data, other.data).map((change, index) =>
    describeChange(change, index, one, other),
  )
  return [...plan.filter((difference) => difference.one !== difference.other), ...fields]
}

function describePlanField(key: string, field: string, one: string, other: string): Difference {
  return { key, section: 'Plan', field, one, other, path: [key], isMove: false }
}

function describeChange(change: Change, index: number, one: Workbook, other: Workbook): Difference {
  const { path } = change
  const [, sectionKey = ''] = path
  const describe = (value: unknown, plan: Workbook) => describeValue(value, path, plan)
  return {
    key: `${index} ${JSON.stringify(path)}`,
    section: nameSection(sectionKey),
    field: nameField(path, one, other),
    ...(change.kind === 'moved'
      ? { one: `Position ${change.fromIndex + 1}`, other: `Position ${change.toIndex + 1}` }
      : { one: describe(change.before, one), other: describe(change.after, other) }),
    path,
    isMove: change.kind === 'moved',
  }
}

function nameSection(sectionKey: AddressSegment): string {
  if (sectionKey === 'review') return 'Review'
  return steps.find(({ key }) => key === sectionKey)?.name ?? 'Other'
}

/** The labels along the path, with items shown by their names. */
function nameField(path: AddressPath, one: Workbook, other: Workbook): string {
  const labels = labelPath(path.slice(1), (entry) => {
    if (typeof entry.at(-1) === 'number') return null
    return nameItem(readAt(other.data, entry) ?? readAt(one.data, entry))
  })
  // What a person says to the review is no field of a form, so it has no label of its own.
  const parts = path[1] === 'review' ? [path[2] === 'sources' ? 'Source' : 'Answer', ...labels] : labels
  // A field of a newer version has no label here, so its key is shown instead.
  return parts.length > 0
    ? parts.join(' / ')
    : (path.findLast((segment) => typeof segment === 'string') ?? 'A field')
}

function describeValue(value: unknown, path: AddressPath, plan: Workbook): string {
  return path[0] === 'data' ? toWords(value, path.slice(1), plan) : toWords(value, [], plan)
}

/** All text of an item or a list, except ids. Levels deeper than any plan are left out. */
function toWords(value: unknown, path: AddressPath, plan: Workbook): string {
  if (path.length > maxPlanDepth) return ''
  if (typeof value === 'string') return describeText(value, path, plan)
  if (typeof value === 'number') return String(value)
  if (value === true) return 'Yes'
  return listSaid(value)
    .map(([segment, entry]) => toWords(entry, [...path, segment], plan))
    .filter(Boolean)
    .join('\n')
}

function describeText(text: string, path: AddressPath, plan: Workbook): string {
  const shape = findShape(path)
  if (shape?.kind === 'picture')
    return text === '' ? '' : `A picture of ${Math.ceil((text.length * 3) / 4000)} kB`
  if (shape?.kind === 'reference') return nameReferred(text, plan)
  const key = path.filter((segment) => typeof segment === 'string').join('.')
  return labelChoice(key, text) ?? text
}

/** The persona, stream, person or cost that has this id, the field that has this mark, or the figure in it. */
function nameReferred(reference: string, { data }: Workbook): string {
  const { streams, people, runningCosts } = data.financialProjections.forecast
  const named = [...data.customerPersonas.personas, ...streams, ...people, ...runningCosts]
  const item = named.find((known) => known.id === reference)
  if (item) return nameItem(item)
  const [address = ''] = reference.split(' ')
  const field = parseAddress(address)
  return field
    ? labelPath(field, (entry) => nameItem(readAt(data, entry))).join(' / ')
    : reference.slice(address.length + 1)
}

function listSaid(value: unknown): readonly (readonly [AddressSegment, unknown])[] {
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => [findItemKey(entry) ?? index, entry] as const)
  }
  return isRecord(value) ? Object.entries(value).filter(([key]) => key !== 'id') : []
}
