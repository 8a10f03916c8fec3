import { findTrade } from '#advisor/facts/trades.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { PlannedHire } from '#advisor/facts/team-facts.ts'
import { isBlank, isFinished, isWritten, joinTexts, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, remark, type Rule, show, weights } from '#advisor/rules/rule.ts'

type Founder = PlanFacts['data']['teamStructure']['founders'][number]

function listFounders({ data }: PlanFacts): Founder[] {
  return sampleItems(data.teamStructure.founders).filter(
    ({ role, background }) => isWritten(background) && isFinished(role) && isFinished(background),
  )
}

/** A hire who is there when the first customer comes. Without a readable date, one is given the benefit of the doubt. */
function isThereAtStart({ timeline: { launch } }: PlanFacts, hire: PlannedHire): boolean {
  if (!hire.when || !launch?.when || hire.when.scale !== launch.when.scale)
    return !/\b(?:later|year [2-9]|month (?:1[3-9]|[2-9]\d))\b/i.test(hire.timeline.slice(0, 200))
  return hire.when.startMonth <= launch.when.endMonth + 1
}

/** 'Accounting clerk at the county': who has had another job has not learned this one by its title. */
const otherJob =
  /\b(?:clerk|secretary|banker|nurse|soldier|\p{L}{3,}(?:er|or|ist|ian|ant)) (?:at|for|in the|since|with)\b/iu

/** Who on the team has learned the trade that the business lives from. */
function checkTrade(facts: PlanFacts) {
  const found = findTrade(facts)
  const founders = listFounders(facts)
  if (!found || founders.length === 0 || founders.length < facts.team.founderCount) return null
  const { trade, word } = found
  const skilled = founders.find(
    ({ role, background }) =>
      trade.skill.test(background.slice(0, 1500)) ||
      (trade.skill.test(role.slice(0, 300)) && !otherJob.test(background.slice(0, 1500))),
  )
  const hires = facts.team.hires.filter(({ role }) => trade.skill.test(role.slice(0, 300)))
  const early = hires.find((hire) => isThereAtStart(facts, hire))
  return { trade, word, founders, skilled, hires, early }
}

const elsewhere =
  /\b(?:part[- ]time|evenings|weekends|nights only|silent|passive|keeps? (?:his|her|their|my|the) (?:day )?job|day job|(?:stays?|remains?|continues?|keeps? working|still works?|goes on working) (?:full[- ]time )?(?:at|with|for|in|as) (?!the (?:business|counter|company|shop|bench)\b)[^.;]{0,40}?(?:until|days? a week|for now|at first|for the first|employed|employee|full[- ]time)|until (?:it|the business|this|sales) (?:runs|pays|takes off|can pay)|beside (?:his|her|my|their) (?:job|work)|on the side|after work|besides (?:his|her|my) job|\d{1,2} hours a week|investor only|not active|absentee)\b/i
const runsIt = /\b(?:manag\w{0,4}|director|head|lead|chief|supervisor|operator|full[- ]time)\b/i

const plainWords = new Set(
  'years year owner founder co-founder manager managed team people staff company business customers clients small large local lead head full part time worked work with different market first million sales sold ran own owned certified degree university state since into each week month months yearly founded responsible'.split(
    ' ',
  ),
)

