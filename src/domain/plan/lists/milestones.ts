type CommonMilestone = {
  readonly title: string
  readonly timeline: string
  readonly description: string
}

/** One-click milestones for the Implementation Timeline step, in the order most businesses reach them. */
export const commonMilestones: readonly CommonMilestone[] = [
  {
    title: 'Business Registration & Legal Setup',
    timeline: 'Week 1-2',
    description:
      'Register the company, get the tax ID and the licenses it needs, open a business bank account and sign the founders’ agreement.',
  },
  {
    title: 'Secure Initial Funding',
    timeline: 'Week 2-4',
    description:
      'Put the start-up costs and a three-month reserve in the bank, from savings, a loan or investors, with the terms in writing.',
  },
  {
    title: 'Finalize Product/Service Development',
    timeline: 'Month 1-3',
    description:
      'Finish the first version that a customer would pay for, and write down what it does not include yet.',
  },
  {
    title: 'Build Core Team',
    timeline: 'Month 1-2',
    description:
      'Fill the two or three roles you cannot launch without, each with a contract, a goal and a start date.',
  },
  {
    title: 'Develop Marketing Materials',
    timeline: 'Month 2',
    description:
      'Have the website, price list, photos and launch emails ready and tested on five people from the target group.',
  },
  {
    title: 'Launch Beta Testing',
    timeline: 'Month 3',
    description:
      'Have 10 to 20 real customers use it for a month, record every problem and fix the ones that would stop a sale.',
  },
  {
    title: 'Establish Key Partnerships',
    timeline: 'Month 2-4',
    description:
      'Sign the suppliers, payment provider and referral partners the plan depends on, with a backup for each critical one.',
  },
  {
    title: 'Setup Operations & Infrastructure',
    timeline: 'Month 1-2',
    description:
      'Get the location, equipment, software and bookkeeping running, and take one test order from request to payment.',
  },
  {
    title: 'Official Product Launch',
    timeline: 'Month 4',
    description:
      'Open to everyone, announce it on every planned channel, and watch orders and support requests daily for two weeks.',
  },
  {
    title: 'Customer Acquisition Campaign',
    timeline: 'Month 4-6',
    description:
      'Run the two strongest channels on a fixed budget, and keep the one whose cost per new customer meets the plan.',
  },
  {
    title: 'Scale Operations',
    timeline: 'Month 6-12',
    description:
      'Hire, automate and buy inventory or capacity for twice the volume, once margins have held for three months in a row.',
  },
  {
    title: 'Evaluate & Iterate',
    timeline: 'Month 12+',
    description:
      'Compare the year with this plan line by line, drop what did not work and set next year’s targets.',
  },
]
