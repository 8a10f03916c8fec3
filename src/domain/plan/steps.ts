import type { SectionKey } from './workbook-data.ts'

export interface Step {
  number: number
  key: SectionKey
  name: string
  /** One sentence under the step's title: what this step is for. */
  description: string
}

/** The only list of the steps, in order. */
const inOrder: readonly Omit<Step, 'number'>[] = [
  {
    key: 'businessIdea',
    name: 'Business Idea',
    description: 'Say what the business does, for whom and why now, in words a stranger repeats correctly.',
  },
  {
    key: 'marketAnalysis',
    name: 'Market Analysis',
    description: 'Show how large the market is, which part you can reach, and what is changing in it.',
  },
  {
    key: 'businessModel',
    name: 'Business Model',
    description: 'Lay out how the business earns, what it needs to run and where the money goes.',
  },
  {
    key: 'competitiveAnalysis',
    name: 'Competitive Analysis',
    description: 'Name who else solves this problem, how well, and why customers will choose you.',
  },
  {
    key: 'customerPersonas',
    name: 'Customer Personas',
    description:
      'Describe the two or three people you most want as customers, so every later choice can be checked.',
  },
  {
    key: 'marketingStrategy',
    name: 'Marketing Strategy',
    description: 'Decide how customers hear of you, what that costs and how you will know that it works.',
  },
  {
    key: 'operationsPlan',
    name: 'Operations Plan',
    description:
      'Explain how the work gets done every day, with whom, on what equipment and to what standard.',
  },
  {
    key: 'financialProjections',
    name: 'Financial Projections',
    description: 'Put in your own prices and costs, and see at once whether each customer earns their keep.',
  },
  {
    key: 'teamStructure',
    name: 'Team Structure',
    description: 'Show who runs this, what they have done before, and who is needed next.',
  },
  {
    key: 'legalStructure',
    name: 'Legal Structure',
    description:
      'Choose the legal form, and list the licences, rules and rights that the business stands on.',
  },
  {
    key: 'riskAnalysis',
    name: 'Risk Analysis',
    description:
      'Name what could go wrong, how likely it is, how much it would hurt and what you will do about it.',
  },
  {
    key: 'implementationTimeline',
    name: 'Implementation Timeline',
    description: 'Set out the milestones from today to a running business, in an order that can work.',
  },
]

export const steps: readonly Step[] = inOrder.map((step, index) => ({ number: index + 1, ...step }))

export const stepCount = steps.length

export function findStep(stepNumber: number): Step | null {
  return steps[stepNumber - 1] ?? null
}
