export function describeEnded(sessions: number): string {
  if (sessions === 0) return 'There were no sessions to end.'
  return `Ended ${sessions} ${sessions === 1 ? 'session' : 'sessions'}.`
}
