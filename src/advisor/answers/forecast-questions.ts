import { loadForecastAnswers } from './load-forecast-answers.ts'
import { type PlanQuestion, says } from './question-matchers.ts'
import { readAskedChange } from './read-asked-change.ts'

/** Questions that the forecast answers, or the numbers in the question itself. */
export const forecastQuestions: readonly PlanQuestion[] = [
  {
    id: 'what-if',
    example: 'What if sales are 20% lower?',
    isAsked: ({ text, typed }) =>
      /\b(?:what (?:if|happens (?:if|when|with))|how about|suppose|can (?:i|we) survive)\b/u.test(text) &&
      readAskedChange(typed) !== null,
    answer: async (context) => (await loadForecastAnswers()).answerWhatIf(context),
    articleId: 'sensitivity',
  },
  {
    id: 'repay',
    example: 'Can I repay my loan?',
    isAsked: says(
      /\b(?:can|could|will|would) (?:i|we|it|the business|my business) (?:be able to )?(?:repay|pay back|pay off|service)\b|\b(?:can|could) (?:i|we) afford (?:a|the|my|this|that)? ?(?:\$[\d ]+k? )?(?:loan|debt|loan payments?)\b/u,
    ),
    answer: async (context) => (await loadForecastAnswers()).answerRepay(context),
    articleId: 'dscr',
  },
  {
    id: 'loan-payment',
    example: 'What is my monthly payment?',
    isAsked: says(
      /\b(?:monthly|loan|mortgage) (?:loan )?(?:re)?payments?\b|\bpayments? (?:on|for|of) (?:a |the |my |this )?(?:loan|\$?\d)|\bhow much (?:would|will|do) (?:i|we) pay (?:a|each|per|every) month\b/u,
    ),
    answer: async (context) => (await loadForecastAnswers()).answerMonthlyPayment(context),
  },
  {
    id: 'borrow',
    example: 'How much should I borrow?',
    isAsked: says(
      /\bhow much (?:should|can|could|do|must|would|will) (?:i|we) (?:need to |have to )?borrow\b|\bhow (?:big|large) (?:a|should (?:the|my|our)) loan\b|\b(?:smallest|right) loan\b|\bhow much (?:of a )?loan (?:do|should|can|will) (?:i|we)\b/u,
    ),
    answer: async (context) => (await loadForecastAnswers()).answerBorrow(context),
    articleId: 'use-of-funds',
  },
  {
    id: 'lease-or-buy',
    example: 'Should I lease or buy?',
    isAsked: says(
      /\b(?:lease|leasing|rent)\b.*\b(?:or|vs|versus)\b.*\b(?:buy|buying|purchase)\b|\b(?:buy|buying|purchase)\b.*\b(?:or|vs|versus)\b.*\b(?:lease|leasing)\b/u,
    ),
    answer: async (context) => (await loadForecastAnswers()).answerLeaseOrBuy(context),
  },
]
