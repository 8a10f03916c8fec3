import { findTrade } from '#advisor/facts/trades.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listTexts, type PlanText } from '#advisor/facts/plan-texts.ts'
import { joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import { at, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

const insured =
  /\binsur\w{1,6}|\bcoverage\b|\bliability (?:cover|polic)|\bpolic(?:y|ies) (?:covers?|of \$|for)|\bworkers[’']? comp|\bbond(?:ed|ing)?\b/i
/** Fewer costs than this is a step in progress. */
const fewestCosts = 3

interface Cover {
  readonly name: string
  readonly why: string
  readonly covered: RegExp
  applies(facts: PlanFacts): boolean
}

function ownsVehicle({ data }: PlanFacts): boolean {
  return [
    ...sampleItems(data.financialProjections.startupCosts).map(({ category }) => category),
    ...sampleItems(data.businessModel.keyResources),
  ].some((text) =>
    text
      .slice(0, 400)
      .split(/[,;:(]|\band\b/u)
      .some(isVehicle),
  )
}

/** 'A used van' is one, 'people from the trailer winter', 'truck drivers' and 'a list of fleets' are not. */
function isVehicle(part: string): boolean {
  const [head = ''] = part.split(/\b(?:from|for|of|with|to|in|at|who|near|on|by|that)\b/u, 1)
  return /\b(?:vans?|trucks?|pickups?|trailers?|vehicles?|delivery car|hybrid car|fleet)\b(?! (?:winter|summer|season|year|stop|park|traffic|drivers?|customers?|managers?|owners?|list|shops?))/i.test(
    head,
  )
}

function ownsWords(facts: PlanFacts, words: RegExp): boolean {
  return facts.kind.ownWords.some((word) => words.test(word))
}

/** 'What a therapist charges $150 for' makes no clinic: the license or the name of the business says it as well. */
function worksOnPatients({ data: { businessIdea, legalStructure, operationsPlan } }: PlanFacts): boolean {
  const { name, oneLiner } = businessIdea
  return /\b(?:patients?|clinics?|clinical|pharmac\w+|treat(?:s|ing|ments?)|(?:physio)?therapy|dental|nursing|veterinary|chiropract\w+|acupuncture|optometry|counseling)\b/i.test(
    joinTexts([
      name,
      oneLiner,
      ...sampleItems(legalStructure.licenses),
      ...sampleItems(operationsPlan.keyProcesses),
    ]),
  )
}

/** Policies that a kind of business is expected to name once it names any. */
const covers: readonly Cover[] = [
  {
    name: 'commercial auto insurance',
    why: 'a private policy does not pay for work trips',
    covered:
      /\bauto\b|\b(?:vehicle|car|truck|van|fleet|motor)s? (?:insurance|polic|cover)|insur\w+ (?:for|on|of) (?:the |our |my )?(?:vans?|trucks?|vehicles?|cars?)|insurance:[^.;]{0,80}\b(?:vans?|trucks?|vehicles?|cars?|fleet)\b|\b(?:van|truck|vehicle|car|fleet)s?\b[^.;]{0,60}\b(?:insurance|polic(?:y|ies)|cover(?:age)?)\b|\bliability\b[^.;]{0,60}\b(?:vans?|trucks?|vehicles?|cars?|fleet)\b/i,
    applies: ownsVehicle,
  },
  {
    name: 'professional liability (errors and omissions)',
    why: 'a client who follows bad advice or loses data sues for more than a fall in the office',
    covered: /professional|errors|omissions|e&o|malpractice|indemnity|cyber|tech/i,
    applies: (facts) =>
      facts.templateId === 'consulting' ||
      facts.templateId === 'saas' ||
      ownsWords(
        facts,
        /^(?:software|consult\w+|adviso\w+|accounting|bookkeeping|architect\w*|engineering)$/u,
      ),
  },
  {
    name: 'malpractice insurance (professional liability)',
    why: 'general liability leaves out harm done by a treatment',
    covered:
      /malpractice|indemnity|professional(?! (?:llc|limited|corporation|association|services|company))/i,
    applies: (facts) =>
      findTrade(facts)?.trade.name === 'treating patients' ||
      findTrade(facts)?.trade.name === 'caring for teeth or eyes' ||
      (facts.kind.regulated?.does === 'treats patients' && worksOnPatients(facts)),
  },
  {
    name: 'liquor liability',
    why: 'general liability leaves out harm done by a drunk guest',
    covered: /liquor|dram|alcohol/i,
    applies: ({ kind }) => kind.regulated?.does === 'serves alcohol',
  },
  {
    name: 'abuse and accident cover for the children',
    why: 'general liability leaves both out',
    covered: /abuse|molest|accident|child/i,
    applies: ({ kind }) => kind.regulated?.does === 'takes care of children',
  },
  {
    name: 'cover for animals in your care',
    why: 'general liability leaves out what you keep for others',
    covered: /bailee|animal|pet|custody|care|kennel/i,
    applies: (facts) =>
      ownsWords(facts, /^(?:grooming|groomer|kennel|boarding|dogwalking|daycare)$/u) &&
      ownsWords(facts, /^(?:pets?|dogs?|cats?|horses?|puppies)$/u),
  },
  {
    name: 'product liability',
    why: 'one faulty item can cost more than a year of sales',
    covered: /product/i,
    applies: ({ templateId, data }) =>
      templateId === 'ecommerce' &&
      /\b(?:pour|sew|bake|roast|craft|mix|brew|manufactur\w*|handmade|hand-made|hand-poured)\b/i.test(
        joinTexts([data.businessIdea.oneLiner, data.businessIdea.solution]),
      ),
  },
]

const specific =
  /liability|auto\b|property|cyber|professional|product|errors|workers|bailee|contents|malpractice/i

/** 'Product liability, $1 million' and 'van policy' name a policy without a word of insurance. */
const policy =
  /(?<!limited )\bliability\b|\b(?:polic(?:y|ies)|malpractice|errors and omissions|e&o|indemnity)\b/i

/** Every text that may name a policy, in any words. */
function joinPolicies(facts: PlanFacts): string {
  const texts = listTexts(facts).filter(
    ({ text, section }) => section !== 'competitiveAnalysis' && (policy.test(text) || insured.test(text)),
  )
  return joinTexts(texts.map(({ text }) => text))
}

const insuranceOf = new WeakMap<PlanFacts, readonly PlanText[]>()

function listInsurance(facts: PlanFacts): readonly PlanText[] {
  const found =
    insuranceOf.get(facts) ??
    listTexts(facts).filter(({ text, section }) => section !== 'competitiveAnalysis' && insured.test(text))
  insuranceOf.set(facts, found)
  return found
}

export const insuranceRules: readonly Rule[] = [
  {
    id: 'law-no-insurance',
    steps: [10, 3, 8],
    weight: weights.missing,
    find(facts) {
      const { businessModel, legalStructure, financialProjections } = facts.data
      const costs = businessModel.costStructure.length + financialProjections.forecast.runningCosts.length
      if (costs < fewestCosts || legalStructure.regulations.length + legalStructure.licenses.length === 0)
        return null
      const sellsIt = facts.kind.ownWords.some((word) => word.startsWith('insur'))
      const found = listInsurance(facts).filter(({ section }) => !sellsIt || section !== 'businessIdea')
      if (found.length > 0) return null
      return show(
        warn(
          'No insurance anywhere',
          'Neither the costs nor the legal step nor a risk names an insurance policy. Add general liability, and what your trade needs on top, with the yearly premium. A lender pays out only against a certificate of insurance.',
          at('legalStructure', 'regulations'),
        ),
        [
          { address: at('businessModel', 'costStructure'), says: `${costs} costs, none of them insurance` },
          { address: at('legalStructure', 'regulations'), says: 'No policy' },
        ],
      )
    },
  },
  {
    id: 'law-insurance-kind',
    steps: [10],
    weight: weights.weak,
    find(facts) {
      const found = listInsurance(facts)
      const named = found.find(({ text }) => specific.test(text))
      if (!named) return null
      const all = joinPolicies(facts)
      const missing = covers.filter((cover) => cover.applies(facts) && !cover.covered.test(all))
      const [first] = missing
      if (!first) return null
      return show(
        recommend(
          'A policy that your business needs is missing',
          `The plan names ${quote(named.text, 60)}, but not ${joinWords(missing.map(({ name }) => name))}. Add it with its premium, because ${first.why}.`,
          at('legalStructure', 'regulations'),
        ),
        [{ address: named.address, says: named.text }],
      )
    },
  },
]
