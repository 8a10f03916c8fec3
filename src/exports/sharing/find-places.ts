import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { type WrittenText, walkTexts } from '#domain/plan/address/walk-texts.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { steps } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, cleanText, isBlank, splitParagraphs } from '#exports/document/clean-text.ts'
import { type SharedBlock, type SharedSection, writePlaceKey } from './shared-copy.ts'

/** A text of the document that may be a field of the plan. */
interface Part {
  part: number | null
  column: number | null
  text: string
}

type Candidates = ReadonlyMap<string, readonly AddressPath[]>

/** The numbers of one sale stand under these labels, and say more than the number. */
const numberFields: Readonly<Record<string, string>> = {
  Price: 'price',
  'How often a customer buys': 'purchasesPerMonth',
  'Cost of goods (COGS)': 'cogs',
  'Cost to win a customer (CAC)': 'cac',
  'Monthly churn': 'churnRate',
  'Conversion rate': 'conversionRate',
  'Monthly growth': 'monthlyGrowthRate',
}

/** Columns of numbers beside the name of their item, by the list. */
const numberColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pricingTiers: { Price: 'price' },
  startupCosts: { Amount: 'amount' },
}

/**
 * Finds the field behind each part of the document by its text, because the document's order depends on the reader. Of
 * several fields with the same text, those come first that stand beside the field of the part before, and then those
 * that no other part has.
 */
export function findPlaces(data: WorkbookData, sections: readonly SharedSection[]): Record<string, string> {
  const candidates = collectCandidates(data)
  const places: Record<string, string> = {}
  const used = new Set<string>()
  for (const [sectionIndex, { title, blocks }] of sections.entries()) {
    const step = steps.find(({ name }) => name === title)?.key
    let before: AddressPath = step === undefined ? [] : [step]
    for (const [blockIndex, block] of blocks.entries()) {
      const set = (part: number | null, column: number | null, address: AddressPath) => {
        places[writePlaceKey(sectionIndex, blockIndex, part, column)] = writeAddress(address)
      }
      for (const { part, column, text } of listParts(block)) {
        const found = choose(candidates.get(text) ?? [], before, used, isStatement(block))
        if (!found) continue
        used.add(writeAddress(found))
        before = found
        set(part, column, found)
      }
      setNumbers(block, set, (row) => places[writePlaceKey(sectionIndex, blockIndex, row, 0)])
    }
  }
  return places
}

function collectCandidates(data: WorkbookData): Candidates {
  const found = new Map<string, AddressPath[]>()
  const add = (text: string, address: AddressPath) => {
    if (isBlank(text)) return
    const known = found.get(text)
    if (!known) found.set(text, [address])
    else if (!known.includes(address)) known.push(address)
  }
  for (const { address, text } of steps.flatMap(({ key }): WrittenText[] => walkTexts(data, key))) {
    for (const form of [cleanText(text), cleanLine(text), ...splitParagraphs(text)]) add(form, address)
  }
  return found
}

/** The names of a statement's rows are the plan's only where they are the forecast's own. */
function isStatement(block: SharedBlock): boolean {
  return block.type === 'table' && block.rowKinds !== undefined
}

function choose(
  addresses: readonly AddressPath[],
  before: AddressPath,
  used: ReadonlySet<string>,
  isFinancial: boolean,
): AddressPath | null {
  const possible = isFinancial ? addresses.filter(([step]) => step === 'financialProjections') : addresses
  const rank = (address: AddressPath) =>
    2 * countShared(address, before) + (used.has(writeAddress(address)) ? 0 : 1)
  return possible.reduce<AddressPath | null>(
    (best, address) => (best === null || rank(address) > rank(best) ? address : best),
    null,
  )
}

/** How far two addresses go the same way. */
function countShared(one: AddressPath, other: AddressPath): number {
  const [first, second] = [one, other].map((path) => writeAddress(path).split('.')) as [string[], string[]]
  const end = first.findIndex((segment, index) => segment !== second[index])
  return end === -1 ? first.length : end
}

function listParts(block: SharedBlock): Part[] {
  switch (block.type) {
    case 'paragraph':
      return [{ part: null, column: null, text: block.text }]
    case 'heading':
      // Headings of items only. The others are ours.
      return block.level === 3 ? [{ part: null, column: null, text: block.text }] : []
    case 'list':
      return block.items.map((text, part) => ({ part, column: null, text }))
    case 'facts':
      return block.facts.map(({ value }, part) => ({ part, column: null, text: value }))
    case 'table':
      return block.rows.flatMap((row, part) => row.map((text, column) => ({ part, column, text })))
    case 'figures':
    case 'chart':
    case 'risk-matrix':
    case 'writing-lines':
      break
  }
  return []
}

function setNumbers(
  block: SharedBlock,
  set: (part: number, column: number | null, address: AddressPath) => void,
  addressOfRow: (row: number) => string | undefined,
): void {
  if (block.type === 'facts') {
    for (const [part, { label }] of block.facts.entries()) {
      const field = Object.hasOwn(numberFields, label) ? numberFields[label] : undefined
      if (field !== undefined) set(part, null, ['financialProjections', 'projections', field])
    }
  }
  if (block.type !== 'table') return
  for (const row of block.rows.keys()) {
    const [step, list, id] = addressOfRow(row)?.split('.') ?? []
    const columns = step === 'financialProjections' && list !== undefined ? numberColumns[list] : undefined
    if (step === undefined || list === undefined || id === undefined || !columns) continue
    for (const [column, { title }] of block.columns.entries()) {
      const field = columns[title]
      if (field !== undefined) set(row, column, [step, list, { id }, field])
    }
  }
}
