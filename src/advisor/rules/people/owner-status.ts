import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { isWritten, sampleItems } from '#advisor/facts/texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** Whether an owner works here or elsewhere, where two places of the plan say different things. */

type Status = 'full-time' | 'left' | 'keeps' | 'silent'

interface Told {
  readonly status: Status
  readonly sentence: string
  readonly mark: string
  readonly address: FieldAddress
  /** The last year that the sentence gives for it. */
  readonly year: number | null
  /** It ends or begins at a moment that the sentence names. */
  readonly isBounded: boolean
}

const job = String.raw`(?:(?:his|her|their|my|the|that|a) (?:[a-z-]+ ){0,3}(?:job|post|position|shifts?|practice)|(?:jobs?|employment)\b)`
const elsewhere = String.raw`(?:at|for|in|with) (?:the |a |an |his |her |my )?(?:[a-z]+ )?(?:\p{Lu}[\p{L}.’]+|hospital|school|county|city|company|bank|clinic|university|college|firm|employer|plant|factory|dealer|government|army|agency)`
const statuses: readonly { status: Status; pattern: RegExp }[] = [
  {
    status: 'silent',
    pattern:
      /\b(?:[Ss]ilent (?:partner|owner)|(?:purely|only|just) an? investor|investor only|not active in|(?:does|do) not work (?:here|in the (?:business|company|shop))|[Pp]assive (?:partner|owner))\b/u,
  },
  {
    status: 'keeps',
    pattern: new RegExp(
      String.raw`\b(?:keeps?|stays? (?:in|on in)|remains? in|holds? on to|goes? back to|retains?) ${job}|\b(?:go(?:es)? on|continues?|keeps?|still|stays?|remains?)(?: to)? (?:working|works?|work|teaching|teaches|teach|employed|nursing|driving|a teacher|a nurse)(?: full-time| part-time)? (?:${elsewhere}|\w+ days? a week|there\b)|\bworks? (?:\w+ days? a week )${elsewhere}`,
      'u',
    ),
  },
  {
    status: 'left',
    pattern: new RegExp(
      String.raw`\b(?:left|leaves?|quits?|gave up|gives? up|resign(?:s|ed)? from) (?:${job}|teaching|nursing|(?:the |his |her |my )?(?:hospital|school|bank|company|firm|army|\p{Lu}\p{L}+)\b)|\b(?:handed in|gives?|gave|has given) (?:his |her |their |my )?notice\b|\bno longer (?:works?|teaches) ${elsewhere}`,
      'u',
    ),
  },
  {
    status: 'full-time',
    pattern:
      /\b(?:(?<![Nn]ot )[Ff]ull[- ]time(?! (?:job|position|post|employee|work(?:s|ing)? (?:at|for|as)|for (?:the|a)|at \p{Lu}))|from morning (?:to|until|till) night|all day,? every day|every day from (?:open|\d)|here every day)\b/u,
  },
]
const bounded =
  /\b(?:until|till|through|from|after|once|before|as of|starting|when|in) (?:the )?(?:opening|launch|start|month|week|\p{Lu}\p{L}+|(?:spring|summer|fall|winter)|20\d\d|(?:we|sales|it)\b)/u
const notOwn = /^(?:competitiveAnalysis|customerPersonas|marketAnalysis)$/u
/** 'If she keeps her job' is no plan. */
const supposed = /\b(?:if|would|could|might|may|unless|in case|had to)\b/i

const conflicts: readonly (readonly [Status, Status])[] = [
  ['full-time', 'silent'],
  ['full-time', 'keeps'],
  ['keeps', 'left'],
]

function readYear(sentence: string): number | null {
  const years = Array.from(sentence.matchAll(/\b20\d\d\b/gu), ([year]) => Number(year))
  return years.length === 0 ? null : Math.max(...years)
}

