import { readHome } from '#advisor/facts/home-country.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts } from '#advisor/facts/plan-texts.ts'
import { isWritten, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** What a business owes to people on its payroll, where no step says a word of it. */

/** A legal step with fewer entries is a step in progress. */
const fewestRegulations = 3
const firstYear = 12
const fewestHeads = 3

const compensation =
  /\bwork(?:er|man|men)s?[’']?s?[’']? ?comp|\bwork(?:er|man|men)s?[’']? (?:compensation|injury)|\bcompensation (?:insurance|cover\w*|fund)|\bemployers?[’']? liability|\bstate fund\b|\bindustrial insurance|\bl&i\b|\bwsib\b|\bpeo\b|\bprofessional employer\b|\bemployer (?:insurance|policy)/i
const safety =
  /\b(?:osha|safety|safe(?:ly)?|guards?\b(?! dog)|protective|ppe|injur\w*|accidents?|hurt|lock-?out|hearing|goggles|respirators?|ventilat\w*|first aid|gets? caught|cut off)\b/i
const machines =
  /\b(?:(?<!\b(?:espresso|coffee|ice|vending|card|washing|sewing|ice cream|payment|slot|answering|fax|pos|ticket) )machines?|(?:table |band|cabinet |chain)saws?|press(?:es)?(?= |,|$)|lathes?|forklifts?|grinders?(?! for coffee)|looms?|welders?|kilns?|planers?|chippers?|excavators?|tractors?|extruders?|cnc)\b/i

function listEmployees({ data }: PlanFacts) {
  return sampleItems(data.financialProjections.forecast.people).filter(
    ({ isOwner, employment, pay, startMonth }) =>
      !isOwner && employment === 'employee' && (pay ?? 0) > 0 && (startMonth ?? 1) <= firstYear,
  )
}

function findMachine({ data }: PlanFacts) {
  return sampleItems(data.financialProjections.startupCosts).find(
    ({ kind, category }) => kind === 'equipment' && machines.test(category.slice(0, 200)),
  )
}

function isFinishedStep({ data }: PlanFacts): boolean {
  return data.legalStructure.regulations.filter(isWritten).length >= fewestRegulations
}

function isSaid(facts: PlanFacts, words: RegExp): boolean {
  return listTexts(facts).some(({ text, section }) => section !== 'competitiveAnalysis' && words.test(text))
}

function isInUnitedStates(facts: PlanFacts): boolean {
  const country = readHome(facts)?.country
  return country?.code === 'US' || (country === undefined && facts.currency === 'USD')
}

export const employerDutyRules: readonly Rule[] = [
  {
    id: 'law-no-workers-compensation',
    steps: [10, 8],
    weight: weights.weak + 2,
    find(facts) {
      const employees = listEmployees(facts)
      const [employee] = employees
      if (!employee || !isFinishedStep(facts) || !isInUnitedStates(facts)) return null
      // Many states leave out the smallest employers.
      const heads = employees.reduce((sum, { count }) => sum + (count ?? 1), 0)
      if (heads < fewestHeads && !findMachine(facts)) return null
      // The one state that leaves it to the employer.
      if (/\b(?:Texas|TX)\b/u.test(facts.data.legalStructure.jurisdiction)) return null
      if (isSaid(facts, compensation)) return null
      const address = at('legalStructure', 'regulations')
      return show(
        recommend(
          'What if an employee is hurt?',
          `The forecast pays ${quote(employee.role, 40)}, but no step names workers’ compensation. Most states ask for it from the first employees on. Name the policy or the state fund and put its premium into the costs.`,
          address,
        ),
        [
          {
            address: at('financialProjections', 'forecast', 'people', { id: employee.id }, 'role'),
            says: employee.role,
          },
          { address, says: 'No workers’ compensation' },
        ],
      )
    },
  },
  {
    id: 'law-no-work-safety',
    steps: [10, 7],
    weight: weights.weak,
    find(facts) {
      const [employee] = listEmployees(facts)
      if (!employee || !isFinishedStep(facts)) return null
      const equipment = findMachine(facts)
      if (!equipment || isSaid(facts, safety)) return null
      const address = at('legalStructure', 'regulations')
      return show(
        recommend(
          'Who keeps the machines safe?',
          `${quote(employee.role, 40)} works beside ${quote(equipment.category, 40)}, but no step says how people are protected. Name the rules that apply, such as guards, training and hearing protection, and who checks them.`,
          address,
        ),
        [
          {
            address: at('financialProjections', 'startupCosts', { id: equipment.id }, 'category'),
            says: equipment.category,
          },
          { address, says: 'No word of safety at work' },
        ],
      )
    },
  },
]
