const decision = 'docs/decisions/0027-limits-only-go-down.md'

/**
 * What to do about something that is above its limit.
 * @param {{ name: string, value: number, limit: number }} excess
 */
export function describeExcess({ name, value, limit }) {
  return `${name} is ${value}, above its limit of ${limit}. Make it smaller, or raise the limit in scripts/limits/limits.json with a row in ${decision}.`
}

/**
 * What to do about a limit that went up.
 * @param {{ limit: string, from: number, to: number }} raise
 */
export function describeRaise({ limit, from, to }) {
  const row = `| \`${limit}\` | ${from} | ${to === Infinity ? 'none' : to} | why |`
  const what =
    to === Infinity
      ? `was taken out (it was ${from}). Put it back`
      : `went up from ${from} to ${to}. Lower it again`
  return `The limit \`${limit}\` ${what}, or say why in ${decision} or in the decision of the work: ${row}`
}
