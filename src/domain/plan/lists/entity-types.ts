/** The legal forms to choose from, for a business in the United States. */
export const entityTypes = [
  { value: 'sole-proprietorship', label: 'Sole Proprietorship' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'llc', label: 'Limited Liability Company (LLC)' },
  { value: 'corporation', label: 'C Corporation' },
  { value: 's-corp', label: 'S Corporation' },
  { value: 'b-corp', label: 'Benefit Corporation' },
  { value: 'non-profit', label: 'Non-Profit Organization' },
] as const