function readStatuses(text: string, address: FieldAddress): Told[] {
  return splitSentences(text).flatMap((sentence) =>
    statuses.flatMap(({ status, pattern }) => {
      // A background starts with its verb: 'Keeps his job'.
      const begun = sentence.charAt(0).toLowerCase() + sentence.slice(1)
      const mark = pattern.exec(begun)?.[0]
      return mark === undefined || supposed.test(sentence)
        ? []
        : [
            {
              status,
              sentence,
              mark,
              address,
              year: readYear(sentence),
              isBounded: bounded.test(begun.slice(begun.indexOf(mark))),
            },
          ]
    }),
  )
}

/** What follows a name, up to the next sentence or another person. */
function cutAfter(sentence: string, first: string, others: readonly string[]): string | null {
  const at = sentence.search(new RegExp(String.raw`\b${first}\b(?![’']s)`, 'u'))
  if (at < 0) return null
  const rest = sentence.slice(at + first.length, at + 160)
  const end = others.map((name) => rest.indexOf(name)).filter((index) => index >= 0)
  return rest.slice(0, Math.min(rest.length, ...end))
}

function listTold(facts: PlanFacts, index: number, firsts: readonly string[]): Told[] {
  const founder = facts.data.teamStructure.founders[index]
  const first = firsts[index]
  if (!founder || first === undefined || first.length < 3) return []
  const own = (['role', 'background'] as const).flatMap((field) =>
    readStatuses(founder[field].slice(0, 800), [
      'teamStructure',
      'founders',
      { id: founder.id },
      field,
    ] as unknown as FieldAddress),
  )
  const others = firsts.filter((name) => name !== first && name.length > 2)
  const isAlone = facts.team.founderCount === 1
  const said = listTexts(facts).flatMap(({ text, address, section }) => {
    if (notOwn.test(section) || (section === 'teamStructure' && address[1] === 'founders')) return []
    if (!text.includes(first) && !(isAlone && /\bI\b/u.test(text))) return []
    return splitSentences(text).flatMap((sentence) => {
      const about = cutAfter(sentence, first, others) ?? (isAlone ? cutAfter(sentence, 'I', others) : null)
      return about === null ? [] : readStatuses(about, address).map((told) => ({ ...told, sentence }))
    })
  })
  return [...own, ...said]
}

/** A job that ends, or work that begins, leaves room for both. */
function canBothBe(one: Told, other: Told): boolean {
  const [keeps, here] = one.status === 'keeps' ? [one, other] : [other, one]
  if (keeps.status !== 'keeps') return false
  if (keeps.isBounded && keeps.year === null) return true
  if (here.isBounded && !keeps.isBounded) return here.year === null && here.status === 'full-time'
  return (
    keeps.isBounded &&
    (here.year === null
      ? !/\b20\d\d\b/u.test(keeps.sentence)
      : keeps.year !== null && keeps.year <= here.year)
  )
}

export const ownerStatusRules: readonly Rule[] = [
  {
    id: 'people-owner-here-or-elsewhere',
    steps: [9, 7, 11, 12],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const founders = sampleItems(facts.data.teamStructure.founders).slice(0, 8)
      const firsts = founders.map(({ name }) => (isWritten(name) ? (name.trim().split(/\s+/u)[0] ?? '') : ''))
      for (const [index, { name }] of founders.entries()) {
        const told = listTold(facts, index, firsts).slice(0, 40)
        for (const [here, away] of conflicts) {
          const one = told.find(({ status }) => status === here)
          const other = told.find(
            (candidate) =>
              candidate.status === away &&
              candidate.sentence !== one?.sentence &&
              one &&
              !canBothBe(one, candidate),
          )
          if (!one || !other || one.address[0] === other.address[0]) continue
          return show(
            recommend(
              'Here, or elsewhere?',
              `${nameStep(one.address[0])} says of ${quote(name, 32)}: ${quote(one.sentence, 80)}. ${nameStep(other.address[0])} says: ${quote(other.sentence, 80)}. Which is right? Who does the work, and what the household lives on, depend on it.`,
              other.address,
            ),
            [one, other].map(({ address, sentence, mark }) => {
              const says = shorten(sentence)
              return markEvidence(address, says, mark)
            }),
          )
        }
      }
      return null
    },
  },
]
