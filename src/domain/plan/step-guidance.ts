import type { SectionKey } from './workbook-data.ts'

/** What makes a good answer for a lender or investor. Separate from the steps, because few screens show it. */
export const stepGuidance: Readonly<Record<SectionKey, readonly string[]>> = {
  businessIdea: [
    'Start with the problem, not the product: who has it, how often, and what it costs them today.',
    'Keep the one-line description to one breath. If it needs "and", it describes two businesses.',
    'The value proposition says what gets better and by how much. A number you can defend beats an adjective.',
    'Readers decide here whether to read on, so write it first and rewrite it last.',
  ],
  marketAnalysis: [
    'TAM is everyone who could buy, SAM is the part you can serve, and SOM is what you can win in three years.',
    'Work out SOM from the bottom up too: customers you can reach × the share that buys × what they pay a year.',
    'Name the source and year of every figure. Trade associations, census data and your own counts all work.',
    'Two or three well-described segments are worth more than ten names.',
  ],
  businessModel: [
    'List revenue streams by size, and say how each is charged: once, each month, per visit, per project.',
    'Key resources and activities are the ones the business cannot run without. Leave out the rest.',
    'A partnership counts when both sides gain. Say what each side gives.',
    'Mark which costs stay when sales stop. Fixed costs set how long you survive a bad quarter.',
  ],
  competitiveAnalysis: [
    'There is always competition: another firm, a spreadsheet, a relative, or doing nothing.',
    'Give each competitor a real strength. A list of weak rivals tells the reader you did not look.',
    'An advantage lasts when it is hard to copy: a location, a contract, data, a license, a reputation.',
    'State your price next to theirs and why the difference is right.',
  ],
  customerPersonas: [
    'Build a persona from people you have spoken to. Ten short conversations are enough to start.',
    'Keep only what changes how they buy: their day, their budget, who else decides, what they fear.',
    'Write pain points in their words, and say what each one costs in time, money or stress.',
    'Choose one primary persona. When two needs conflict, the primary persona wins.',
  ],
  marketingStrategy: [
    'Pick the two or three channels where your primary persona already looks, and do them properly.',
    'Tie the budget to customers: monthly budget ÷ cost to win a customer is the number you expect to win.',
    'Give each channel one number that shows within weeks whether to continue.',
    'Say what happens before opening, in the first month, and after that.',
  ],
  operationsPlan: [
    'Follow one order from the first question to a happy customer. Each stage is a process.',
    'Give each process an owner and the most it can handle in a week.',
    'For every supplier you cannot do without, name a backup.',
    'Quality needs a measure: what you check, when, and who acts on it.',
  ],
  financialProjections: [
    'Use what you actually charge and pay, not what you hope for. Mark every guess as a guess.',
    'Cost of goods is what one more sale costs you: materials, fees, delivery, the hour spent on it.',
    'Lenders read three numbers first: gross margin, months to earn back a customer, and cash needed to start.',
    'A lifetime value of three times the cost to win a customer is the usual line between healthy and tight.',
  ],
  teamStructure: [
    'Lead with what a founder has done that this business needs: the trade, the customers, the numbers.',
    'Name the gaps honestly and the hire or advisor who fills each one.',
    'Put a month and a full cost on every hire, and check that the money is there by then.',
    'An advisor counts when they have agreed and their role is clear.',
  ],
  legalStructure: [
    'The form decides who is liable, how profit is taxed and who may invest. Ask an accountant before you file.',
    'List each license with who issues it and how long it takes. It belongs in the timeline too.',
    'Regulations are what an inspector checks. Say how you will comply, not only that you will.',
    'Register the name and the domain early. They cost little and are hard to win back.',
  ],
  riskAnalysis: [
    'Five honest risks read better than none. A plan without risks looks unexamined.',
    'Rate each by impact and probability, and start with those that rate high on both.',
    'Mitigation is an action with a date or a trigger, such as "second supplier signed before opening".',
    'Include the money risks: slower sales, later payment, higher costs than planned.',
  ],
  implementationTimeline: [
    'Eight to twelve milestones cover a first year. Each one is either done or not done.',
    'Write when it will be finished, and what has to be finished before it can start.',
    'Leave time for what others decide: permits, loans, leases and deliveries.',
    'End with a date when you compare the plan with what happened.',
  ],
}
