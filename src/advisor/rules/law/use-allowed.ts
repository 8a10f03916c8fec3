import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** A place whose zone, lease or house rules do not allow what the business does there. */

const place =
  /\b(?:zon\w+|use\b|lease|leases|deed|covenants?|hoa|landlord|by-?laws|district|building|permitted|allowed)\b/i
const forbidden =
  /\b(?:zoned? (?:only )?(?:for|as) [^.;]{0,30}\bonly\b|(?:only )?zoned (?:only )?(?:for |as )?(?:residential|housing|homes|agricultur\w+|offices?)\b|residential (?:zone|zoning|district|area|street) (?:where|that|which|does)[^.;]{0,60}\b(?:not|no|forbid\w*)|(?:zone|zoning|district|lease|deed|covenants?|hoa|by-?laws|house rules)\b[^.;]{0,40}\b(?:forbids?|prohibits?|bans?|excludes?|rules? out|do(?:es)? not (?:allow|permit)|allows? no)\b|(?:no|not for) (?:food|retail|commercial|restaurant|manufacturing|overnight|business|workshop|public|industrial|cooking) use|(?:not|isn[’']t|aren[’']t) (?:allowed|permitted|zoned)\b[^.;]{0,20}\b(?:zone|district|building|here|there|address|site|street))/iu
/** Someone has been asked, or the plan keeps to the rule. */
const answered =
  /\b(?:variance|special use|conditional use|change of use|applied for|application|granted|approved|approval|exempt\w*|waiver|rezoned|confirmed|so (?:we|that)|we (?:do not|don[’']t|never)|customers?|tenants?|guests?|dogs?|pets?|smoking|trucks? (?:over|above)|sublet\w*)\b/i

export const useAllowedRules: readonly Rule[] = [
  {
    id: 'law-use-not-allowed',
    steps: [10, 3, 12, 7],
    isShownAtEvidence: true,
    weight: weights.missing + 6,
    find(facts) {
      const texts = listSectionTexts(facts, [
        'businessModel',
        'operationsPlan',
        'legalStructure',
        'implementationTimeline',
      ])
      for (const { text, address } of texts) {
        if (!place.test(text)) continue
        const sentence = splitSentences(text).find((part) => forbidden.test(part) && !answered.test(part))
        if (sentence === undefined) continue
        const mark = forbidden.exec(sentence)?.[0] ?? ''
        return show(
          recommend(
            'The place does not allow it',
            `${quote(sentence, 90)}: the business needs what this rules out. Get a variance, a change of use or the landlord’s consent in writing, or choose another place. A lender checks this before the lease is signed.`,
            address,
          ),
          [{ address, says: sentence, mark }],
        )
      }
      return null
    },
  },
]
