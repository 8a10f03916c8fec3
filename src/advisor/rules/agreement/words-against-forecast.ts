import type { Evidence } from '#advisor/advice/advice.ts'
import { findSaying, listOwnTexts, type Saying } from '#advisor/facts/agreement/own-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { isWritten, sampleItems } from '#advisor/facts/texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'
import { isOfOthers } from './said-of-others.ts'

/** What a text rules out and the forecast, the funding or the team has all the same. */

/** A worker of several who could or does stand alone for some hours: 'a sous chef who can run the kitchen alone'. */
const workerBefore =
  /\b(?:can|could|able to|nobody|no one|never|not|each|every|either|one of|cooks?|chefs?|servers?|clerks?|drivers?|hires?|assistants?|employees?|staff|apprentices?|managers?|technicians?|trainees?|(?:night|second|lead|shift) \p{L}+)\b[^.;,]{0,30}$/iu
const someHours =
  /^ (?:on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends|quiet|slow)|at (?:lunch|night|breakfast|noon)|from \d|between \d|in (?:the (?:morning|afternoon|evening|off|low|slow)|winter|summer)|when|while)\b/i

function isWorkerAlone({ text: { field }, sentence, mark }: Saying): boolean {
  if (!/ alone$/i.test(mark)) return false
  const start = sentence.indexOf(mark)
  return (
    field.startsWith('teamStructure.keyHires') ||
    workerBefore.test(sentence.slice(0, start)) ||
    someHours.test(sentence.slice(start + mark.length))
  )
}

interface Exclusion {
  readonly title: string
  readonly rulesOut: RegExp
  /** The part of the plan that is ruled out, in its own words. */
  readonly find: (facts: PlanFacts, saying: Saying) => Evidence | null
  readonly matters: string
}

const firstYear = 12

function findEmployee({ data }: PlanFacts): Evidence | null {
  const employee = sampleItems(data.financialProjections.forecast.people).find(
    ({ isOwner, pay, startMonth, employment, role }) =>
      !isOwner &&
      (pay ?? 0) > 0 &&
      (startMonth ?? 1) <= firstYear &&
      employment !== 'contractor' &&
      isWritten(role) &&
      !/\b(?:owners?|founders?|partners?|draw|freelanc\w*|contract\w*)\b/i.test(role),
  )
  if (!employee) return null
  return {
    address: at('financialProjections', 'forecast', 'people', { id: employee.id }, 'role'),
    says: shorten(employee.role),
  }
}

function findContractor({ data }: PlanFacts): Evidence | null {
  const person = sampleItems(data.financialProjections.forecast.people).find(
    ({ pay, employment, role }) => (pay ?? 0) > 0 && employment === 'contractor' && isWritten(role),
  )
  if (!person) return null
  return {
    address: at('financialProjections', 'forecast', 'people', { id: person.id }, 'role'),
    says: `${shorten(person.role)} (contractor)`,
  }
}

function findLoan(facts: PlanFacts): Evidence | null {
  const loan = sampleItems(facts.data.financialProjections.funding.loans).find(
    ({ amount }) => (amount ?? 0) > 0,
  )
  if (!loan) return null
  return {
    address: at('financialProjections', 'funding', 'loans', { id: loan.id }, 'amount'),
    says: `${shorten(loan.name) || 'Loan'}: ${facts.sayMoney(loan.amount ?? 0)}`,
  }
}

function findInvestor(facts: PlanFacts): Evidence | null {
  const money = sampleItems(facts.data.financialProjections.funding.contributions).find(
    ({ amount, source }) => (amount ?? 0) > 0 && source === 'investor',
  )
  if (!money) return null
  return {
    address: at('financialProjections', 'funding', 'contributions', { id: money.id }, 'amount'),
    says: `${shorten(money.name) || 'Investor'}: ${facts.sayMoney(money.amount ?? 0)}`,
  }
}

function findRunningCost(facts: PlanFacts, name: RegExp): Evidence | null {
  const cost = sampleItems(facts.data.financialProjections.forecast.runningCosts).find(
    (candidate) => (candidate.amount ?? 0) > 0 && name.test(candidate.name.slice(0, 200)),
  )
  if (!cost) return null
  return {
    address: at('financialProjections', 'forecast', 'runningCosts', { id: cost.id }, 'name'),
    says: shorten(cost.name),
  }
}

