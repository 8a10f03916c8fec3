import {
  answerBusinessModel,
  answerLegal,
  answerOperations,
  answerRisk,
  answerSuppliers,
  answerTeam,
} from './answer-business.ts'
import {
  answerAcquisitionCost,
  answerBreakEven,
  answerChurn,
  answerCosts,
  answerCustomersNeeded,
  answerHires,
  answerLifetimeValue,
  answerMargin,
  answerPayback,
  answerRatio,
  answerRevenue,
  answerUnitEconomics,
} from './answer-finance.ts'
import {
  answerAdvantage,
  answerCompetitors,
  answerCustomer,
  answerMarketing,
  answerMarketSize,
  answerPrice,
} from './answer-market.ts'
import { answerMoneyNeeded } from './answer-money-needed.ts'
import { about, asks, either, type PlanQuestion, says } from './question-matchers.ts'

const customerWords =
  '(?:customers?|clients?|sales|users?|subscribers?|orders?|guests?|visits?|accounts?|units?|members?|bookings?|buyers?)'

/** Questions about what the plan says on money, market, people and the rest. */
export const contentQuestions: readonly PlanQuestion[] = [
  {
    id: 'hires',
    example: 'Can I afford my hires?',
    isAsked: either(
      says(
        new RegExp(
          String.raw`\b(?:can|could) (?:i|we) afford\b.*\b(?:hires?|hire|employees?|staff|team|salar(?:y|ies)|wages|person)\b|\bhow many ${customerWords}\b.*\b(?:hires?|hire|salar(?:y|ies)|wages|employees?|staff|team)\b|\bwhat (?:do|does|will|would) (?:my|our) (?:hires?|team|staff|employees?) cost\b`,
          'u',
        ),
      ),
      about('hires? cost|cost of (?:my|our) (?:hires|team|staff)|payroll'),
    ),
    answer: answerHires,
    articleId: 'first-hire',
  },
  {
    id: 'customers-needed',
    example: 'How many customers do I need to cover my costs?',
    isAsked: says(
      new RegExp(
        String.raw`\bhow many ${customerWords}\b.*\b(?:need|needed|cover|breakeven|pay|profit|profitable|must|have to|required?)\b|\b${customerWords} (?:do i|do we|would i|must i|i) need\b`,
        'u',
      ),
    ),
    answer: answerCustomersNeeded,
    articleId: 'break-even',
  },
  {
    id: 'money-needed',
    example: 'How much money do I need?',
    isAsked: says(
      /\bhow much (?:money|cash|capital|funding|financing|investment)(?: in total)? (?:do|will|would|should|must) (?:i|we|it|this) (?:need|raise|require|take)|\bhow much (?:do|will|would|must) (?:i|we) need(?: in total| to (?:start|open|launch|borrow|raise|invest|begin).*)?$|\bhow much (?:should|can|could|do|must) (?:i|we) (?:need to )?(?:raise|ask for)\b|\bwhat (?:does|will|would) it cost (?:me |us )?to (?:start|open|launch)|\b(?:my|our) (?:total )?(?:startup costs?|funding needs?|capital needs?)\b/u,
    ),
    answer: answerMoneyNeeded,
    articleId: 'startup-costs',
  },
  {
    id: 'ratio',
    example: 'What is my LTV/CAC?',
    isAsked: about(
      'ltv (?:to |vs |over |and |by |divided by )?cac|cac (?:to |and )?ltv|lifetime value (?:to|vs|over) .*|ltv ratio',
    ),
    answer: answerRatio,
    articleId: 'ltv-cac-ratio',
  },
  {
    id: 'break-even',
    example: 'What is my break-even?',
    isAsked: either(
      about('breakeven|breakeven point'),
      says(/^(?:the )?breakeven(?: point)?$|\bdoes (?:the|my|our) (?:business|company|shop) breakeven\b/u),
      says(
        /\bwhen (?:do|will|am|are|would) (?:i|we) (?:be )?(?:breakeven|profitable|making a profit|in profit|make a profit|make money)\b|\bwhats the breakeven\b/u,
      ),
    ),
    answer: answerBreakEven,
    articleId: 'break-even',
  },
  {
    id: 'payback',
    example: 'What is my payback period?',
    isAsked: about('payback|payback period|pay back|earn back'),
    answer: answerPayback,
    articleId: 'payback-period',
  },
  {
    id: 'lifetime-value',
    example: 'What is my lifetime value?',
    isAsked: about('ltv|clv|life ?time value|customer value|customer worth'),
    answer: answerLifetimeValue,
    articleId: 'lifetime-value',
  },
  {
    id: 'acquisition-cost',
    example: 'What is my CAC?',
    isAsked: about(
      'cac|acquisition costs?|cost to win a customer|cost of winning a customer|cost per customer',
    ),
    answer: answerAcquisitionCost,
    articleId: 'acquisition-cost',
  },
  {
    id: 'churn',
    example: 'What is my churn?',
    isAsked: about('churn|churn rate|retention|retention rate'),
    answer: answerChurn,
    articleId: 'churn',
  },
  {
    id: 'margin',
    example: 'What is my margin?',
    isAsked: about('margins?|gross profit|markup|profit per (?:sale|customer|unit|order)|contribution'),
    answer: answerMargin,
    articleId: 'gross-margin',
  },
  {
    id: 'unit-economics',
    example: 'What are my unit economics?',
    isAsked: about(
      'unit economics|financials|key figures|numbers (?:look|good|ok|healthy)|numbers|figures|metrics|profitable',
    ),
    answer: answerUnitEconomics,
    articleId: 'ltv-cac-ratio',
  },
  {
    id: 'market-size',
    example: 'Is my market big enough?',
    isAsked: either(
      says(
        /\b(?:is|are) (?:my|our|the|this) market\b.*\b(?:big|large|enough|small|worth)|\bhow (?:big|large) is (?:my|our|the|this) market\b/u,
      ),
      about('market size|size of the market|tam|sam|som'),
    ),
    answer: answerMarketSize,
    articleId: 'tam-sam-som',
  },
  {
    id: 'marketing',
    example: 'How many customers does my marketing budget bring?',
    isAsked: either(
      about('marketing|marketing budget|ad budget|advertising|channels?|campaigns?'),
      says(/\bwhat (?:does|will) (?:my|our) budget (?:bring|buy|get)/u),
    ),
    answer: answerMarketing,
    articleId: 'marketing-budget',
  },
  {
    id: 'business-model',
    example: 'How do I make money?',
    isAsked: either(
      says(
        /^how (?:do|does|will|would) (?:i|we|my business|our business|the business|it|this) (?:make|earn) money\b/u,
      ),
      about('revenue streams?|business model|income streams?'),
    ),
    answer: answerBusinessModel,
    articleId: 'revenue-streams',
  },
  {
    id: 'revenue',
    example: 'What is my MRR?',
    isAsked: either(
      about('mrr|arr|recurring revenue|monthly revenue|revenues?|turnover|sales forecast'),
      says(/\bhow much (?:will|do|would|can|could) (?:i|we|it|this|the business) (?:make|earn|bring in)\b/u),
      asks(/\b(?:my|our) (?:sales|income|earnings)\b/u),
    ),
    answer: answerRevenue,
    articleId: 'mrr',
  },
  {
    id: 'competitors',
    example: 'Who are my competitors?',
    isAsked: either(
      about('competitors?|competition|rivals?|competing'),
      says(
        /^who (?:else|are the competitors|is the competition)\b|^how (?:do|does) (?:i|we|my business|our business|it) compare (?:to|with|against)\b/u,
      ),
    ),
    answer: answerCompetitors,
    articleId: 'comparison-table',
  },
  {
    id: 'advantage',
    example: 'What makes me different?',
    isAsked: either(
      about('(?:competitive )?advantages?|edge|usp|unique|moat|stand out|value proposition|different'),
      says(
        /^why (?:should|would|will) (?:customers|people|anyone|someone|they|clients) (?:choose|buy|pick|come)\b|\bwhat makes (?:me|us|it|my business|our business|this) (?:different|special|unique|better)\b/u,
      ),
    ),
    answer: answerAdvantage,
    articleId: 'competitive-advantage',
  },
  {
    id: 'risk',
    example: 'What is my biggest risk?',
    isAsked: either(
      about('risks?|risky|threats?|dangers?'),
      says(
        /\bwhat(?:s| is| are) the (?:biggest|main|largest|top|worst) risks?\b|^what could go wrong(?: here| with .*)?$/u,
      ),
    ),
    answer: answerRisk,
    articleId: 'identify-risks',
  },
  {
    id: 'customer',
    example: 'Who is my customer?',
    isAsked: either(
      says(
        /^who (?:is|are) (?:my|our|the) (?:target |ideal |main |primary |first |typical )*(?:customers?|clients?|audience|buyers?|market|personas?|group)\b|^who (?:will|would) buy\b/u,
      ),
      about('personas?|ideal customer|target (?:customer|audience|market|group)s?|segments?'),
    ),
    answer: answerCustomer,
    articleId: 'primary-persona',
  },
  {
    id: 'price',
    example: 'Is my price right?',
    isAsked: either(
      about('prices?|pricing|tiers|too (?:cheap|expensive)'),
      says(/\bwhat (?:do|will) (?:i|we) charge\b/u),
    ),
    answer: answerPrice,
    articleId: 'pricing',
  },
  {
    id: 'costs',
    example: 'What are my costs?',
    isAsked: either(
      asks(
        /\b(?:my|our) (?:monthly |fixed |total |running |yearly )*(?:costs|expenses|overheads?|spending|burn)\b/u,
      ),
      says(/\bwhat (?:do|will) (?:i|we) spend\b/u),
    ),
    answer: answerCosts,
    articleId: 'fixed-variable-costs',
  },
  {
    id: 'team',
    example: 'Who is on my team?',
    isAsked: either(
      says(/^who (?:is|are) (?:on|in) (?:my|our|the) team\b|^who (?:do|will|should) (?:i|we) hire next\b/u),
      asks(/\b(?:my|our) (?:team|founders?|hires?|employees?|staff|advisors?)\b/u),
    ),
    answer: answerTeam,
    articleId: 'founder-background',
  },
  {
    id: 'legal',
    example: 'What is my legal structure?',
    isAsked: either(
      asks(
        /\b(?:my|our) (?:legal|entity|licen[sc]es?|permits?|regulations?|intellectual property)\b|\b(?:licen[sc]es|permits) (?:do|have) (?:i|we) (?:have|list)/u,
      ),
      about('legal (?:form|structure|entity)'),
    ),
    answer: answerLegal,
    articleId: 'choose-entity',
  },
  {
    id: 'suppliers',
    example: 'Who are my suppliers?',
    isAsked: asks(/\b(?:my|our) (?:suppliers?|vendors?)\b/u),
    answer: answerSuppliers,
    articleId: 'suppliers',
  },
  {
    id: 'operations',
    example: 'What are my key processes?',
    isAsked: asks(/\b(?:my|our) (?:key )?(?:process(?:es)?|operations?|technology|quality)\b/u),
    answer: answerOperations,
    articleId: 'key-processes',
  },
]
