import { readAt } from '#domain/plan/address/values-at.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { isBlank } from '#exports/document/clean-text.ts'
import { clipText } from '#exports/document/clip-text.ts'

const mostItems = 4
const longestText = 220
const longestItem = 75
/** Of an item with two texts, so that a long first one leaves room for the second. */
const longestPart = 40

/** Numbers that are no amount of money. */
const plainNumbers: ReadonlySet<string> = new Set(['purchasesPerMonth'])
const percentages: ReadonlySet<string> = new Set(['churnRate'])

/** The parts of an item that a worksheet asks about. Of each item, the first ones that it has are shown. */
const shownParts = ['name', 'title', 'role', 'size', 'timeline', 'description', 'note'] as const

/** What the plan says at a field, one line per item. Empty fields and [brackets] of a template are not said. */
export function readOwnWords(data: WorkbookData, path: readonly string[]): string[] {
  const value: unknown = readAt(data, path)
  if (typeof value === 'string') return isOwn(value) ? [clipText(nameChoice(value), longestText)] : []
  if (typeof value === 'number') return value > 0 ? [writeNumber(value, path.at(-1) ?? '', data)] : []
  if (!Array.isArray(value)) return []
  const items = (value as unknown[]).map((item) => writeItem(item, data)).filter((words) => words !== '')
  return items.length > mostItems
    ? [...items.slice(0, mostItems), `and ${items.length - mostItems} more`]
    : items
}

/** A choice and a month are stored as a code. */
function nameChoice(text: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? []
  if (year && month) return nameCalendarMonth(Number(year) * 12 + Number(month) - 1)
  return entityTypes.find(({ value }) => value === text)?.label ?? text
}

/** The first two texts of an item and its amount: 'Rent and utilities, $4,500'. */
function writeItem(item: unknown, data: WorkbookData): string {
  if (typeof item === 'string') return isOwn(item) ? clipText(item, longestItem) : ''
  if (!isRecord(item)) return ''
  // A start-up cost has its category for a name. Where there is a name too, the category is a stored code.
  const named = 'name' in item ? item : { ...item, name: item['category'] }
  const texts = shownParts
    .map((part): unknown => named[part])
    .filter((text): text is string => typeof text === 'string' && isOwn(text))
    .slice(0, 2)
  const amount = item['amount'] ?? item['pay']
  const shown = typeof amount === 'number' && amount > 0 ? [writeNumber(amount, 'amount', data)] : []
  const longest = texts.length === 1 ? longestItem : longestPart
  const words = texts.map((text) => clipText(text, longest)).join(': ')
  return words === '' ? '' : [words, ...shown].join(', ')
}

function writeNumber(value: number, name: string, data: WorkbookData): string {
  if (percentages.has(name)) return `${value}%`
  return plainNumbers.has(name) ? String(value) : formatMoney(value, { currency: currencyOf(data) })
}

const isOwn = (text: string) => !isBlank(text) && findPlaceholders(text).length === 0
