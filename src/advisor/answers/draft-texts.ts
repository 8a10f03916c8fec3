import { findFigures } from '#advisor/advice/find-figures.ts'
import { isFinished } from '#advisor/facts/texts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { firstSentence, joinWords, lowerFirst, withoutStop } from '#advisor/wording/sentences.ts'
import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import type { AnswerContext, AnswerPlan, PlanAnswer } from './answer-context.ts'
import { type DraftPart, readDraftParts } from './draft-parts.ts'

interface Draft {
  readonly address: TextAddress
  readonly label: string
  readonly text: string
  /** The parts of the plan that go into it. */
  readonly madeOf: readonly DraftPart[]
  /** What to check before using it. */
  readonly advice: readonly string[]
}

function answerWithDraft(context: AnswerContext, draft: Draft): PlanAnswer {
  const { address, label, text, madeOf, advice } = draft
  const missing = madeOf.filter((part) => !part.isKnown)
  if (madeOf.length > 0 && missing.length === madeOf.length) {
    return {
      text: `There is not enough in your plan yet to draft this. Write a sentence in each of these, and I can put it together: ${joinWords(missing.map(({ label: part }) => part))}.`,
    }
  }
  return {
    text: paragraphs(
      'Here is a draft from what your plan says. Nothing changes until you use it.',
      `“${text}”`,
      missing.length > 0 &&
        `Your plan does not have this yet: ${joinWords(missing.map(({ label: part }) => part))}. It is in [brackets].`,
      'Before you use it:',
      bullets(advice),
    ),
    proposals: [
      {
        address,
        label,
        change: { kind: 'replace', text },
        assumptions: noteFigures(text, context),
      },
    ],
  }
}

/** Figures in a draft come from the plan, but they may be out of date. */
function noteFigures(text: string, { facts: { money, showMoney } }: AnswerContext): string[] {
  const figures = findFigures(text)
  if (figures.length === 0) return []
  const own = `From your plan, to double-check: ${figures.join(', ')}`
  const price = showMoney(money.projections.price)
  const isTemplate = money.state === 'template' && figures.includes(price)
  return isTemplate ? [own, 'The price is still the template’s'] : [own]
}

export const draftOneLiner: AnswerPlan = (context) => {
  const { name, customer, solution } = readDraftParts(context.data)
  return answerWithDraft(context, {
    address: ['businessIdea', 'oneLiner'],
    label: 'One-line description',
    text: `${name.text}, for ${customer.text}: ${withoutStop(solution.text)}.`,
    madeOf: [name, customer, solution],
    advice: [
      'Say it out loud in one breath, and cut what you stumble over.',
      'Put the word customers search for near the beginning.',
    ],
  })
}

export const draftValueProposition: AnswerPlan = (context) => {
  const { data } = context
  const { showMoney } = context.facts
  const { name, problem, solution } = readDraftParts(data)
  const { directCompetitors, competitiveAdvantages } = data.competitiveAnalysis
  const rival = directCompetitors.find(
    ({ name: rivalName, weaknesses }) => isFinished(rivalName) && isFinished(weaknesses),
  )
  const advantage = competitiveAdvantages.find(({ title }) => isFinished(title))
  const difference = advantage
    ? lowerFirst(withoutStop(shorten(advantage.title, 80)))
    : '[a difference the customer can check]'
  const { price } = data.financialProjections.projections
  const other = rival
    ? `${shorten(rival.name, 60)} (${lowerFirst(withoutStop(shorten(rival.weaknesses, 90)))})`
    : '[main alternative]'
  return answerWithDraft(context, {
    address: ['businessIdea', 'valueProposition'],
    label: 'Value proposition',
    text: [
      `Today: ${problem.text}`,
      `With ${name.text}: ${solution.text}`,
      `It costs ${price > 0 ? showMoney(price) : '$[price]'} and saves [what it saves the customer, in hours or dollars].`,
      `Different from ${other}: ${difference}.`,
    ].join(' '),
    madeOf: [problem, solution, name],
    advice: [
      'Replace the brackets with a benefit you can prove. A number beats an adjective.',
      'Ask whether your closest rival could say the same thing. If so, sharpen the difference.',
    ],
  })
}

