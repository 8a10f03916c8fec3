import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { isNotNow } from './own-texts.ts'

/** Whether a sentence has its people on the payroll or pays their invoices. */
export interface Employment {
  readonly isEmployed: boolean
  readonly sentence: string
  readonly mark: string
}

const contractor =
  /\b(?:(?:is|are|as|be|remains?|stays?|hired|paid) (?:an? |all )?(?:\w+ ){0,2}(?:contractors?|freelancers?|sole traders?|self-employed)|self-employed contractors?|freelance \w+|on 1099s?|1099 (?:contractors?|workers?|forms?)|(?:sends?|writes?|submits?) (?:us |me )?(?:an )?invoices?|invoices? (?:us|me|(?:by the|each|per) (?:job|hour|day|visit|project|shift))|pays? (?:their|his|her) own tax(?:es)?)\b|(?<=[(,] ?)contractor(?=[),]|$)/i
const employee =
  /\b(?:employees?|on (?:our |the )?payroll|payroll tax(?:es)?|W-?2|(?<!self-)employed|(?:with|plus|and) (?:\w+ )?tax(?:es)?\b|workers[’']? comp\w*|employer[’']?s?[’']? (?:costs?|contributions?)|National Insurance|paid leave|sick (?:time|pay|leave)|withholding)\b/i
const anyWord =
  /contractor|self-employed|freelanc|sole trader|1099|invoice|own tax|employ|payroll|W-?2|tax|comp|insurance|leave|sick|withh/i
const denied = /\b(?:no|not|never|without|nor|neither|instead of|rather than|do not concern)\b/i

/** Someone else, who comes when the one on the payroll cannot: 'a freelance cook stands in'. */
const standIn =
  /\b(?:stands?[- ]in|standing in|fills? in|filling in|steps? in|jumps? in|substitutes?|replacement|back-?up|on call|in reserve|covers? (?:for|vacations?|holidays?|sick|illness|absences?)|when (?:\p{L}+ ){1,3}(?:is|are|falls?) (?:ill|sick|away|on (?:vacation|leave|holiday))|in (?:peak|busy)|(?:extra|additional|second|another|occasional\w*) (?:\p{L}+ )?freelanc\w*|freelanc\w+ (?:\p{L}+ )?(?:as needed|at peaks?|in peak))\b/iu

export const isStandIn = rememberTexts((sentence: string) => standIn.test(sentence))

export const listEmployments = rememberTexts((text: string): readonly Employment[] =>
  !anyWord.test(text)
    ? []
    : splitSentences(text.slice(0, 2000)).flatMap((sentence): Employment[] => {
        const free = contractor.exec(sentence)
        const paid = employee.exec(sentence)
        if (free && denied.test(sentence.slice(0, free.index))) return []
        // 'Contractors, so no withholding' has one of them, 'employees and contractors' has both.
        const isBoth = free && paid && !denied.test(sentence.slice(free.index))
        const found = free ?? paid
        return !found || isBoth || isNotNow(sentence) ? [] : [{ isEmployed: !free, sentence, mark: found[0] }]
      }),
)

const roleEnd =
  /(?:er|or|ist|ian|ant|ent|ard|man|men|woman|women|cook|chef|clerk|nurse|guide|host|hand|aide|pilot|coach|chief|maid|staff)$/u
const noRole =
  /^(?:other|year|quarter|summer|winter|center|floor|number|under|after|over|member|order|customer|contractor|freelancer|employer|owner|founder|partner|manager|door|color|water|server|computer|trailer)$/u
const properName = /(?<=\s)\p{Lu}\p{Ll}{2,}/gu
const noName = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/u

/** The words by which other texts call someone: 'technician' and 'Wade'. */
export const listRoleWords = rememberTexts((role: string): ReadonlySet<string> => {
  // 'Office help for the technicians' is no technician.
  const [read = ''] = role.slice(0, 120).split(/\b(?:for|of|to|who|with|so|when|until)\b/u, 1)
  const words = (read.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map(toSingular)
  const names = (read.match(properName) ?? []).filter((name) => !noName.test(name))
  return new Set([
    ...words.filter((word) => roleEnd.test(word) && !noRole.test(word)),
    ...names.map((name) => name.toLowerCase()),
  ])
})

/** Whether a sentence speaks of someone with one of the words. */
export function isAbout(sentence: string, words: ReadonlySet<string>): boolean {
  return (sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(
    (word) => words.has(word) || words.has(toSingular(word)),
  )
}

/** The words of those whom the forecast pays as employees, with taxes on top, or as contractors. */
export function listPaidPeople({ data }: PlanFacts) {
  return data.financialProjections.forecast.people.slice(0, 40).flatMap((person) => {
    const { isOwner, employment, payrollPercent, pay, role } = person
    if (isOwner || (pay ?? 0) <= 0) return []
    const isEmployed = employment !== 'contractor' && (payrollPercent ?? 0) > 0
    return isEmployed || employment === 'contractor'
      ? [{ id: person.id, role, isEmployed, words: listRoleWords(role) }]
      : []
  })
}