const vehicle = /\b(?:vans?|trucks?|vehicles?|pickups?)\b(?! (?:sign|wrap|rental|hire))/i

function findVehicle(facts: PlanFacts): Evidence | null {
  const bought = sampleItems(facts.data.financialProjections.startupCosts).find(
    ({ category, amount }) => amount > 0 && vehicle.test(category.slice(0, 200)),
  )
  if (!bought) return findRunningCost(facts, vehicle)
  return {
    address: atItem('financialProjections', 'startupCosts', bought.id, 'category'),
    says: shorten(bought.category),
  }
}

function findStock({ data }: PlanFacts): Evidence | null {
  const stock = sampleItems(data.financialProjections.startupCosts).find(
    ({ kind, amount, category, description }) =>
      kind === 'stock' &&
      amount > 0 &&
      !/\b(?:materials?|ingredients?|supplies|parts|packaging|samples?|wood|fabric|food|consumables)\b/i.test(
        `${category.slice(0, 200)} ${description.slice(0, 300)}`,
      ),
  )
  if (!stock) return null
  return {
    address: atItem('financialProjections', 'startupCosts', stock.id, 'category'),
    says: shorten(stock.category),
  }
}

function findSecondOwner({ data }: PlanFacts): Evidence | null {
  const owners = sampleItems(data.teamStructure.founders).filter(
    ({ name, role }) =>
      isWritten(name) &&
      /\b(?:co-?owners?|co-?founders?|owners?|founders?|partners?)\b/i.test(role) &&
      !/\b(?:not an owner|no shares|employee)\b/i.test(role),
  )
  const [first, second] = owners
  if (!first || !second) return null
  return {
    address: at('teamStructure', 'founders', { id: second.id }, 'role'),
    says: `${shorten(first.name, 40)}, ${shorten(first.role, 40)}; ${shorten(second.name, 40)}, ${shorten(second.role, 40)}`,
  }
}

function findRecurring({ data }: PlanFacts): Evidence | null {
  const streams = sampleItems(data.financialProjections.forecast.streams)
  const stream = streams.find(({ kind, price }) => kind === 'recurring' && (price ?? 0) > 0)
  if (!stream) return null
  return {
    address: at('financialProjections', 'forecast', 'streams', { id: stream.id }, 'name'),
    says: `${shorten(stream.name)} (every month)`,
  }
}

/** What a roof over the business is called in a list of costs, whether or not it says rent. */
const premisesRent =
  /\b(?:rent|lease|office|desks?|premises|workspace|co-?working|workshop|warehouse|yard|pasture|storefront)\b/i
const otherRent =
  /\b(?:vans?|trucks?|cars?|vehicles?|equipment|machines?|forklifts?|copiers?|software|supplies|furniture|dues|manager|cleaning|repairs?|snow|insurance|internet)\b/i

function findPremises(facts: PlanFacts): Evidence | null {
  const cost = sampleItems(facts.data.financialProjections.forecast.runningCosts).find(
    ({ amount, name }) =>
      (amount ?? 0) > 0 &&
      premisesRent.test(name.slice(0, 200)) &&
      !otherRent.test(name.slice(0, 200).replace(/\brent\b.*$/i, 'rent')),
  )
  if (!cost) return null
  return {
    address: at('financialProjections', 'forecast', 'runningCosts', { id: cost.id }, 'name'),
    says: `${shorten(cost.name)}: ${facts.sayMoney(cost.amount ?? 0)} a ${cost.period || 'month'}`,
  }
}

