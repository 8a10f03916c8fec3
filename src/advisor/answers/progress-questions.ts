import { answerMilestones } from './answer-business.ts'
import { answerHelp, answerThanks, answerThisStep } from './answer-help.ts'
import { answerMissing, answerNext, answerSummary } from './answer-progress.ts'
import { answerContradictions, answerReadiness } from './load-review-answers.ts'
import { about, either, type PlanQuestion, says } from './question-matchers.ts'

/** Questions about the advisor itself. */
export const talkQuestions: readonly PlanQuestion[] = [
  {
    id: 'help',
    example: 'What can you do?',
    isAsked: says(
      /^(?:help|hi|hello|hey|hi there|hello there|good (?:morning|afternoon|evening)|help me)$|\bwhat (?:can|do) you (?:do|know|help)|\bwhat can i ask|\bwho are you\b|\bare you (?:an? )?(?:ai|bot|human|robot|real)\b|\bhow (?:do|can) (?:i use (?:you|this)|you help)/u,
    ),
    answer: answerHelp,
  },
  {
    id: 'thanks',
    example: 'Thank you',
    isAsked: says(
      /^(?:ok |okay |great |perfect )?(?:thanks?|thank you|thx|cheers)(?: (?:a lot|so much|very much|again|you))?$/u,
    ),
    answer: answerThanks,
  },
]

export const progressQuestions: readonly PlanQuestion[] = [
  {
    id: 'contradictions',
    example: 'What contradicts?',
    isAsked: says(
      /\b(?:what|whats|anything|something|where|which)\b.*\b(?:contradict\w*|inconsisten\w+|disagrees?|does(?:nt| not) (?:match|add up|fit)|do(?:nt| not) (?:match|add up|fit))\b|\bcontradict(?:s|ions?)?\b.*\b(?:plan|itself|myself)\b|\b(?:is|are) (?:my|our|this|the) (?:plan|numbers|figures) consistent\b|^contradictions$/u,
    ),
    answer: answerContradictions,
  },
  {
    id: 'readiness',
    example: 'Is my plan ready for the bank?',
    isAsked: either(
      says(
        /\b(?:ready|good enough|strong enough|fit) for (?:a|the|my|an) (?:bank|lender|investor|loan)|\bwould (?:a|the|my|an) (?:bank|lender|investor)s? (?:approve|lend|accept|like|fund|finance|say)|\bwill (?:i|we) get (?:a|the|this) loan|\b(?:review|check|rate|critique|judge|evaluate|assess) (?:my|our|this|the) (?:business )?plan\b|\bhow (?:good|strong|solid) is (?:my|our|this|the) (?:business )?plan|\bweak(?:ness|nesses|est)?\b.*\b(?:my|our|this) plan\b|\bwhat(?:s| is) (?:wrong|bad|weak) (?:with|about|in) (?:my|our|this|the) (?:business )?plan\b|\bproblems? (?:with|in) (?:my|our|this|the) (?:business )?plan\b/u,
      ),
      about('(?:plan|idea) (?:any )?(?:good|ready|ok|okay|strong|solid|realistic|viable)|bank ready'),
    ),
    answer: answerReadiness,
    articleId: 'bank-reads-first',
  },
  {
    id: 'missing',
    example: 'What is missing?',
    isAsked: says(
      /\b(?:what|whats|anything|something|is something|which fields?|which parts?)\b.*\b(?:missing|incomplete|unfinished|left (?:to do|to fill|out|open)|empty|blank|not (?:done|filled|finished|complete))\b|\b(?:did|have|am) (?:i|we) (?:forget|forgotten|miss|missed|missing)\b|\bis (?:my|our|this|the) (?:business )?plan (?:complete|finished|done)\b|\b(?:brackets|placeholders)\b.*\b(?:left|remain|where|my)\b|\bgaps? in (?:my|our|this|the) plan\b|^missing$/u,
    ),
    answer: answerMissing,
  },
  {
    id: 'milestones',
    example: 'What happens first?',
    isAsked: either(
      says(
        /\bwhat (?:happens|comes|do i do|do we do|is due|is planned) (?:first|next month|next week|next quarter|in month|this month)|\bwhat(?:s| is)? next (?:month|week|quarter|milestone)|\bnext milestones?\b|\bwhat happens (?:first|next)\b|\bwhen (?:do|will|can|are) (?:i|we) (?:open|opening|launch|launching|start|starting)\b/u,
      ),
      about('milestones?|timeline|schedule|roadmap'),
    ),
    answer: answerMilestones,
    articleId: 'milestones',
  },
  {
    id: 'next',
    example: 'What should I work on next?',
    isAsked: says(
      /\bwhat (?:should|do|must|can|shall) (?:i|we) (?:do|work on|focus on|fill in|write|tackle|improve|fix)(?: on)?(?: next| now| first)\b|\bwhat(?:s| is) (?:the |my |our )?next(?: step| thing)?(?: for me| for us| to do| here| now)?$|\bwhat now$|\bwhere (?:should|do) (?:i|we) (?:go|continue) (?:next|on|now|from here)|^next(?: steps?)?$|\bwhat should i improve\b/u,
    ),
    answer: answerNext,
  },
  {
    id: 'this-step',
    example: 'What belongs in this step?',
    isAsked: says(
      /\b(?:this|current) (?:step|section|page)\b|\bwhat (?:do|should|can) i (?:write|put|say|fill in|enter) here\b|\bhelp (?:me )?with this\b|\bwhat (?:goes|belongs) (?:in )?here\b|\bi(?:m| am) stuck\b/u,
    ),
    answer: answerThisStep,
  },
  {
    id: 'summary',
    example: 'Summarize my plan',
    isAsked: either(
      says(
        /\b(?:summari[sz]e|sum up|recap|overview)\b.*\b(?:plan|business|everything|it|far)\b|\bsummary of (?:my|our|this|the) (?:business )?plan|\btell me about (?:my|our|this) (?:plan|business)|\bwhat(?:s| is) (?:my|our) (?:plan|business)(?: about)?$/u,
      ),
    ),
    answer: answerSummary,
    articleId: 'executive-summary',
  },
]
