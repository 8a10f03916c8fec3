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
      'A revenue stream is one way in which one kind of customer pays you. List them by size. For each, say who pays, for what, how often and how much.',
      '- Give every stream a share of first-year sales. “Drinks 60%, food 30%, beans 6%, office orders 4%” tells the reader where to look.',
      '- Say when the money comes in: at the counter, on the first of the month, 30 days after the invoice. Timing decides how much cash you need.',
      '- Mark which streams exist on opening day and which come later.',
      'One or two strong streams are normal for a new business. More than four usually means you are spread too thin. Each extra stream should use what you already have: the same customers, the same space, the same van.',
      'Check the list against step 8. The price there should be the average of your main stream, and every tier should belong to one of the streams. Leave income out of the forecast if you cannot explain it in one sentence.',
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
      'A variable cost comes with each sale: materials, packaging, card fees, delivery, the hour spent on the job. A fixed cost is due whether you sell or not: rent, base wages, insurance, software, loan payments.',
      'The split matters because it answers the two questions every lender asks: what does one more sale leave, and how many sales pay the bills?',
      '- Write each cost with its amount and the word fixed or variable: “Rent and utilities: $4,500 a month, fixed.”',
      '- Some costs come in steps. A second van or a second shift is fixed until you outgrow it. Say at what volume that happens.',
      '- Include your own pay, even if you start lower. A business that only works while the owner is unpaid does not work yet.',
      '- Add yearly bills divided by twelve: taxes, insurance, license renewals, repairs.',
      '- To cut costs, start with fixed costs you can rent, share or postpone, then waste in the variable ones. Cut what customers notice last.',
      'A business with low fixed costs survives a bad quarter. One with high fixed costs and a good margin grows faster once they are covered. Say which kind yours is.',
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
      'Key resources are what the business cannot run without. Key activities are what it has to do well every week. Leave out what every business has, such as a phone.',
      'Resources come in four kinds: physical (a lease, a machine), human (a skill that is hard to hire), intellectual (data, recipes, a license, a brand) and financial (cash, a credit line). One or two of each is plenty.',
      '- Say how you secure each resource: a five-year lease, a service contract, a signed agreement.',
      '- Say what happens if you lose it, and add the answer to step 11 as well.',
      '- Write activities with a measure: “serve 60 customers an hour,” “answer within four business hours,” “release every two weeks.”',
      'Then connect them to your value proposition. Each promise there needs a resource that makes it possible and an activity that delivers it. If a promise has neither, it is a wish. If a resource supports no promise, ask why you are paying for it.',
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
      'A partnership counts in a plan when both sides gain and someone has agreed to something. A logo you hope for is not a partner.',
      'Typical ones: a supplier with special terms, a firm that sends you customers, a landlord who pays for part of the build-out, a platform that lists you, a trade association that recommends you.',
      '- For each, write what they give, what they get, and what happens if it ends.',
      '- Say how far along it is: discussed, agreed on a handshake, signed. Lenders discount the first two.',
      '- Include referral fees in the cost to win a customer in step 8.',
      '- Watch out for depending on one partner. If one brings more than about a third of sales or supplies something you cannot replace, it belongs in the risk step too.',
      'A one-page letter is often enough to start: who does what, for how long, what is paid when, who owns the customer’s data, and how either side can leave. Have an attorney read anything exclusive or longer than a year.',
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
      'Charge as often as the customer gets the value. A need that comes back every month suits a subscription. A wedding does not.',
      'Subscriptions make income predictable, so each month starts from where the last one ended. They also start slowly: at $89 a month, a customer who cost $267 to win takes more than three months to pay that back, and your cash has to cover the gap. Churn decides everything. At 5% a month, the average customer stays 20 months.',
      'One-time sales bring in cash right away but need new customers all the time. The number to watch is how many buy again.',
      '- Between the two: prepaid packages, maintenance plans, refills, retainers, annual plans at a discount.',
      '- If you choose a subscription, make leaving easy. Many places require clear terms and simple cancellation by law, and people sign up more readily when they can leave freely.',
      'Say in the plan what share of revenue recurs. Lenders value it, because it keeps paying while you fix a problem.',
    ],
  },
]
