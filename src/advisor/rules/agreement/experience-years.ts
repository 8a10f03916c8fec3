import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { isWritten, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** How long a founder has done the work, as the background and the other steps tell it. */

const fields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.problemStatement',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'businessModel.keyResources',
  'competitiveAnalysis.competitiveAdvantages.title',
  'competitiveAnalysis.competitiveAdvantages.description',
  'competitiveAnalysis.marketPosition',
  'teamStructure.founders.role',
  'implementationTimeline.executiveSummary',
]
const worked =
  /^\s*(?:as|in (?:the (?:trade|business|industry|field|kitchen|building)|\p{Ll}+(?:ing|ry|are|ion|cs|ce|ns|nt)\b)|of (?:experience|running|teaching|cooking|baking|building|selling|work\w*|\p{Ll}+ing\b|\p{Ll}+ experience)|at (?:the bench|the stove|a|an)|behind|experience|’ experience|' experience|running|teaching|with (?:a|an|the)\b)/u
const before =
  /(?:\b(?:experience of|worked for|have (?:\p{Ll}+ ){1,4}for|has (?:\p{Ll}+ ){1,4}for|[a-z]+(?:er|or|ian|ist|ant|manager) for|after|for the (?:last|past))\s*(?:about |over |more than |nearly |almost )?$|[’']s\s*$|\bmy\s*$|\bour\s*$)/iu
const notWork =
  /\b(?:lease|warrant\w+|guarantee\w*|loan|contract|old|forecast|together|combined|between us|families?|reserve|in (?:all|total)|patents?|history|plan|clients|customers)\b/i

/** 'Nineteen years, the last six as manager' has both numbers. */
const spelled =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const earliestPlan = 2023
const latestPlan = 2032

interface Founder {
  readonly name: string
  readonly words: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  /** 'owner' and 'chef' for an owner and chef. */
  readonly roles: ReadonlySet<string>
  readonly years: readonly PlanClaim[]
}

const listWordsAndYears = rememberTexts(
  (text): ReadonlySet<string> =>
    new Set(
      text
        .slice(0, 2000)
        .toLowerCase()
        .split(/[^a-z0-9]+/u),
    ),
)

function listFounders(facts: PlanFacts): Founder[] {
  const told = listPhrases(facts, ['teamStructure.founders.background'], ['duration'])
  return sampleItems(facts.data.teamStructure.founders)
    .filter(({ name }) => isWritten(name))
    .map(({ id, name, role, background }) => ({
      name,
      roles: new Set(listWords(role.slice(0, 200))),
      words: listWordsAndYears(background),
      names: new Set(listWords(name.slice(0, 60)).filter((word) => word.length > 2)),
      years: told.flatMap(({ claim }) => {
        const item = claim.address[2]
        return typeof item === 'object' && item.id === id && claim.unit === 'year' && claim.period === null
          ? [claim]
          : []
      }),
    }))
}

/** Whose years they are. One founder needs no name, of several one must be named right there. */
function findFounder({ claim, lead }: Phrase, founders: readonly Founder[]): Founder | null {
  const words = listWords(
    `${lead} ${claim.field.startsWith('teamStructure') ? '' : claim.sentence}`.slice(0, 400),
  )
  const named = founders.filter(({ names }) => words.some((word) => names.has(word)))
  if (named.length === 1) return named[0] ?? null
  const [only] = founders
  return only && founders.length === 1 && !isOfSomeoneElse(claim, only) ? only : null
}

const verb = '(?:has|had|have|is|was|who|worked|works|ran|runs|spent|brings|cooked|baked|taught|led)'
/** 'Tanya Whitfield has prepared them for nine years', 'the seller ran it for 31 years', 'our baker, who ...' */
const someoneElse = new RegExp(
  String.raw`^(?:(?!The |Our |My |After |For |In )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,[^,]{3,40},)? ${verb}\b|(?:The|Our|My|Her|His|Their|An?) (?!(?:own|owner|founder|founders|owners|experience|background|work|years)\b)(?:[\p{L}-]+ ){0,2}[\p{L}-]+,? ${verb}\b)`,
  'u',
)

/** A hire, the seller or a partner. The founder is not named, or was told to be one of several. */
function isOfSomeoneElse({ sentence, quote: said }: PlanClaim, { roles }: Founder): boolean {
  const [subject] = someoneElse.exec(sentence) ?? []
  return (
    subject !== undefined &&
    subject.length <= sentence.indexOf(said) &&
    !listWords(subject).some((word) => roles.has(word))
  )
}

function isOfWork({ claim, lead, tail, text }: Phrase): boolean {
  if (claim.unit !== 'year' || claim.period !== null || claim.low < 2 || claim.low > 60) return false
  const after = text.slice(claim.end, claim.end + 60)
  if (notWork.test(`${lead.slice(-50)} ${tail}`)) return false
  return worked.test(after) || (before.test(lead) && !/^\s*(?:ago|later|from)\b/i.test(after))
}

/** 'Nurse since 2007' and 'nineteen years as a nurse' agree for a plan of our years. */
function startedAgo(years: number, words: ReadonlySet<string>): boolean {
  return [...words].some((word) => {
    const start = /^(?:19|20)\d\d$/u.test(word) ? Number(word) : null
    return start !== null && start + years >= earliestPlan && start + years <= latestPlan
  })
}

/** Parts of a career add up: eight years as a cook and four as a chef are twelve. */
function isTold(claim: PlanClaim, { years, words }: Founder): boolean {
  if (words.has(String(claim.low)) || words.has(spelled[claim.low] ?? '-')) return true
  if (startedAgo(claim.low, words)) return true
  const bare = [...words].flatMap((word) => {
    const value = spelled.indexOf(word)
    return value > 0 ? [value] : /^\d{1,2}$/u.test(word) ? [Number(word)] : []
  })
  const few = [...years.map(({ low }) => low), ...bare].slice(0, 10)
  const total = few.reduce((sum, low) => sum + low, 0)
  const told = years.reduce((sum, { low }) => sum + low, 0)
  const sums = [
    ...few,
    told,
    total,
    ...few.flatMap((one, index) => few.slice(index + 1).map((two) => one + two)),
  ]
  if (claim.certainty === 'at-least') return claim.low <= total
  if (claim.certainty === 'at-most') return Math.min(...few) <= claim.high
  return sums.some((sum) => Math.abs(sum - claim.low) < (claim.certainty === 'about' ? 1.6 : 0.6))
}

export const experienceYearsRule: Rule = {
  id: 'experience-years-differ',
  steps: [9, 1, 3, 4, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const founders = listFounders(facts)
    if (founders.length === 0) return null
    for (const phrase of listPhrases(facts, fields, ['duration'])) {
      if (!isOfWork(phrase)) continue
      const founder = findFounder(phrase, founders)
      const [first] = founder?.years ?? []
      if (!founder || !first || isTold(phrase.claim, founder)) continue
      return show(
        recommend(
          'How many years of experience?',
          `${quote(phrase.claim.sentence, 80)} says ${phrase.claim.quote}, but the background of ${quote(founder.name, 40)} has ${founder.years.map((year) => year.quote).join(', ')}. Which is right? A lender checks the résumé.`,
          phrase.claim.address,
        ),
        [textEvidence(phrase), textEvidence({ claim: first })],
        [`${phrase.claim.quote} ≠ ${founder.years.map((year) => year.quote).join(' + ')}`],
      )
    }
    return null
  },
}
