import { saysNothing } from '#advisor/facts/common-words.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import {
  findRepeated,
  isBlank,
  isWritten,
  joinTexts,
  readBeginning,
  sampleItems,
} from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { quote, quoteList, shorten } from '#advisor/wording/quote.ts'
import { riskPriority } from '#domain/plan/risk-priority.ts'
import { plural } from '#domain/wording/plural.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, atFigure, atItem, recommend, remark, show, type StepRules, warn, weights } from './rule.ts'

const step = 11
const section = 'riskAnalysis'
const fewestRisks = 3
const triggerPattern =
  /\d|\b(?:if|when|once|before|after|by|until|above|below|every|each|from|within|as soon as|signed|agreed|booked|covers|insurance|insured|contracts?)\b/i
const vaguePattern =
  /^\W{0,3}(?:we (?:will|would) )?(?:monitor|be careful|work hard|try|do our best|hope|nothing|none|n\/a|tbd|see|watch)\b/i
const moneyPattern =
  /\b(?:fewer|instead of|only \d+|slow(?:er|ly)?|half|drops?|falls?|below|demand|margins?|inflation|pays? late|financ\w{0,5}|cash|sales|price|prices|cost|costs|payment|payments|loan|interest|revenue|rent|money)\b/i
const personPattern =
  /\b(?:ill|illness|sick|accident|leaves|leave|key person|founder|burnout|absence|team)\b/i

/** Who helps beside another job does not carry the business. */
const besideJob =
  /\bkeeps? (?:\w+ ){1,3}(?:job|post|position)\b|\bhours? (?:an?|each|every) (?:day|evening|night|weekend)\b|\bunpaid\b|\bsilent\b|\b(?:evenings|weekends) only\b/i
/** The one who does the work is not there, or is insured for that. */
const absence =
  /\b(?:I|I[’']m|we|us|me|my|he|she|owners?|founders?|\p{Lu}\p{Ll}+) (?:\p{Ll}+ ){0,3}(?:ill|sick|hurts?|injured|injury|accident|disabled|surgery|absent|dies|pregnant|out|cannot|can[’']?t|break)\b|\b(?:illness|sickness|key[- ](?:person|man)|burn-?out|disability (?:insurance|polic|cover)|absence of)/u

function listRated({ data }: PlanFacts) {
  return sampleItems(data.riskAnalysis.risks).map((risk) => ({
    risk,
    priority: riskPriority(risk.impact, risk.probability),
  }))
}

