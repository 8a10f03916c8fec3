import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { commonMilestones } from '#domain/plan/lists/milestones.ts'
import type { AnswerPlan } from './answer-context.ts'
import { markExamples } from './mark-examples.ts'

/** Words that show that a plan's own milestone covers a common one. */
const milestoneWords: readonly { of: string; words: RegExp }[] = [
  {
    of: 'Business Registration & Legal Setup',
    words: /regist|legal|incorporat|company formed|license|permit/iu,
  },
  { of: 'Secure Initial Funding', words: /fund|financ|loan|invest|round closed/iu },
  { of: 'Finalize Product/Service Development', words: /product|version|build|develop|prototype|mvp/iu },
  { of: 'Build Core Team', words: /team|hire|staff|recruit/iu },
  { of: 'Develop Marketing Materials', words: /marketing|website|brand|material/iu },
  { of: 'Launch Beta Testing', words: /beta|pilot|test|soft opening/iu },
  { of: 'Establish Key Partnerships', words: /partner|supplier|agreement/iu },
  {
    of: 'Setup Operations & Infrastructure',
    words: /operation|equipment|infrastructure|lease|fit-out|build-out/iu,
  },
  { of: 'Official Product Launch', words: /launch|opening|open|go live/iu },
  { of: 'Customer Acquisition Campaign', words: /customers?|clients?|campaign|accounts|acquisition/iu },
  { of: 'Scale Operations', words: /scale|expand|second (?:location|city|van|technician)|growth/iu },
  { of: 'Evaluate & Iterate', words: /review|evaluat|iterat/iu },
]

export const draftMilestones: AnswerPlan = ({ data }) => {
  const titles = data.implementationTimeline.milestones.map(({ title }) => title.slice(0, 200)).join('\n')
  const isNew = (title: string) =>
    !titles.includes(title) && !milestoneWords.find(({ of }) => of === title)?.words.test(titles)
  const fresh = commonMilestones.filter(({ title }) => isNew(title)).slice(0, titles === '' ? 8 : 5)
  if (fresh.length === 0)
    return {
      text: `Your timeline already has all the common milestones. Add the ones that only this business has: permits, deliveries, the first ten customers by name (${nameStep('implementationTimeline')}).`,
    }
  return {
    text: paragraphs(
      'Most plans need these milestones, and yours does not have them yet:',
      bullets(fresh.map(({ title, timeline }) => `${title} (${timeline})`)),
      'The times are typical, counted from the start of the plan. Replace them with what others have promised you: permits, loans, deliveries.',
    ),
    proposals: fresh.map(({ title, timeline, description }) => {
      const proposal = markExamples({
        address: ['implementationTimeline', 'milestones'],
        label: `New milestone: ${title}`,
        change: { kind: 'add-item', parts: { title, timeline, description } },
      })
      return {
        ...proposal,
        assumptions: [`“${timeline}” is a typical time, not yours`, ...proposal.assumptions],
      }
    }),
  }
}
