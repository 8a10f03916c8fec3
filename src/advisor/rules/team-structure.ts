import { readCosts } from '#advisor/facts/cost-facts.ts'
import { beginsTooEarly } from '#advisor/facts/compare-times.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { findPeriod } from '#advisor/facts/claims/periods.ts'
import {
  findRepeated,
  hasNumber,
  isBlank,
  isWritten,
  readBeginning,
  sampleItems,
} from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { showMilestone } from './show-milestone.ts'
import { at, atFigure, atItem, recommend, remark, show, type StepRules, warn, weights } from './rule.ts'

const step = 9
const section = 'teamStructure'
const financePattern =
  /\b(?:financ\w{0,5}|bookkeep\w{0,4}|account(?:ant|ing|s)|cpa|cfo|controller|money|numbers|budget|tax|bank(?:er|ing)?|treasurer)\b/i
/** Someone outside who is paid for it. */
const bookkeeperPattern = /\b(?:accountant|accounting|bookkeep\w*|cpa|tax (?:prep\w*|advis\w*))\b/i
/** 'The same pay as the first group', and an hourly pay beside the hours of the role. */
function isSaidElsewhere(salary: string, role: string): boolean {
  return (
    /\b(?:same|as (?:the|for|above)|like the|equal to)\b/i.test(readBeginning(salary)) ||
    (findPeriod(salary) === 'hour' && /\bhours?\b/i.test(readBeginning(role))) ||
    isPaidByPiece(salary, role)
  )
}

/** '$36 a class' for '38 classes a week' can be added up. */
function isPaidByPiece(salary: string, role: string): boolean {
  const pieces = readKnownText(salary.slice(0, 400)).flatMap(({ kind, per }) =>
    kind === 'money' && per !== null ? [per] : [],
  )
  return (
    pieces.length > 0 &&
    readKnownText(role.slice(0, 400)).some(
      ({ kind, unit }) => kind === 'count' && unit !== null && pieces.includes(unit),
    )
  )
}

const unpaidPattern = /\b(?:unpaid|equity|no salary|volunteer|family|free|later|none|commission)\b/i