export const riskAnalysisRules: StepRules = {
  step,
  section,
  isBlank: ({ data }) => data.riskAnalysis.risks.length === 0,
  suggestFirstMove({ money, data }) {
    const supplier = data.operationsPlan.suppliers.find(isWritten)
    const second =
      supplier === undefined ? 'a key person is sick for a month' : `${quote(supplier, 32)} stops delivering`
    return recommend(
      'Write down the two that keep you up at night',
      `Start with “Sales grow half as fast as planned”${money.breakEvenSales === null ? '' : ` (it takes ${countOf(Math.ceil(money.breakEvenSales), 'sale')} a month to cover the costs)`} and “${second.replaceAll(/[“”]/gu, '')}.” Rate both, and write what you would do and at what point. A lender trusts a plan that is ready for bad days.`,
      at(section, 'risks'),
    )
  },
  rules: [
    makePlaceholderRule(step),
    {
      id: 'risk-critical-open',
      steps: [step],
      weight: weights.sinks,
      find(facts) {
        const open = listRated(facts).filter(
          ({ risk, priority }) => priority === 'Critical' && isBlank(risk.mitigation),
        )
        const first = open[0]
        if (!first) return null
        return warn(
          open.length === 1
            ? 'A Critical risk without an answer'
            : `${open.length} Critical risks without an answer`,
          `${quoteList(
            open.map(({ risk }) => risk.description),
            'risk',
          )} ${plural(open.length, 'is', 'are')} both likely and serious, and you have no plan for it. Write one action with a date or a trigger. This is the line a credit committee reads first.`,
          atItem(section, 'risks', first.risk.id, 'mitigation'),
        )
      },
    },
    {
      id: 'risk-high-open',
      steps: [step],
      weight: weights.missing,
      find(facts) {
        const open = listRated(facts).filter(
          ({ risk, priority }) => priority === 'High Priority' && isBlank(risk.mitigation),
        )
        const first = open[0]
        if (!first) return null
        return warn(
          'A high risk without an answer',
          `You have no plan for ${quoteList(
            open.map(({ risk }) => risk.description),
            'risk',
          )}. Say what you do before it happens, or what would make you act.`,
          atItem(section, 'risks', first.risk.id, 'mitigation'),
        )
      },
    },
    {
      id: 'risk-other-open',
      steps: [step],
      weight: weights.polish,
      find(facts) {
        const open = listRated(facts).filter(
          ({ risk, priority }) =>
            (priority === 'Medium Priority' || priority === 'Low Priority') && isBlank(risk.mitigation),
        )
        const first = open[0]
        if (!first) return null
        return recommend(
          'A smaller risk left open',
          `${quoteList(
            open.map(({ risk }) => risk.description),
            'risk',
          )} ${plural(open.length, 'has', 'have')} no mitigation. One short sentence is enough, even “We accept this one because …”`,
          atItem(section, 'risks', first.risk.id, 'mitigation'),
        )
      },
    },
    {
      id: 'risk-unrated',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const unrated = sampleItems(data.riskAnalysis.risks).filter(
          ({ impact, probability }) => impact === '' || probability === '',
        )
        const first = unrated[0]
        if (!first) return null
        return recommend(
          'A risk without a rating',
          `${quoteList(
            unrated.map(({ description }) => description),
            'risk',
          )} ${plural(unrated.length, 'has', 'have')} no impact or probability yet, so there is no way to rank ${plural(unrated.length, 'it', 'them')}. Choose both. What is high in both comes first.`,
          atItem(section, 'risks', first.id, first.impact === '' ? 'impact' : 'probability'),
        )
      },
    },
    {
      id: 'risk-too-few',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const count = data.riskAnalysis.risks.length
        if (count >= fewestRisks) return null
        return recommend(
          'Too few risks',
          `${countOf(count, 'risk')} ${plural(count, 'looks', 'look')} like you did not think it through. Add slower sales, a rising cost and a person who gets sick. Five honest risks make a plan safer to lend to, not weaker.`,
          at(section, 'risks'),
        )
      },
    },
    {
      id: 'risk-all-mild',
      steps: [step],
      weight: weights.weak,
      find(facts) {
        const rated = listRated(facts).filter(({ risk }) => risk.impact !== '' && risk.probability !== '')
        if (rated.length < 3 || rated.some(({ priority }) => priority !== 'Low Priority')) return null
        return recommend(
          'Can nothing here hurt you?',
          `All ${rated.length} rated risks come out low. Ask what would have to happen for you to miss two loan payments, and rate that one honestly.`,
          at(section, 'risks'),
        )
      },
    },
    {
      id: 'risk-no-money-risk',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const risks = sampleItems(data.riskAnalysis.risks)
        const all = joinTexts(risks.flatMap(({ type, description }) => [type, description]))
        const answers = joinTexts(risks.map(({ mitigation }) => mitigation))
        if (moneyPattern.test(all) || /\b(?:reserve|cash|line of credit|credit line)\b/i.test(answers))
          return null
        return recommend(
          'Add a risk about money',
          'No risk covers sales, prices or cash. Write what happens if sales grow half as fast. How many months does the reserve last, and what do you cut first? That is the question behind every loan.',
          at(section, 'risks'),
        )
      },
    },
    {
      id: 'risk-vague-answer',
      steps: [step],
      weight: weights.weak,
      find(facts) {
        const first = listRated(facts).find(({ risk, priority }) => {
          const text = readBeginning(risk.mitigation)
          const matters = priority === 'Critical' || priority === 'High Priority'
          return (
            isWritten(text) &&
            (vaguePattern.test(text) || (matters && !triggerPattern.test(text) && saysNothing(text, 3)))
          )
        })
        if (!first) return null
        return recommend(
          'An answer without a date or a trigger',
          `${quote(first.risk.mitigation)} cannot be checked. Make it an action with a date or a trigger, such as “second supplier signed before opening” or “below 80 cups a day for two weeks, we close on Mondays.”`,
          atItem(section, 'risks', first.risk.id, 'mitigation'),
        )
      },
    },
    {
      id: 'risk-undescribed',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const bare = sampleItems(data.riskAnalysis.risks).find(({ description }) => isBlank(description))
        if (!bare) return null
        return recommend(
          'What exactly could happen?',
          `A risk${isBlank(bare.type) ? '' : ` of the kind ${quote(bare.type, 32)}`} has no description. Write what could happen, what would set it off, and what it would cost in dollars or weeks.`,
          atItem(section, 'risks', bare.id, 'description'),
        )
      },
    },
    {
      id: 'risk-one-kind',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const types = sampleItems(data.riskAnalysis.risks)
          .map(({ type }) => type)
          .filter(isWritten)
        const [type] = types
        if (type === undefined || types.length < 3 || new Set(types).size > 1) return null
        return recommend(
          'All risks of one kind',
          `Every risk is a ${quote(type, 32)}. Look at the other kinds too: money, people, legal, and what competitors might do.`,
          at(section, 'risks'),
        )
      },
    },
    {
      id: 'risk-same-answer',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const risks = sampleItems(data.riskAnalysis.risks)
        const repeated = findRepeated(risks.map(({ mitigation }) => mitigation))
        const twin = risks.findLast(({ mitigation }) => mitigation === repeated)
        if (repeated === null || !twin) return null
        return show(
          recommend(
            'One answer for two risks',
            `${quote(repeated)} answers two risks. Unless it really covers both, write what is specific to ${isBlank(twin.description) ? 'the second' : quote(twin.description, 32)}.`,
            atItem(section, 'risks', twin.id, 'mitigation'),
          ),
          risks
            .filter(({ mitigation }) => mitigation === repeated)
            .slice(0, 2)
            .map(({ id, description }) => ({
              address: atItem(section, 'risks', id, 'mitigation'),
              says: isBlank(description) ? 'A risk' : shorten(description),
            })),
        )
      },
    },
    {
      id: 'risk-key-person',
      steps: [step],
      weight: weights.polish,
      find({ data, team }) {
        const all = joinTexts(
          sampleItems(data.riskAnalysis.risks).flatMap(({ type, description }) => [type, description]),
        )
        const founders = sampleItems(data.teamStructure.founders)
        const [main, ...others] = founders.filter(
          ({ role, background }) => !besideJob.test(`${role.slice(0, 300)} ${background.slice(0, 800)}`),
        )
        const isAlone =
          main !== undefined &&
          others.length === 0 &&
          founders.length > 1 &&
          !founders.some(({ role }) => /\bdays (?:a|each|per) week\b/i.test(role.slice(0, 300)))
        const answers = joinTexts(sampleItems(data.riskAnalysis.risks).map(({ mitigation }) => mitigation))
        if (isAlone ? absence.test(`${all}\n${answers}`) : team.founderCount !== 1 || personPattern.test(all))
          return null
        const name = isAlone
          ? main.name
          : data.teamStructure.founders.find((founder) => isWritten(founder.name))?.name
        return show(
          recommend(
            'What if you cannot work?',
            `${name === undefined ? 'One founder' : quote(name, 32)} carries the business, but no risk covers illness. Say who would open the doors and how long the reserve lasts. Lenders ask every sole founder.`,
            at(section, 'risks'),
          ),
          [
            {
              address: at('teamStructure', 'founders'),
              says: name === undefined ? 'One founder' : shorten(name),
            },
            { address: at(section, 'risks'), says: 'No risk about illness' },
          ],
        )
      },
    },
    {
      id: 'risk-well-met',
      steps: [step],
      weight: weights.praise,
      find(facts) {
        const rated = listRated(facts)
        const serious = rated.filter(
          ({ priority }) => priority === 'Critical' || priority === 'High Priority',
        )
        const isAnswered = serious.every(
          ({ risk }) => isWritten(risk.mitigation) && !risk.mitigation.includes('['),
        )
        if (rated.length < fewestRisks || serious.length === 0 || !isAnswered) return null
        const worst = serious[0]?.risk.description ?? ''
        return remark(
          'The worst cases have an answer',
          `${countOf(rated.length, 'risk')}, ${serious.length} of them serious, and each of those has a plan${isBlank(worst) ? '' : `, such as for ${quote(worst, 40)}`}. That shows a lender you stay calm. Review the ratings every quarter and update them.`,
          at(section, 'risks'),
        )
      },
    },
    {
      id: 'risk-survival',
      steps: [step],
      weight: weights.praise,
      whenBlank: true,
      find({ money, sayMoney }) {
        if (money.breakEvenSales === null) return null
        return show(
          remark(
            'The number behind the sales risk',
            `Below ${countOf(Math.ceil(money.breakEvenSales), 'sale')} a month, the reserve shrinks. Use that number as the trigger in your plan for slow sales. For example, say what you cut after two months below it.`,
            at(section, 'risks'),
          ),
          [
            {
              address: at('businessModel', 'costStructure'),
              says: `${sayMoney(money.fixedMonthlyCosts)} a month`,
            },
            {
              address: atFigure('price'),
              says: `${sayMoney(money.economics.contributionMargin)} left of each sale`,
            },
          ],
          [
            `${sayMoney(money.fixedMonthlyCosts)} ÷ ${sayMoney(money.economics.contributionMargin)} = ${countOf(Math.ceil(money.breakEvenSales), 'sale')} a month`,
          ],
        )
      },
    },
  ],
}
