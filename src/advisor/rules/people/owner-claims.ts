import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { isWritten, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** What the plan says of a founder elsewhere, beside the founder's own role and background. */

type Founder = PlanFacts['data']['teamStructure']['founders'][number]

const credential =
  /^(?: [A-Z][\p{L}’'-]+)?(?: (?:is |serves |acts |works )?as (?:the |our |an? )?| is (?:the|our) (?:designated|responsible|qualifying|supervising) |(?:’s|'s) (?=[^.;,]{0,50}\b(?:licen[cs]e|certificate|certification|credential)\b))([\p{L} -]{4,60})/u
const held = /\b(?:valid|renew\w*|expires?|issued|passed|number|no\.) [^.;]{0,24}\d|\bsince (?:19|20)\d\d/i
const plainWords = new Set(
  'designated responsible qualifying licensed license licence certified certificate certification credential holder owner founder person party agent manager charge head main sole contact guarantor director officer registered principal member managing signer with from under state business company class'.split(
    ' ',
  ),
)
const fullTimeElsewhere =
  /\b(?:keeps?|kept|retains?|stays? (?:in|at|with)|remains? (?:in|at|with)|continues?|still (?:has|works|holds)|holds)\b[^.;]{0,40}\bfull[- ]time\b|\bfull[- ]time (?:[a-z-]+ ){0,3}(?:job|position|post|employment|work) (?:at|in|with|for|until|elsewhere|as)\b|\bworks? full[- ]time (?:at|for|as an?|in (?=\p{Lu}))/iu
/** In every text that the pattern above finds, and far faster to look for. */
const fullTime = /full[- ]time/i
const leaves =
  /\b(?:left|leaves?|quits?|gave up|gives up|ended|until (?:the )?(?:opening|launch|start)|resigns?|former\w*|previous\w*|evenings?|nights?|weekends?|saturdays?|sundays?|remote\w*|silent|passive|advis\w*|investor|part[- ]time|in the business|for the business|for us)\b/i
const onSite =
  /\b(?:deliver\w*|production|daily|every day|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|building|kitchen|counter|bak(?:es|er|ing)|chef|cooks?|head|runs?|operations|manag\w+|floor|route|teach\w*|treats?|serv\w+|grower|on site|workshop|installs?|repairs?|drives?|opens?|full[- ]time owner)\b/i

/** A founder's first name, or null when it is too short to find in a sentence. */
function readFirstName({ name }: Founder): string | null {
  const first = name.trim().split(/\s+/u, 1)[0] ?? ''
  return first.length < 3 ? null : first
}

/** What a sentence says that the founder of this first name is, as the beginnings of its words. */
function readCredential(sentence: string, first: string): string[] {
  const at = sentence.indexOf(first)
  const found = at < 0 ? null : credential.exec(sentence.slice(at + first.length, at + first.length + 120))
  return listWords((found?.[1] ?? '').split(/ (?:for|in|on|who|and|of|since|with|until)\b/u, 1)[0] ?? '')
    .filter((word) => word.length > 3 && !plainWords.has(word))
    .map(toStem)
}

function toStem(word: string): string {
  return word.slice(0, 5)
}

function findUnqualified(facts: PlanFacts) {
  const founders = sampleItems(facts.data.teamStructure.founders).flatMap((founder) => {
    const first = isWritten(founder.name) && isWritten(founder.background) ? readFirstName(founder) : null
    return first === null ? [] : [{ founder, first }]
  })
  if (founders.length === 0) return null
  for (const { text, address } of listSectionTexts(facts, ['legalStructure', 'businessModel'])) {
    for (const { founder, first } of founders) {
      if (!text.includes(first)) continue
      // A certificate with its number or its last day is held.
      const stems = splitSentences(text).flatMap((sentence) =>
        held.test(sentence) ? [] : readCredential(sentence, first),
      )
      if (stems.length === 0) continue
      const own = new Set(
        listWords(`${founder.role.slice(0, 300)} ${founder.background.slice(0, 1500)}`).map(toStem),
      )
      if (!stems.some((stem) => own.has(stem))) return { founder, text, address }
    }
  }
  return null
}

export const ownerClaimRules: readonly Rule[] = [
  {
    id: 'people-credential-not-in-background',
    steps: [9, 10],
    weight: weights.weak + 18,
    find(facts) {
      const found = findUnqualified(facts)
      if (!found) return null
      const { founder, text, address } = found
      const place = atItem('teamStructure', 'founders', founder.id, 'background')
      return show(
        recommend(
          'A license without the training for it',
          `${quote(text, 80)} rests on ${quote(founder.name, 32)}, but nothing in that person’s role or background fits: ${quote(founder.background, 80)}. Add the certificate with its year, or name who holds it.`,
          place,
        ),
        [
          { address, says: text.slice(0, 200) },
          { address: place, says: founder.background.slice(0, 200) },
        ],
      )
    },
  },
  {
    id: 'people-two-full-time-jobs',
    steps: [9, 7],
    weight: weights.weak + 16,
    find({ data }) {
      for (const { id, name, role, background } of sampleItems(data.teamStructure.founders)) {
        const said = [
          { field: 'role', text: role.slice(0, 400) },
          { field: 'background', text: background.slice(0, 800) },
        ] as const
        const job = said
          .filter(({ text }) => fullTime.test(text))
          .flatMap(({ field, text }) => splitSentences(text).map((sentence) => ({ field, text: sentence })))
          .find(({ text }) => fullTimeElsewhere.test(text) && !leaves.test(text))
        if (!job) continue
        const duties = role.slice(0, 400).replace(fullTimeElsewhere, '')
        if (/\b(?:silent|passive|advis\w*|investor|part[- ]time)\b/i.test(duties)) continue
        if (!onSite.test(duties) && !/\bfull[- ]time\b/i.test(duties)) continue
        const place = atItem('teamStructure', 'founders', id, job.field)
        return show(
          recommend(
            'A full-time job beside the work here',
            `${isWritten(name) ? quote(name, 32) : 'A founder'} has work here (${quote(role, 60)}) and a full-time job elsewhere: ${quote(job.text, 80)}. Say when that job ends, or who does the work on weekdays.`,
            place,
          ),
          [
            { address: place, says: job.text },
            { address: atItem('teamStructure', 'founders', id, 'role'), says: role.slice(0, 200) },
          ],
        )
      }
      return null
    },
  },
]
