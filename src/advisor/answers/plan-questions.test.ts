import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articles, findArticle } from '#advisor/articles/all-articles.ts'
import { findPlanQuestion, planQuestions } from './plan-questions.ts'
import { readQuestion } from './read-question.ts'

const find = (typed: string) => findPlanQuestion(readQuestion(typed))?.id ?? null

const phrasings: Readonly<Record<string, readonly string[]>> = {
  'break-even': [
    'What is my break-even?',
    'whats my breakeven',
    'When will I break even?',
    'when are we profitable',
    'break even point',
    'at what sales does the business break even',
  ],
  missing: [
    'What is missing?',
    'what did I forget',
    'which fields are empty?',
    'Is my plan complete?',
    'am I missing anything',
  ],
  'lifetime-value': ['what is my LTV?', 'What’s our customer lifetime value'],
  ratio: ['what is my LTV/CAC', 'is my ltv to cac ratio ok'],
  'acquisition-cost': ['What’s my CAC?', 'what is our customer acquisition cost'],
  margin: ['what is my margin', 'give me my margin', 'how good is my gross margin', 'are our margins ok'],
  revenue: ['what is my MRR', 'how much will I make', 'what are my sales'],
  churn: ['what is my churn rate'],
  payback: ['what is my payback period'],
  'unit-economics': ['show my unit economics', 'are my numbers ok', 'am I profitable'],
  'customers-needed': [
    'How many customers do I need to cover my costs?',
    'how many clients do we need to be profitable',
    'how many sales must I make to break even',
  ],
  hires: [
    'How many customers do I need to pay for my hires?',
    'can I afford my first hire',
    'can I afford to hire someone',
  ],
  'money-needed': ['How much money do I need?', 'how much do I need to start', 'what are my startup costs'],
  borrow: [
    'How much should I borrow?',
    'how big a loan do I need',
    'how much can we borrow',
    'how much money should I borrow',
    'what loan amount should I ask for',
    'what size loan do I need',
    'how much debt can I handle',
    'how much should I ask the bank for',
    'how much should I borrow if sales are 20% lower',
  ],
  repay: [
    'Can I repay $85,000 over five years?',
    'could we pay back the loan',
    'can I afford a $50,000 loan',
    'could I afford an $85,000 loan over 60 months at 9.5%',
    'Is an $85,000 loan over five years affordable?',
    'will my cash flow cover an $85,000 loan',
    'Do I make enough to repay $85,000?',
    'can the business service $85,000 of debt',
    'can I afford the loan payments',
    'if sales are 20% lower can I still pay the loan?',
  ],
  'loan-payment': [
    'What is my monthly payment?',
    'what is the monthly payment on 85k over 5 years at 9%',
    'how much would I pay a month for $50,000 over seven years',
    'what would the payment be on $85,000 over 5 years',
    'what are the repayments on an 85k loan for seven years at 8 percent',
    'how much is the loan a month',
    'what will my loan cost per month',
    'what is the installment on $40,000',
  ],
  'lease-or-buy': [
    'lease or buy?',
    'Should I lease or buy a van?',
    'is it better to buy or lease the truck',
    'is leasing cheaper than buying',
    'rent or buy the van',
    'should I finance or lease the van',
    'lease the van instead of buying it?',
  ],
  'what-if': [
    'What if sales are 20 % lower?',
    'what happens if my prices drop by 5%',
    'What if we open three months later?',
    'what if interest rises 2 points',
    'what if my sales fall by half',
    'what if I charge $95',
  ],
  change: ['if prices drop 10% what happens', 'how much cash is left if sales are 20% lower'],
  stress: [
    'How much worse can it get?',
    'how low can sales go',
    'how much can prices fall before cash runs out',
    'how far may sales drop',
    'run a stress test',
  ],
  costs: ['what are my costs', 'what are my fixed costs', 'list our monthly expenses'],
  competitors: ['Who are my competitors?', 'who is my competition', 'how do I compare with my rivals'],
  advantage: ['why should customers choose us', 'what makes us different', 'what is my value proposition'],
  risk: [
    'What is my biggest risk?',
    'what are the main risks',
    'how risky is my plan',
    'what could go wrong',
  ],
  milestones: ['What happens first?', 'what is next month', 'when do we open', 'show my timeline'],
  next: ['What should I work on next?', 'whats next', 'what should I do now'],
  summary: ['Summarize my plan', 'summarize my business', 'tell me about my plan'],
  'market-size': ['Is my market big enough?', 'how big is my market', 'what is my TAM'],
  customer: ['who is my customer', 'Who is our target audience?'],
  price: ['is my price too low', 'what are my prices'],
  marketing: ['how many customers does my marketing budget bring', 'what are my marketing channels'],
  'business-model': ['how does my business make money', 'what are my revenue streams'],
  team: ['who is on my team', 'tell me about our founders'],
  legal: ['what is my legal structure', 'what licenses do I have'],
  suppliers: ['who are my suppliers'],
  readiness: [
    'Is my plan ready for the bank?',
    'review my plan',
    'would a bank lend to me',
    'is my business idea any good',
  ],
  'this-step': ['what should I write here', 'explain this step', 'I’m stuck'],
  help: ['help', 'Hello', 'what can you do?'],
  thanks: ['thanks!', 'Thank you so much'],
  'write-one-liner': ['write my one-liner', 'suggest a one-line description'],
  'write-value-proposition': [
    'write my value proposition',
    'draft a value prop',
    'improve our value proposition please',
  ],
  'write-problem': ['improve my problem statement'],
  'write-pricing': ['rewrite my pricing strategy'],
  'suggest-risks': ['suggest risks', 'give me some risks'],
  'draft-milestones': ['draft milestones', 'create a timeline for me'],
  'suggest-channels': ['give me ideas for marketing'],
  'suggest-licenses': ['suggest licenses'],
  'market-sizing': ['help me size my market', 'estimate my TAM'],
  'competitor-research': ['research my competitors', 'find me competitors'],
  'target-personas': ['define target personas', 'suggest personas'],
  'keyword-ideas': ['generate keyword ideas', 'keywords', 'seo keywords for my shop please'],
}

