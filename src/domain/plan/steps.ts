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
    description: 'Say what the business does, who it serves and why now, in words a stranger could repeat.',
  },
  {
    key: 'marketAnalysis',
    name: 'Market Analysis',
    description: 'Show how big the market is, which part you can reach, and what is changing.',
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
    description: 'Decide how customers will hear about you, what it costs and how you will know it works.',
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
    description: 'Enter your own prices and costs, and see right away whether each customer is profitable.',
  },
  {
    key: 'teamStructure',
    name: 'Team Structure',
    description: 'Show who runs this, what they have done before, and who is needed next.',
  },
  {
    key: 'legalStructure',
    name: 'Legal Structure',
    description: 'Choose the legal form, and list the licenses, rules and rights the business depends on.',
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
    description: 'Set the milestones from today to a running business, in an order that works.',
  },
]

export const steps: readonly Step[] = inOrder.map((step, index) => ({ number: index + 1, ...step }))

export const stepCount = steps.length

export function findStep(stepNumber: number): Step | null {
  return steps[stepNumber - 1] ?? null
}