/** The beginnings of the words that say what someone does. Names of places and people are left out. */
function listStems(text: string): Set<string> {
  const plain = text.replaceAll(/(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}’'-]+/gu, ' ')
  return new Set(
    listWords(plain)
      .filter((word) => word.length > 3 && !plainWords.has(word) && !/^\d/u.test(word))
      .map((word) => word.slice(0, 4)),
  )
}

/** Whether a founder’s past has a word in common with what the business does every day. */
function fitsBusiness({ data }: PlanFacts, { role, background }: Founder): boolean {
  const own = listStems(`${background.slice(0, 1500)}. ${role.slice(0, 300)}`)
  const business = listStems(
    joinTexts([
      data.businessIdea.name,
      data.businessIdea.oneLiner,
      data.businessIdea.solution,
      ...sampleItems(data.businessModel.keyActivities),
      ...sampleItems(data.businessModel.keyResources),
      ...sampleItems(data.operationsPlan.keyProcesses),
      ...sampleItems(data.businessModel.revenueStreams),
    ]),
  )
  return [...own].some((stem) => business.has(stem))
}

export const skillRules: readonly Rule[] = [
  {
    id: 'people-no-trade-skill',
    steps: [9],
    weight: weights.missing,
    find(facts) {
      const check = checkTrade(facts)
      if (!check || check.skilled || check.early) return null
      const { trade, word, founders, hires } = check
      const [late] = hires
      const [first] = founders
      if (!first) return null
      const oneLiner = facts.data.businessIdea.oneLiner
      return show(
        recommend(
          'No one has learned the trade',
          late
            ? `The plan lives from ${quote(word)}, but no founder has done ${trade.name}, and ${quote(late.role, 40)} only starts at ${quote(late.timeline, 30)}. Bring that person in before the first sale, or name who does the work until then.`
            : `The plan lives from ${quote(word)}, but neither the founders nor the hires have done ${trade.name}. Name the person who can, as a partner or a first hire, with years. Lenders rarely finance a trade that no one in the business has worked in.`,
          atItem('teamStructure', 'founders', first.id, 'background'),
        ),
        [
          { address: at('businessIdea', 'oneLiner'), says: oneLiner },
          ...founders.slice(0, 3).map(({ id, background }) => ({
            address: atItem('teamStructure', 'founders', id, 'background'),
            says: background,
          })),
          ...(late
            ? [{ address: atItem('teamStructure', 'keyHires', late.id, 'timeline'), says: late.timeline }]
            : []),
        ],
      )
    },
  },
  {
    id: 'people-trade-skill-hired',
    steps: [9],
    weight: weights.weak,
    find(facts) {
      const check = checkTrade(facts)
      if (!check?.early || check.skilled) return null
      return show(
        recommend(
          'The trade depends on an employee',
          `Only ${quote(check.early.role, 40)} can do ${check.trade.name}. If that person leaves, the business stops. Say who steps in, and what keeps them: pay, a share, or a notice period.`,
          atItem('teamStructure', 'keyHires', check.early.id, 'role'),
        ),
        [{ address: atItem('teamStructure', 'keyHires', check.early.id, 'role'), says: check.early.role }],
      )
    },
  },
  {
    id: 'people-trade-known',
    steps: [9],
    weight: weights.praise,
    find(facts) {
      const skilled = checkTrade(facts)?.skilled
      if (!skilled) return null
      return remark(
        'Someone who knows the trade',
        `${isWritten(skilled.name) ? quote(skilled.name, 32) : 'A founder'} has worked in it: ${quote(skilled.background, 80)}. That is the first thing a lender looks for here.`,
        atItem('teamStructure', 'founders', skilled.id, 'background'),
      )
    },
  },
  {
    id: 'people-background-elsewhere',
    steps: [9],
    weight: weights.weak + 4,
    find(facts) {
      const founders = listFounders(facts)
      const [first] = founders
      const isKnownTrade = findTrade(facts) !== null
      if (!first || isKnownTrade || founders.length < facts.team.founderCount) return null
      if (
        isBlank(facts.data.businessIdea.solution) ||
        founders.some((founder) => fitsBusiness(facts, founder))
      )
        return null
      return show(
        recommend(
          'A past in another line of work',
          `Nothing in ${quote(first.background, 60)} has to do with what this business does every day. Add what you have done that fits, even a season or a course, or bring in someone who has. Experience in the industry is what lenders check after the numbers.`,
          atItem('teamStructure', 'founders', first.id, 'background'),
        ),
        [
          { address: at('businessIdea', 'solution'), says: facts.data.businessIdea.solution },
          { address: atItem('teamStructure', 'founders', first.id, 'background'), says: first.background },
        ],
      )
    },
  },
  {
    id: 'people-no-one-full-time',
    steps: [9],
    weight: weights.weak + 5,
    find(facts) {
      const founders = listFounders(facts)
      const [first] = founders
      if (!first || founders.length < facts.team.founderCount) return null
      const away = founders.filter(
        ({ role, background }) =>
          elsewhere.test(`${role.slice(0, 300)} ${background.slice(0, 600)}`) &&
          !/full[- ]time (?:from|here|in the business)|, full[- ]time\b/i.test(role),
      )
      if (
        away.length < founders.length ||
        facts.team.hires.some((hire) => runsIt.test(hire.role) && isThereAtStart(facts, hire))
      )
        return null
      return show(
        recommend(
          'No one runs it full-time',
          `${quoteList(
            away.map(({ name }) => name),
            'founder',
          )} ${away.length === 1 ? 'works' : 'work'} here only part of the week, and no manager is hired for the opening. Say who is there on an ordinary Tuesday. Lenders want one person whose living depends on it.`,
          atItem('teamStructure', 'founders', first.id, 'role'),
        ),
        away
          .slice(0, 3)
          .map(({ id, role }) => ({ address: atItem('teamStructure', 'founders', id, 'role'), says: role })),
      )
    },
  },
]
