import {
  type FounderClause,
  listFounderClauses,
  listNamedFounders,
} from '#advisor/facts/agreement/founder-clauses.ts'
import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** How much of the business each founder owns, where two places say it differently. */

interface Told {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
}

interface Share extends Told {
  readonly who: string
  readonly percent: number
}

const percent = String.raw`(\d{1,2}(?:\.\d)?) ?(?:%|percent)`
const owned = new RegExp(
  [
    String.raw`\b(?:owns?|holds?|owner of|owner with|stake of|share of|gets)(?: (?:about|exactly))? ${percent}`,
    String.raw`\b(?:owner|partner|co-?founder|co-?owner|member|shareholder)(?: \(|, | with | )${percent}`,
    String.raw`\b${percent} (?:owner|partner|member|shareholder|of (?:the )?(?:company|shares|business|equity|stock|LLC|membership))`,
  ].join('|'),
  'i',
)
/** Of something else than the business, or of another time. */
const otherShare =
  /\b(?:sales|revenue|profits?|commission|bonus|hours|(?<!-|\b(?:full|part) )time|if|until|after|buys?|from year|later|option|vest\w*|rent|house|building|land)\b/i
const split =
  /\b(?:(\d{2}) ?[/:–-] ?(\d{2})\b|(fifty[- ]fifty|equal(?:ly)? (?:halves|shares|parts|owned|split)|in equal (?:halves|shares|parts)|half each|(?:each|both) (?:owns?|holds?) (?:a )?half|equally|equal (?:partners|owners|members)|half (?:and half|to each)))/i
const ownership =
  /\b(?:own(?:s|ed|ership|ers)?|shares?|equity|stakes?|members?(?:hip)?|partners?|partnership|halves|half|company is|holds?)\b/i
const otherSplit =
  /\b(?:profits?|sales|revenue|costs?|time|hours|work|tips|commission|split with|customers?|clients|ratio|debt|odds|mix|blend)\b/i

function readShares(clauses: readonly FounderClause[]): Share[] {
  return clauses.flatMap(({ who, text, sentence, clause }) => {
    const found = otherShare.test(clause) ? null : owned.exec(clause)
    const value = found?.slice(1).find((group) => group !== undefined)
    return found && value !== undefined
      ? [{ who, percent: Number(value), mark: found[0], text, sentence }]
      : []
  })
}

/** 'Owen holds 50% and Marisol 35% of the company': the names stand before the shares. */
function readNamedShares(facts: PlanFacts): Share[] {
  const founders = listNamedFounders(facts)
  const shares = listToldTexts(facts).filter(
    ({ text }) => ownership.test(text) && /\d ?(?:%|percent)/u.test(text),
  )
  return shares.flatMap((text) =>
    splitSentences(text.text).flatMap((sentence) =>
      !ownership.test(sentence) || otherShare.test(sentence)
        ? []
        : founders.flatMap(({ first }): Share[] => {
            if (!sentence.includes(first)) return []
            const found = new RegExp(
              String.raw`\b${first}(?: \p{Lu}[\p{L}-]+)?(?: (?:owns?|holds?|has|gets|with))? \(?${percent}`,
              'u',
            ).exec(sentence)
            return found?.[1] === undefined
              ? []
              : [{ who: first, percent: Number(found[1]), mark: found[0], text, sentence }]
          }),
    ),
  )
}

function findPersonal(shares: readonly Share[]): readonly [Share, Share] | null {
  for (const [index, one] of shares.entries()) {
    const other = shares
      .slice(index + 1)
      .find((candidate) => candidate.who === one.who && Math.abs(candidate.percent - one.percent) > 0.6)
    if (other && other.text.text !== one.text.text) return [one, other]
  }
  return null
}

/** '60/40' or 'equal halves', beside the shares in the founders' own fields. */
function findSplit(facts: PlanFacts, shares: readonly Share[]): readonly [Told, Share] | null {
  const founders = listNamedFounders(facts)
  const each = founders.map(({ first }) => shares.find(({ who }) => who === first))
  const [first] = each
  if (!first || founders.length < 2 || each.includes(undefined)) return null
  const known = each.map((share) => share?.percent ?? 0).toSorted((one, two) => one - two)
  for (const text of listToldTexts(facts)) {
    if (!split.test(text.text)) continue
    for (const sentence of splitSentences(text.text)) {
      const found = split.exec(sentence)
      if (!found || !ownership.test(sentence) || otherSplit.test(sentence)) continue
      const said =
        found[3] === undefined ? [Number(found[1]), Number(found[2])].toSorted((one, two) => one - two) : null
      if (said && (said[0] ?? 0) + (said[1] ?? 0) !== 100) continue
      const isSame = said
        ? founders.length !== 2 || said.every((value, index) => Math.abs(value - (known[index] ?? 0)) < 1)
        : (known.at(-1) ?? 0) - (known[0] ?? 0) < 1
      if (!isSame) return [{ text, sentence, mark: found[0] }, first]
    }
  }
  return null
}

export const ownerSharesRule: Rule = {
  id: 'owner-shares-differ',
  steps: [9, 1, 10, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find(facts) {
    const shares = [...readShares(listFounderClauses(facts)), ...readNamedShares(facts)]
    const found = findPersonal(shares) ?? findSplit(facts, shares)
    return found
      ? showTwo(
          'Who owns how much?',
          found[0],
          found[1],
          'Everyone who owns a fifth or more signs for the loan.',
          [`${found[0].mark} ≠ ${found[1].mark}`],
        )
      : null
  },
}
