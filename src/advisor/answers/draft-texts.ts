import { isFinished } from '#advisor/facts/texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { firstSentence, joinWords, lowerFirst, withoutStop } from '#advisor/wording/sentences.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import { answerWithDraft } from './answer-with-draft.ts'
import { readDraftParts } from './draft-parts.ts'

export const draftOneLiner = answerWithDraft((context) => {
  const { name, customer, solution } = readDraftParts(context.data)
  return {
    address: ['businessIdea', 'oneLiner'],
    label: 'One-line description',
    text: `${name.text}, for ${customer.text}: ${withoutStop(solution.text)}.`,
    madeOf: [name, customer, solution],
    // One line has no room for more.
    additions: [],
    advice: [
      'Say it out loud in one breath, and cut what you stumble over.',
      'Put the word customers search for near the beginning.',
    ],
  }
})

export const draftValueProposition = answerWithDraft((context) => {
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
  const contrast = `Different from ${other}: ${difference}.`
  return {
    address: ['businessIdea', 'valueProposition'],
    label: 'Value proposition',
    text: [
      `Today: ${problem.text}`,
      `With ${name.text}: ${solution.text}`,
      `It costs ${price > 0 ? showMoney(price) : '$[price]'} and saves [what it saves the customer, in hours or dollars].`,
      contrast,
    ].join(' '),
    madeOf: [problem, solution, name],
    additions: [contrast],
    advice: [
      'Name a benefit you can prove. A number beats an adjective.',
      'Ask whether your closest rival could say the same thing. If so, sharpen the difference.',
    ],
  }
})

export const draftProblem = answerWithDraft((context) => {
  const { data } = context
  const { customer, problem } = readDraftParts(data)
  const pains = data.customerPersonas.personas.filter(({ painPoints }) => isFinished(painPoints)).slice(0, 2)
  const workaround = data.competitiveAnalysis.indirectCompetitors.find(({ name }) => isFinished(name))
  const flaw =
    workaround && isFinished(workaround.weaknesses)
      ? ` (${lowerFirst(withoutStop(shorten(workaround.weaknesses, 100)))})`
      : ''
  const today = workaround
    ? `What they do today: ${lowerFirst(withoutStop(shorten(workaround.name, 60)))}${flaw}.`
    : 'What they do today: [what they use instead].'
  return {
    address: ['businessIdea', 'problemStatement'],
    label: 'Problem statement',
    text: [
      pains.length > 0
        ? pains
            .map(({ name, painPoints }) => `${shorten(name, 60)}: ${firstSentence(painPoints, 200)}`)
            .join(' ')
        : `For ${customer.text}: ${problem.text}`,
      today,
      'It costs them [hours or dollars] every [week or month].',
    ].join(' '),
    madeOf: pains.length > 0 ? [] : [customer, problem],
    additions: [today],
    advice: [
      'Count how many people you asked, and how many brought this up on their own.',
      'Put a price on it: hours × hourly cost, lost orders, penalties.',
    ],
  }
})

export const draftMarketPosition = answerWithDraft((context) => {
  const { data } = context
  const { name, customer } = readDraftParts(data)
  const { competitiveAdvantages, directCompetitors } = data.competitiveAnalysis
  const advantage = competitiveAdvantages.find(({ title }) => isFinished(title))
  const rivals = directCompetitors.filter(({ name: rival }) => isFinished(rival)).slice(0, 2)
  const rivalNames = joinWords(rivals.map(({ name: rival }) => shorten(rival, 50)))
  const usual = rivals.length > 0 ? `, where the usual choice is ${rivalNames}` : ''
  return {
    address: ['competitiveAnalysis', 'marketPosition'],
    label: 'Market position',
    text: `For ${customer.text}, ${name.text} is the [kind of business] with ${advantage ? lowerFirst(withoutStop(shorten(advantage.title, 80))) : '[one difference]'}${usual}. We are not for [customers whom others serve better].`,
    madeOf: [customer, name],
    additions: rivals.length > 0 ? [`The usual choice today: ${rivalNames}.`] : [],
    advice: [
      'Say who you are not for. That sentence makes the rest believable.',
      'Price, hours and channels should all fit the same position.',
    ],
  }
})

export const draftPricingStrategy = answerWithDraft((context) => {
  const { data, templateId } = context
  const { showMoney } = context.facts
  const { price, cogs } = data.financialProjections.projections
  const rivals = data.competitiveAnalysis.directCompetitors
    .filter(({ name, pricing }) => isFinished(name) && isFinished(pricing))
    .slice(0, 3)
    .map(({ name, pricing }) => `${shorten(name, 50)} ${withoutStop(shorten(pricing, 60))}`)
  const tiers = data.financialProjections.pricingTiers.filter((tier) => tier.price > 0).slice(0, 4)
  const isRecurring = ['saas', 'startup'].includes(templateOrDefault(templateId).id)
  const others =
    rivals.length > 0 ? `Others charge: ${rivals.join('; ')}.` : '[Main competitor] charges $[price].'
  return {
    address: ['competitiveAnalysis', 'pricingStrategy'],
    label: 'Pricing strategy',
    text: [
      `Our price is ${showMoney(price)}${isRecurring ? ' a month' : ''}, which leaves ${showMoney(price - cogs)} after the cost of goods.`,
      others,
      'The difference is justified because [what the customer gets for it].',
      ...(tiers.length > 0
        ? [
            `Customers choose between ${joinWords(tiers.map((tier) => `${shorten(tier.name, 40)} at ${showMoney(tier.price)}`))}.`,
          ]
        : []),
      'We review prices every [month of the year].',
    ].join(' '),
    madeOf: [{ label: `Price (${nameStep('financialProjections')})`, text: '', isKnown: price > 0 }],
    additions: [others],
    advice: [
      'Explain the difference in one sentence that a customer would accept.',
      'Check that the average of your tiers matches the price in step 8.',
    ],
  }
})
