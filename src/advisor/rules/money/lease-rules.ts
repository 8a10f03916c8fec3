import { claimsOf, listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, remark, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** Leases and contracts that end while the loan still runs. */

const leaseFields: readonly FieldKey[] = [
  'businessModel.keyResources',
  'businessModel.keyPartnerships',
  'businessModel.costStructure',
  'businessIdea.solution',
  'marketAnalysis.summary',
  'competitiveAnalysis.competitiveAdvantages.description',
  'operationsPlan.keyProcesses',
  'operationsPlan.suppliers',
  'riskAnalysis.risks.description',
  'riskAnalysis.risks.mitigation',
  'financialProjections.startupCosts.description',
  'legalStructure.regulations',
  'implementationTimeline.milestones.title',
  'implementationTimeline.milestones.description',
  'implementationTimeline.appendix.note',
]
const leasedThings =
  /\b(?:trucks?|vans?|cars?|vehicles?|equipment|machines?|copiers?|mowers?|ovens?|forklifts?|chairs?)\b/i
const leaseWords =
  /\b(?:sub-?)?leas(?:es?|ehold)\b|\btenanc(?:y|ies)\b|\brental (?:contract|agreement)\b|\b(?:premises|shop|space|workshop|building|site|unit|studio|kitchen|hall|storefront|restaurant|store|warehouse|room|yard|land|barn|dock|field|lot|office|clinic|pasture)s?\b[^.;]{0,80}\b(?:rented|leased) (?:for|until|till|through|to)\b/i
/** Six months' notice, two months of rent and an option are not the time of the lease. */
const otherAfter =
  /^[\s-]*(?:(?!with\b|and\b|plus\b)[\p{L}’']+\s){0,2}?(?:notice|rents?|deposit|rent-free|free|ago|old|experience|options?|extensions?|renewals?|warranty|loan|increase|rise|break)\b|^[’']/iu
const otherBefore =
  /\b(?:options?|renew\w*|extend\w*|extension|notice|every|each|break|review\w*|past|last|paid|loan|free|within|takes?|rent of|deposit)\b[^,;]{0,24}$/i
const endBefore =
  /\b(?:until|till|through|ends?|ending|expires?|expiring|runs? (?:to|out)|terminates?|up)\b[^,;]{0,20}$/i
const optionWords = /\boptions?\b|\brenew|\bextend|\bextension|\brolling\b/i
/** None, or one that the landlord can refuse. */
const noOption =
  /\b(?:no|without|not|nor|never|neither)\b[^.;]{0,30}\b(?:options?|renew|exten)|\b(?:renew|exten)\w*\b[^.;]{0,40}\b(?:if|when|as long as|provided|subject to|with|by|at) (?:both (?:sides|parties|of us)?|either|we (?:both|all)|(?:the )?(?:landlord|lessor|owner)|(?:mutual )?(?:agreement|consent)|(?:his|her|their|its) (?:agreement|consent|approval|discretion|choice))|\b(?:renegotiated|agreed (?:again|anew)|decided anew|negotiated anew) (?:each|every) year\b|\b(?:one year|a year|year by year) at a time\b/i
/** The landlord can end it at any time. */
const endsAnyTime =
  /\bmonth[- ]to[- ]month\b|\bat[- ]will\b|\brolling (?:lease|tenancy|month)|\b(?:landlord|lessor|owner of the (?:building|property))\b[^.;]{0,40}\b(?:can|may|could|might) (?:then |always |also |still )?(?:end|terminate|cancel|give (?:us )?notice|ask us to leave|take (?:it|the \w+) back|put us out)|\blease\b[^.;]{0,80}\b(?:it|he|she|they|the (?:buyer|new owner|seller)) (?:can|may|could) (?:then )?(?:end|be ended|terminate|be terminated|cancel|be canceled)\b[^.;]{0,12}\b(?:on|with|at|after|by) (?:\w+|\d+) (?:days|weeks|months)[’']? notice|\b(?:ended|terminated|canceled|cancelled) by the (?:landlord|lessor)\b|\bverbal(?:ly)? (?:lease|agreement with the landlord)|\bno (?:written )?lease\b|\b(?:either (?:side|party)|both sides|the landlord)\b[^.;]{0,30}\b(?:end|terminate|cancel|leave)\b|\blease\b[^.;]{0,50}\b(?:ended|terminated|canceled|cancelled|end(?:s|ing)?) (?:at any time|any time|(?:by|with|on|at) (?:[a-z]+|\d+)(?: [a-z]+)? ?(?:days?|weeks?|months?)[’']? notice)|\b(?:rented|renting|leased?) (?:by the month|from month to month|week to week|year to year)\b/i

/** What members and tenants of the business may end. */
const ofOthers = /\b(?:members?(?:hips?)?|tenants?|clients?|customers?|subscri\w+|plans?(?! to\b)|guests)\b/i

/** 'Orders by phone from month to month' */
const ofBuyers = /\b(?:orders?|ordered|buys|buyers?|chain|purchases?|hosting|software|insurance)\b/i

const ofPremises = /\b(?:rent\w*|leas\w*|landlord|tenanc\w*|premises|lessor)\b/i

const contractWords =
  /\b(?:franchise|concession|licen[cs]e agreement|licensing agreement|distribution (?:agreement|contract|right)|dealer\w*|exclusiv\w+|management contract|service contract|anchor)\b[^,;]{0,30}$|^[\s-]*(?:\p{L}+\s){0,2}?(?:franchise|concession|license agreement|licensing agreement|distribution|dealer|exclusiv\w+|management contract|service contract|anchor)\b/iu

interface Lease {
  readonly phrase: Phrase
  readonly months: number
  /** Whether it can be extended beyond what is counted. */
  readonly isOpen: boolean
}

/** A note in the appendix on a paper that is called a lease. */
function isLeasePaper({ data }: PlanFacts, { claim }: Phrase): boolean {
  const item = claim.address[2]
  if (claim.field !== 'implementationTimeline.appendix.note' || typeof item !== 'object') return false
  const paper = data.implementationTimeline.appendix.find(({ id }) => id === item.id)
  return paper !== undefined && leaseWords.test(paper.name)
}

/** The longest time for which the plan says the premises are secured. */
function readLease(facts: PlanFacts): Lease | null {
  const first = readFirstMonth(facts)
  const found: Lease[] = []
  for (const phrase of listPhrases(facts, leaseFields, ['duration', 'date'])) {
    const { lead, tail, text } = phrase
    if (!leaseWords.test(phrase.claim.sentence) && !isLeasePaper(facts, phrase)) continue
    if (otherAfter.test(tail) || otherBefore.test(lead)) continue
    if (phrase.claim.kind === 'date' && !endBefore.test(lead)) continue
    if (leasedThings.test(`${lead.slice(-30)} ${tail.slice(0, 40)}`)) continue
    const months = readMonths(phrase, first)
    if (months === null) continue
    const isOption = optionWords.test(text.slice(0, 600)) && !noOption.test(text.slice(0, 600))
    const options = isOption ? readOptions(facts, phrase) : 0
    found.push({ phrase, months: months + (options ?? 0), isOpen: options === null })
  }
  const [longest] = found.toSorted((one, other) => other.months - one.months)
  return longest ? { ...longest, isOpen: found.some(({ isOpen }) => isOpen) } : null
}

function readMonths({ claim }: Phrase, first: number | null): number | null {
  if (claim.kind === 'duration') {
    if (claim.unit === 'year') return claim.high >= 1 && claim.high <= 99 ? claim.high * 12 : null
    return claim.unit === 'month' && claim.high >= 6 ? claim.high : null
  }
  return claim.time?.scale === 'calendar' && first !== null ? claim.time.endMonth - first : null
}

/** The months of an option beside the lease, or null when the text does not say how long it is. */
function readOptions(facts: PlanFacts, { claim, text }: Phrase): number | null {
  const option = claimsOf(facts, claim.field).find(
    (other) =>
      other.address === claim.address &&
      other !== claim &&
      other.kind === 'duration' &&
      other.unit === 'year' &&
      optionWords.test(text.slice(Math.max(0, other.start - 30), other.end + 30)),
  )
  if (!option) return readBareOption(text.slice(claim.end, claim.end + 80))
  // 'Two three-year options' and 'two options of three years each'
  const [, times = 'one'] =
    /\b(two|2|three|3|four|4)\s*(?:(?:renewal )?(?:options?|extensions?|renewals?) (?:of|for|to \p{L}+)\s*)?$/iu.exec(
      text.slice(0, option.start),
    ) ?? []
  return option.low * 12 * (counts[times.toLowerCase()] ?? 1)
}

/** 'Three years with an option for two more' */
const bareOption =
  /\boptions? (?:for|of|to (?:add|extend|renew)(?: (?:it|the lease))?(?: (?:for|by))?) (?:another |a further )?(one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?: more| further| additional)?(?=\s*(?:[.,;:)]|$))/iu

