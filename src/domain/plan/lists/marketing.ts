import type { ChipList } from './chip.ts'

/** Suggestions for the Marketing Strategy step, each ready to use as written. */

export const marketingChannels: ChipList = {
  offered: 15,
  chips: [
    {
      text: 'The week’s stops and hours, posted every Sunday on Instagram and the website',
      for: ['street-food'],
    },
    {
      text: 'Menu, hours and fresh photos on Google Maps and Yelp, checked every Monday',
      for: ['kitchen', 'alcohol'],
    },
    {
      text: 'Cards and a first-visit offer at vets, trainers and pet stores nearby',
      for: ['animals'],
    },
    {
      text: 'Visits to ten doctors’ offices nearby, with a one-page referral form',
      for: ['patients'],
    },
    {
      text: 'Open house twice a year for families who live or work nearby',
      for: ['children'],
    },
    {
      text: 'Monthly webinar with a live demo and questions, recorded for later sign-ups',
      for: ['software'],
    },
    {
      text: 'Listings in the app stores of the programs that our customers already use',
      for: ['software'],
    },
    {
      text: 'LinkedIn posts by the founder twice a week, plus ten personal messages to ideal clients',
      for: ['software', 'advice'],
    },
    {
      text: 'Retargeting ads for visitors who left without buying, at most five views a week',
      for: ['online', 'software'],
    },
    {
      text: 'Free samples for ten small creators a month whose followers match our customers',
      for: ['online', 'packed-food'],
    },
    {
      text: 'Google Business Profile with weekly posts and a reply to every review',
      not: ['software', 'online'],
    },
    {
      text: 'Grand opening flyers for homes and offices within a ten-minute walk',
      for: ['premises'],
    },
    {
      text: 'Sign and window that show what we offer, readable from across the street',
      for: ['premises'],
    },
    { text: 'Door hangers for the ten nearest homes or offices after every job', for: ['visits'] },
    {
      text: 'Before-and-after photos of our work every week, with the customer’s consent',
      for: ['animals', 'beauty', 'building', 'visits'],
    },
    {
      text: 'Text message when the next visit is due, with a link to book it',
      for: ['appointments', 'visits'],
    },
    { text: 'Google Search ads on the ten phrases people type when they are ready to buy' },
    {
      text: 'Instagram, three posts a week that show the product, the work and the people',
      not: ['advice', 'patients'],
    },
    {
      text: 'Referral program: $25 credit for the customer and $25 for the friend they send',
      not: ['patients', 'kitchen', 'alcohol', 'packed-food', 'goods'],
    },
    { text: 'Referral agreements with three businesses that serve the same customers', not: ['patients'] },
    { text: 'Email newsletter every other Tuesday with one useful tip and one offer' },
    { text: 'Two articles a month that answer questions customers ask before they buy' },
    { text: 'Welcome series of five emails for everyone who signs up but has not bought' },
    { text: 'A booth or a talk at one local event or trade show every quarter' },
    { text: 'One how-to video a week on YouTube, each answering a single search question' },
    { text: 'Request for a review by text or email two days after every purchase' },
    { text: 'One customer story a month on the website, with name and picture' },
    { text: 'One pitch a month to a local paper, a podcast or a trade magazine' },
    { text: 'Useful answers twice a week in two online groups where our customers ask' },
    { text: 'Postcards to past customers twice a year, each with a date and an offer' },
    { text: 'Swap of newsletters once a quarter with a business our customers also like' },
  ],
}

export const marketingMetrics: ChipList = {
  offered: 15,
  chips: [
    { text: 'Monthly recurring revenue, split into new, expanded and lost', for: ['software'] },
    { text: 'Monthly churn: share of paying customers who cancel in the month', for: ['software'] },
    { text: 'Trial-to-paid rate: share of trials that pay within 30 days', for: ['software'] },
    { text: 'Share of bookable hours that are booked, per week', for: ['appointments', 'beauty'] },
    { text: 'No-show rate: share of booked visits that are missed', for: ['appointments', 'visits'] },
    { text: 'Billable share: billed days divided by working days, per month', for: ['advice'] },
    { text: 'Sales per hour, by weekday and time of day', for: ['kitchen', 'alcohol'] },
    {
      text: 'Average order value, by month and channel',
      for: ['online', 'goods', 'kitchen', 'alcohol', 'packed-food'],
    },
    { text: 'Cart completion: share of filled carts that are paid', for: ['online'] },
    { text: 'Repeat purchase rate: share of customers who buy again within 90 days' },
    { text: 'Google rating and number of new reviews each month', not: ['software', 'online'] },
    { text: 'Customer acquisition cost: marketing and sales spend divided by new customers, per month' },
    { text: 'Referral share: percentage of new customers referred by existing ones' },
    { text: 'Acquisition payback: months of gross profit needed to recover the cost of a new customer' },
    { text: 'Lifetime value to acquisition cost ratio, goal 3 or higher' },
    { text: 'Return on ad spend: sales from ads divided by their cost, per campaign' },
    { text: 'Lead-to-customer rate: share of leads who buy within 30 days' },
    { text: 'Visitor-to-lead rate: share of website visitors who leave contact details or call' },
    { text: 'Cost per lead, by channel and week' },
    { text: 'Sales per email sent, with unsubscribes below 0.5% per mailing' },
    { text: 'Net Promoter Score, asked 30 days after the first purchase' },
    { text: 'Sales by channel: every new customer is asked how they found us' },
    { text: 'Calls and requests for a price per week, by channel' },
    { text: 'Gross profit per customer in the first 90 days' },
    { text: 'Share of sales from the ten largest customers' },
  ],
}