export const teamStructureRules: StepRules = {
  step,
  section,
  isBlank: ({ data: { teamStructure: team } }) =>
    team.founders.length + team.keyHires.length + team.advisors.length === 0,
  suggestFirstMove: () =>
    recommend(
      'Start with yourself',
      'Add yourself as the first founder. Write what you are responsible for and the one thing you have done before that this business needs, with years and numbers. A lender lends to people first. “Seven years running a shift of five” says more than a degree.',
      at(section, 'founders'),
    ),
  rules: [
    makePlaceholderRule(step),
    {
      id: 'team-no-founder',
      steps: [step],
      weight: weights.sinks,
      find: ({ team }) =>
        team.founderCount === 0
          ? warn(
              'Who runs this?',
              'No founder is listed. Add everyone who owns or runs the business. A bank finances people it can name, and asks for their signatures.',
              at(section, 'founders'),
            )
          : null,
    },
    {
      id: 'team-founder-no-background',
      steps: [step],
      weight: weights.missing,
      find({ data }) {
        const bare = sampleItems(data.teamStructure.founders).filter(({ background }) => isBlank(background))
        const first = bare[0]
        if (!first) return null
        return warn(
          'A founder without a background',
          `The plan does not say what ${quoteList(
            bare.map(({ name }) => name),
            'founder',
          )} ${plural(bare.length, 'has', 'have')} done before. Write the experience that fits this business, with years and a number. After the numbers, lenders check experience in the industry.`,
          atItem(section, 'founders', first.id, 'background'),
        )
      },
    },
    {
      id: 'team-founder-no-role',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const bare = sampleItems(data.teamStructure.founders).filter(({ role }) => isBlank(role))
        const first = bare[0]
        if (!first) return null
        return recommend(
          'Who is responsible for what?',
          `${quoteList(
            bare.map(({ name }) => name),
            'founder',
          )} ${plural(bare.length, 'has', 'have')} no role yet. Write what each decides alone and how many hours a week they put in, even if they keep another job.`,
          atItem(section, 'founders', first.id, 'role'),
        )
      },
    },
    {
      id: 'team-same-role',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const founders = sampleItems(data.teamStructure.founders)
        const role = findRepeated(founders.map(({ role }) => role))
        const twin = founders.findLast((founder) => founder.role === role)
        if (role === null || !twin) return null
        return show(
          recommend(
            'Two founders, one role',
            `${quote(role, 32)} is the role of two founders. Divide it. Who has the last word on money, on people, on the product? Investors and banks ask what happens when you disagree.`,
            atItem(section, 'founders', twin.id, 'role'),
          ),
          founders
            .filter((founder) => founder.role === role)
            .slice(0, 2)
            .map(({ id, name }) => ({
              address: atItem(section, 'founders', id, 'role'),
              says: `${isBlank(name) ? 'A founder' : shorten(name, 40)}: ${shorten(role, 60)}`,
            })),
        )
      },
    },
    {
      id: 'team-background-without-figures',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const vague = sampleItems(data.teamStructure.founders).filter(
          ({ background }) => isWritten(background) && !hasNumber(background),
        )
        const first = vague[0]
        if (!first) return null
        return recommend(
          'How long, and how big?',
          `The background of ${quoteList(
            vague.map(({ name }) => name),
            'founder',
          )} has no number in it. Add years, team size or sales, such as “ran a kitchen of six for four years.” It makes the same experience count double.`,
          atItem(section, 'founders', first.id, 'background'),
        )
      },
    },
    {
      id: 'team-hire-no-salary',
      steps: [step],
      weight: weights.missing,
      find({ team }) {
        const open = team.hires.filter(({ salary }) => isBlank(salary))
        const first = open[0]
        if (!first) return null
        return warn(
          'A hire without a salary',
          `What does ${quoteList(
            open.map(({ role }) => role),
            'hire',
          )} cost? Write the yearly pay with payroll taxes, about 10 to 20% on top. Wages are usually the largest fixed cost, and leaving one out makes the whole forecast wrong.`,
          atItem(section, 'keyHires', first.id, 'salary'),
        )
      },
    },
    {
      id: 'team-salary-not-a-number',
      steps: [step],
      weight: weights.polish,
      find({ team }) {
        const wordy = team.hires.find(
          ({ salary, yearlyPay, role }) =>
            isWritten(salary) &&
            yearlyPay === null &&
            !unpaidPattern.test(readBeginning(salary)) &&
            !isSaidElsewhere(salary, role),
        )
        if (!wordy) return null
        const pay = `${quote(wordy.salary)} for ${isBlank(wordy.role) ? 'a hire' : quote(wordy.role, 32)}`
        return recommend(
          'Put a number on the pay',
          findPeriod(wordy.salary) === 'hour'
            ? `${pay} does not say how many hours a week. Add the hours, so that a reader can total the cost.`
            : `${pay} cannot be added up. Look at three job ads nearby and use the one in the middle.`,
          atItem(section, 'keyHires', wordy.id, 'salary'),
        )
      },
    },
    {
      id: 'team-hire-no-time',
      steps: [step],
      weight: weights.weak,
      find({ team }) {
        const open = team.hires.filter(({ timeline }) => isBlank(timeline))
        const first = open[0]
        if (!first) return null
        return recommend(
          'When do they start?',
          `There is no start date for ${quoteList(
            open.map(({ role }) => role),
            'hire',
          )}. Write the month, or the sales that trigger the hire. Tying pay to sales keeps a slow start from becoming a crisis.`,
          atItem(section, 'keyHires', first.id, 'timeline'),
        )
      },
    },
    {
      id: 'team-hire-before-money',
      steps: [step, 12],
      weight: weights.contradicts,
      find({ team, timeline: { funding } }) {
        if (!funding) return null
        const early = team.hires.filter(({ when }) => beginsTooEarly(funding.when, when))
        const first = early[0]
        if (!first) return null
        return show(
          recommend(
            'Hired before the money comes in',
            `${quoteList(
              early.map(({ role }) => role),
              'hire',
            )} ${plural(early.length, 'starts', 'start')} at ${quote(first.timeline, 24)}, but ${quote(funding.title, 32)} is not done until ${quote(funding.timeline, 24)}. Move the hire after it, or say how you pay the first wages.`,
            atItem(section, 'keyHires', first.id, 'timeline'),
          ),
          [
            {
              address: atItem(section, 'keyHires', first.id, 'timeline'),
              says: `${isBlank(first.role) ? 'A hire' : shorten(first.role, 60)}: ${shorten(first.timeline, 40)}`,
            },
            showMilestone(funding),
          ],
        )
      },
    },
    {
      id: 'team-no-numbers-person',
      steps: [step],
      weight: weights.weak,
      find: (facts) =>
        financePattern.test(facts.team.skills) || bookkeeperPattern.test(readCosts(facts).words)
          ? null
          : recommend(
              'No one handles the numbers',
              'No founder, hire or advisor takes care of the money. Add an accountant for two hours a month as an advisor. It answers the question a lender asks right after “Who are you?”',
              at(section, 'advisors'),
            ),
    },
    {
      id: 'team-alone',
      steps: [step],
      weight: weights.weak,
      find({ data, team }) {
        const { founders, keyHires, advisors } = data.teamStructure
        if (team.founderCount !== 1 || keyHires.length + advisors.length > 0) return null
        const name = founders.find((founder) => isWritten(founder.name))?.name
        return recommend(
          'What if you are sick for a month?',
          `Everything depends on ${name === undefined ? 'one founder' : quote(name, 32)}. Name one person who could open up and sign for you, and consider key person insurance. Many lenders require it.`,
          at(section, 'keyHires'),
        )
      },
    },
    {
      id: 'team-no-advisors',
      steps: [step],
      weight: weights.polish,
      find({ data, team }) {
        if (data.teamStructure.advisors.length > 0 || team.founderCount === 0) return null
        return recommend(
          'Borrow some experience',
          'No advisor is listed. One person who has run a business like this and agrees to two hours a month fills the gaps in your own experience, and costs you a lunch.',
          at(section, 'advisors'),
        )
      },
    },
    {
      id: 'team-advisor-no-expertise',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const bare = sampleItems(data.teamStructure.advisors).filter(({ expertise }) => isBlank(expertise))
        const first = bare[0]
        if (!first) return null
        return recommend(
          'What does the advisor bring?',
          `${quoteList(
            bare.map(({ name }) => name),
            'advisor',
          )} ${plural(bare.length, 'is', 'are')} only a name so far. Write what they know and what they have agreed to do. Names alone impress no one.`,
          atItem(section, 'advisors', first.id, 'expertise'),
        )
      },
    },
    {
      id: 'team-pay-adds-up',
      steps: [step],
      weight: weights.praise,
      find({ team, money, sayMoney }) {
        if (team.yearlyPay <= 0 || !money.canCalculate || money.economics.contributionMargin <= 0) return null
        const sales = Math.ceil(team.yearlyPay / 12 / money.economics.contributionMargin)
        return show(
          remark(
            'What the hires cost in sales',
            `Your planned hires cost ${sayMoney(team.yearlyPay)} a year. Each sale leaves ${sayMoney(money.economics.contributionMargin)}, so that is ${countOf(sales, 'sale')} a month just for them. Use it to decide when to hire.`,
            at(section, 'keyHires'),
          ),
          [
            { address: at(section, 'keyHires'), says: `${sayMoney(team.yearlyPay)} a year` },
            {
              address: atFigure('price'),
              says: `${sayMoney(money.economics.contributionMargin)} left of each sale`,
            },
          ],
          [
            `${sayMoney(team.yearlyPay)} ÷ 12 ÷ ${sayMoney(money.economics.contributionMargin)} = ${countOf(sales, 'sale')} a month`,
          ],
        )
      },
    },
    {
      id: 'team-proven',
      steps: [step],
      weight: weights.praise,
      find({ data }) {
        const proven = sampleItems(data.teamStructure.founders).find(
          ({ background }) => isWritten(background) && hasNumber(background) && !background.includes('['),
        )
        if (!proven) return null
        return remark(
          'Experience backed by numbers',
          `${quote(proven.background, 60)} is the kind of sentence a loan officer copies into the file. Have someone ready who can confirm it.`,
          atItem(section, 'founders', proven.id, 'background'),
        )
      },
    },
  ],
}
