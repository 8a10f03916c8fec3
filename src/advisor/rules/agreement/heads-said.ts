import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { findSaying, listOwnTexts } from '#advisor/facts/agreement/own-texts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, type Rule, weights } from '#advisor/rules/rule.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** How many people work in the business, in any text and on the forecast’s payroll. */

const place = at('financialProjections', 'forecast', 'people')
const mostMonths = 36

type Person = PlanFacts['data']['financialProjections']['forecast']['people'][number]

/** The most that are paid in the same month. */
function countMost(people: readonly Person[]): number {
  let most = 0
  for (let month = 1; month <= mostMonths; month += 1) {
    const there = people.filter(
      ({ startMonth, endMonth }) => (startMonth ?? 1) <= month && (endMonth ?? month) >= month,
    )
    most = Math.max(
      most,
      there.reduce((sum, { count }) => sum + (count ?? 1), 0),
    )
  }
  return most
}

const number = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`
const work =
  'workshop|company|shop|studio|firm|practice|business|agency|bakery|restaurant|startup|operation|office|clinic|farm|brewery|salon'
const team = new RegExp(
  String.raw`\b(${number})-(?:person|man|woman|people) (?:\p{L}+ )?(?:${work}|team)\b|\b(?:our|a|the) (?:whole )?(?:team|staff|workforce) of (${number})\b|\bwe (?:are|have|employ|will be|will have|will employ) (?:a team of )?(${number}) (?:people|employees|staff)\b|\b(?:with|has|have|employs?) (?:a staff of )?(${number}) (?:full-time )?employees\b`,
  'iu',
)
const otherTeam =
  /\b(?:led|ran|managed|supervised|former\w*|until|used to|at (?:his|her)|customers?|clients?|group|class|part[- ]time|seasonal|volunteers?|by year|in year|eventually|shares?)\b/iu

/** 'A nine-person workshop' */
function findTeam(facts: PlanFacts): Difference | null {
  const people = sampleItems(facts.data.financialProjections.forecast.people)
  if (people.length === 0 || !readForecast(facts)) return null
  const most = countMost(people)
  const owners = new Set(people.filter(({ isOwner }) => isOwner).map(({ role }) => listWords(role)[0]))
  // Owners without pay and helpers who are paid by the job work there, too.
  const all = Math.ceil(most) + Math.max(0, facts.team.founderCount - owners.size)
  const employed = people.reduce((sum, { count, isOwner }) => sum + (isOwner ? 0 : Math.floor(count ?? 1)), 0)
  for (const text of listOwnTexts(facts)) {
    if (text.section === 'teamStructure' || text.section === 'marketAnalysis') continue
    const saying = findSaying(text, team)
    if (!saying || otherTeam.test(saying.sentence)) continue
    // 'A 50-person shop that moves to us' is a customer.
    const before = saying.sentence.slice(0, saying.sentence.indexOf(saying.mark))
    if (/\bfor (?:an? |every |each )?$/iu.test(before)) continue
    if (
      /-/u.test(saying.mark) &&
      text.field !== 'businessIdea.oneLiner' &&
      !/\b(?:we|our|us|i|is)\b/iu.test(before)
    )
      continue
    const said =
      team
        .exec(saying.mark)
        ?.slice(1)
        .find((group) => group !== undefined) ?? ''
    const [claim] = readKnownText(`${said} people`)
    if (!claim || claim.low <= Math.max(all, employed) * 1.25 + 0.5) continue
    return {
      title: 'How many people work here?',
      claim: { address: text.address, sentence: saying.sentence, quote: saying.mark },
      isInWords: true,
      place,
      counted: `the forecast pays at most ${countOf(Math.ceil(most), 'person', 'people')} in the same month`,
      matters: 'Wages are the largest cost of most plans.',
      sums: [`${sayNumber(claim.low)} ≠ ${sayNumber(Math.ceil(most))}`],
    }
  }
  return null
}

const fields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessModel.keyActivities',
  'businessModel.keyResources',
  'competitiveAnalysis.competitiveAdvantages.description',
  'marketAnalysis.trends.description',
  'operationsPlan.keyProcesses',
  'operationsPlan.quality',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]
const notOurs =
  /\b(?:self-employed|freelanc\w*|partners?|recommend\w*|refer\w*|other|competitors?|rivals?|they|their|local|county|city|town|association|asked|interview\w*|students?|volunteers?|interns?|on call|backup|agency|former|retired|worked|led|managed|supervis\w*|subcontract\w*|contractors?|if|would|could|by year|in year|later|eventually|guilds?|teams? of rivals|of the|trial|customers?|clients?|apply|applicants?|candidates?|years|shifts?)\b/iu
const tooPlain = new Set(
  'person people staff employee owner founder member hour week part full time summer winter job'.split(' '),
)

/** Surveys are no people, though a 'survey technician' works on them. */
function isOfTitle(noun: string, role: string): boolean {
  const [, next = ''] = new RegExp(String.raw`\b${noun}s? (\p{L}+)`, 'iu').exec(role.slice(0, 120)) ?? []
  return doer.test(next) && !doer.test(noun)
}

const doer =
  /(?:er|or|ist|ian|ant|man|woman|person|hand|staff|chief|lead|coach|nurse|mechanic|assistant|crew|help|guide)s?$/iu

/** 'Eleven teachers', where the forecast pays seven. Fewer may be a part of them. */
function findRole(facts: PlanFacts): Difference | null {
  const people = sampleItems(facts.data.financialProjections.forecast.people)
  if (people.length === 0 || !readForecast(facts)) return null
  for (const { claim, lead, tail } of listPhrases(facts, fields, ['count'])) {
    const { unit, low } = claim
    if (unit === null || low !== claim.high || low < 2 || !Number.isInteger(low) || claim.period !== null)
      continue
    const noun = toSingular(listWords(unit).at(-1) ?? '')
    if (noun.length < 4 || tooPlain.has(noun) || claim.certainty === 'at-most') continue
    const same = people.filter(({ role }) =>
      listWords(role.slice(0, 120)).some((word) => toSingular(word) === noun && !isOfTitle(noun, role)),
    )
    if (same.length === 0 || notOurs.test(`${lead.slice(-50)} ${claim.quote} ${tail.slice(0, 50)}`)) continue
    const most = countMost(same)
    const owners = same.some(({ isOwner }) => isOwner) ? 0 : facts.team.founderCount
    if (low <= most + owners + 0.5 || low > most * 5) continue
    return {
      title: 'The forecast pays another number of people',
      claim,
      place,
      counted: `the forecast pays at most ${sayNumber(most)} as “${same[0]?.role.slice(0, 40) ?? ''}”${same.length > 1 ? ' and the like' : ''}`,
      matters: 'Wages are the largest cost of most plans.',
      sums: [`${sayNumber(low)} ≠ ${sayNumber(most)}`],
    }
  }
  return null
}

export const headsSaidRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 4, [
  ['team-size-differs', [8, 1, 3, 4, 7, 9, 12], findTeam],
  ['role-count-differs', [8, 1, 2, 3, 4, 7, 9, 11, 12], findRole],
])
