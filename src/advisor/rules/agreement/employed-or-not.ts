import {
  type Employment,
  isAbout,
  isStandIn,
  listEmployments,
  listPaidPeople,
  listRoleWords,
} from '#advisor/facts/agreement/employment.ts'
import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** One person who is on the payroll in one place and sends invoices in another. */

interface Told extends Employment {
  readonly text: OwnText
}

const saying =
  /^(?:teamStructure\.keyHires|legalStructure|businessModel|operationsPlan|financialProjections\.forecast\.(?:people|runningCosts)|implementationTimeline\.executiveSummary)/u
const matters = 'Payroll taxes, insurance and who says how the work is done depend on it.'
const title = 'Employee, or contractor?'

function listTold(facts: PlanFacts): Told[] {
  return listOwnTexts(facts).flatMap((text) =>
    saying.test(text.field)
      ? listEmployments(text.text).flatMap((told) =>
          !told.isEmployed && isStandIn(told.sentence) ? [] : [{ ...told, text }],
        )
      : [],
  )
}

/** A text of the hire itself need not name it. */
function isOfHire({ text, sentence }: Told, id: string, words: ReadonlySet<string>): boolean {
  const [, list, item] = text.address
  const isHire = list === 'keyHires'
  const isOwn = isHire && typeof item === 'object' && 'id' in item && item.id === id
  return isOwn || (!isHire && isAbout(sentence, words))
}

function findOne(facts: PlanFacts) {
  const told = listTold(facts)
  if (told.length === 0) return null
  const paid = listPaidPeople(facts)
  for (const { id, role } of sampleItems(facts.data.teamStructure.keyHires)) {
    const words = listRoleWords(role)
    const own = told.filter((each) => isOfHire(each, id, words))
    const free = own.find(({ isEmployed }) => !isEmployed)
    const employed = own.find(({ isEmployed }) => isEmployed)
    if (free && employed && free.text !== employed.text) return showTwo(title, employed, free, matters)
    const counted = paid.find((person) => [...person.words].some((word) => words.has(word)))
    const other = counted && own.find(({ isEmployed }) => isEmployed !== counted.isEmployed)
    if (!other || own.some(({ isEmployed }) => isEmployed === counted.isEmployed)) continue
    const says = shorten(other.sentence)
    const place = at('financialProjections', 'forecast', 'people', { id: counted.id }, 'employment')
    return show(
      recommend(
        title,
        `${quote(other.sentence, 90)} does not go with the forecast, which pays ${quote(counted.role, 48)} ${counted.isEmployed ? 'as an employee, with payroll taxes' : 'as a contractor'}. Which is right? ${matters}`,
        other.text.address,
      ),
      [markEvidence(other.text.address, says, other.mark), { address: place, says: shorten(counted.role) }],
    )
  }
  return null
}

export const employedOrNotRule: Rule = {
  id: 'employed-or-not',
  steps: [9, 10, 3, 7, 8, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find: findOne,
}
