import type { Evidence } from '#advisor/advice/advice.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { isBlank } from '#advisor/facts/texts.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { atItem } from './rule.ts'

/** A milestone with its time, as a place that a finding compares. */
export function showMilestone({ id, title, timeline }: DatedMilestone): Evidence {
  const name = isBlank(title) ? 'A milestone' : shorten(title, 60)
  return {
    address: atItem('implementationTimeline', 'milestones', id, 'timeline'),
    says: isBlank(timeline) ? name : `${name}: ${shorten(timeline, 40)}`,
  }
}
