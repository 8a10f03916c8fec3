import { loadChangeAnswers, loadForecastAnswers } from './load-forecast-answers.ts'
import { either, type PlanQuestion, says } from './question-matchers.ts'
import { readAskedChange } from './read-asked-change.ts'

const whatIf =
  /\b(?:what (?:if|happens (?:if|when|with))|how about|suppose|assume|(?:can|could) (?:i|we) survive)\b/u

/** Questions that the forecast answers, or the numbers in the question itself. */
export const forecastQuestions: readonly PlanQuestion[] = [
  {
    id: 'what-if',
    example: 'What if sales are 20% lower?',
    isAsked: ({ text, typed }) => whatIf.test(text) && readAskedChange(typed) !== null,
    answer: async (context) => (await loadChangeAnswers()).answerWhatIf(context),
    articleId: 'sensitivity',
  },
  {
    id: 'repay',
    example: 'Can I repay my loan?',
    isAsked: either(
      says(
        /\b(?:can|could|will|would) (?:i|we|it|(?:the|my|our) \w+) (?:still |ever )?(?:be able to )?(?:repay|pay back|pay off|service)\b/u,
      ),
      says(
        /\b(?:can|could|will|would) (?:i|we|it|(?:the|my|our) (?:\w+ )?\w+) (?:still |ever )?(?:be able to )?(?:afford|pay(?! on\b)|cover|handle|carry)\b.*\b(?:loans?|debts?)\b/u,
      ),
      says(/\benough to (?:repay|pay back|pay off|service)\b|\b(?:loan|debt)\b.*\baffordable\b/u),
    ),
    answer: async (context) => (await loadForecastAnswers()).answerRepay(context),
    articleId: 'dscr',
  },
  {
    id: 'borrow',
    example: 'How much should I borrow?',
    isAsked: says(
      /\bhow much (?:money |debt |capital )?(?:should|can|could|do|must|would|will|may) (?:i|we) (?:need to |have to |safely )?(?:borrow|take on|handle|carry|ask (?:the|a|my) (?:bank|lender) for)\b|\bhow (?:big|large) (?:a|should (?:the|my|our)) loan\b|\b(?:smallest|right) loan\b|\bhow much (?:of a )?loan (?:do|should|can|will) (?:i|we)\b|\bwhat (?:size (?:of )?loan|loan (?:size|amount)) (?:do|should|can|would) (?:i|we)\b/u,
    ),
    answer: async (context) => (await loadForecastAnswers()).answerBorrow(context),
    articleId: 'use-of-funds',
  },
  {
    id: 'loan-payment',
    example: 'What is my monthly payment?',
    isAsked: says(
      /\b(?:monthly|loan|mortgage) (?:loan )?(?:re)?payments?\b|\b(?:re)?payments? (?:be )?(?:on|for|of) (?:an? |the |my |this )?(?:loan|\$?\d)|\binstal+ments?\b|\b(?:loan|mortgage|debt) (?:cost (?:me |us )?)?(?:a|per|each|every) month\b|\bhow much (?:would|will|do) (?:i|we) pay (?:a|each|per|every) month\b/u,
    ),
    answer: async (context) => (await loadForecastAnswers()).answerMonthlyPayment(context),
  },
  {
    id: 'lease-or-buy',
    example: 'Should I lease or buy?',
    isAsked: says(
      /\b(?:leas(?:e|ing)|rent(?:ing)?)\b.*\b(?:or|vs|versus|than|instead of|rather than)\b.*\b(?:buy(?:ing)?|purchas(?:e|ing)|financ(?:e|ing))\b|\b(?:buy(?:ing)?|purchas(?:e|ing)|financ(?:e|ing))\b.*\b(?:or|vs|versus|than|instead of|rather than)\b.*\bleas(?:e|ing)\b/u,
    ),
    answer: async (context) => (await loadForecastAnswers()).answerLeaseOrBuy(context),
  },
  {
    id: 'stress',
    example: 'How much worse can it get?',
    isAsked: says(
      /\bhow much worse (?:can|may|could) (?:it|things|sales)\b|\bhow (?:low|far|much) (?:can|may|could) (?:my |our )?(?:sales|prices?|revenue|volume|customers)\b.*\b(?:go|falls?|drop|sink|decline)\b|\bstress test\b/u,
    ),
    answer: async (context) => (await loadChangeAnswers()).answerStress(context),
    articleId: 'sensitivity',
  },
  {
    id: 'change',
    example: 'If prices drop 10%, what happens?',
    isAsked: ({ text, typed }) => /\bif\b/u.test(text) && readAskedChange(typed) !== null,
    answer: async (context) => (await loadChangeAnswers()).answerWhatIf(context),
    articleId: 'sensitivity',
  },
]
