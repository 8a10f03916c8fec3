export const riskTypes = [
  'Market Risk',
  'Financial Risk',
  'Operational Risk',
  'Technology Risk',
  'Competitive Risk',
  'Regulatory Risk',
  'Team Risk',
  'Product Risk',
  'Customer Risk',
  'Economic Risk',
  'Legal Risk',
  'Reputation Risk',
] as const
