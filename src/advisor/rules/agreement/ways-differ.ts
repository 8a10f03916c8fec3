import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { isStandIn } from '#advisor/facts/agreement/employment.ts'
import { readNear } from '#advisor/facts/agreement/near-words.ts'
import { type PairedWays, pairedWays } from '#advisor/facts/agreement/paired-ways.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { quoteNear } from './quote-near.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** One thing that two steps do in two ways: 'pastries from a local bakery' and 'we bake our own pastries'. */

interface Way {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
  readonly words: ReadonlySet<string>
  readonly nearest: ReadonlySet<string>
}

interface Read {
  readonly sentence: string
  readonly mark: string
  readonly words: ReadonlySet<string>
  readonly nearest: ReadonlySet<string>
  readonly pair: PairedWays
  readonly side: 'one' | 'other'
}

const mostFound = 2
/** A word that many sentences have does not name a thing. */
const mostUses = 5
/** They say how and not what. */
const wayWords = new Set(
  'contrac subcont employe staff payroll lease rent own buy bought purchas new used fresh frozen hand machine automat paid pay invoice bill include free extra cost inside outside indoor outdoor sign time supply arrive receive source order loan'.split(
    ' ',
  ),
)
const notSo =
  /\b(?:can[’']t|cannot|(?:those|firms|shops|people|builders|\w+ers) (?:who|that)|third|fourth|second(?!-|\s?hand)|another|additional|decision|decid\w*|option|whether|no|not|never|without|nor|instead of|rather than|unlike|if|unless|until|later|from year|from month|as a backup|backup|in case|else|others?|competitors?|rivals?|most (?:shops|firms|companies))\b/i

/** 'The towels for the sauna are extra' is about the towels. */
const subject =
  /(?:^|[,;:] |\b(?:the|your|all|any) )((?:[\w-]+ ){0,2}[\w-]+) (?:for|of|in|from|on) [^,;:.]{3,40} (?:is|are|costs?|comes?) $/i

const listWays = rememberTexts((text: string): readonly Read[] =>
  splitSentences(text.slice(0, 2000)).flatMap((sentence) => {
    if (notSo.test(sentence) || isStandIn(sentence)) return []
    return pairedWays.flatMap((pair) =>
      (['one', 'other'] as const).flatMap((side): Read[] => {
        const found = pair[side].exec(sentence)
        if (!found) return []
        const { words, nearest } = readNear(sentence, found.index, found.index + found[0].length)
        const inside = readNear(found[0], found[0].length, found[0].length).words
        const head = listContextWords(subject.exec(sentence.slice(0, found.index))?.[1] ?? '').slice(-1)
        const isThing = (word: string) => !wayWords.has(word)
        return [
          {
            sentence,
            mark: found[0],
            words: new Set([...words, ...head, ...inside].filter(isThing)),
            nearest: new Set([...nearest, ...head, ...inside].filter(isThing)),
            pair,
            side,
          },
        ]
      }),
    )
  }),
)

interface Clash {
  readonly pair: PairedWays
  readonly one: Way
  readonly other: Way
}

function listClashes(facts: PlanFacts): Clash[] {
  const texts = listOwnTexts(facts)
  const read = texts.flatMap((text) =>
    listWays(text.text).map((way) => ({ text, ...way, ...(isSupply(text) && listSupplied(way.sentence)) })),
  )
  const uses = countUses(texts)
  const found: Clash[] = []
  for (const pair of pairedWays) {
    const ways = read.filter((way) => way.pair === pair && (!pair.within || pair.within.test(way.text.field)))
    const ones = ways.filter(({ side }) => side === 'one')
    const others = ways.filter(({ side }) => side === 'other')
    const clash = findClash(ones, others, uses)
    if (clash) found.push({ pair, ...clash })
    if (found.length >= mostFound) break
  }
  return found
}

/** Everything that a supplier's line names comes from there: 'Foodservice: our pierogi, frozen and ready to boil'. */
function isSupply({ field }: OwnText): boolean {
  return field === 'operationsPlan.suppliers'
}

const listSupplied = rememberTexts((sentence: string) => {
  const words: ReadonlySet<string> = new Set(listContextWords(sentence).filter((word) => !wayWords.has(word)))
  return { words, nearest: words }
})

function findClash(ones: readonly Way[], others: readonly Way[], uses: ReadonlyMap<string, number>) {
  for (const one of ones) {
    for (const other of others) {
      if (one.text.text === other.text.text || areTwoRows(one.text, other.text)) continue
      const shared = [...one.words].filter(
        (word) =>
          other.words.has(word) && isBeforeHead(one.sentence, word) === isBeforeHead(other.sentence, word),
      )
      const isRare = (word: string) => (uses.get(word) ?? 0) <= mostUses
      // Beside both marks it is the thing itself. Elsewhere, most of the words must be the same.
      const isBeside = shared.some((word) => one.nearest.has(word) && other.nearest.has(word))
      const isMost = shared.length * 2 > Math.min(one.words.size, other.words.size)
      if (!(isBeside || (isMost && shared.some(isRare)))) continue
      // A text that says both explains it, and so do two rows of one list: part-time first, full-time later.
      const isSame = (third: Way, way: Way) =>
        third.text === way.text ||
        (areTwoRows(third.text, way.text) && shared.some((word) => third.words.has(word)))
      const explains = (way: Way) =>
        ones.some((third) => isSame(third, way)) && others.some((third) => isSame(third, way))
      if (!explains(one) && !explains(other)) return { one, other }
    }
  }
  return null
}

const heads = String.raw`\b(?:equipment|machines?|tools?|furniture|gear|software|pumps?|doors?|chargers?|fixtures?|appliances?|racks?|shelves|shelving|tables?|chairs?|tires?|filters?|signs?|uniforms?|insurance|licen[cs]es?|permits?)\b`
const head = new RegExp(heads, 'i')

/** 'Kitchen equipment' is no kitchen. */
function isBeforeHead(sentence: string, word: string): boolean {
  return head.test(sentence) && new RegExp(String.raw`\b${word}\p{L}* ${heads}`, 'iu').test(sentence)
}

/** Lists of which each row is one thing, so that two rows are two people or two purchases. */
const rows =
  /^(?:financialProjections\.(?:forecast|startupCosts|pricingTiers)|teamStructure|implementationTimeline\.milestones)\b/u

/** The list of a row, and which of its rows it is. */
function readRow({ field, address }: OwnText): { list: string; id: string } | null {
  const at = rows.test(field) ? address.findIndex((part) => typeof part === 'object') : -1
  const item = address[at]
  return typeof item === 'object' ? { list: field.split('.', at).join('.'), id: item.id } : null
}

function areTwoRows(one: OwnText, other: OwnText): boolean {
  const [row, second] = [readRow(one), readRow(other)]
  return row !== null && row.list === second?.list && row.id !== second.id
}

function countUses(texts: readonly OwnText[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { text } of texts) for (const word of listStems(text)) uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}

const listStems = rememberTexts((text: string) => {
  const read = text.slice(0, 2000)
  return new Set(splitSentences(read).flatMap((part) => [...readNear(part, part.length, part.length).words]))
})

function showWay({ text, sentence, mark }: Way) {
  const says = shorten(sentence)
  return markEvidence(text.address, says, mark)
}

export const waysDifferRule: Rule = {
  id: 'ways-differ',
  steps: [7, 1, 3, 4, 6, 8, 9, 10, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const found = listClashes(facts)
    if (found.length === 0) return null
    return found.map(({ pair, one, other }) =>
      show(
        recommend(
          pair.title,
          `${nameStep(one.text.section)} says ${quoteNear(one.sentence, one.mark)}, ${nameStep(other.text.section)} says ${quoteNear(other.sentence, other.mark)}. Which is right? ${pair.matters}`,
          other.text.address,
        ),
        [showWay(one), showWay(other)],
      ),
    )
  },
}
