import { UserFacingError } from '../processes/user-facing-error.mjs'

/**
 * `npm test` runs everything, `--quick` what needs neither build nor browser, and names only those named.
 * @template {{ name: string, isQuick: boolean }} S
 * @param {S[]} steps
 * @param {string[]} args
 * @returns {S[]}
 */
export function chooseSteps(steps, args) {
  const names = args.filter((arg) => arg !== '--quick')
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(', ')
    throw new UserFacingError(`No such step: ${unknown.join(', ')}. The steps are ${known}.`)
  }
  if (names.length > 0) return steps.filter((step) => names.includes(step.name))
  return args.includes('--quick') ? steps.filter((step) => step.isQuick) : steps
}
