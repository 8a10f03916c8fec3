/** Suggestions for the Operations Plan step, each ready to use as written. */

export const businessProcesses: readonly string[] = [
  'Inquiries: answered within one business day, logged, and assigned a next step and an owner',
  'Quotes: sent from a standard price list within two business days, followed up after five',
  'Customer onboarding: kickoff call, setup checklist and first result within 14 days',
  'Appointments: booked online, reminder 24 hours before, waitlist for cancellations',
  'Order fulfillment: picked, packed and shipped within 24 hours, tracking sent the same day',
  'Inventory count every Monday, with a reorder point for each item',
  'Deliveries: quantity and quality checked against the purchase order on arrival',
  'Opening and closing checklist, signed by the shift lead every day',
  'Quality check of every job against a written checklist before handover',
  'Customer support: first answer within four business hours, solved within two days',
  'Returns and complaints: decided within two business days, with the cause recorded',
  'Product release every two weeks: tested, announced, and reversible within ten minutes',
  'Invoices sent on the day of delivery, reminders 7, 14 and 30 days after the due date',
  'Month-end close by the fifth business day, with a cash forecast for the next 13 weeks',
  'Hiring: scored interviews, a two-week training plan and a review after 30 days',
]

export const technologyItems: readonly string[] = [
  'Stripe for card payments, subscriptions and invoices',
  'Shopify online store with product pages, checkout and shipping labels',
  'Square point of sale with card reader, receipt printer and daily sales report',
  'QuickBooks Online for bookkeeping, bank feeds and sales tax reports',
  'Gusto for payroll, tax filings and time off',
  'HubSpot CRM for contacts, deals and follow-up reminders',
  'Google Workspace for company email, calendars and shared documents',
  'Calendly booking page connected to the team calendar, with automatic reminders',
  'Webflow website that the team can edit: services, prices, contact form and blog',
  'Mailchimp for the newsletter, the welcome series and abandoned-cart emails',
  'Google Analytics and Search Console, with purchases and sign-ups as goals',
  'Help Scout shared inbox and help center for customer support',
  'Amazon Web Services hosting with daily backups and a restore test every quarter',
  'GitHub for source code, reviews and automatic tests before each release',
  '1Password for shared logins, with two-step sign-in on every account',
]
