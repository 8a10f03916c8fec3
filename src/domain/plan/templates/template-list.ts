import type { TemplateId, TemplateInfo } from './template.ts'

const saas: TemplateInfo = {
  id: 'saas',
  name: 'SaaS Business',
  description: 'Software sold by subscription: monthly plans, recurring revenue and a low cost to serve.',
  icon: 'cloud',
}

/**
 * In the order of the workbook's dropdown: the four templates, then the other starting points. Their texts are
 * long, so a browser fetches a template's texts when a plan starts from it. See `loadTemplate`.
 */
export const templates: readonly TemplateInfo[] = [
  saas,
  {
    id: 'ecommerce',
    name: 'E-commerce',
    description: 'Physical products sold online: inventory, shipping, margin per order and repeat customers.',
    icon: 'shopping-bag',
  },
  {
    id: 'consulting',
    name: 'Consulting',
    description:
      'Expert advice sold by the hour, project or month: reputation, billable days and repeat clients.',
    icon: 'briefcase',
  },
  {
    id: 'local-service',
    name: 'Coffee Shop Template',
    description: 'A place people walk into: location, hours, daily sales, staff and regulars.',
    icon: 'coffee',
  },
  {
    id: 'service',
    name: 'Service Business',
    description: 'Work done on site or by appointment: crews, schedules, fixed prices and repeat visits.',
    icon: 'wrench',
  },
  {
    id: 'marketplace',
    name: 'Marketplace',
    description:
      'A platform that brings buyers and sellers together: commission, trust and a balance of both sides.',
    icon: 'store',
  },
  {
    id: 'startup',
    name: 'Startup',
    description: 'A new, unproven product: interviews, a first version, paid pilots and a round of funding.',
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

/** Addresses and stored plans can carry any id. One that is unknown or missing means saas. */
export function templateOrDefault(id: string | null | undefined): TemplateInfo {
  return findTemplate(id ?? '') ?? saas
}

export function templateLabel(id: string): string {
  return findTemplate(id)?.name ?? 'Business Plan'
}

export const exampleTitleStart = 'Example: '

/** A plan that was opened as an example. Who gives it a title of their own makes it theirs. */
export function isExampleTitle(title: string): boolean {
  return title.startsWith(exampleTitleStart)
}
