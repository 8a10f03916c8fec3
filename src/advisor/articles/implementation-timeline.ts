import type { Article } from './article.ts'

export const implementationTimelineArticles: readonly Article[] = [
  {
    id: 'milestones',
    title: 'Setting milestones',
    topic: 'implementationTimeline',
    questions: [
      'How do I set milestones?',
      'What milestones should a business plan have?',
      'How do I write an implementation timeline?',
    ],
    body: [
      'A milestone is something that is either done or not on a given date: “lease signed”, “first ten paying customers”, “break-even month”. “Marketing” is not a milestone.',
      'Eight to twelve carry a first year. Cover these at least: company registered, financing in place, permits granted, product or place ready, team hired, first sale, first repeat customers, break-even, and a review.',
      '- Write the time as weeks or months from the start of the plan, so that the plan does not age while the bank decides.',
      '- Give each an owner and the evidence that it is done.',
      '- Put decisions in as well: “month 6: fewer than 130 visits a day, close at three”.',
      '- Attach money: which milestone releases which payment, and which one needs it.',
      'Start from the opening date and work backward through everything that has to be finished before it. The longest chain of these, often permits and build-out, is your real schedule. Everything else can move without hurting the date.',
    ],
  },
  {
    id: 'dependencies',
    title: 'Dependencies and order of tasks',
    topic: 'implementationTimeline',
    questions: [
      'What are dependencies between milestones?',
      'In what order should I do things when starting a business?',
      'What is the critical path?',
    ],
    body: [
      'A dependency says that one thing cannot start before another is finished. You cannot be inspected before the build-out, or build before the permit, or get the permit before the lease.',
      'An order that works for many businesses: test the idea, form the company, bank account and tax number, quotes, plan and financing, lease with conditions, permits, build-out and hiring side by side, soft opening, opening.',
      '- For each milestone ask what has to exist before it can begin, and write only that. Too many arrows hide the few that matter.',
      '- Look for circles: the bank wants a lease, the landlord wants proof of funds. Break them with a conditional signature or a letter of intent.',
      '- Look for waits on others. Permits, loans and deliveries need slack; two weeks in reserve for each is sensible.',
      'The critical path is the longest chain from today to opening. A day lost on it is a day lost at the end. Mark it, watch it weekly, and leave the rest alone.',
    ],
  },
  {
    id: 'startup-duration',
    title: 'How long starting up takes',
    topic: 'implementationTimeline',
    questions: [
      'How long does it take to start a business?',
      'How long until a business is profitable?',
      'How many months should I plan before opening?',
    ],
    body: [
      'Plan longer than you hope. As rough guides in the United States:',
      '- Company, tax number, bank account: one to three weeks.',
      '- Bank or SBA loan: four to twelve weeks from a complete application; microloans are often quicker.',
      '- Commercial lease: four to eight weeks of negotiation.',
      '- Food, building or liquor permits: six weeks to several months, sometimes in sequence.',
      '- Build-out: two to four months.',
      '- First version of software: four to nine months.',
      '- First hires: four to eight weeks each.',
      'A service business can therefore open in one to two months, an online shop in two to four, a café or clinic in six to twelve.',
      'Profit comes later. Many small businesses take one to two years until sales cover all costs, including a fair wage for the owner. So the cash in the plan must last from the first payment to that month, plus a reserve of about three months of fixed costs. The usual mistake is to fund the build-out and forget the quiet months behind it.',
    ],
  },
  {
    id: 'plan-review',
    title: 'Reviewing the plan against results',
    topic: 'implementationTimeline',
    questions: [
      'How often should I update a business plan?',
      'How do I compare the plan with actual results?',
      'What should I review every month?',
    ],
    body: [
      'A plan earns its keep after the loan is paid out. Once a month, on a fixed day, compare five lines with what happened: sales, gross margin, fixed costs, cash in the bank, new customers.',
      '- Look only at differences above 10%, and ask for each: timing, price, quantity or a wrong assumption?',
      '- Timing corrects itself. A wrong assumption changes the forecast from today on.',
      '- Write one decision per meeting with a date and a name.',
      '- Keep a rolling forecast of cash for the next 13 weeks and change it every Monday.',
      'Every quarter go through risks and milestones: what moved, what is new, which trigger was passed? Once a year rewrite the plan from the front; the customers, prices and rivals will have changed.',
      'Tell the lender early when figures slip. A call before a missed payment, with a cause and a plan, usually finds help. A surprise afterward usually does not. End your timeline with the date of the first full review.',
    ],
  },
]
