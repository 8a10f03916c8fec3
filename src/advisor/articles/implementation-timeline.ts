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
      'A milestone is something that is either done or not on a given date: “lease signed,” “first ten paying customers,” “break-even month.” “Marketing” is not a milestone.',
      'Eight to twelve cover a first year. Include at least these: company registered, financing in place, permits granted, product or location ready, team hired, first sale, first repeat customers, break-even, and a review.',
      '- Write the time as weeks or months from the start of the plan, so that the plan is not out of date by the time the bank decides.',
      '- Give each an owner and the evidence that it is done.',
      '- Include decisions too: “Month 6: if fewer than 130 visits a day, close at three.”',
      '- Tie them to money: which milestone releases a payment, and which one needs it.',
      'Start from the opening date and work backward through everything that has to be finished before it. The longest chain, often permits and build-out, is your real schedule. Everything else can move without changing the date.',
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
      'An order that works for many businesses: test the idea, form the company, bank account and tax ID, quotes, plan and financing, lease with conditions, permits, build-out and hiring at the same time, soft opening, opening.',
      '- For each milestone, ask what has to be in place before it can start, and write only that. Too many dependencies hide the few that matter.',
      '- Look for circles: the bank wants a lease, the landlord wants proof of funds. Break them with a conditional signature or a letter of intent.',
      '- Look for what you wait on others for. Permits, loans and deliveries need slack. Two extra weeks for each is sensible.',
      'The critical path is the longest chain from today to opening. A day lost on it is a day lost at the end. Mark it, watch it weekly, and leave the rest alone.',
    ],
  },
  {
    id: 'startup-duration',
    title: 'How long it takes to start up',
    topic: 'implementationTimeline',
    questions: [
      'How long does it take to start a business?',
      'How long until a business is profitable?',
      'How many months should I plan before opening?',
    ],
    body: [
      'Plan for longer than you hope. Rough guidelines for the United States:',
      '- Company, tax ID, bank account: one to three weeks.',
      '- Bank or SBA loan: four to twelve weeks from a complete application; microloans are often faster.',
      '- Commercial lease: four to eight weeks of negotiation.',
      '- Food, building or liquor permits: six weeks to several months, sometimes one after another.',
      '- Build-out: two to four months.',
      '- First version of software: four to nine months.',
      '- First hires: four to eight weeks each.',
      'A service business can therefore open in one to two months, an online store in two to four, a café or clinic in six to twelve.',
      'Profit comes later. Many small businesses take one to two years until sales cover all costs, including a fair wage for the owner. So the cash in the plan has to last from the first payment to that month, plus a reserve of about three months of fixed costs. The usual mistake is to fund the build-out and forget the slow months after it.',
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
      'A plan earns its keep after you get the loan. Once a month, on a fixed day, compare five lines with what happened: sales, gross margin, fixed costs, cash in the bank, new customers.',
      '- Look only at differences above 10%. For each, ask: timing, price, quantity or a wrong assumption?',
      '- Timing fixes itself. A wrong assumption changes the forecast from today on.',
      '- Write one decision per meeting with a date and a name.',
      '- Keep a rolling cash forecast for the next 13 weeks, and update it every Monday.',
      'Every quarter, go through risks and milestones. What moved, what is new, which trigger did you hit? Once a year, rewrite the plan from the beginning. Your customers, prices and rivals will have changed.',
      'Tell the lender early when numbers slip. A call before a missed payment, with a cause and a plan, usually gets help. A surprise afterward usually does not. End your timeline with the date of the first full review.',
    ],
  },
]
