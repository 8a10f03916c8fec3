import { listNamedFounders } from '#advisor/facts/agreement/founder-clauses.ts'
import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { isFinished } from '#advisor/facts/texts.ts'
import { at, type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** Who guarantees the loan, where a text and the funding say it differently. */

const ofLoan = /\b(?:loans?|personal(?:ly)?|banks?|lenders?|notes?|borrow\w*|sign(?:s|ed)?)\b/i
const guarantee =
  /\bguarant(?:ee|ees|eed|or|ors|y)\b|\b(?:co-?signs?|signs? (?:for )?the (?:loan|note)|non-?recourse|personally liable)\b/i
const none =
  /\b(?:no|without(?: an?y?)?|nobody|no one|neither|not|never)\b(?: \w+){0,4} (?:personal(?:ly)? )?(?:guarant\w+|liable|co-?signs?)\b|\bnon-?recourse\b/i
const others =
  /\b(?:if|until|unless|landlord|lease|rent|products?|workmanship|price|money[- ]back|years? of|warrant\w+|SBA guarant\w+|guarantee fee|besides|as well as|in addition)\b/i
const everyone = /\b(?:both|all|each|every|owners|partners|founders|members|shareholders)\b/i
const alone = /\b(?:only|alone|sole|solely)\b/i

interface Told {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
}

function findOther(facts: PlanFacts, guarantors: string): Told | null {
  const founders = listNamedFounders(facts).map(({ first }) => first)
  const signing = founders.filter((first) => guarantors.includes(first))
  for (const text of listToldTexts(facts)) {
    if (text.field === 'financialProjections.funding.guarantors' || !guarantee.test(text.text)) continue
    for (const sentence of splitSentences(text.text.slice(0, 2000))) {
      const mark = guarantee.exec(sentence)?.[0]
      if (mark === undefined || !ofLoan.test(sentence) || others.test(sentence)) continue
      const isNone =
        none.test(sentence) &&
        (signing.length > 0 || everyone.test(guarantors) || /\bpersonal/i.test(guarantors))
      if (isNone) return { text, sentence, mark }
      if (none.test(sentence) || signing.length === 0 || everyone.test(guarantors)) continue
      const clause = sentence.split(/[,;]\s/u).find((part) => part.includes(mark)) ?? sentence
      const named = founders.filter((first) => clause.includes(first))
      const isMore = named.some((first) => !signing.includes(first))
      const isFewer =
        named.length > 0 && alone.test(clause) && signing.some((first) => !named.includes(first))
      if (isMore || isFewer) return { text, sentence, mark }
    }
  }
  return null
}

export const guarantorsDifferRule: Rule = {
  id: 'guarantors-differ',
  steps: [8, 9, 11, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find(facts) {
    const { guarantors } = facts.data.financialProjections.funding
    const said = guarantors.slice(0, 400)
    if (!isFinished(said) || /^\W*(?:none|no\b)/i.test(said)) return null
    const other = findOther(facts, said)
    if (!other) return null
    const address = at('financialProjections', 'funding', 'guarantors')
    return showTwo(
      'Who guarantees the loan?',
      other,
      {
        text: {
          text: said,
          section: 'financialProjections',
          address,
          field: 'financialProjections.funding.guarantors',
        },
        sentence: said,
        mark: said,
      },
      'The bank’s papers name each person who signs.',
    )
  },
}
