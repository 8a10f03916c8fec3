import type { ChipList } from './chip.ts'

/** Suggestions for the Operations Plan step, each ready to use as written. */

export const businessProcesses: ChipList = {
  offered: 15,
  chips: [
    {
      text: 'Food safety log: temperatures twice a day, cleaning signed off every evening',
      for: ['kitchen', 'packed-food'],
    },
    { text: 'Age check at the bar, and a count of bottles and cash at closing', for: ['alcohol'] },
    {
      text: 'Vehicle check every morning: tires, lights, fuel and what is on board',
      for: ['vehicles'],
    },
    {
      text: 'Check-in of every animal: vaccination proof, health check, notes, owner’s number',
      for: ['animals'],
    },
    {
      text: 'Patient intake: history, consent and insurance checked before the first treatment',
      for: ['patients'],
    },
    {
      text: 'Between two clients: tools and station cleaned by a written checklist',
      for: ['animals', 'beauty', 'patients'],
    },
    { text: 'Pickup of children: only by listed adults, signed with the time', for: ['children'] },
    {
      text: 'Appointments: booked online, reminder 24 hours before, waitlist for cancellations',
      for: ['appointments', 'animals', 'beauty', 'patients'],
    },
    {
      text: 'Opening and closing checklist, signed by the shift lead every day',
      for: ['premises', 'street-food'],
    },
    {
      text: 'Product release every two weeks: tested, announced, and reversible within ten minutes',
      for: ['software'],
    },
    {
      text: 'Customer onboarding: kickoff call, setup checklist and first result within 14 days',
      for: ['software', 'advice'],
    },
    {
      text: 'Order fulfillment: picked, packed and shipped within 24 hours, tracking sent the same day',
      for: ['online'],
    },
    {
      text: 'Production in batches, each with a number, a sample and a record',
      for: ['makes', 'packed-food'],
    },
    {
      text: 'Inventory count every Monday, with a reorder point for each item',
      for: ['goods', 'kitchen', 'alcohol', 'packed-food', 'beauty'],
    },
    {
      text: 'Deliveries: quantity and quality checked against the purchase order on arrival',
      for: ['goods', 'kitchen', 'alcohol', 'packed-food', 'makes'],
    },
    {
      text: 'Quotes: sent from a standard price list within two business days, followed up after five',
      for: ['advice', 'building', 'visits', 'carrier'],
    },
    {
      text: 'Quality check of every job against a written checklist before handover',
      for: ['advice', 'building', 'visits', 'appointments', 'carrier'],
      not: ['patients'],
    },
    {
      text: 'Invoices sent on the day of delivery, reminders 7, 14 and 30 days after the due date',
      for: ['advice', 'building', 'visits', 'software', 'carrier'],
    },
    {
      text: 'Customer support: first answer within four business hours, solved within two days',
      for: ['software', 'online'],
    },
    { text: 'Inquiries: answered within one business day, logged, and assigned a next step and an owner' },
    { text: 'Returns and complaints: decided within two business days, with the cause recorded' },
    { text: 'Hiring: scored interviews, a two-week training plan and a review after 30 days' },
    { text: 'Month-end close by the fifth business day, with a cash forecast for the next 13 weeks' },
    { text: 'Work schedule published two weeks ahead, with a named stand-in' },
    { text: 'Team meeting every Monday: last week’s figures, this week’s three goals' },
    { text: 'Customer feedback read every Friday, with one thing chosen to improve' },
    { text: 'Price review every quarter: costs, competitors’ prices and margins' },
    { text: 'Purchases over a set limit approved by an owner, with two offers compared' },
    { text: 'Incidents and near misses written down the same day, with what changes' },
    { text: 'Calendar of license, insurance and tax dates, checked on the first of the month' },
    { text: 'Daily takings matched with the bank and the card provider' },
    { text: 'Backup of records every night, with a test of restoring them every quarter' },
  ],
}

export const technologyItems: ChipList = {
  offered: 15,
  chips: [
    {
      text: 'Amazon Web Services hosting with daily backups and a restore test every quarter',
      for: ['software'],
    },
    { text: 'GitHub for source code, reviews and automatic tests before each release', for: ['software'] },
    { text: 'Shopify online store with product pages, checkout and shipping labels', for: ['online'] },
    { text: 'ShipStation for carrier rates, labels and tracking messages', for: ['online'] },
    {
      text: 'Mailchimp for the newsletter, the welcome series and abandoned-cart emails',
      for: ['online'],
    },
    {
      text: 'Toast point of sale with kitchen display, tips and daily sales report',
      for: ['kitchen', 'alcohol'],
      not: ['street-food', 'online'],
    },
    { text: 'MoeGo for bookings, vaccination records and notes on every pet', for: ['animals'] },
    { text: 'Electronic health records with scheduling, notes and insurance claims', for: ['patients'] },
    { text: 'Vagaro for bookings, reminders, deposits and client notes', for: ['beauty'] },
    { text: 'Brightwheel for attendance, messages to parents and billing', for: ['children'] },
    {
      text: 'Jobber for quotes, schedules, job photos and invoices',
      for: ['building', 'visits'],
      not: ['animals', 'street-food'],
    },
    {
      text: 'Square point of sale with card reader, receipt printer and daily sales report',
      for: ['premises', 'street-food', 'animals', 'beauty', 'goods'],
      not: ['patients', 'children'],
    },
    {
      text: 'Stripe for card payments, subscriptions and invoices',
      for: ['software', 'advice', 'visits', 'online', 'carrier'],
      not: ['animals', 'kitchen'],
    },
    {
      text: 'HubSpot CRM for contacts, deals and follow-up reminders',
      for: ['software', 'advice', 'building'],
    },
    {
      text: 'Calendly booking page connected to the team calendar, with automatic reminders',
      for: ['software', 'advice', 'appointments'],
      not: ['animals', 'beauty', 'patients'],
    },
    { text: 'Help Scout shared inbox and help center for customer support', for: ['software', 'online'] },
    { text: 'GPS tracking for vehicles, with routes and fuel per week', for: ['vehicles'] },
    {
      text: 'Homebase for shift schedules, time clock and hours per week',
      for: ['premises', 'kitchen', 'alcohol'],
    },
    { text: 'QuickBooks Online for bookkeeping, bank feeds and sales tax reports' },
    { text: 'Google Workspace for company email, calendars and shared documents' },
    { text: 'Gusto for payroll, tax filings and time off' },
    {
      text: 'Webflow website that the team can edit: services, prices, contact form and blog',
      not: ['online'],
    },
    { text: 'Mailchimp for the newsletter and the welcome series', not: ['online'] },
    { text: 'Google Analytics and Search Console, with purchases and sign-ups as goals' },
    { text: '1Password for shared logins, with two-step sign-in on every account' },
    { text: 'Business phone number with text messages, voicemail and a call log' },
    { text: 'Canva for flyers, price lists and social media pictures' },
    { text: 'DocuSign for contracts, consent forms and offer letters' },
    { text: 'Google Forms for surveys after the first purchase' },
    { text: 'Phone app that files every receipt with the books' },
    { text: 'Trello board for tasks, each with an owner and a date' },
    { text: 'Nightly backup of all files to a second provider' },
  ],
}
