import { reviewPlan } from '#advisor/review/review-plan.ts'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { applyEdits } from './apply-edits.ts'
import type { CorpusPlan, Fault } from './corpus.ts'

/** What the advisor says, its praise left aside. */
export interface Message {
  readonly check: string
  /** Of the same check at the same place, in the same words of its title. */
  readonly name: string
  readonly text: string
  readonly places: readonly string[]
}

export function listMessages(plan: CorpusPlan, data: unknown = plan.data): Message[] {
  return reviewPlan(restoreWorkbookData(data), plan.template, readMonth(plan.today))
    .filter(({ type }) => type !== 'insight')
    .map(toMessage)
}

/** What an edit adds: a message that was not there, or one that says something else now. */
export function listAdded(plan: CorpusPlan, fault: Fault, before: readonly Message[]): Message[] {
  const texts = new Map(before.map(({ name, text }) => [name, text]))
  return listMessages(plan, applyEdits(plan.data, fault.edits)).filter(
    ({ name, text }) => texts.get(name) !== text,
  )
}

/** It leads to the fault and says what it is about. */
export function isAbout({ places, says }: Fault, message: Message): boolean {
  const leadsThere = message.places.some((place) =>
    places.some((wanted) => isWithin(place, wanted) || isWithin(wanted, place)),
  )
  return leadsThere && says.some((words) => message.text.includes(words.toLowerCase()))
}

function isWithin(place: string, outer: string): boolean {
  return place === outer || place.startsWith(`${outer}.`)
}

function toMessage({ key, title, content, address, evidence = [], sums = [] }: ReviewFinding): Message {
  const says = [title, content, ...evidence.map((place) => place.says), ...sums]
  const places = [address ?? [], ...evidence.map((place) => place.address)].map(writeAddress)
  return {
    check: key.replace(/[@~].*/, ''),
    name: `${key} ${title}`,
    text: says.join('\n').toLowerCase(),
    places: places.filter((place) => place !== ''),
  }
}

export function readMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number - 1
}
