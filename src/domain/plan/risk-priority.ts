import type { Level } from './workbook-data.ts'

export type RiskPriority = 'Critical' | 'High Priority' | 'Medium Priority' | 'Low Priority'

/** Both levels high is critical, one high with a medium is high; everything milder than two mediums is low. */
export function riskPriority(impact: Level | '', probability: Level | ''): RiskPriority {
  const levels = new Set([impact, probability])
  if (levels.size === 1 && levels.has('high')) return 'Critical'
  if (levels.has('high') && levels.has('medium')) return 'High Priority'
  if (levels.size === 1 && levels.has('medium')) return 'Medium Priority'
  return 'Low Priority'
}
