import { readAt } from '#domain/plan/address/values-at.ts'
import { currencyOf } from '#domain/plan/currency-of.ts'
import { isRecord } from '#domain/plan/lenient.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { isBlank } from '#exports/document/clean-text.ts'
import { clipText } from '#exports/document/clip-text.ts'

const mostItems = 4
const longestText = 220
const longestItem = 75

/** Numbers that are no amount of money. */
const plainNumbers: ReadonlySet<string> = new Set(['purchasesPerMonth'])
const percentages: ReadonlySet<string> = new Set(['churnRate'])

/** What the plan says at a field, one line per item. Empty fields and [brackets] of a template are not said. */
export function readOwnWords(data: WorkbookData, path: readonly string[]): string[] {
  const value: unknown = readAt(data, path)
  if (typeof value === 'string') return isOwn(value) ? [clipText(value, longestText)] : []
  if (typeof value === 'number') return value > 0 ? [writeNumber(value, path.at(-1) ?? '', data)] : []
  if (!Array.isArray(value)) return []
  const items = (value as unknown[]).map((item) => writeItem(item, data)).filter((words) => words !== '')
  return items.length > mostItems
    ? [...items.slice(0, mostItems), `and ${items.length - mostItems} more`]
    : items
}

/** The first two texts of an item and its amount: 'Rent and utilities, $4,500'. */
function writeItem(item: unknown, data: WorkbookData): string {
  if (typeof item === 'string') return isOwn(item) ? clipText(item, longestItem) : ''
  if (!isRecord(item)) return ''
  const texts = ['name', 'title', 'role', 'description', 'note']
    .map((part) => item[part])
    .filter((text): text is string => typeof text === 'string' && isOwn(text))
    .slice(0, 2)
  const amount = item['amount'] ?? item['pay']
  const shown = typeof amount === 'number' && amount > 0 ? [writeNumber(amount, 'amount', data)] : []
  return texts.length === 0 ? '' : [clipText(texts.join(': '), longestItem), ...shown].join(', ')
}

function writeNumber(value: number, name: string, data: WorkbookData): string {
  if (percentages.has(name)) return `${value}%`
  return plainNumbers.has(name) ? String(value) : formatMoney(value, { currency: currencyOf(data) })
}

const isOwn = (text: string) => !isBlank(text) && findPlaceholders(text).length === 0
