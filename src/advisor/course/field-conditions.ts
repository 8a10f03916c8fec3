import type { AddressPath, FieldAddress } from '#domain/plan/address/field-address.ts'
import { findItemKey, readAt } from '#domain/plan/address/values-at.ts'
import { walkTexts } from '#domain/plan/address/walk-texts.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { plural } from '#domain/wording/plural.ts'
import { countOwnWords, countOwnWordsIn, hasWords } from './own-words.ts'
import type { TaskState } from './task-state.ts'

/** The schema of a lesson has checked the path. */
const toAddress = (path: AddressPath) => path as FieldAddress

/** 'Step 11, Risk Analysis.' */
function nameStep([section]: AddressPath): string {
  const step = steps.find(({ key }) => key === section)
  return step ? `Step ${step.number}, ${step.name}.` : ''
}

/** Every text at or below the path. */
function* listTextsAt(data: WorkbookData, path: AddressPath): Generator<string> {
  for (const { address, text } of walkTexts(data, path[0] as SectionKey)) {
    if (path.every((segment, index) => address[index] === segment)) yield text
  }
}

export function checkOwnWords(data: WorkbookData, path: AddressPath, words: number): TaskState {
  const texts = [...listTextsAt(data, path)]
  const own = countOwnWordsIn(texts)
  const isEmpty = texts.every((text) => text.trim() === '')
  const none = isEmpty ? 'Still empty.' : 'Not yet in your own words.'
  const far = own === 0 ? none : `${own} of ${words} different ${plural(words, 'word')} so far.`
  return own >= words
    ? { isPassed: true, detail: `${own} different words of your own`, address: toAddress(path) }
    : { isPassed: false, detail: `${nameStep(path)} ${far}`, address: toAddress(path) }
}

/** An item counts when the named parts, or else any of its texts, are in the person's own words. A name may be a usual one. */
export function checkItems(
  data: WorkbookData,
  path: AddressPath,
  count: number,
  parts: readonly string[],
): TaskState {
  const found = readAt(data, path)
  const entries: readonly unknown[] = Array.isArray(found) ? found : []
  const own = entries.filter((entry) => isOwnEntry(entry, parts)).length
  if (own >= count) return { isPassed: true, detail: `${own} of your own`, address: toAddress(path) }
  const refused = entries.find((entry) => isWritten(entry, parts) && !isOwnEntry(entry, parts))
  const why = refused === undefined ? '' : ` ${own === 0 ? 'One' : 'Another one'} ${sayRefused(refused)}`
  return {
    isPassed: false,
    detail: `${nameStep(path)} ${own} of ${count} so far.${why}`,
    address: toAddress(path),
  }
}

function sayRefused(entry: unknown): string {
  const fields: unknown[] = typeof entry === 'string' ? [entry] : Object.values(withoutId(entry))
  const texts = fields.filter((text) => typeof text === 'string')
  if (texts.some((text) => findPlaceholders(text).length > 0)) return 'still has [brackets].'
  return texts.every((text) => text === '' || hasWords(text))
    ? 'is too close to our example or template.'
    : 'says too little.'
}

/** The id of an item is no text of it. */
const withoutId = (entry: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry ?? {}).filter(([name]) => name !== 'id'))

/** Nothing that the task asks for is empty, so something else is wrong with it. */
function isWritten(entry: unknown, parts: readonly string[]): boolean {
  if (typeof entry === 'string') return entry.trim() !== ''
  const fields = new Map(Object.entries(entry ?? {}))
  return parts.length > 0 && parts.every((part) => ![undefined, null, '', 0].includes(fields.get(part)))
}

function isOwnEntry(entry: unknown, parts: readonly string[]): boolean {
  if (typeof entry === 'string') return countOwnWords(entry) > 0
  if (findItemKey(entry) === null) return false
  const fields = new Map(Object.entries(withoutId(entry)))
  if (parts.length === 0) return [...fields.values()].some(isOwnValue)
  const others = parts.filter((part) => !namingParts.has(part))
  const hasOwnText = others.some(
    (part) => typeof fields.get(part) === 'string' && isOwnValue(fields.get(part)),
  )
  return parts.every((part) => {
    const value: unknown = fields.get(part)
    return isOwnValue(value) || (hasOwnText && namingParts.has(part) && isUsualName(value))
  })
}

/** Two people may give a thing the same name, such as 'Financing in place', and describe it in words of their own. */
const namingParts: ReadonlySet<string> = new Set(['name', 'title'])

const isUsualName = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && findPlaceholders(value).length === 0

const isOwnValue = (value: unknown) =>
  typeof value === 'number' ? value > 0 : typeof value === 'string' && countOwnWords(value) > 0

export function checkFilled(data: WorkbookData, path: AddressPath): TaskState {
  const value = readAt(data, path)
  const isEmpty = value === undefined || value === null || value === '' || value === 0
  const isPassed = !isEmpty && !isTemplateValue(path, value)
  return {
    isPassed,
    detail: isPassed
      ? showValue(findNameOf(data, path, value) ?? value)
      : `${nameStep(path)} ${isEmpty ? 'Still empty.' : 'Still the template’s.'}`,
    address:
      data.customerPersonas.personas.length === 0 && isPersonaChoice(path) ? personasAt : toAddress(path),
  }
}

const personasAt: FieldAddress = ['customerPersonas', 'personas']

/** It is made at a persona, so it has no place before there is one. */
const isPersonaChoice = ([section, field]: AddressPath) =>
  section === 'customerPersonas' && field === 'primaryPersona'

function isTemplateValue(path: AddressPath, value: unknown): boolean {
  return templates.some(({ id }) => readAt(createWorkbookData(templateOf(id)), path) === value)
}

/** A choice among the section's items is stored as the id of one. */
function findNameOf(data: WorkbookData, [section = '']: AddressPath, value: unknown): unknown {
  if (typeof value !== 'string') return undefined
  const lists = Object.values(readAt(data, [section]) ?? {}).filter((field) => Array.isArray(field))
  const item: unknown = lists.flat().find((entry: unknown) => findItemKey(entry)?.id === value)
  return (item as { name?: unknown } | undefined)?.name
}

const longestShown = 60

function showValue(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US')
  const text = typeof value === 'string' ? value : 'Written'
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  if (year && month) return nameCalendarMonth(Number(year) * 12 + Number(month) - 1)
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