describe.each(Object.entries(phrasings))('%s', (id, questions) => {
  test.each(questions)('is meant by %j', (question) => {
    expect(find(question)).toBe(id)
  })
})

test('knows more than fifteen questions, and matches each to its own example', () => {
  expect(planQuestions.length).toBeGreaterThan(15)
  expect(
    planQuestions.filter(({ id, example }) => find(example) !== id).map(({ example }) => example),
  ).toEqual([])
})

test('leaves every article’s own question to the articles', () => {
  const taken = articles.flatMap(({ questions }) => questions.filter((question) => find(question) !== null))
  expect(taken).toEqual([])
})

test.each([
  'What is churn?',
  'How do I calculate break-even?',
  'what is a good margin',
  'how do I write a value proposition',
  'hippopotamus',
  '',
  '？',
])('does not take the general question %j for one about the plan', (question) => {
  expect(find(question)).toBeNull()
})

test('every article that an answer refers to exists', () => {
  const ids = planQuestions.flatMap(({ articleId }) => (articleId === undefined ? [] : [articleId]))
  expect(ids.filter((id) => findArticle(id) === null)).toEqual([])
})

test('reads any text of any length without failing', () => {
  const words = fc.constantFrom(
    'what',
    'is',
    'my',
    'how',
    'many',
    'customers',
    'need',
    'risk',
    'write',
    'a',
    'break',
    'even',
    'next',
    ' ',
    '?',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 4000 }).map((list) => list.join(' ')),
      ),
      (typed) => {
        expect(() => find(typed)).not.toThrow()
      },
    ),
    { numRuns: 50 },
  )
})
