import type { Level } from './workbook-data.ts'

export type RiskPriority = 'Critical' | 'High Priority' | 'Medium Priority' | 'Low Priority'

/** Two highs are critical, and a high with a medium is high. Anything below two mediums is low. */
export function riskPriority(impact: Level | '', probability: Level | ''): RiskPriority {
  const levels = new Set([impact, probability])
  if (levels.size === 1 && levels.has('high')) return 'Critical'
  if (levels.has('high') && levels.has('medium')) return 'High Priority'
  if (levels.size === 1 && levels.has('medium')) return 'Medium Priority'
  return 'Low Priority'
}
