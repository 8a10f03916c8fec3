import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** How many people a rule or a permit lets in, beside the places that the plan builds. */

const limitFields: readonly FieldKey[] = [
  'legalStructure.regulations',
  'legalStructure.licenses',
  'operationsPlan.quality',
  'operationsPlan.keyProcesses',
]
const placeFields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessModel.keyResources',
  'businessModel.keyActivities',
  'operationsPlan.keyProcesses',
  'financialProjections.startupCosts.category',
  'financialProjections.startupCosts.description',
  'financialProjections.pricingTiers.features',
  'financialProjections.forecast.streams.capacityReason',
  'marketAnalysis.som',
  'marketingStrategy.metrics',
  'implementationTimeline.executiveSummary',
  'implementationTimeline.milestones.description',
]
const limitWords =
  /\b(?:fire (?:code|marshal|department|rules?|safety)|occupan\w+|licen[cs]ed? (?:for|to)|permit(?:s|ted)? (?:for|to)|allow(?:s|ed)?|certificate|registered for|approved for|capacity|zoning|limit\w*|at most|no more than|up to|maximum|max)\b/i
const people = new Set(
  'person people guest child kid student occupant visitor customer patient diner dog cat horse member participant seat place bed resident'.split(
    ' ',
  ),
)
/** A place is for one of them. */
const placesFor: Readonly<Record<string, readonly string[]>> = {
  child: ['child', 'kid', 'place', 'toddler'],
  kid: ['child', 'kid', 'place'],
  student: ['student', 'place'],
  dog: ['dog', 'kennel'],
  seat: ['seat', 'chair', 'stool'],
  bed: ['bed'],
}
const anyPlace = [
  'person',
  'guest',
  'seat',
  'chair',
  'desk',
  'stool',
  'place',
  'bed',
  'visitor',
  'diner',
  'participant',
  'occupant',
  'workplace',
]
const notAtOnce =
  /\b(?:a|per|each|every) (?:day|week|month|year|season|evening|night)\b|\b(?:enrolled|signed|members?|waiting|survey\w*|asked|email|total of|over the)\b/i
/** A limit of one group is none of the house. */
const ofGroup =
  /\b(?:groups?|class(?:es)?|courses?|sessions?|tours?|part(?:y|ies)|workshops?|coach(?:es)?|teams?)\b/i
const few = 4

function isLimit({ claim, text }: Phrase): boolean {
  if (claim.period !== null || claim.per !== null || claim.low < few) return false
  const isLegal = claim.field.startsWith('legalStructure.')
  return (
    people.has(claim.unit ?? '') &&
    limitWords.test(text.slice(0, 400)) &&
    (isLegal || (claim.certainty === 'at-most' && !ofGroup.test(text))) &&
    !notAtOnce.test(text)
  )
}

function isPlace({ claim, lead, tail }: Phrase, limit: Phrase): boolean {
  const units = placesFor[limit.claim.unit ?? ''] ?? anyPlace
  if (claim.period !== null || claim.per !== null || claim.certainty === 'at-least' || claim.time)
    return false
  return (
    units.includes(claim.unit ?? '') &&
    !notAtOnce.test(`${lead.slice(-40)} ${tail}`) &&
    claim.low > limit.claim.high
  )
}

export const placesLimitRule: Rule = {
  id: 'places-above-limit',
  steps: [10, 1, 3, 7, 8],
  isShownAtEvidence: true,
  weight: weights.contradicts - 5,
  find(facts) {
    const limits = listPhrases(facts, limitFields, ['count']).filter(isLimit)
    if (limits.length === 0) return null
    const places = listPhrases(facts, placeFields, ['count'])
    for (const limit of limits) {
      const place = places.find(
        (candidate) => isPlace(candidate, limit) && candidate.claim.address !== limit.claim.address,
      )
      if (!place || place.claim.low > limit.claim.high * 5) continue
      return show(
        recommend(
          'More places than the limit allows',
          `${quote(limit.claim.sentence, 80)} allows ${limit.claim.quote}, but ${quote(place.claim.sentence, 80)} has ${place.claim.quote}. Which is right? What you may not fill earns nothing.`,
          limit.claim.address,
        ),
        [textEvidence(limit), textEvidence(place)],
        [`${place.claim.quote} > ${limit.claim.quote}`],
      )
    }
    return null
  },
}
