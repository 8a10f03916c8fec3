export function describeEnded(sessions: number): string {
  if (sessions === 0) return 'There was no session to end.'
  return `Ended ${sessions} ${sessions === 1 ? 'session' : 'sessions'}.`
}
