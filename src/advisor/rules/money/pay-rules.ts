import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { listsCosts, readCosts } from '#advisor/facts/cost-facts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { listSectionTexts } from '#advisor/facts/plan-texts.ts'
import { isFinished, joinTexts, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quoteList, shorten } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { plural } from '#domain/wording/plural.ts'
import { at, recommend, remark, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Pay of the owners, and what employers pay on top of wages. */

const people = at('financialProjections', 'forecast', 'people')
const structure = at('businessModel', 'costStructure')
const ownerWords =
  /\b(?:owners?|founders?|co-?founders?|partners?|proprietor|principal|ceo|chief executive|managing (?:director|partner))\b/i
const ownerPayWords =
  /\bdraws?\b|\b(?:owner|founder|director|partner|principal)s?[’']?s?\s+(?:own\s)?(?:pay|salar\w+|wages?|living|compensation|income)|\b(?:my|our) (?:own )?(?:pay|salary|salaries|wages?|living)\b|\b(?:salar\w+|pay|wages?) (?:for|of) (?:the |both |two |all )?(?:owners?|founders?|partners?|me\b|us\b|myself)/i
const livesElsewhere =
  /\b(?:keeps?|kept|stays? in|continues?|alongside|beside) (?:\w+\s){0,3}?(?:job|position|employ\w+|practice)\b|\bsavings (?:for|of) \w+ months\b|\bsupports? (?:her|him|them|us|me)\b|\bevenings\b|\bspouse|\bhusband[’']s|\bwife[’']s|\bpartner[’']s income|\bpension\b|\blive(?:s)? (?:on|from|off)\b|\bsilent\b|\bretired\b/i
/** A job that ends on a day or with the opening feeds nobody after it. */
const endingJob =
  /\b(?:keeps?|stays?|remains?|continues?|works?)\b[^.;]{0,60}\b(?:until|till|through) (?:the (?:opening|launch|start|lease)|(?:we|it|the \w+) opens?\b|(?:the (?:end|middle) of |mid-)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|(?:month|week) \d|(?:the )?(?:spring|summer|fall|autumn|winter)\b|20\d\d)[^.;]*/gi
const lateMonth = 7
/** What the family lives on, wherever the plan says it. */
const livingWords =
  /\b(?:live[sd]?|living|lived) (?:on|off|from)\b[^.;]{0,40}\b(?:savings|salary|income|pay|pension|job|wages|rent|money)\b|\b(?:his|her|their|husband[’']s|wife[’']s|spouse[’']s|partner[’']s|family[’']s) (?:[a-z]+ )?(?:salary|income|pay|wages|job|pension)\b[^.;]{0,40}\b(?:carr\w+|covers?|pays?|supports?|feeds?|keeps?)\b|\b(?:salary|income|pay|wages|job|pension|savings|husband|wife|spouse|partner)\b[^.;]{0,40}\b(?:carr(?:y|ies)|supports?|feeds?) (?:(?:the|our|my|his|her) (?:family|household)|us|me)\b/i

function saysLiving(facts: PlanFacts): boolean {
  return listSectionTexts(facts, [
    'teamStructure',
    'riskAnalysis',
    'financialProjections',
    'businessModel',
  ]).some(({ text }) => livingWords.test(text))
}

interface OwnersPay {
  /** What all owners take in the first month in which they are paid. */
  readonly monthly: number
  readonly startMonth: number
}

/** What the forecast pays the owners, or null when it pays them nothing. */
export function readOwnersPay({ data }: PlanFacts): OwnersPay | null {
  const { forecast } = data.financialProjections
  const names = new Set(
    sampleItems(data.teamStructure.founders).flatMap(({ name }) =>
      listWords(name.slice(0, 60)).filter((word) => word.length > 2),
    ),
  )
  const paid = sampleItems(forecast.people).filter(({ pay, isOwner, role }) => {
    const words = role.slice(0, 200)
    return (
      (pay ?? 0) > 0 &&
      (isOwner || ownerWords.test(words) || listWords(words).some((word) => names.has(word)))
    )
  })
  const draws = forecast.timing.ownersDraws ?? 0
  const first = Math.min(...paid.map(({ startMonth }) => startMonth ?? 1), draws > 0 ? 1 : Infinity)
  if (!Number.isFinite(first)) return null
  const monthly = paid
    .filter(({ startMonth }) => (startMonth ?? 1) === first)
    .reduce(
      (sum, { pay, payPeriod, count }) => sum + ((pay ?? 0) / (payPeriod === 'year' ? 12 : 1)) * (count ?? 1),
      0,
    )
  return { monthly: monthly + draws, startMonth: first }
}

export const payRules: readonly Rule[] = [
  {
    id: 'pay-owner-missing',
    steps: [3, 8],
    weight: weights.missing,
    find(facts) {
      const { founders } = facts.data.teamStructure
      const named = sampleItems(founders).filter(({ name, role }) => isFinished(`${name}${role}`))
      const costs = readCosts(facts)
      const forecast = readForecast(facts)
      if (named.length === 0 || (!forecast && !costs.hasStructure)) return null
      const pay = readOwnersPay(facts)
      if (forecast && pay) return findUnpaidFounder(facts) ?? describePay(facts, pay)
      const isInText = ownerPayWords.test(costs.structureWords)
      if (!forecast && isInText) return null
      const life = joinTexts(named.map(({ role, background }) => `${role} ${background}`)).replaceAll(
        endingJob,
        ' ',
      )
      if (livesElsewhere.test(`${life} ${costs.structureWords}`) || saysLiving(facts)) return null
      if (named.every(({ role }) => /\b(?:part|half)[- ]time\b/i.test(role.slice(0, 200)))) return null
      if (forecast && isInText) {
        return show(
          recommend(
            'Your own pay is not in the forecast',
            `The cost structure has pay for the owner, but the forecast pays ${quoteList(
              named.map(({ name }) => name),
              'owner',
            )} nothing, so it shows more cash than there is. Add the owner to the people of the forecast.`,
            people,
          ),
          [
            { address: structure, says: ownerPayWords.exec(costs.structureWords)?.[0] ?? '' },
            { address: people, says: 'No pay for an owner' },
          ],
        )
      }
      return show(
        recommend(
          'What do you live on?',
          `${quoteList(
            named.map(({ name }) => name),
            'owner',
          )} ${plural(named.length, 'works', 'work')} in the business, but neither the costs nor the forecast has pay for that. Add what you need a month, from when, or say what you live on until then. A lender does not believe in work without pay.`,
          forecast ? people : structure,
        ),
        [
          {
            address: at('teamStructure', 'founders'),
            says: quoteList(
              named.map(({ name }) => name),
              'owner',
            ),
          },
          { address: forecast ? people : structure, says: 'No pay for the owner' },
        ],
      )
    },
  },
  {
    id: 'pay-owner-late',
    steps: [8],
    weight: weights.weak,
    find(facts) {
      const pay = readOwnersPay(facts)
      // Until the opening, most owners have the job that they are about to leave.
      const opening = Math.max(0, (readSales(facts)?.firstMonth ?? 1) - 1)
      if (!readForecast(facts) || !pay || pay.startMonth - opening < lateMonth) return null
      const { founders } = facts.data.teamStructure
      const life = joinTexts([
        ...sampleItems(founders).map(({ role, background }) => `${role} ${background}`),
        ...facts.data.businessModel.costStructure,
      ])
      if (livesElsewhere.test(life) || /\bsavings\b/i.test(life) || saysLiving(facts)) return null
      return show(
        recommend(
          'Half a year without pay',
          `You take no pay until month ${pay.startMonth}. Say what you live on until then. If it is savings, they are part of the money that the plan needs.`,
          people,
        ),
        [{ address: people, says: `Paid from month ${pay.startMonth}` }],
      )
    },
  },
  {
    id: 'pay-no-payroll-tax',
    steps: [8, 3, 9],
    weight: weights.missing,
    find(facts) {
      if (!readForecast(facts)) return findUnpaidInText(facts)
      const { forecast } = facts.data.financialProjections
      const costs = readCosts(facts)
      if (/payroll tax|employer|social security|benefits|national insurance/i.test(costs.runningWords))
        return null
      const bare = sampleItems(forecast.people).filter(
        ({ pay, employment, isOwner, payrollPercent, role }) =>
          (pay ?? 0) > 0 &&
          !isOwner &&
          employment !== 'contractor' &&
          (payrollPercent ?? 0) <= 0 &&
          !/contract|freelanc|subcontract|agency|with (?:payroll )?tax|incl/i.test(role.slice(0, 200)),
      )
      const [first] = bare
      if (!first) return null
      const monthly = bare.reduce(
        (sum, { pay, payPeriod, count }) =>
          sum + ((pay ?? 0) / (payPeriod === 'year' ? 12 : 1)) * (count ?? 1),
        0,
      )
      return show(
        recommend(
          'Wages without payroll taxes',
          `${quoteList(
            bare.map(({ role }) => role),
            'person',
          )} ${plural(bare.length, 'costs', 'cost')} only the pay itself. An employer adds social security, unemployment and workers’ compensation, usually 9 to 15%: about ${facts.sayMoney(monthly * 0.1)} a month on ${facts.sayMoney(monthly)}. Enter the percent, or mark them as contractors.`,
          at('financialProjections', 'forecast', 'people', { id: first.id }, 'payrollPercent'),
        ),
        [
          {
            address: at('financialProjections', 'forecast', 'people', { id: first.id }, 'payrollPercent'),
            says: '0%',
          },
        ],
        [`10% of ${facts.sayMoney(monthly)} = ${facts.sayMoney(monthly * 0.1)} a month`],
      )
    },
  },
]

/** One of several founders who works full-time and is the only one without pay. */
function findUnpaidFounder(facts: PlanFacts) {
  const { founders } = facts.data.teamStructure
  const roles = sampleItems(facts.data.financialProjections.forecast.people).filter(
    ({ pay }) => (pay ?? 0) > 0,
  )
  const isPaid = ({ name }: { readonly name: string }) => roles.some(({ role }) => isNamedIn(name, role))
  const named = sampleItems(founders).filter(({ name, role }) => isFinished(`${name}${role}`))
  // 'Owners' can be all of them.
  if (named.length < 2 || !named.some(isPaid)) return null
  if (
    roles.some(
      ({ role, isOwner }) =>
        (isOwner || ownerWords.test(role)) && !named.some(({ name }) => isNamedIn(name, role)),
    )
  )
    return null
  const unpaid = named.find(
    (founder) =>
      !isPaid(founder) &&
      /\bfull[- ]time\b/i.test(founder.role.slice(0, 200)) &&
      !livesElsewhere.test(`${founder.role} ${founder.background}`) &&
      !/\bsavings\b(?!.{0,20}\buntil)/i.test(founder.background),
  )
  if (!unpaid || saysLiving(facts)) return null
  return show(
    recommend(
      'What do you live on?',
      `${quoteList([unpaid.name], 'founder')} works full-time, but the forecast pays only the others. Add what this person needs a month, from when, or say what they live on until then. A lender does not believe in work without pay.`,
      people,
    ),
    [
      { address: at('teamStructure', 'founders', { id: unpaid.id }, 'role'), says: shorten(unpaid.role) },
      {
        address: people,
        says: roles
          .slice(0, 4)
          .map(({ role }) => shorten(role, 30))
          .join(', '),
      },
    ],
  )
}

function isNamedIn(name: string, role: string): boolean {
  const words = new Set(listWords(role.slice(0, 200)))
  return listWords(name.slice(0, 60)).some((word) => word.length > 2 && words.has(word))
}

function describePay(facts: PlanFacts, { monthly, startMonth }: OwnersPay) {
  const first = readFirstMonth(facts)
  const when = first === null ? `month ${startMonth}` : nameCalendarMonth(first + startMonth - 1)
  return remark(
    'Your own pay is in',
    `The forecast pays the owner${facts.team.founderCount > 1 ? 's' : ''} ${facts.sayMoney(monthly)} a month from ${when}. A lender checks that you can live on it.`,
    people,
  )
}

/** Without a forecast, only the texts can say what comes on top of wages. */
function findUnpaidInText(facts: PlanFacts) {
  const costs = readCosts(facts)
  const { keyHires } = facts.data.teamStructure
  const paid = facts.team.hires.filter(({ yearlyPay }) => (yearlyPay ?? 0) > 0)
  const [first] = paid
  if (!first || !listsCosts(costs)) return null
  const words = joinTexts([
    costs.structureWords,
    ...sampleItems(keyHires).map(({ salary }) => salary),
    ...sampleItems(facts.data.legalStructure.regulations),
  ])
  const isIn =
    /payroll|social security|employer|benefits|\btax(?:es)?\b|contractor|freelanc|workers[’']? comp|national insurance/i
  if (isIn.test(words)) return null
  return recommend(
    'Wages cost more than the salary',
    `${quoteList(
      paid.map(({ role }) => role),
      'hire',
    )} ${plural(paid.length, 'costs', 'cost')} ${facts.sayMoney(facts.team.yearlyPay)} a year, but nothing mentions payroll taxes or workers’ compensation. Add 9 to 15% to the wages.`,
    at('teamStructure', 'keyHires', { id: first.id }, 'salary'),
  )
}
