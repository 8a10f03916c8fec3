import type { Article } from './article.ts'

export const businessModelArticles: readonly Article[] = [
  {
    id: 'revenue-streams',
    title: 'Describing revenue streams',
    topic: 'businessModel',
    questions: [
      'What are revenue streams?',
      'How do I describe how a business makes money?',
      'How many revenue streams should I have?',
    ],
    body: [
      'A revenue stream is one way in which one kind of customer pays you. List them by size and say for each who pays, for what, how often and how much.',
      '- Give every stream a share of first-year sales. “Drinks 60%, food 30%, beans 6%, office orders 4%” tells the reader where to look.',
      '- Say when the money arrives: at the counter, on the first of the month, 30 days after the invoice. Timing decides how much cash you need.',
      '- Mark which streams exist on opening day and which come later.',
      'One or two strong streams are normal for a new business. More than four usually means that effort is being spread thin. Each extra stream should use what you already have: the same customers, the same room, the same van.',
      'Check the list against step 8. The price there should be the average of your main stream, and every tier should belong to one of the streams. Income you cannot explain in one sentence should stay out of the forecast.',
    ],
  },
  {
    id: 'fixed-variable-costs',
    title: 'Fixed and variable costs',
    topic: 'businessModel',
    questions: [
      'What is the difference between fixed and variable costs?',
      'How do I list the cost structure?',
      'Which costs are fixed?',
      'How do I cut costs?',
    ],
    body: [
      'A variable cost appears with each sale: materials, packaging, card fees, delivery, the hour spent on the job. A fixed cost arrives whether you sell or not: rent, base wages, insurance, software, loan payments.',
      'The split matters because it answers the two questions every lender asks: what does one more sale leave, and how many sales pay the bills?',
      '- Write each cost with its amount and the word fixed or variable: “Rent and utilities: $4,500 a month, fixed”.',
      '- Some costs come in steps. A second van or a second shift is fixed until you outgrow it; say at which volume that happens.',
      '- Put your own pay in, even if you start lower. A business that works only while the owner is unpaid does not work yet.',
      '- Add yearly bills divided by twelve: taxes, insurance, license renewals, repairs.',
      '- To cut, begin with fixed costs you can rent, share or postpone, then with waste in the variable ones; cut last what customers notice.',
      'Low fixed costs survive a bad quarter; high fixed costs with a good margin grow faster once they are covered. Say which kind of business yours is.',
    ],
  },
  {
    id: 'key-resources-activities',
    title: 'Key resources and key activities',
    topic: 'businessModel',
    questions: [
      'What are key resources and key activities?',
      'What should I list as key resources?',
      'What are key activities in a business model?',
    ],
    body: [
      'Key resources are what the business stops without; key activities are what it has to do well every week. Leave out what every business has, such as a phone.',
      'Resources come in four kinds: physical (a lease, a machine), human (a skill that is hard to hire), intellectual (data, recipes, a license, a brand) and financial (cash, a credit line). One or two of each is plenty.',
      '- Say how you secure each resource: a five-year lease, a service contract, a signed agreement.',
      '- Say what happens if it is lost, and put the answer into step 11 as well.',
      '- Write activities with a measure: “serve 60 guests an hour”, “answer within four business hours”, “release every two weeks”.',
      'Then draw the line to your value proposition. Each promise there needs a resource that makes it possible and an activity that delivers it. If a promise has neither, it is a wish. If a resource supports no promise, ask why you are paying for it.',
    ],
  },
  {
    id: 'partnerships',
    title: 'Partnerships that count',
    topic: 'businessModel',
    questions: [
      'What are key partnerships?',
      'How do I find business partners or referral partners?',
      'What should a partnership agreement with another firm say?',
    ],
    body: [
      'A partnership counts in a plan when both sides gain and somebody has agreed to something. A hoped-for logo is not a partner.',
      'Typical ones: a supplier with special terms, a firm that sends you customers, a landlord who carries part of the build-out, a platform that lists you, a trade body that recommends you.',
      '- For each, write what they give, what they get, and what happens if it ends.',
      '- Say how far it is: talked about, agreed by handshake, signed. Lenders discount the first two.',
      '- Put referral fees into the cost to win a customer in step 8.',
      '- Watch for dependence. If one partner brings more than about a third of sales or supplies something you cannot replace, it belongs in the risk chapter too.',
      'A one-page letter is often enough to begin: who does what, for how long, what is paid when, who owns the customer’s data, and how either side can leave. Have an attorney read anything exclusive or longer than a year.',
    ],
  },
  {
    id: 'subscription-or-once',
    title: 'Subscription or one-time sales',
    topic: 'businessModel',
    questions: [
      'Should I charge a subscription or a one-time price?',
      'Is recurring revenue better?',
      'Which business model should I choose?',
    ],
    body: [
      'Charge in the rhythm in which the customer gets the value. A need that returns every month suits a subscription; a wedding does not.',
      'Subscriptions make income predictable, so each month starts from where the last one ended. They also start slowly: at $89 a month, a customer who cost $267 to win takes more than three months to pay that back, and you carry the gap in cash. Churn decides everything, because at 5% a month the average customer stays 20 months.',
      'One-time sales bring cash at once and need new customers all the time. The figure to watch is how many buy again.',
      '- Between the two: prepaid packages, maintenance plans, refills, retainers, annual plans at a discount.',
      '- If you choose a subscription, make leaving easy. Many places require clear terms and simple cancellation by law, and people who can leave freely sign up more readily.',
      'Say in the plan which share of revenue recurs. Lenders value it, because it keeps paying while you fix a problem.',
    ],
  },
]