const exclusions: readonly Exclusion[] = [
  {
    title: 'Alone, or with staff?',
    rulesOut:
      /\b(?:i work alone|(?:works?|working|runs? (?:it|the \w+)) (?:all )?alone|one-(?:person|woman|man) (?:business|company|firm|shop|studio|operation|practice)\b|no (?:employees|staff|hires)(?=\s*(?:[.,;:)]|$|and\b|are needed|so\b))|without (?:employees|staff)(?=\s*(?:[.,;:)]|$))|(?:i|he|she) (?:does|do) everything (?:myself|himself|herself))/i,
    find: (facts, saying) => (isWorkerAlone(saying) ? null : findEmployee(facts)),
    matters: 'Payroll, insurance and what you can sell depend on it.',
  },
  {
    title: 'With or without a loan?',
    rulesOut:
      /\b(?:no (?:bank )?(?:loans?|debts?|borrowing|outside (?:money|capital|funding)|external (?:money|capital|funding))(?=\s*(?:[.,;:)]|$|and\b|is needed|are needed|or\b))|debt-free|without (?:an?y? )?(?:bank )?(?:loans?|debt|borrowing|outside (?:money|capital|funding))\b|(?:fully|entirely|completely|wholly) (?:self-(?:funded|financed)|(?:paid|funded|financed) (?:from|by|with|out of) (?:my|our|her|his|their|own|personal) )|bootstrapped|do(?:es)? not (?:borrow|need a loan))/i,
    find: (facts, { sentence }) =>
      /\b(?:other|personal|existing|further|private|student|car|mortgage) (?:loans?|debts?)\b/i.test(sentence)
        ? null
        : findLoan(facts),
    matters: 'It is the first question of everyone who reads the plan.',
  },
  {
    title: 'With or without investors?',
    rulesOut:
      /\b(?:no (?:outside |external )?(?:investors?|equity)(?=\s*(?:[.,;:)]|$|and\b|is\b|are\b|or\b))|without (?:outside |external )?investors|keeps? (?:all|100%) of the (?:shares|equity|company)|bootstrapped|no shares are sold|(?:fully|entirely|completely) self-(?:funded|financed))\b/i,
    find: findInvestor,
    matters: 'Who owns the company has to be the same in every step.',
  },
  {
    title: 'One owner, or several?',
    rulesOut:
      /\b(?:sole (?:owner|proprietor|founder|shareholder|member)|only owner|single-member|owns (?:100%|all) of|owns (?:the company|it) alone|100% owned by|owned entirely by)\b/i,
    find: findSecondOwner,
    matters: 'Everyone who owns a fifth or more signs for the loan.',
  },
  {
    title: 'With or without a vehicle?',
    rulesOut:
      /\b(?:(?:no|without an?|without) (?:own )?(?:vans?|vehicles?|trucks?)(?=\s*(?:[.,;:)]|$|of our own|and\b|is needed|are needed|or\b))|(?:owns?|needs?|has|have) no (?:vans?|vehicles?|trucks?)\b)/i,
    find: findVehicle,
    matters: 'Fuel, insurance and a driver come with it.',
  },
  {
    title: 'With or without stock?',
    rulesOut:
      /\b(?:(?:no|without) (?:stock|inventory)(?=\s*(?:[.,;:)]|$|and\b|of our own|is\b|to\b))|(?:holds?|keeps?|carr(?:y|ies)) no (?:stock|inventory)|never (?:holds?|keeps?) (?:stock|inventory)|dropship\w*)\b/i,
    find: findStock,
    matters: 'Stock ties up cash before the first sale.',
  },
  {
    title: 'Owned, or rented?',
    rulesOut:
      /\b(?:(?:pay|pays|with|is|there is|,) no rent(?! (?:until|for|in|during|before|while|free|increase))|^no rent(?! (?:until|for|in|during|before|while|free|increase))|no rent to pay(?=\s*(?:[.,;:)]|$))|rent-free|free of rent|free of debt and (?:of )?rent|(?:we|i) (?:rent nothing|pay nothing for (?:the|our|this) (?:room|space|building|shop|kitchen|land|office))|(?:acres|land|pasture|building|workshop|barn|premises|hall|garage|property)\b[^.;,]{0,30}\bbelongs? to (?:us|me|the owners?)|(?:we|i|he|she|owner|family) owns? the (?:building|house|premises|property|barn|shop|workshop))\b/i,
    find: findPremises,
    matters: 'Rent changes the costs of every month, and a building can secure the loan.',
  },
  {
    title: 'At home, or in rented rooms?',
    rulesOut:
      /\b(?:home-based|(?:works?|runs?|operates?|bakes?|cooks?|sews?) (?:it |everything )?(?:from|at|in) (?:my|our|her|his|their|the owner[’']s) (?:own )?(?:home|house|garage|basement|apartment|home kitchen)|no (?:office|premises)(?=\s*(?:[.,;:)]|$))|no office and no rent|(?:everyone|everybody|all of us|both of us|we all|the (?:whole )?team) works? (?:remotely|from (?:a |their |our |his |her )?home)|fully remote)\b/i,
    find: findPremises,
    matters: 'Rent, insurance and the permit depend on it.',
  },
  {
    title: 'Cash or card?',
    rulesOut: /\b(?:cash[- ]only|do(?:es)? not (?:take|accept) (?:credit )?cards)\b/i,
    find: (facts) => findRunningCost(facts, /\b(?:card|payment) (?:fees?|processing)\b/i),
    matters: 'Card fees take about 3% of sales.',
  },
  {
    title: 'Employees, or contractors?',
    rulesOut:
      /\b(?:no (?:sub-?contractors|freelancers|contractors)(?=\s*(?:[.,;:)]|$|and\b|or\b))|never subcontract|(?:everyone|all of them|all staff) (?:is|are) (?:an? )?(?:permanent )?employees?)\b/i,
    find: findContractor,
    matters: 'Taxes and insurance differ.',
  },
  {
    title: 'Contractors, or employees?',
    rulesOut:
      /\b(?:(?:everyone|all (?:of them|staff|\w+ers)) (?:works? as|is|are) (?:an? )?(?:independent |freelance )?(?:contractors?|freelancers?)|no payroll(?=\s*(?:[.,;:)]|$|(?:and|or|to (?:run|pay|meet)|costs?|because|since|so|at all|yet)\b)))/i,
    find: findEmployee,
    matters: 'Taxes and insurance differ.',
  },
  {
    title: 'Paid once, or every month?',
    rulesOut:
      /\b(?:no subscriptions?(?=\s*(?:[.,;:)]|$|and\b|or\b))|pays? (?:only )?once(?=\s*(?:[.,;:)]|$|and\b|for\b))|no (?:monthly|recurring) (?:fees?|payments?|charges?))/i,
    find: (facts, { text }) => (text.field.startsWith('businessIdea.') ? findRecurring(facts) : null),
    matters: 'Sales of the third year rest on it.',
  },
]