function readBareOption(rest: string): number | null {
  const [, said = ''] = bareOption.exec(rest) ?? []
  const years = bareCounts.indexOf(said.toLowerCase()) + 1 || Number(said)
  return years > 0 ? years * 12 : null
}

const bareCounts = 'one two three four five six seven eight nine ten'.split(' ')
const counts: Readonly<Record<string, number>> = { two: 2, 2: 2, three: 3, 3: 3, four: 4, 4: 4 }

export const leaseRules: readonly Rule[] = [
  {
    id: 'lease-shorter-than-loan',
    steps: [3, 8, 12],
    weight: weights.weak + 5,
    readers: ['bank'],
    find(facts) {
      const { longestTermMonths, loans } = readFunding(facts)
      if (longestTermMonths <= 0) return null
      const buysLand = sampleItems(facts.data.financialProjections.startupCosts).some(
        ({ kind }) => kind === 'land',
      )
      const lease = readLease(facts)
      if (!lease || buysLand || lease.isOpen) return null
      const loan = loans.find(({ termMonths }) => termMonths === longestTermMonths)
      const sum = `${sayNumber(lease.months / 12)} years < ${sayNumber(longestTermMonths / 12)} years`
      const evidence = [
        textEvidence(lease.phrase),
        {
          address: at('financialProjections', 'funding', 'loans'),
          says: `${sayNumber(longestTermMonths)} months`,
        },
      ]
      if (lease.months >= longestTermMonths - 3) {
        return show(
          remark(
            'The lease outlasts the loan',
            `The premises are secured for ${sayNumber(lease.months / 12)} years, the loan runs ${sayNumber(longestTermMonths / 12)}.`,
            lease.phrase.claim.address,
          ),
          evidence,
        )
      }
      return show(
        recommend(
          'The lease ends before the loan',
          `The lease runs ${countOf(lease.months / 12, 'year', 'years')} and ${quote(loan?.name || 'the loan')} ${sayNumber(longestTermMonths / 12)}. If the landlord does not renew, the payments go on without the place that earns them. Ask for an option to renew, or for a shorter loan. Lenders want a lease with options as long as the loan.`,
          lease.phrase.claim.address,
        ),
        evidence,
        [sum],
      )
    },
  },
  {
    id: 'lease-ends-any-time',
    steps: [3, 8, 7],
    weight: weights.weak + 2,
    readers: ['bank'],
    find(facts) {
      const { longestTermMonths } = readFunding(facts)
      const built = sampleItems(facts.data.financialProjections.startupCosts).find(
        ({ kind, amount }) => kind === 'fit-out' && amount > 0,
      )
      if (longestTermMonths < 24) return null
      const lease = readLease(facts)
      const found = listSectionTexts(facts, ['businessModel', 'operationsPlan', 'riskAnalysis']).find(
        ({ text, section, address }) => {
          if (!endsAnyTime.test(text)) return false
          // 'He has no plans to sell' beside it is of the landlord.
          const said = splitSentences(text).find((sentence) => endsAnyTime.test(sentence)) ?? text
          if (ofOthers.test(said)) return false
          // A risk that is told is answered by the lease. An answer that admits it is none.
          if (lease && section === 'riskAnalysis')
            return address[3] === 'mitigation' && /\b(?:landlord|lessor|building|premises)\b/i.test(said)
          return ofPremises.test(text) || (built && !ofBuyers.test(text))
        },
      )
      if (!found) return null
      return show(
        recommend(
          'The landlord can end the lease before the loan is paid',
          `${quote(found.text, 80)}, but you ${built ? `put ${facts.sayMoney(built.amount)} into the place (${quote(built.category)}) and ` : ''}pay the loan for ${sayNumber(longestTermMonths / 12)} years.${lease ? ` Elsewhere the plan has a lease: ${quote(lease.phrase.claim.sentence, 60)}. Which is right?` : ''} Ask for a lease with options as long as the loan.`,
          found.address,
        ),
        [
          { address: found.address, says: found.text, mark: endsAnyTime.exec(found.text)?.[0] ?? '' },
          {
            address: at('financialProjections', 'funding', 'loans'),
            says: `${sayNumber(longestTermMonths)} months`,
          },
        ],
      )
    },
  },
  {
    id: 'contract-shorter-than-loan',
    steps: [3, 8],
    weight: weights.weak,
    readers: ['bank'],
    find(facts) {
      const { longestTermMonths } = readFunding(facts)
      if (longestTermMonths <= 0) return null
      const phrase = listPhrases(
        facts,
        [
          'businessModel.keyPartnerships',
          'businessModel.keyResources',
          'competitiveAnalysis.competitiveAdvantages.description',
        ],
        ['duration'],
      ).find(
        ({ claim, lead, tail, text }) =>
          claim.unit === 'year' &&
          claim.high * 12 < longestTermMonths &&
          (contractWords.test(tail) || contractWords.test(lead)) &&
          (!optionWords.test(text.slice(0, 400)) || noOption.test(text.slice(0, 400))),
      )
      if (!phrase) return null
      return show(
        recommend(
          'A contract ends before the loan',
          `${quote(phrase.claim.sentence, 80)} runs ${phrase.claim.quote.replace('-', ' ')}, the loan ${sayNumber(longestTermMonths / 12)} years. Say what happens after it, or agree on a renewal. A lender asks what pays the last years.`,
          phrase.claim.address,
        ),
        [
          textEvidence(phrase),
          {
            address: at('financialProjections', 'funding', 'loans'),
            says: `${sayNumber(longestTermMonths)} months`,
          },
        ],
        [`${sayNumber(phrase.claim.high)} years < ${sayNumber(longestTermMonths / 12)} years`],
      )
    },
  },
]
