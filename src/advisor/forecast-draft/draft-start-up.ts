import { isTemplateCost } from '#advisor/facts/is-template-cost.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { startUpKindLabels } from '#domain/plan/fields/choice-labels.ts'
import type { StartUpKind } from '#domain/plan/forecast-choices.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { DraftLine } from './draft-line.ts'
import { readIn } from './read-in.ts'

const kindWords: Readonly<Record<StartUpKind, RegExp>> = {
  'fit-out':
    /\b(?:fit[- ]?outs?|build[- ]?outs?|renovations?|remodel\w*|construction|furniture|fixtures|interior|leasehold)\b/iu,
  stock:
    /\b(?:inventory|stock|ingredients|goods|merchandise|first (?:deliver\w+|orders?)|raw materials?)\b/iu,
  deposit: /\b(?:deposits?|bond)\b/iu,
  land: /\b(?:land|plot|lot|acres?)\b/iu,
  'cash-reserve':
    /\b(?:working capital|reserves?|buffer|cushion|contingency|runway|cash(?! (?:register|box|drawer))|losses)\b/iu,
  equipment:
    /\b(?:equipment|machin\w+|tools?|vehicles?|vans?|trucks?|cars?|computers?|laptops?|hardware|ovens?|furnishings|appliances|welders?|plasma|lathes?|saws?|lifts?|mowers?|printers?|fridges?|refrigerat\w+|cash (?:registers?|box|drawer))\b/iu,
  fee: /\b(?:fees?|permits?|licen[cs]\w*|legal|lawyer|attorney|registration|incorporation|insurance|marketing|launch|website|store|software|development|design|training|terms|hosting|setup|set-up|branding|photo\w*|pilots?|sellers)\b/iu,
}

/** The kind of each start-up cost that has none yet, where its own words name one. */
export function draftStartUp({ financialProjections }: WorkbookData): {
  readonly lines: readonly DraftLine[]
  readonly remarks: readonly string[]
} {
  const remarks: string[] = []
  const lines = sampleItems(financialProjections.startupCosts).flatMap((cost): DraftLine[] => {
    const { id, category, description, amount, kind } = cost
    if (kind !== '' || amount <= 0) return []
    const named = findKinds(category)
    const kinds = named.length > 0 ? named : findKinds(description).slice(0, 1)
    const [first] = kinds
    const title = shorten(category, 80) || 'A start-up cost without a name'
    if (first === undefined) {
      remarks.push(`“${title}” does not say whether it is a thing that lasts, stock, a deposit or a fee.`)
      return []
    }
    const origin = readIn('Start-up costs', named.length > 0 ? category : description)
    return [
      {
        place: ['financialProjections', 'startupCosts', { id }],
        part: 'Start-up costs',
        title,
        figures: [{ field: 'kind', value: first, origin }],
        questions: [
          ...(first === 'equipment' || first === 'fit-out' ? ['For how many years will you use it?'] : []),
          ...(kinds.length > 1
            ? [`This names several kinds: ${joinWords(kinds.map(nameKind))}. Split it into a line for each.`]
            : []),
          ...(isTemplateCost(cost) ? ['The amount is still the template’s. What is yours?'] : []),
        ],
      },
    ]
  })
  return { lines, remarks }
}

/** In the order in which the text names them. */
function findKinds(text: string): StartUpKind[] {
  const beginning = text.slice(0, 300)
  const found = (Object.keys(kindWords) as StartUpKind[]).flatMap((kind) => {
    const at = kindWords[kind].exec(beginning)?.index
    return at === undefined ? [] : [{ kind, at }]
  })
  return found.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind)
}

function nameKind(kind: StartUpKind): string {
  return startUpKindLabels[kind].toLowerCase()
}
