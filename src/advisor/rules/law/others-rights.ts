import { findPurchase } from '#advisor/facts/bought-business.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, type PlanText, splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** What the business may not do without someone else: use their marks, or rely on them without a contract. */

interface Said {
  readonly sentence: string
  readonly address: PlanText['address']
}

const ofRivals = new Set<unknown>(['directCompetitors', 'indirectCompetitors', 'appendix'])

/** The first sentence about the business itself that a test accepts. */
function findSaid(
  facts: PlanFacts,
  isNear: (text: string) => boolean,
  isMeant: (sentence: string) => boolean,
): Said | null {
  for (const { text, address } of listTexts(facts)) {
    if (ofRivals.has(address[1]) || !isNear(text)) continue
    const sentence = splitSentences(text).find((part) => isNear(part) && isMeant(part))
    if (sentence !== undefined) return { sentence, address }
  }
  return null
}

const owners =
  'publishers?|teams?|clubs?|leagues?|universit(?:y|ies)|colleges?|schools?|brands?|studios?|films?|movies?|cartoons?|games?|bands?|artists?|celebrit(?:y|ies)|athletes?|designers?|manufacturers?|makers?|companies|disney|marvel|pokémon|pokemon|nintendo|nfl|nba|mlb|nhl|harley|star wars|lego|barbie|taylor swift|hello kitty'
const works =
  'logos?|artwork|box art|art|characters?|likeness(?:es)?|names? and logos?|mascots?|crests?|emblems?|trademarks?|brand names?|songs?|lyrics|photos?|pictures|portraits?'
const othersWork = new RegExp(
  String.raw`\b(?:(?:${owners})(?:[’']s?|s[’'])?\s+(?:(?:own|original|official|famous)\s+)?(?:${works})\b|(?:original|official|famous|well-known|licensed-looking)\s+(?:${works})(?:\s+and\s+(?:${works}))?\s+of\s+(?:the\s+|famous\s+)?(?:${owners})\b)`,
  'iu',
)
const namesOthersWork = rememberTexts((text) => othersWork.test(text))
const puts =
  /\b(?:engrav\w*|print\w*|sell\w*|embroider\w*|put|puts|carr(?:y|ies)|with|paint\w*|stitch\w*|sew\w*|use|uses|copy|copies|copied|copying|bak\w*|decorat\w*|shirts?|mugs?|cakes?|cookies)\b/i
