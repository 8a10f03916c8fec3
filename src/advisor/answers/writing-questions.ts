import type { AnswerPlanLater } from './answer-context.ts'
import { answerSummary } from './answer-progress.ts'
import type { DraftedList } from './draft-lists.ts'
import { draftMilestones } from './draft-milestones.ts'
import { draftRisks } from './draft-risks.ts'
import { draftTextLater } from './load-draft-texts.ts'
import { about, asksFor, either, type PlanQuestion, says } from './question-matchers.ts'

/** The suggestions of every list are loaded by the first request for one. */
function draftLater(which: DraftedList): AnswerPlanLater {
  return async (context) => (await import('./draft-lists.ts')).draftList(which)(context)
}

/** Requests to write something. The answer has text that can go into the plan. */
export const writingQuestions: readonly PlanQuestion[] = [
  {
    id: 'write-one-liner',
    example: 'Write my one-line description',
    isAsked: asksFor(/\b(?:oneliners?|elevator pitch|tagline|short description)\b/u),
    answer: draftTextLater('draftOneLiner'),
    articleId: 'one-liner',
  },
  {
    id: 'write-value-proposition',
    example: 'Write my value proposition',
    isAsked: asksFor(/\bvalue prop(?:osition)?s?\b|\busp\b/u),
    answer: draftTextLater('draftValueProposition'),
    articleId: 'value-proposition',
  },
  {
    id: 'write-problem',
    example: 'Write my problem statement',
    isAsked: asksFor(/\bproblem(?: statement)?\b/u),
    answer: draftTextLater('draftProblem'),
    articleId: 'problem-statement',
  },
  {
    id: 'write-position',
    example: 'Write my market position',
    isAsked: asksFor(/\b(?:market )?position(?:ing)?(?: statement)?\b/u),
    answer: draftTextLater('draftMarketPosition'),
    articleId: 'positioning',
  },
  {
    id: 'write-pricing',
    example: 'Write my pricing strategy',
    isAsked: asksFor(/\bpric(?:e|es|ing)\b/u),
    answer: draftTextLater('draftPricingStrategy'),
    articleId: 'pricing',
  },
  {
    id: 'suggest-risks',
    example: 'Suggest risks',
    isAsked: asksFor(/\brisks?\b|\bwhat could go wrong\b/u),
    answer: draftRisks,
    articleId: 'identify-risks',
  },
  {
    id: 'draft-milestones',
    example: 'Draft milestones',
    isAsked: asksFor(/\b(?:milestones?|timeline|roadmap|schedule|implementation plan)\b/u),
    answer: draftMilestones,
    articleId: 'milestones',
  },
  {
    id: 'write-summary',
    example: 'Write a summary of my plan',
    isAsked: asksFor(/\b(?:executive )?summary\b/u),
    answer: answerSummary,
    articleId: 'executive-summary',
  },
  {
    id: 'suggest-metrics',
    example: 'Suggest marketing metrics',
    isAsked: asksFor(/\b(?:metrics?|kpis?)\b/u),
    answer: draftLater('metrics'),
    articleId: 'marketing-metrics',
  },
  {
    id: 'keyword-ideas',
    example: 'Generate keyword ideas',
    isAsked: either(
      asksFor(/\b(?:keywords?|seo|search terms?|search phrases?)\b/u),
      says(/^(?:seo )?keywords?(?: ideas)?$/u),
      about('keywords?|search terms?'),
    ),
    answer: 'keyword-ideas',
    articleId: 'seo-keywords',
  },
  {
    id: 'target-personas',
    example: 'Define target personas',
    isAsked: either(
      asksFor(/\bpersonas?\b|\b(?:ideal|target) customers?\b/u),
      says(/\bdefine (?:my |our )?(?:target )?personas?\b/u),
    ),
    answer: 'target-personas',
    articleId: 'build-persona',
  },
  {
    id: 'competitor-research',
    example: 'Research competitors',
    isAsked: either(
      asksFor(/\bcompetit(?:ors?|ion)\b|\bcomparison\b/u),
      says(/^(?:please )?(?:research|analy[sz]e|compare) (?:my |our |the )?(?:competit(?:ors?|ion)|rivals)/u),
    ),
    answer: 'competitor-research',
    articleId: 'find-competitors',
  },
  {
    id: 'market-sizing',
    example: 'Help size my market',
    isAsked: either(
      says(
        /\b(?:help (?:me )?)?siz(?:e|ing) (?:my|our|the) market\b|^(?:estimate|calculate|work out) (?:my|our|the) (?:market|tam|sam|som)\b/u,
      ),
      asksFor(/\b(?:tam|sam|som|market size|market siz(?:e|ing))\b/u),
    ),
    answer: 'market-sizing',
    articleId: 'bottom-up-sizing',
  },
  {
    id: 'suggest-channels',
    example: 'Suggest marketing channels',
    isAsked: asksFor(/\b(?:marketing|channels?|advertising)\b/u),
    answer: draftLater('channels'),
    articleId: 'choose-channels',
  },
  {
    id: 'suggest-licenses',
    example: 'Suggest licenses',
    isAsked: asksFor(/\b(?:licen[sc]es?|permits?)\b/u),
    answer: draftLater('licenses'),
    articleId: 'licenses-permits',
  },
  {
    id: 'suggest-regulations',
    example: 'Suggest regulations',
    isAsked: asksFor(/\bregulations?\b/u),
    answer: draftLater('regulations'),
    articleId: 'privacy-data',
  },
  {
    id: 'suggest-hires',
    example: 'Suggest key hires',
    isAsked: asksFor(/\b(?:hires?|roles?|positions|team)\b/u),
    answer: draftLater('hires'),
    articleId: 'first-hire',
  },
  {
    id: 'suggest-processes',
    example: 'Suggest key processes',
    isAsked: asksFor(/\b(?:process(?:es)?|operations?|workflows?)\b/u),
    answer: draftLater('processes'),
    articleId: 'key-processes',
  },
  {
    id: 'suggest-technology',
    example: 'Suggest technology',
    isAsked: asksFor(/\b(?:technology|tools?|software|systems?)\b/u),
    answer: draftLater('technology'),
  },
]
