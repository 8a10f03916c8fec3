import { sampleItems } from '#advisor/facts/texts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** What a lender finds out about an owner anyway, and wants to hear from the owner first. */

const setback =
  /\b(?:bankrupt\w*|insolven\w*|foreclos\w*|defaulted|default on|repossess\w*|tax lien|liens? against|judg(?:e)?ment against|convict\w*|felony|fraud|lost (?:his|her|their|my) licen[cs]e|licen[cs]e (?:was )?(?:revoked|suspended)|unpaid (?:[a-z]+ )?(?:tax(?:es)?|rent|suppliers?|wages|bills)|tax debts?|back taxes|behind (?:on|with) (?:[a-z]+ )?(?:payments?|rent|tax\w*|the mortgage)|in collections?|charged[- ]off|garnish\w*|(?:bad|poor|weak|low|damaged) credit|(?:credit|fico) score (?:[a-z]+ )?(?:of |is |at |below |under )?[345]\d\d|closed (?:with|owing|after losing)|(?:business|shop|store|restaurant|company|caf[eé]|bar|firm) (?:that )?(?:failed|went (?:under|broke|out of business)|had to close)|failed (?:business|venture|shop|restaurant|company|start-?up))\b/i
/** The work itself, or a lesson that the sentence tells. */
const isWork =
  /\b(?:attorney|lawyer|law|trustee|judge|court|paralegal|counsel\w*|advis\w+|consult\w+|auditor|investigat\w+|turn\w* around|rescued|bought out|restructur\w+|banker|analyst|since then|learned|repaid|paid (?:back|off)|discharged|lesson)\b/i
const owes =
  /\b(?:still )?(?:owes?|owed|owing|has (?:a |an )?(?:open |unpaid )?(?:debt|loan)s? of|is paying (?:off|back)|pays? (?:off|back) (?:a|an|the)|in debt)\b[^.;]{0,40}(?:\d|\bdebts?\b|\bloans?\b)/i
const paidOff = /\b(?:paid off|debt[- ]free|no debts?|no longer)\b/i

export const ownerPastRules: readonly Rule[] = [
  {
    id: 'people-setback-unexplained',
    steps: [9, 8],
    weight: weights.missing - 2,
    find({ data }) {
      for (const { id, name, background } of sampleItems(data.teamStructure.founders)) {
        const says = splitSentences(background.slice(0, 1500)).find(
          (sentence) => setback.test(sentence) && !isWork.test(sentence),
        )
        if (says === undefined) continue
        const address = atItem('teamStructure', 'founders', id, 'background')
        return show(
          recommend(
            'Explain it before the lender asks',
            `${quote(says, 90)}: a credit check of ${name ? quote(name, 32) : 'the founder'} shows this. Say what happened, what is paid, and what is different now. An honest paragraph helps more than silence.`,
            address,
          ),
          [{ address, says }],
        )
      }
      return null
    },
  },
  {
    id: 'people-debt-not-listed',
    steps: [8, 9],
    weight: weights.missing - 2,
    find({ data }) {
      if (data.financialProjections.funding.existingDebts.some(({ balance }) => (balance ?? 0) > 0))
        return null
      for (const { id, background } of sampleItems(data.teamStructure.founders)) {
        const says = splitSentences(background.slice(0, 1500)).find(
          (sentence) => owes.test(sentence) && !paidOff.test(sentence),
        )
        if (says === undefined) continue
        const list = at('financialProjections', 'funding', 'existingDebts')
        return show(
          recommend(
            'A debt that the funding leaves out',
            `${quote(says, 90)}, but the list of existing debts is empty. Enter the balance, the rate and the months left. Its payments come out of the same money as the new loan’s.`,
            list,
          ),
          [
            { address: atItem('teamStructure', 'founders', id, 'background'), says },
            { address: list, says: 'Empty' },
          ],
        )
      }
      return null
    },
  },
]