const permitted =
  /\b(?:with (?:a |the |their |written )?(?:permission|consent|licen[cs]e)|licen[cs]ed (?:by|from)|under licen[cs]e|licen[cs]e (?:agreement|from|of|signed|fee)|royalt\w+|public domain|never|do not|don[’']t|without (?:the |any )?(?:logos?|artwork)|customers? bring|client supplies|as (?:a )?(?:customer|client|partner|reference|sponsor)|website|on our van)\b/i
const noLicense =
  /\b(?:no|without|not) (?:\p{L}+ ){0,2}(?:licen[cs]es?|permission|rights?)\b(?: (?:is|are))? ?(?:needed|required|necessary)?/iu

/** Every text is searched for it. Both cases of a letter cost half of what the flag for both costs. */
const contractor =
  /\b(?:[Ii]ndependent contractors?|1099|[Ff]reelancers?|[Ss]elf-employed|as contractors|[Ss]ubcontractors)\b/
const namesContractor = rememberTexts((text) => contractor.test(text))
const controlled =
  /\b(?:our (?:schedule|schedules|shifts?|uniforms?|rules|tools|vans?|training|route)|we (?:schedule|train|supervise|assign|set)|(?:in|wear\w*) (?:our |a )?uniforms?|(?:on|our) (?:shift|roster)|fixed (?:hours|shifts)|full[- ]time|set hours|so (?:that )?(?:no|we (?:pay|save|avoid)|there (?:is|are) no)\b[^.;]{0,30}(?:payroll|tax|workers|insurance)|(?:no|without|avoid\w*|saves?|saving) (?:\p{L}+ ){0,2}(?:payroll tax\w*|workers[’']? comp\w*|social security|employer))\b/iu
const outsideWork =
  /\b(?:accountant|bookkeeper|lawyer|attorney|designer|developer|photographer|translator|consultant|auditor|electrician|plumber|no (?:independent )?contractors|not (?:as )?(?:independent )?contractors|instead of|rather than)\b/i

const seller =
  /\b(?:[Ss]ellers?|former owner|previous owner|old owner|non-?compete|he|she|He|She)\b|\b(?:Dr|Mr|Ms|Mrs)\./u
const unbound =
  /\b(?:(?:will|wants? to|plans? to|going to|free to|may) (?:then )?(?:open|start|run|keep|set up)s? (?:an?|his|her|their|another) (?:\p{L}+ ){0,3}(?:clinic|practice|shop|store|business|salon|office|firm|company|studio|restaurant|garage|caf[eé]|bakery|agency)(?: of (?:his|her|their) own)?|(?:no|without an?|did not (?:want|sign|agree to)|does not (?:want|sign)|refus\w+|declin\w+|not bound by|won[’']t sign) (?:(?:to sign |a |an |any |the )*)non-?compete|stays? in (?:the )?(?:same )?(?:town|trade|business|street)|(?:keeps?|continues?|go(?:es)? on|still|wants? to keep|will keep)\s(?:to |on )?(?:\p{L}+ ){0,2}?(?:see(?:ing)?|treat\w*|serv(?:e|es|ing)|visit\w*|sell(?:s|ing)?|teach\w*|groom\w*|look(?:s|ing)? after|mak(?:e|es|ing) (?:house )?calls)[^.;]{0,40}\b(?:clients?|customers?|patients?|accounts?|families|calls)\b|keeps? (?:his|her|their) (?:other|own|second|best|largest|oldest) (?:\p{L}+ ){0,2}?(?:laundry|clinic|practice|shop|store|business|salon|office|studio|restaurant|garage|caf[eé]|bakery|clients|customers|accounts|patients|route))\b/iu
const leavesSellerFree = rememberTexts((text) => unbound.test(text))
const bound =
  /\b(?:(?<!no |a |any )non-?compete (?:of|for|within|signed|clause|agreement)|(?:five|three|two|ten|\d+)-year non-?compete|(?:signed|agreed to|with) (?:a |an )?(?:\p{L}+-year )?non-?compete|may not (?:open|compete))\b/iu

export const othersRightsRules: readonly Rule[] = [
  {
    id: 'law-others-marks',
    steps: [10, 1, 3, 11],
    weight: weights.sinks - 10,
    find(facts) {
      const found = findSaid(
        facts,
        namesOthersWork,
        (sentence) =>
          puts.test(sentence) &&
          (noLicense.test(sentence) || !permitted.test(sentence)) &&
          !/\bour (?:own )?logo\b/i.test(sentence),
      )
      if (!found) return null
      const isLicensed = listTexts(facts).some(
        ({ section, text }) =>
          (section === 'legalStructure' || section === 'businessModel') &&
          /\blicen[cs](?:ed?|ing) (?:\p{L}+ ){0,3}(?:from|by|of|with|agreement|contract|fee)|\broyalt|\bpermission\b/iu.test(
            text,
          ) &&
          !noLicense.test(text) &&
          othersWork.test(text),
      )
      if (isLicensed) return null
      return show(
        recommend(
          'Whose logo is it?',
          `${quote(found.sentence, 90)} uses what belongs to others, and the plan names no license for it. Who owns a mark or a picture can stop every sale and ask for the profit. Get a written license, with its fee in the costs, or sell without it.`,
          found.address,
        ),
        [{ address: found.address, says: found.sentence.slice(0, 200) }],
      )
    },
  },
  {
    id: 'law-workers-misclassified',
    steps: [9, 3, 8, 10],
    isShownAtEvidence: true,
    weight: weights.sinks - 12,
    find(facts) {
      const found = findSaid(
        facts,
        namesContractor,
        (sentence) => controlled.test(sentence) && !outsideWork.test(sentence),
      )
      if (!found) return null
      return show(
        recommend(
          'Contractors who work like employees',
          `${quote(found.sentence, 90)}: people who work on your schedule and under your direction are employees for the tax office and the labor agency, whatever the contract says. Plan payroll taxes and insurance for them, or ask a lawyer before you hire. The back taxes come with penalties.`,
          found.address,
        ),
        [{ address: found.address, says: found.sentence.slice(0, 200) }],
      )
    },
  },
  {
    id: 'law-seller-not-bound',
    steps: [11, 3, 10, 12],
    weight: weights.missing + 5,
    find(facts) {
      if (!findPurchase(facts)) return null
      const found = findSaid(
        facts,
        leavesSellerFree,
        (sentence) => seller.test(sentence) && !bound.test(sentence),
      )
      if (!found) return null
      return show(
        recommend(
          'The seller can take the customers along',
          `${quote(found.sentence, 90)}. What you buy is the customers, and nothing keeps the seller from serving them. Make a non-compete for some years and miles part of the purchase, or pay less for the goodwill. A lender will ask for it.`,
          found.address,
        ),
        [{ address: found.address, says: found.sentence.slice(0, 200) }],
      )
    },
  },
]
