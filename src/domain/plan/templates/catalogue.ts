import type { TemplateId, TemplateInfo } from './template.ts'

const saas: TemplateInfo = {
  id: 'saas',
  name: 'SaaS Business',
  description: 'Software sold by subscription: monthly plans, recurring revenue and a low cost to serve.',
  icon: 'cloud',
}

/**
 * In the order of the workbook's dropdown: the four templates, then the further starting points. Their texts are
 * long, so a browser fetches those of one template when a plan starts from it; see `loadTemplate`.
 */
export const templates: readonly TemplateInfo[] = [
  saas,
  {
    id: 'ecommerce',
    name: 'E-commerce',
    description:
      'Physical products sold online: stock, shipping, margin per order and customers who come back.',
    icon: 'shopping-bag',
  },
  {
    id: 'consulting',
    name: 'Consulting',
    description:
      'Expert advice sold by the hour, the project or the month: reputation, billable days, repeat clients.',
    icon: 'briefcase',
  },
  {
    id: 'local-service',
    name: 'Coffee Shop Template',
    description: 'A place people walk into: location, opening hours, daily sales, staff and regulars.',
    icon: 'coffee',
  },
  {
    id: 'service',
    name: 'Service Business',
    description:
      'Work done at the customer’s place or by appointment: crews, schedules, fixed prices, repeat visits.',
    icon: 'wrench',
  },
  {
    id: 'marketplace',
    name: 'Marketplace',
    description:
      'A platform that brings buyers and sellers together: commission, trust and balance between two sides.',
    icon: 'store',
  },
  {
    id: 'startup',
    name: 'Startup',
    description:
      'A new product still to be proven: interviews, a first version, paid pilots and a round of funding.',
    icon: 'rocket',
  },
]

export const workbookTemplateIds: readonly TemplateId[] = ['saas', 'ecommerce', 'consulting', 'local-service']

/** The dashboard's buttons for a new plan, in their order. */
export const startingPointIds: readonly TemplateId[] = [
  'saas',
  'ecommerce',
  'service',
  'marketplace',
  'startup',
]

export function findTemplate(id: string): TemplateInfo | null {
  return templates.find((template) => template.id === id) ?? null
}

/** Addresses and stored plans carry any id; one that is unknown or missing means saas. */
export function templateOrDefault(id: string | null | undefined): TemplateInfo {
  return findTemplate(id ?? '') ?? saas
}

export function templateLabel(id: string): string {
  return findTemplate(id)?.name ?? 'Business Plan'
}
