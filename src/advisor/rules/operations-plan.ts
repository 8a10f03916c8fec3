import {
  findRepeated,
  hasNumber,
  isBlank,
  isWritten,
  joinTexts,
  readBeginning,
  sampleItems,
} from '#advisor/facts/texts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, recommend, remark, show, type StepRules, warn, weights } from './rule.ts'

const step = 7
const section = 'operationsPlan'
/** The share of a price that goes to suppliers where a missed delivery hurts. */
const littleBought = 0.15
const momentPattern =
  /\d|\b(?:daily|weekly|monthly|hourly|every|each|before|after|within|morning|evening|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i
const secondSourcePattern =
  /\b(?:second|backup|back-up|alternative|alternate|other supplier|two|three|both|either|replac\w{0,6}|instead|spare)\b/i
/** What is not delivered is not missed for want of a delivery. */
const servicePattern =
  /\b(?:hosting|software|licen[cs]e|engine|payments?|payment provider|print(?:er|ing| shop)|photograph\w*|internet|phones?|accountants?|bookkeep\w*|insur\w*|cloud|platform|website|email|subscription|studio|lawyer|solicitor|bank|payroll)\b/i
const goodsPattern =
  /\b(?:goods|materials?|stock|ingredients|parts|equipment|paper|inks?|fabrics?|food|flour|milk|meat|wine|beer|beans?|feed|seeds?|lumber|wood|steel|film|bottles?|boxes|packaging|machines?|tools|supplies|wholesal\w*|farms?|mill)\b/i

function isService(supplier: string): boolean {
  const text = supplier.slice(0, 300)
  return servicePattern.test(text) && !goodsPattern.test(text)
}

const paymentPattern =
  /\b(?:payments?|stripe|square|shopify|pos|point of sale|card|cards|till|register|checkout|paypal|invoic\w{0,4}|terminal|clover|toast)\b/i
const booksPattern =
  /\b(?:bookkeep\w{0,4}|accounting|accountant|quickbooks|xero|freshbooks|ledger|month-end|monthly close|books|cpa|payroll|invoic\w{0,4})\b/i

export const operationsPlanRules: StepRules = {
  step,
  section,
  isBlank: ({ data: { operationsPlan: plan } }) =>
    isBlank(plan.quality) && ![...plan.keyProcesses, ...plan.suppliers, ...plan.technology].some(isWritten),
  suggestFirstMove: ({ kind }) =>
    recommend(
      'Follow one order from start to finish',
      kind.isPhysical
        ? 'Write what happens from the order to a happy customer, one line per stage, with who does it and how long it takes: ordered, made, handed over, paid. These lines are your key processes. They show a lender that you have done this before.'
        : 'Write what happens from the first request to a happy customer, one line per stage, with who does it and how long it takes: asked, agreed, delivered, paid. These lines are your key processes. They show a lender that you can do the work.',
      at(section, 'keyProcesses'),
    ),
  rules: [
    makePlaceholderRule(step),
    {
      id: 'operations-no-processes',
      steps: [step],
      weight: weights.missing,
      find: ({ data }) =>
        data.operationsPlan.keyProcesses.some(isWritten)
          ? null
          : warn(
              'No process described',
              'The plan does not say how the work gets done on an ordinary day. Write three to five stages of one order, with who does each. A lender will ask whether the business runs when you are not there.',
              at(section, 'keyProcesses'),
            ),
    },
    {
      id: 'operations-no-owner',
      steps: [step],
      weight: weights.weak,
      find({ data, operations: { ownerless } }) {
        // Where one process names someone, or one or two people do everything, the reader sees who does the rest.
        const isShared = data.teamStructure.founders.length + data.teamStructure.keyHires.length > 2
        if (!isShared || ownerless.length === 0 || ownerless.length < data.operationsPlan.keyProcesses.length)
          return null
        return recommend(
          'A process without an owner',
          `${quoteList(ownerless, 'process')} ${plural(ownerless.length, 'does', 'do')} not say who does it. Add a name or a role, such as “shift lead.” A job that belongs to everyone gets forgotten on the busiest day.`,
          at(section, 'keyProcesses'),
        )
      },
    },
    {
      id: 'operations-no-measure',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const bare = sampleItems(data.operationsPlan.keyProcesses).filter(
          (process) => isWritten(process) && !momentPattern.test(readBeginning(process)),
        )
        if (bare.length === 0 || bare.length * 3 <= data.operationsPlan.keyProcesses.length * 2) return null
        return recommend(
          'How fast, how often?',
          `${quoteList(bare, 'process')} ${plural(bare.length, 'has', 'have')} no time or amount. Add what a good day looks like, such as “ready within three minutes” or “every Monday.” Then you can tell when it slips.`,
          at(section, 'keyProcesses'),
        )
      },
    },
    {
      id: 'operations-no-suppliers',
      steps: [step],
      weight: weights.weak,
      find: ({ data, kind }) =>
        data.operationsPlan.suppliers.some(isWritten)
          ? null
          : recommend(
              'Who supplies you?',
              kind.isPhysical
                ? 'No supplier is listed. Name the two or three you cannot open without, with terms and lead times. Payment terms of 30 days can save you a good part of the loan.'
                : 'No supplier is listed. Hosting, tools and freelancers count too. Name the ones you cannot work without, and what it would cost to replace them.',
              at(section, 'suppliers'),
            ),
    },
    {
      id: 'operations-supplier-risk',
      steps: [step, 11],
      weight: weights.weak,
      find({ data, money }) {
        const { cogs, price } = money.projections
        // A practice that buys little can wait a week for it.
        if (money.canCalculate && cogs < price * littleBought) return null
        const suppliers = sampleItems(data.operationsPlan.suppliers).filter(isWritten)
        if (secondSourcePattern.test(joinTexts(suppliers))) return null
        const goods = suppliers.filter((supplier) => !isService(supplier))
        if (goods.length === 0) return null
        const risks = joinTexts(
          sampleItems(data.riskAnalysis.risks).flatMap(({ description, mitigation }) => [
            description,
            mitigation,
          ]),
        )
        if (/\bsuppl(?:ier|iers|y)\b|\bdeliver(?:y|ies)\b/i.test(risks)) return null
        return show(
          recommend(
            'What if the supplier fails?',
            `You list no backup for ${quoteList(goods, 'supplier')}, and no risk covers it. Write who could step in and how fast. One missed delivery can shut you down for a day, and lenders have seen it happen.`,
            at(section, 'suppliers'),
          ),
          [
            { address: at(section, 'suppliers'), says: shorten(goods.slice(0, 3).join(', ')) },
            { address: at('riskAnalysis', 'risks'), says: 'No risk about a supplier' },
          ],
        )
      },
    },
    {
      id: 'operations-no-technology',
      steps: [step],
      weight: weights.polish,
      find: ({ data }) =>
        data.operationsPlan.technology.some(isWritten)
          ? null
          : recommend(
              'What equipment and software do you need?',
              'No equipment or software is listed. Name the machines and accounts you need on day one, and check that each is in the start-up costs.',
              at(section, 'technology'),
            ),
    },
    {
      id: 'operations-no-payment',
      steps: [step],
      weight: weights.polish,
      find(facts) {
        const { operationsPlan: plan } = facts.data
        const all = joinTexts([...sampleItems(plan.technology), ...sampleItems(plan.keyProcesses)])
        if (!plan.technology.some(isWritten) || paymentPattern.test(all)) return null
        // Card fees among the costs, and customers who pay by invoice, answer it too.
        const { timing } = facts.data.financialProjections.forecast
        if (
          /\bcards?\b|payment|invoic/i.test(readCosts(facts).words) ||
          (timing.daysUntilCustomersPay ?? 0) > 5
        )
          return null
        return recommend(
          'How do customers pay?',
          'Nothing in technology or processes takes a payment. Name the point of sale, card reader or invoicing tool and what it charges. About 3% of every sale goes there, and it belongs in your cost of goods.',
          at(section, 'technology'),
        )
      },
    },
    {
      id: 'operations-no-books',
      steps: [step],
      weight: weights.polish,
      find(facts) {
        const { operationsPlan: plan } = facts.data
        const all = joinTexts([
          ...sampleItems(plan.technology),
          ...sampleItems(plan.keyProcesses),
          facts.team.skills,
          readCosts(facts).words,
        ])
        if (!plan.keyProcesses.some(isWritten) || booksPattern.test(all)) return null
        return recommend(
          'Who keeps the books?',
          'Neither processes nor technology mention bookkeeping. Add a monthly close and who does it. Most lenders want numbers every quarter, and they take late numbers for bad ones.',
          at(section, 'keyProcesses'),
        )
      },
    },
    {
      id: 'operations-no-quality',
      steps: [step],
      weight: weights.weak,
      find: ({ data }) =>
        isBlank(data.operationsPlan.quality)
          ? recommend(
              'How do you notice when something is wrong?',
              'Quality control is empty. Say what you check, when, who does it, and what happens if it is not right. One habit you really keep is worth more than a certificate.',
              at(section, 'quality'),
            )
          : null,
    },
    {
      id: 'operations-quality-vague',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const text = readBeginning(data.operationsPlan.quality)
        if (isBlank(text) || momentPattern.test(text)) return null
        return recommend(
          'Quality needs a measure and a time',
          `${quote(text)} does not say what you measure or when. Name one measure and when you check it, such as “We taste an espresso at the start of every shift.”`,
          at(section, 'quality'),
        )
      },
    },
    {
      id: 'operations-repeated',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        for (const list of ['keyProcesses', 'suppliers', 'technology'] as const) {
          const repeated = findRepeated(sampleItems(data.operationsPlan[list]))
          if (repeated !== null) {
            return recommend(
              'Listed twice',
              `${quote(repeated)} appears twice in the same list. Remove one, or say how they differ.`,
              at(section, list),
            )
          }
        }
        return null
      },
    },
    {
      id: 'operations-runs-without-you',
      steps: [step],
      weight: weights.praise,
      find({ data, operations: { ownerless } }) {
        const processes = data.operationsPlan.keyProcesses.filter(isWritten)
        const isOwned = processes.length >= 3 && ownerless.length === 0
        const measured = sampleItems(processes).filter(hasNumber).length
        if (!isOwned || measured < 2) return null
        return remark(
          'Work that others can take over',
          `${countOf(processes.length, 'process', 'processes')}, each with someone who does it, ${measured} with a time or an amount. That tells a lender the business keeps running when you are sick.`,
          at(section, 'keyProcesses'),
        )
      },
    },
    {
      id: 'operations-second-source',
      steps: [step],
      weight: weights.praise,
      find({ data }) {
        const backed = sampleItems(data.operationsPlan.suppliers).find((supplier) =>
          secondSourcePattern.test(readBeginning(supplier)),
        )
        if (backed === undefined || backed.includes('[')) return null
        return remark(
          'A backup supplier in place',
          `${quote(backed)} covers you if a delivery fails. Mention it again in the risk step, where a lender looks for it.`,
          at(section, 'suppliers'),
        )
      },
    },
  ],
}