const firmWord =
  /\b(?:no|not|never|alone|without|one-\w+|sole|single-member|only|owns?|owned|rent-free|debt-free|dropship\w*|bootstrapped|self-\w+|fully|entirely|completely|everyone|all|home-based|from (?:home|my|our)|in (?:my|our|her|his)|cash[- ]only|keeps|everything|customers? pays?|once|advance|up ?front|beforehand|when they|free of|nothing|belongs?|all of us|everybody|whole team)\b/i

const listExcluded = rememberTexts((text: string): readonly Exclusion[] =>
  firmWord.test(text) ? exclusions.filter(({ rulesOut }) => rulesOut.test(text)) : [],
)

export const wordsAgainstForecastRule: Rule = {
  id: 'words-against-forecast',
  steps: [8, 1, 2, 3, 4, 6, 7, 9, 10, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find(facts) {
    const asked = new Set<Exclusion | string>()
    const found = listOwnTexts(facts).flatMap((text) =>
      // What a cost or a person of the forecast is called says nothing about the others.
      text.section === 'financialProjections'
        ? []
        : listExcluded(text.text).flatMap((exclusion) => {
            const saying = asked.has(exclusion) ? null : findSaying(text, exclusion.rulesOut)
            const planned = saying && exclusion.find(facts, saying)
            if (
              !saying ||
              !planned ||
              isOfOthers(facts, saying) ||
              asked.has(`${saying.sentence}${planned.says}`)
            )
              return []
            asked.add(exclusion)
            asked.add(`${saying.sentence}${planned.says}`)
            const says = shorten(saying.sentence)
            return [
              show(
                recommend(
                  exclusion.title,
                  `${nameStep(text.section)} says ${quote(saying.sentence, 80)}, but ${nameStep(planned.address[0])} has ${quote(planned.says, 80)}. Which is right? ${exclusion.matters}`,
                  planned.address,
                ),
                [markEvidence(text.address, says, saying.mark), planned],
              ),
            ]
          }),
    )
    return found.length === 0 ? null : found.slice(0, 2)
  },
}
