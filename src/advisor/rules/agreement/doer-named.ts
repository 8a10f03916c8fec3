import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { listNamedFounders } from '#advisor/facts/agreement/founder-clauses.ts'
import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { atItem, type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** 'Sell at shows (Maria)', where Maria's role is the workshop and the other founder's role is sales. */

const listFields = /^(?:businessModel\.keyActivities|operationsPlan\.(?:keyProcesses|technology))$/u
/** The words for one kind of work, which no two plans write alike. */
const areas: ReadonlyArray<readonly [area: string, pattern: RegExp]> = [
  [
    'sales',
    /\b(?:sells?|sales|selling|demos?|clients? visits|closes deals|account manage\w+|pitch(?:es)?)\b/i,
  ],
  ['software', /\b(?:engineering|software|code|coding|programm\w+|developer|releases?|apps?|backend)\b/i],
  ['books', /\b(?:books|bookkeeping|accounts|accounting|invoic\w+|payroll|finances?|money)\b/i],
  ['kitchen', /\b(?:kitchen|cooks?|cooking|chef|bak(?:es?|ing|er)|menus?)\b/i],
  ['marketing', /\b(?:marketing|ads|advertis\w+|social media|newsletters?)\b/i],
  ['buying', /\b(?:buying|buys?|purchas\w+|sourcing|orders? (?:from|with) suppliers)\b/i],
  ['driving', /\b(?:driver|drives?|driving|deliver(?:y|ies|s))\b/i],
  ['teaching', /\b(?:teach(?:es|ing|er)?|instructor|lessons|coach(?:es|ing)?|trains?)\b/i],
  ['repairs', /\b(?:repairs?|mechanic|workshop|maintenance|fix(?:es)?)\b/i],
  ['design', /\b(?:design\w*|draft(?:s|ing)?|drawings?)\b/i],
  ['front', /\b(?:phones?|reception|front (?:desk|of house)|counter|bookings?)\b/i],
]
const shared =
  /\b(?:both|all|everyone|together|each of us|helps?|covers?|stands? in|backs? up|cover|if|until)\b/i
/** In every role of an owner. */
const plainStems = new Set(
  'founder owner co-own co-foun director head chief manag lead operat shop'.split(' '),
)

interface Duty {
  readonly first: string
  readonly role: string
  readonly id: string
  readonly areas: ReadonlySet<string>
  readonly stems: ReadonlySet<string>
}

function listAreas(text: string): string[] {
  return areas.flatMap(([area, pattern]) => (pattern.test(text) ? [area] : []))
}

function listDuties(facts: PlanFacts): Duty[] {
  const named = listNamedFounders(facts)
  return sampleItems(facts.data.teamStructure.founders).flatMap(({ id, role, background }): Duty[] => {
    const first = named.find((founder) => founder.id === id)?.first
    const told = role.slice(0, 300)
    if (first === undefined || shared.test(told)) return []
    const stems = listContextWords(told).filter((stem) => !plainStems.has(stem))
    // What a founder has done before may be done here, too.
    const known = listContextWords(background.slice(0, 1000))
    return [
      {
        id,
        first,
        role: told,
        areas: new Set(listAreas(told)),
        stems: new Set([...stems, ...known.map((stem) => `past ${stem}`)]),
      },
    ]
  })
}

/** The work that stands before its doer: 'Sell: shows and calls (Maria)'. */
function readHead(text: string, mark: string): string {
  const before = text.slice(0, text.indexOf(mark))
  return before.split(/[:;.]/u, 1)[0]?.slice(0, 80) ?? ''
}

function findOtherDuty(text: OwnText, duties: readonly Duty[]) {
  const mark = /\((\p{Lu}\p{L}{2,})(?:,[^()]{0,60})?\)/u.exec(text.text)
  const doer = mark && duties.find(({ first }) => first === mark[1])
  if (!mark || !doer || shared.test(text.text)) return null
  if (duties.some(({ first }) => first !== doer.first && text.text.includes(first))) return null
  const head = readHead(text.text, mark[0])
  const work = listAreas(head)
  const stems = listContextWords(head).filter((stem) => !plainStems.has(stem))
  const isOwn =
    work.some((area) => doer.areas.has(area)) ||
    stems.some((stem) => doer.stems.has(stem) || doer.stems.has(`past ${stem}`))
  if (isOwn) return null
  const other = duties.find(
    (duty) =>
      duty !== doer &&
      ((work.length === 1 && work.every((area) => duty.areas.has(area))) ||
        stems.slice(0, 2).some((stem) => duty.stems.has(stem))),
  )
  return other ? { mark: mark[0], other } : null
}

export const doerNamedRule: Rule = {
  id: 'doer-against-role',
  steps: [9, 3, 7],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const duties = listDuties(facts)
    if (duties.length < 2) return null
    for (const text of listOwnTexts(facts)) {
      const found = listFields.test(text.field) ? findOtherDuty(text, duties) : null
      if (!found) continue
      const { other, mark } = found
      const address = atItem('teamStructure', 'founders', other.id, 'role')
      const role: OwnText = {
        text: `${other.first}: ${other.role}`,
        section: 'teamStructure',
        address,
        field: 'teamStructure.founders.role',
      }
      return showTwo(
        'Whose work is it?',
        { text, sentence: text.text, mark },
        { text: role, sentence: role.text, mark: '' },
        'A lender asks each owner about the own part.',
      )
    }
    return null
  },
}
