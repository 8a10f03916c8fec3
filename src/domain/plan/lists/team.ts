/** Suggested roles for the Team Structure step: the title, and what the person is responsible for. */
export const keyRoles: readonly string[] = [
  'Operations manager: runs the day-to-day and keeps delivery on time',
  'Full-stack developer: builds the product and releases every two weeks',
  'Product designer: turns customer interviews into tested screens',
  'Product manager: decides what to build next and why',
  'Sales representative: runs demos and meetings and closes new accounts',
  'Marketing manager: owns the campaigns and the cost per new customer',
  'Customer success manager: onboards new accounts and owns renewals',
  'Customer support specialist: answers within four hours and writes the help pages',
  'Bookkeeper, part-time: invoices, payroll and the monthly close',
  'Store manager: plans shifts, orders inventory and owns daily sales',
  'Shift lead: opens or closes the store and trains new staff',
  'Purchasing coordinator: negotiates with suppliers and prevents empty shelves',
  'Fulfillment associate: packs and ships every order the same day',
  'Senior consultant: leads client projects with 25 billable hours a week',
  'Field technician: completes visits by the checklist and documents each one',
]