export const draftProblem: AnswerPlan = (context) => {
  const { data } = context
  const { customer, problem } = readDraftParts(data)
  const pains = data.customerPersonas.personas.filter(({ painPoints }) => isFinished(painPoints)).slice(0, 2)
  const workaround = data.competitiveAnalysis.indirectCompetitors.find(({ name }) => isFinished(name))
  const flaw =
    workaround && isFinished(workaround.weaknesses)
      ? ` (${lowerFirst(withoutStop(shorten(workaround.weaknesses, 100)))})`
      : ''
  return answerWithDraft(context, {
    address: ['businessIdea', 'problemStatement'],
    label: 'Problem statement',
    text: [
      pains.length > 0
        ? pains
            .map(({ name, painPoints }) => `${shorten(name, 60)}: ${firstSentence(painPoints, 200)}`)
            .join(' ')
        : `For ${customer.text}: ${problem.text}`,
      workaround
        ? `What they do today: ${lowerFirst(withoutStop(shorten(workaround.name, 60)))}${flaw}.`
        : 'What they do today: [what they use instead].',
      'It costs them [hours or dollars] every [week or month].',
    ].join(' '),
    madeOf: pains.length > 0 ? [] : [customer, problem],
    advice: [
      'Count how many people you asked, and how many brought this up on their own.',
      'Put a price on it: hours × hourly cost, lost orders, penalties.',
    ],
  })
}

export const draftMarketPosition: AnswerPlan = (context) => {
  const { data } = context
  const { name, customer } = readDraftParts(data)
  const { competitiveAdvantages, directCompetitors } = data.competitiveAnalysis
  const advantage = competitiveAdvantages.find(({ title }) => isFinished(title))
  const rivals = directCompetitors.filter(({ name: rival }) => isFinished(rival)).slice(0, 2)
  const usual =
    rivals.length > 0
      ? `, where the usual choice is ${joinWords(rivals.map(({ name: rival }) => shorten(rival, 50)))}`
      : ''
  return answerWithDraft(context, {
    address: ['competitiveAnalysis', 'marketPosition'],
    label: 'Market position',
    text: `For ${customer.text}, ${name.text} is the [kind of business] with ${advantage ? lowerFirst(withoutStop(shorten(advantage.title, 80))) : '[one difference]'}${usual}. We are not for [customers whom others serve better].`,
    madeOf: [customer, name],
    advice: [
      'Say who you are not for. That sentence makes the rest believable.',
      'Price, hours and channels should all fit the same position.',
    ],
  })
}

export const draftPricingStrategy: AnswerPlan = (context) => {
  const { data, templateId } = context
  const { showMoney } = context.facts
  const { price, cogs } = data.financialProjections.projections
  const rivals = data.competitiveAnalysis.directCompetitors
    .filter(({ name, pricing }) => isFinished(name) && isFinished(pricing))
    .slice(0, 3)
    .map(({ name, pricing }) => `${shorten(name, 50)} ${withoutStop(shorten(pricing, 60))}`)
  const tiers = data.financialProjections.pricingTiers.filter((tier) => tier.price > 0).slice(0, 4)
  const isRecurring = ['saas', 'startup'].includes(templateOrDefault(templateId).id)
  return answerWithDraft(context, {
    address: ['competitiveAnalysis', 'pricingStrategy'],
    label: 'Pricing strategy',
    text: [
      `Our price is ${showMoney(price)}${isRecurring ? ' a month' : ''}, which leaves ${showMoney(price - cogs)} after the cost of goods.`,
      rivals.length > 0 ? `Others charge: ${rivals.join('; ')}.` : '[Main competitor] charges $[price].',
      'The difference is justified because [what the customer gets for it].',
      ...(tiers.length > 0
        ? [
            `Customers choose between ${joinWords(tiers.map((tier) => `${shorten(tier.name, 40)} at ${showMoney(tier.price)}`))}.`,
          ]
        : []),
      'We review prices every [month of the year].',
    ].join(' '),
    madeOf: [{ label: `Price (${nameStep('financialProjections')})`, text: '', isKnown: price > 0 }],
    advice: [
      'Explain the difference in one sentence that a customer would accept.',
      'Check that the average of your tiers matches the price in step 8.',
    ],
  })
}
