/** Good to have. A plan is complete without them. */
const optionalFields: ReadonlySet<string> = new Set([
  'marketAnalysis.trends',
  'competitiveAnalysis.indirectCompetitors',
  'teamStructure.advisors',
  'teamStructure.keyHires',
  'legalStructure.intellectualProperty',
  'financialProjections.pricingTiers',
])

/** By the field's path in the catalogue: 'marketAnalysis.trends'. */
export function isOptionalField(path: string): boolean {
  return optionalFields.has(path)
}
