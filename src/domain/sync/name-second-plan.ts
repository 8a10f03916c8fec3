const secondPlanMark =
  / \((?:from this device(?: \d+)?|copy of ([A-Z][a-z]{2} \d{1,2}, \d\d:\d\d)(?:, no\. (\d+))?)\)$/

interface SecondPlan {
  maxLength: number
  nowMs: number
  timeZone?: string
}

/**
 * Gives the second plan a different title, even when the title is already at its maximum length. It adds the
 * time, which is the same on every device.
 */
export function nameSecondPlan(title: string, { maxLength, nowMs, timeZone }: SecondPlan): string {
  const earlier = secondPlanMark.exec(title)
  const time = formatMinute(nowMs, timeZone)
  const number = earlier?.[1] === time ? `, no. ${Number(earlier[2] ?? 1) + 1}` : ''
  const mark = ` (copy of ${time}${number})`
  return (
    title
      .replace(secondPlanMark, '')
      .slice(0, maxLength - mark.length)
      .trimEnd() + mark
  )
}

/** 'Nov 16, 14:05'. */
function formatMinute(timeMs: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(timeMs)
}
