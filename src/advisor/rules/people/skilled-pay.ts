import { quote } from '#advisor/wording/quote.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { helps, hoursAYear, isForSeveral, lawfullyLow, leads, listPaid, type PaidRole } from './paid-roles.ts'

/** Pay that no one with the skill takes, because work without it brings more. */

const trained =
  /\b(?:technicians?|mechanics?|machinists?|welders?|electricians?|plumbers?|carpenters?|cabinetmakers?|luthiers?|upholsterers?|tailors?|opticians?|nurses?|hygienists?|therapists?|engineers?|developers?|programmers?|designers?|bookkeepers?|accountants?|chefs?|pastry chefs?|bakers?|brewers?|roasters?|butchers?|stylists?|barbers?|groomers?|estheticians?|arborists?|masons?|roofers?|surveyors?|(?<!\b(?:phone|switchboard|call[- ]cent(?:er|re)|ride|tour) )operators?|teachers?|restorers?|framers?|goldsmiths?|jewelers?)\b/i
/** Work that is learned in a week. */
const untrained =
  /\b(?:packers?|cashiers?|dishwashers?|cleaners?|janitors?|laborers?|helpers?|counter (?:staff|help|clerks?)|stockers?|porters?|attendants?|runners?|baggers?|ushers?|greeters?|flaggers?|delivery drivers?|couriers?|receptionists?|shop assistants?|warehouse (?:workers?|hands?))\b/i

/** Pay that is not all, or not for long: 'plus a bonus', 'and a room', 'while training'. */
const notAll =
  /\b(?:plus|rooms?|housing|board|meals|bonus\w*|profit|shares?|half of|training|trial|at first|first (?:months?|year)|rising|rises|then|after|until)\b/i
/** What makes simple work dear: a firm, the night, a license to drive. */
const dear =
  /\b(?:contract\w*|freelanc\w*|firms?|company|agency|service|self-employed|nights?|premium|cdl|holidays?|on call|emergenc\w+)\b/i

function tellAll({ role, says }: PaidRole): string {
  return `${role.slice(0, 200)} ${says.slice(0, 300)}`
}

/** For one hour, as the salary says it or as a full-time year makes it. */
function readRate(paid: PaidRole): number | null {
  if (paid.hourly !== null) return paid.hourly
  return paid.isFullTime && !isForSeveral(paid) && !lawfullyLow.test(paid.role.slice(0, 200))
    ? paid.yearly / hoursAYear
    : null
}

/** Someone with a trade who would earn less than someone who needs none. */
function findSkilledForLess(all: readonly PaidRole[]) {
  const rated = all.flatMap((paid) => {
    const rate = readRate(paid)
    return rate === null ? [] : [{ paid, rate, title: paid.role.split(/[,;:(]/u, 1)[0]?.slice(0, 80) ?? '' }]
  })
  for (const skilled of rated) {
    if (!trained.test(skilled.title) || helps.test(skilled.title) || notAll.test(tellAll(skilled.paid)))
      continue
    const helper = rated.find(
      ({ paid, rate, title }) =>
        paid.address[0] === skilled.paid.address[0] &&
        untrained.test(title) &&
        !trained.test(title) &&
        !leads.test(title) &&
        !dear.test(tellAll(paid)) &&
        skilled.rate < rate * 0.97,
    )
    if (helper) return { skilled, helper }
  }
  return null
}

export const skilledPayRules: readonly Rule[] = [
  {
    id: 'people-skilled-paid-less',
    steps: [9, 8],
    weight: weights.weak + 12,
    find(facts) {
      const found = findSkilledForLess(listPaid(facts))
      if (!found) return null
      const { skilled, helper } = found
      const sayRate = (rate: number) => formatMoney(rate, { cents: 'always', currency: facts.currency })
      return show(
        recommend(
          'A trained person for less than a helper',
          `${quote(skilled.paid.role, 48)} would earn ${sayRate(skilled.rate)} an hour, and ${quote(helper.paid.role, 40)} ${sayRate(helper.rate)}. Who has the skill finds a better-paid job in a week. Look at three job ads nearby for each, and plan with the middle ones.`,
          skilled.paid.address,
        ),
        [skilled, helper].map(({ paid }) => ({ address: paid.address, says: paid.says })),
        [`${sayRate(skilled.rate)} an hour < ${sayRate(helper.rate)} an hour`],
      )
    },
  },
]
