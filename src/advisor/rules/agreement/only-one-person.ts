import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { listNamedFounders } from '#advisor/facts/agreement/founder-clauses.ts'
import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { countWords } from '#advisor/facts/agreement/slots.ts'
import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** 'Always by Ingrid in person', where another step gives the same work to someone else. */

interface Claim {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
  readonly words: ReadonlySet<string>
  /** All of the work, and not one part of it. */
  readonly isAll: boolean
  /** Now and later, so that a hire of the second year contradicts it. */
  readonly isForever: boolean
  readonly isForNow: boolean
  /** What the person does, before 'every' and 'all': 'stamp' in 'I stamp every map myself'. */
  readonly verbs: readonly string[]
}

const cue =
  /\b(?:alone|only|always|personally|in person|myself|herself|himself|no one|nobody|no outsider|not hand)\b/i
const forever =
  /\b(?:always|never|will not|won[’']t|in the years to come|no one|nobody|no outsider|not hand|and stays? so)\b/i
/** All of it for now, until a later hire takes over. */
const allMyself = /\b(?:every|each|all)\b[^.;]{0,30}\bmyself\b/i
const everything =
  /\b(?:everything|all (?:of it|the work)|the whole (?:\w+ )?(?:job|offer|piece|process|work)|start to finish|from the first \w+ to the)\b/i
const notSo =
  /\b(?:if|until|at first|in the beginning|for now|today only|first (?:year|months?|season)|from month|not only|only (?:if|when|after|until|once|in|on|at|for|a|the|one|two|three|\d)|used to|could|would|rivals?|competitors?|opening|account|password|key to|has access|signs|approves?)\b/i
/** They say that it is one person, and not what is done. */
const plainStems = new Set(
  'alway never myself herself himself alone only nobody else hand staff anyone prepar touch own'.split(' '),
)
const leastShared = 2
const rare = 3
const others =
  /\b(?:freelance \w+|subcontract\w*|contract(?:ed)? (?:maker|baker|brewer|\w+er)\b|outsourc\w+|by (?:the |our |an? )?(?:crew|staff|team|assistants?|employees?)\b)/i
/** Work beside the one that is sold. */
const aside =
  /\b(?:book\w*|account\w*|tax\w*|clean\w*|deliver\w*|driver|counter|cashier|front desk|reception\w*|sales|market\w*|ads|website|web|photo\w*|legal|attorney|lawyer|pack\w*|ship\w*|print\w*|insur\w*|suppl\w*)\b/i
const makers =
  /^(?:operationsPlan\.(?:keyProcesses|suppliers)|businessModel\.(?:keyPartnerships|keyResources|costStructure))/u
const splitters =
  /^(?:operationsPlan|businessModel|teamStructure\.keyHires|implementationTimeline\.milestones|competitiveAnalysis\.comp|financialProjections\.(?:pricingTiers|forecast))/u

/** What only this person does, by the founders' first names. */
const kept = new Map<string, (text: string) => readonly Omit<Claim, 'text'>[]>()

/** The same reader for the same people, so that it remembers the texts that it read. */
function makeClaims(names: readonly string[]) {
  const key = names.join('|')
  const known = kept.get(key) ?? makeReader(names)
  if (kept.size > 3) kept.clear()
  kept.set(key, known)
  return known
}

function makeReader(names: readonly string[]) {
  const who = `(?:${[...names, 'me', 'the owner', 'the founder'].join('|')})`
  const only = new RegExp(
    [
      String.raw`\b[Aa]lways (?:by|with|from) ${who}\b`,
      String.raw`\bby ${who} (?:alone|only|personally|in person|herself|himself|and no one else|and nobody else)\b`,
      String.raw`\b${who} (?:alone|personally|herself|himself) (?!and\b)[a-z]+`,
      // 'No one else is above 5%' and 'no one else in the county' are customers and rivals.
      String.raw`\b(?:[Nn]o one|[Nn]obody) (?:else|but ${who})\b(?! (?:(?:is|was|comes|gets|buys?|orders?|takes?|pays?|has|owes?|reach\w*|makes? up) (?:[a-z]+ )?(?:above|over|more|less|below|under|larger|bigger|near|close|\d)|in (?:the|our|this) (?:county|city|town|area|region|state|valley|neighborhood)|(?:near|around|within|nearby|here|offers|sells|delivers)\b))`,
      String.raw`\b[Oo]nly ${who} [a-z]+s\b`,
      String.raw`\b(?:I|we two) (?:alone )?(?:\w+ ){1,5}(?:all|every|each|everything)\b[^.;]{0,40}\b(?:myself|personally|alone)\b`,
      String.raw`\bnever by (?:staff|anyone else|an employee|a helper|others)\b`,
      String.raw`\b(?:will not|won[’']t|never) (?:hand|give|leave) (?:this|it|that) to (?:staff|anyone|employees|others)\b`,
    ].join('|'),
  )
  const anyName = new RegExp(who, 'gu')
  return rememberTexts((text: string): readonly Omit<Claim, 'text'>[] =>
    !cue.test(text)
      ? []
      : splitSentences(text.slice(0, 2000)).flatMap((sentence) => {
          const found = notSo.test(sentence) ? null : only.exec(sentence)
          if (!found) return []
          const words = new Set(
            listContextWords(sentence.replaceAll(anyName, ' ')).filter((word) => !plainStems.has(word)),
          )
          const isAll = everything.test(sentence)
          const [lead = ''] = found[0].split(/\b(?:all|every|each|everything)\b/u, 1)
          const verbs = lead === found[0] ? [] : listContextWords(lead)
          return [
            {
              sentence,
              mark: found[0],
              words,
              isAll,
              isForever: forever.test(sentence),
              isForNow: allMyself.test(sentence),
              verbs,
            },
          ]
        }),
  )
}

interface Other {
  readonly text: OwnText
  readonly sentence: string
  readonly mark: string
}

/** A text that gives the same work to a hire or to a firm. */
function findOther(facts: PlanFacts, claim: Claim, names: readonly string[]): Other | null {
  const texts = listToldTexts(facts).filter(
    (other) =>
      other.text !== claim.text.text &&
      splitters.test(other.field) &&
      (claim.isForever || other.field !== 'teamStructure.keyHires.role' || !isLater(facts, other)),
  )
  const hires = facts.team.hires.flatMap(({ role }) => {
    const title = (role.slice(0, 80).split(/[,:(]/u, 1)[0] ?? '').trim().toLowerCase()
    // 'Party chief: Wade Tilton' is called by either.
    const first = /[:,(] ?(\p{Lu}\p{Ll}{2,}) \p{Lu}\p{Ll}+/u.exec(role.slice(0, 120))?.[1]?.toLowerCase()
    const called = title.length > 4 && !names.includes(title) ? [title.split(' ').at(-1) ?? title] : []
    return first === undefined ? called : [...called, first]
  })
  const uses = countWords(texts.map(({ text }) => new Set(listContextWords(text))))
  for (const text of texts) {
    for (const sentence of splitSentences(text.text.slice(0, 1000))) {
      const mark = readOther(sentence, claim, hires)
      if (mark === null) continue
      if (claim.isAll && makers.test(text.field) && !aside.test(sentence)) return { text, sentence, mark }
      const all = new Set(listContextWords(text.text))
      const shared = [...claim.words].filter((word) => all.has(word) || hasStem(text.text, word))
      if (
        (shared.length >= Math.min(leastShared, claim.words.size) || isSameWork(sentence, claim)) &&
        // A hire has a title for the work.
        (text.field === 'teamStructure.keyHires.role' || shared.some((word) => (uses.get(word) ?? 0) <= rare))
      )
        return { text, sentence, mark }
    }
  }
  return null
}

/** 'Check and stamp: four hours' is the work of 'I stamp every map myself'. */
function isSameWork(sentence: string, { verbs }: Claim): boolean {
  const head = listContextWords(sentence.split(/[:;(]/u, 1)[0]?.slice(0, 60) ?? '')
  return verbs.some((verb) => head.includes(verb))
}

/** A hire of the second year takes over what one person does at first. */
function isLater({ team, data }: PlanFacts, { address }: OwnText): boolean {
  const item = address[2]
  const [year, month] = data.financialProjections.forecast.frame.firstMonth.split('-').map(Number)
  const when = typeof item === 'object' ? team.hires.find(({ id }) => id === item.id)?.when : null
  return when?.scale === 'calendar' && when.startMonth >= (year ?? 0) * 12 + (month ?? 1) - 1 + 12
}

function hasStem(text: string, stem: string): boolean {
  return stem.length > 3 && text.toLowerCase().includes(stem.replace(/e$/u, ''))
}

function readOther(
  sentence: string,
  { isAll, isForever, isForNow }: Claim,
  hires: readonly string[],
): string | null {
  const outside = others.exec(sentence)?.[0]
  if (outside !== undefined) return outside
  if (isAll || !(isForever || isForNow)) return null
  const words = sentence.toLowerCase()
  return (
    hires.find((hire) =>
      new RegExp(
        String.raw`(?:\bby (?:the |an? |our )?(?:\w+ ){0,2}|\((?:\w+ ){0,2}|^(?:the )?(?:\w+ ){0,2})${hire}s?\b`,
        'u',
      ).test(words),
    ) ?? null
  )
}

export const onlyOnePersonRule: Rule = {
  id: 'only-one-person',
  steps: [7, 1, 3, 4, 9, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const names = listNamedFounders(facts).map(({ first }) => first)
    const listClaims = makeClaims(names)
    for (const text of listToldTexts(facts)) {
      for (const claim of listClaims(text.text)) {
        const other = findOther(facts, { ...claim, text }, names)
        if (other) {
          return showTwo(
            'One person, or others too?',
            { ...claim, text },
            other,
            'What is sold as one person’s work ends where that person’s hours end.',
          )
        }
      }
    }
    return null
  },
}
