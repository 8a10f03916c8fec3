/**
 * How many random cases a slow law is tried with: enough to notice a change in every run, and many more with
 * `npm run test:laws`, which also tries others each time.
 */
export function lawRuns({ always, withNewCases }: { always: number; withNewCases: number }): number {
  return process.env['LAW_SEED'] ? withNewCases : always
}
