import { isAmong, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { fundingFields as fields } from './funding-fields.ts'
import { textEvidence } from './text-evidence.ts'

/** Payment, term and rate of the loan in the texts, beside the loan that is entered. */

const loanList = at('financialProjections', 'funding', 'loans')
const loanPayment = /\b(?:loan|debt service|debt payments?|repayments?|instal?lments?|mortgage payment)\b/i
const rightBefore =
  /\b(?:loan|debt)\s(?:service|payments?|instal?lments?)(?:\s(?:of|is|are|at|comes to)|[:,=])?\s*(?:about\s)?$/i
const notPayment = /\b(?:fee|amount|insurance|reserve|cash|covers?)\b/i

/** 'Loan payment $1,403 a month for seven years' */
const ofLoan = /\b(?:loan|microloan|term loan|bank[’']s|lender[’']s|repay\w*)\b/i
const notTerm =
  /\b(?:interest[- ]only|only interest|interest alone|grace|lease[sd]?|rent(?:ed)?|contract|warrant\w*|guarantee[sd]?|price held|notice|renew\w*|reserve|first|next|last|after|track record|customers? for|known|deferred|no payments?|cover\w*)\b/i

export const loanTextRules: readonly Rule[] = [
  {
    id: 'loan-payment-differs',
    steps: [3, 8],
    weight: weights.contradicts - 1,
    find(facts) {
      const { loans, debtPayments } = readFunding(facts)
      const known = loans.flatMap(({ payments }) => (payments ? [payments] : []))
      if (known.length === 0 || known.length < loans.length) return null
      const full = known.reduce((sum, payments) => sum + payments.full, 0)
      const debts = debtPayments.reduce((sum, payment) => sum + payment, 0)
      const possible = [
        ...known.flatMap((payments) => [payments.full, payments.interestOnly ?? payments.full]),
        full,
        known.reduce((sum, payments) => sum + (payments.interestOnly ?? payments.full), 0),
        ...debtPayments,
        debts,
        full + debts,
      ]
      for (const phrase of listPhrases(facts, [
        'businessModel.costStructure',
        'riskAnalysis.risks.description',
        'riskAnalysis.risks.mitigation',
        'implementationTimeline.milestones.description',
        'implementationTimeline.executiveSummary',
        'operationsPlan.keyProcesses',
        'marketAnalysis.som',
      ])) {
        const { claim, lead, tail } = phrase
        const near = `${lead.slice(-50)}|${tail}`
        if (!loanPayment.test(near) || notPayment.test(near)) continue
        // In a sentence, the words may belong to the next amount.
        if (
          claim.field !== 'businessModel.costStructure' &&
          claim.field !== 'riskAnalysis.risks.mitigation' &&
          !rightBefore.test(lead)
        )
          continue
        if (claim.period === null && !/\bpayments?\b|instal?lment/i.test(near)) continue
        const monthly = readMonthly(claim)
        if (!monthly || isAmong(monthly, possible, 0.03)) continue
        // '3.5 times the $12,100 of loan payments' are those of a year.
        const spans = claim.period === null ? possible.flatMap((amount) => [3 * amount, 12 * amount]) : []
        if (isAmong(monthly, spans, 0.03)) continue
        const amount = facts.sayMoney(Math.round(full))
        const terms = loans
          .map(
            (loan) =>
              `${facts.sayMoney(loan.amount)} at ${sayPercent(loan.ratePercent ?? 0)} over ${sayNumber(loan.termMonths ?? 0)} months`,
          )
          .slice(0, 3)
        return show(
          recommend(
            'The loan payment is not the loan’s',
            `${quote(claim.sentence, 80)} counts with ${claim.quote}, but ${joinWords(terms)} costs ${amount} a month. Put the same payment in both places.`,
            claim.address,
          ),
          [textEvidence(phrase), { address: loanList, says: `${amount} a month` }],
          [`${joinWords(terms)} = ${amount} a month`],
        )
      }
      return null
    },
  },
  {
    id: 'loan-term-differs',
    steps: [8, 12],
    weight: weights.contradicts - 2,
    find(facts) {
      const { loans } = readFunding(facts)
      const terms = loans.flatMap(({ termMonths }) => (termMonths === null ? [] : [termMonths]))
      if (terms.length === 0) return null
      for (const phrase of listPhrases(facts, fields, ['duration'])) {
        const { claim, lead, tail } = phrase
        if (claim.unit !== 'year' && claim.unit !== 'month') continue
        const isTerm =
          /^[\s-]*(?:[\w-]+\s){0,2}?(?:loan|microloan|term loan)\b/i.test(tail) ||
          (/\bover\s+(?:a\s)?$/i.test(lead) &&
            /\b(?:loan|borrow\w*|bank|credit union|microloan)\b/i.test(
              `${claim.sentence} ${readTitle(facts, phrase)}`,
            )) ||
          (/\b(?:for|for all|in|during|through) (?:all |the (?:whole |full )?)?$/i.test(lead) &&
            ofLoan.test(claim.sentence) &&
            !notTerm.test(claim.sentence))
        if (!isTerm) continue
        const months = claim.low * (claim.unit === 'year' ? 12 : 1)
        if (months < 12 || terms.some((term) => Math.abs(term - months) <= 6)) continue
        const [term = 0] = terms
        return show(
          recommend(
            'Two terms for one loan',
            `${quote(claim.sentence, 80)} says ${claim.quote.replace('-', ' ')}, but the loan in the funding runs ${sayNumber(term / 12)} years. The payment depends on it, so use the term that the lender offers in both places.`,
            claim.address,
          ),
          [textEvidence(phrase), { address: loanList, says: `${sayNumber(term)} months` }],
          [`${sayNumber(months)} months ≠ ${sayNumber(term)} months`],
        )
      }
      return null
    },
  },
  {
    id: 'loan-rate-differs',
    steps: [8, 3],
    weight: weights.contradicts - 3,
    find(facts) {
      const { loans } = readFunding(facts)
      const rates = loans.flatMap(({ ratePercent }) => (ratePercent === null ? [] : [ratePercent]))
      const { ratePercent: lineRate } = facts.data.financialProjections.funding.lineOfCredit
      if (rates.length === 0) return null
      for (const phrase of listPhrases(facts, fields, ['percent'])) {
        const { claim, lead, tail } = phrase
        const near = `${lead.slice(-60)}|${tail.slice(0, 30)}`
        const isRate =
          /\b(?:loan|borrow\w*)\b[^|]{0,40}\bat\s*$/i.test(lead) ||
          /^\s*(?:interest|apr|a year interest)\b/i.test(tail) ||
          (/\b(?:bank[’']s|lender[’']s|loan[’']s|interest(?: rate)?|fixed rate)\s*(?:(?:is|of|at|stays|rate)\s*)*$/i.test(
            lead,
          ) &&
            !/\b(?:paid|pay|cover\w*|deposit|savings)\b/i.test(lead.slice(-30)))
        if (!isRate || claim.low > 40 || /\b(?:guarant\w+|points?|rise|rises|fee|profit|sales)\b/i.test(near))
          continue
        if (isAmong(claim, [...rates, lineRate ?? -1], 0.03)) continue
        return show(
          recommend(
            'Two rates for one loan',
            `${quote(claim.sentence, 80)} says ${claim.quote}, but the loan in the funding costs ${sayPercent(rates[0] ?? 0)}. Use the rate of the offer in both places.`,
            claim.address,
          ),
          [textEvidence(phrase), { address: loanList, says: sayPercent(rates[0] ?? 0) }],
        )
      }
      return null
    },
  },
]

/** A milestone's description is often only '$80,000 over seven years'. Its title says what it is. */
function readTitle({ data }: PlanFacts, { claim }: Phrase): string {
  const [section, , item] = claim.address
  if (section !== 'implementationTimeline' || typeof item !== 'object') return ''
  return data.implementationTimeline.milestones.find(({ id }) => id === item.id)?.title.slice(0, 200) ?? ''
}
