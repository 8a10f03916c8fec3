/** Suggestions for the Marketing Strategy step, each ready to use as written. */

export const marketingChannels: readonly string[] = [
  'Google Business Profile with weekly posts and a reply to every review',
  'Google Search ads on the ten phrases people type when they are ready to buy',
  'Two articles a month that answer questions customers ask before they buy',
  'Email newsletter every other Tuesday with one useful tip and one offer',
  'Welcome series of five emails for everyone who signs up but has not bought',
  'Referral program: $25 credit for the customer and $25 for the friend they send',
  'Instagram, three posts a week that show the product, the work and the people',
  'One how-to video a week on YouTube, each answering a single search question',
  'LinkedIn posts by the founder twice a week, plus ten personal messages to ideal clients',
  'Retargeting ads for visitors who left without buying, at most five views a week',
  'Monthly webinar with a live demo and questions, recorded for later sign-ups',
  'Referral agreements with three businesses that serve the same customers',
  'A booth or a talk at one local event or trade show every quarter',
  'Grand opening flyers for homes and offices within a ten-minute walk',
  'Free samples for ten small creators a month whose followers match our customers',
]

export const marketingMetrics: readonly string[] = [
  'Customer acquisition cost: marketing and sales spend divided by new customers, per month',
  'Acquisition payback: months of gross profit needed to recover the cost of a new customer',
  'Lifetime value to acquisition cost ratio, goal 3 or higher',
  'Cost per lead, by channel and week',
  'Visitor-to-lead rate: share of website visitors who leave contact details or call',
  'Lead-to-customer rate: share of leads who buy within 30 days',
  'Average order value, by month and channel',
  'Repeat purchase rate: share of customers who buy again within 90 days',
  'Monthly churn: share of paying customers who cancel in the month',
  'Monthly recurring revenue, split into new, expanded and lost',
  'Return on ad spend: sales from ads divided by their cost, per campaign',
  'Referral share: percentage of new customers referred by existing ones',
  'Sales per email sent, with unsubscribes below 0.5% per mailing',
  'Google rating and number of new reviews each month',
  'Net Promoter Score, asked 30 days after the first purchase',
]
