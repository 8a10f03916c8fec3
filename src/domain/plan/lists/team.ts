/** Suggested roles for the Team Structure step: the title, and what the person answers for. */
export const keyRoles: readonly string[] = [
  'Operations manager: runs the day-to-day and keeps delivery on time',
  'Full-stack developer: builds the product and releases every two weeks',
  'Product designer: turns customer interviews into screens that have been tested',
  'Product manager: decides what is built next and why',
  'Sales representative: runs demos and meetings and closes new accounts',
  'Marketing manager: owns the campaigns and the cost per new customer',
  'Customer success manager: onboards new accounts and answers for renewals',
  'Customer support specialist: answers within four hours and writes the help pages',
  'Bookkeeper, part-time: invoices, payroll and the monthly close',
  'Store manager: plans shifts, orders stock and answers for daily sales',
  'Shift lead: opens or closes the shop and trains new staff',
  'Purchasing coordinator: negotiates with suppliers and prevents empty shelves',
  'Fulfillment associate: packs and ships every order the same day',
  'Senior consultant: leads client projects with 25 billable hours a week',
  'Field technician: carries out visits by the checklist and documents each one',
]
