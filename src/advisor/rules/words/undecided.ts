import { listTexts } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { findDeferral } from './deferral.ts'
import { findUnwritten } from './unwritten.ts'

/** Words that stand where a decision is missing. Capitals tell a note to oneself from a word of another meaning. */
const undecided =
  /\b(?:TBD|TBA|TBC|T\.B\.D\.?|TODO|TO DO:|FIXME|XXX+|tbd|tba|tbc|[Tt]o be (?:determined|decided|defined|announced|confirmed|completed|filled in|found|discussed|added|worked out|clarified|finali[sz]ed|calculated|specified|advised|provided)|(?:[Dd]etails?|[Nn]ames?|[Pp]rices?|[Ff]igures?|[Nn]umbers|[Tt]erms|[Tt]he rest|[Ll]ist|CVs?|[Cc]ontracts?|[Mm]ore(?: information| details)?)[^.;:,]{0,20} (?:(?:to follow|to come)(?! (?:out|in|to|over|back|home|by|up|down|here|there|along|true|first)\b)|(?:will )?follows? (?:later|soon|shortly))|(?:[Dd]etails|[Mm]ore(?: information| details| info)?) (?:later|soon|on request|available soon)(?=\s*(?:[.;)]|$))|(?<=^|[.;,(–—-] ?)(?:[Tt]o|[Ww]ill) follow(?=\s*(?:[.;)]|$))|(?:[Nn]ot|[Nn]othing) (?:yet )?decided(?: yet)?|[Ss]till (?:open|undecided|unclear|thinking|looking into)|[Ss]till (?:need|needs|have|has) to (?:find|choose|decide|pick|define|be (?:found|chosen|decided))|[Nn]ot (?:yet )?(?:chosen|found|selected|known)(?: yet)?(?=[.,;]|$)|[Yy]et to be (?:found|chosen|decided|determined)|[Uu]ndecided|[Dd]on[’']t know yet|[Ww]e will (?:decide|figure (?:it|this|that) out|see) later|[Cc]oming soon|[Ff]ill (?:this )?in later|[Ii]nsert (?:here|text|name|number|what|how|who|when|where|the \w+)|[Ll]orem ipsum|[Pp]laceholder|[Aa]sdf\w*|[Bb]lah blah)\b|\[[^\]]{0,160}\b(?:insert|fill in|to be \w+|to come|check with|ask|add|see email|not yet|missing)\b[^\]]{0,160}\]|\?{3,}|_{4,}|<(?:insert|your|name|amount)[^>]{0,40}>|\$\s?[Xx]{1,5}\b|\b[Xx]{2,}%|\b[Xx]{2,} (?:customers|months|people|dollars)\b/u
/** A field that holds nothing but this is empty in other words. */
const empty =
  /^\W*(?:n\/?a|none yet|unknown|not sure(?: yet)?|no idea(?: yet)?|dunno|to come|wip|later|pending|same as above|see above|etc\.?|\?+|-+|x+|test|todo|idk)\W*$/i
/** A name that a list is started with. */
const unnamed =
  /^\W*(?:competitor|rival|supplier|partner|persona|customer|founder|advisor|investor|employee|hire|milestone|risk|segment|target group|product|service|channel|process|advantage|trend|company|person|name|first name|text|entry|item|test)\s?(?:#|no\.? ?|nr\.? ?)?(?:\d{1,2}|[A-Z])\W*$/i
/** A decision that is put off. Some may be put off for good reasons. */
const postponed =
  /\b(?:(?:[Ww]ill|[Ss]hall|[Cc]an|[Hh]as|[Hh]ave|[Nn]eeds?) (?:still )?(?:to )?be (?:decided|determined|defined|clarified|worked out|sorted out|figured out|looked into|specified|discussed|finali[sz]ed|settled)(?! (?:by|with|for) (?:the|each|every|a) (?:customer|client|guest|host|judge|court))|[Ss]till (?:being|under|in) (?:discuss\w+|negotiat\w+|consideration|worked|decided|evaluat\w+|explored|research\w*|progress|planning)|[Uu]nder (?:discussion|consideration)|[Ii]n the works|[Tt]o be (?:agreed|negotiated|set)(?! up| by| at| aside| for each| with each| per))\b/u
/** One word where a lender expects a sentence. The name of a price tier may be 'Standard'. */
const hollow =
  /^\W*(?:soon|open|when (?:we|i) can afford (?:it|them|one)|when possible|as soon as possible|asap|if sales allow|when sales allow|depends on sales|when business picks up|some ?day|eventually|next|as needed|as required|when needed|if needed|various|several|many|some|others?|misc(?:ellaneous)?|standard|normal|the usual|as usual|usual|good|fine|ok(?:ay)?|yes|depends|it depends|we will see|we[’']ll see|varies|to follow|ask (?:the )?(?:lawyer|accountant|bank)|see (?:plan|website|appendix|attachment|attached))\W*$/i
const answers = new Set(
  'problemStatement solution valueProposition oneLiner tam sam som summary marketPosition pricingStrategy budget timeline quality mitigation background painPoints goals buyingBehavior demographics keyProcesses suppliers technology regulations licenses intellectualProperty revenueStreams costStructure channels metrics keyPartnerships keyResources keyActivities strengths weaknesses contingency'.split(
    ' ',
  ),
)
/** Work may be called so: to test is what some do for a living. */
const testing = /^\W*test\W*$/i
const fieldsOfWork = new Set(['keyActivities', 'keyProcesses', 'milestones'])
/** What a customer or a rival does not know is part of the answer. */
const fieldsOfOthers = new Set([
  'personas',
  'characteristics',
  'problemStatement',
  'directCompetitors',
  'indirectCompetitors',
])
const fieldsThatMayBeEmpty = new Set([
  'dependencies',
  'quote',
  'collateral',
  'guarantors',
  'marketShare',
  'capacityReason',
  'growthRate',
])
/** A product that is announced, or a lens that tests itself, is no gap. */
const otherMeaning =
  /\b(?:“coming soon”|"coming soon"|coming soon (?:sign|page|banner|post)|placeholder (?:image|page))\b/i

interface OpenMark {
  readonly mark: string
  readonly isSure: boolean
}

const findInAnswer = rememberTexts((text) => findIn(text, true))
const findInOther = rememberTexts((text) => findIn(text, false))

function findIn(text: string, isAnswer: boolean): OpenMark | null {
  if (otherMeaning.test(text)) return null
  const sure =
    undecided.exec(text)?.[0] ??
    (unnamed.test(text) || empty.test(text) || (isAnswer && hollow.test(text)) ? text.trim() : null)
  if (sure !== null) return { mark: sure, isSure: true }
  const deferred = findDeferral(text) ?? postponed.exec(text)?.[0] ?? null
  return deferred === null ? null : { mark: deferred, isSure: false }
}

const findInOwnWords = rememberTexts((text) => findUnwritten(text, false))
const findInWordsOfOthers = rememberTexts((text) => findUnwritten(text, true))

/** What a rival or a bad day leaves open is not the plan’s own decision. */
function isOfOthers(address: readonly unknown[]): boolean {
  return (
    address[1] === 'directCompetitors' ||
    address[1] === 'indirectCompetitors' ||
    (address[0] === 'riskAnalysis' && address.at(-1) !== 'mitigation') ||
    address[1] === 'milestones'
  )
}

/** One rule per step, so that each step has its own count. */
export const undecidedRules: readonly Rule[] = steps.map(({ key, number }) => makeRule(key, number))

function makeRule(section: SectionKey, step: number): Rule {
  return {
    id: `words-undecided-${section}`,
    steps: [step],
    weight: weights.missing,
    find(facts) {
      const found = listTexts(facts).flatMap(({ section: own, address, text }) => {
        if (own !== section) return []
        const names = address.filter((part) => typeof part === 'string')
        if (names.some((name) => fieldsThatMayBeEmpty.has(name))) return []
        if (testing.test(text) && names.some((name) => fieldsOfWork.has(name))) return []
        const isAnswer = names.some((name) => answers.has(name))
        const open =
          (isAnswer ? findInAnswer(text) : findInOther(text)) ??
          // There, 'Tom to write it up' is the work itself.
          (names.some((name) => fieldsOfWork.has(name))
            ? null
            : names.some((name) => fieldsOfOthers.has(name))
              ? findInWordsOfOthers(text)
              : findInOwnWords(text))
        return open === null || (!open.isSure && isOfOthers(address))
          ? []
          : [{ address, says: text, ...open }]
      })
      const sure = found.filter(({ isSure }) => isSure)
      const [first] = sure.length > 0 ? sure : found
      if (!first) return null
      const evidence = found.slice(0, 4).map(({ address, says, mark }) => ({ address, says, mark }))
      if (sure.length === 0) {
        return show(
          recommend(
            found.length === 1 ? 'An answer that is put off' : `${countOf(found.length, 'answer')} put off`,
            `${quote(first.says, 80)} leaves open what this field is for. Name it, or write your best guess and when you will know more.`,
            first.address,
          ),
          evidence,
        )
      }
      return show(
        warn(
          sure.length === 1 ? 'Something is still open' : `${countOf(sure.length, 'answer')} still open`,
          `${quote(first.says, 80)} is not decided yet. Write what you know, or your best guess and when you will know more. To a lender, ${quote(first.mark, 24)} means that the plan is not finished.`,
          first.address,
        ),
        evidence,
      )
    },
  }
}
