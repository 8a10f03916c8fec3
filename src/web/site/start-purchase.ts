const patienceMs = 10_000
const failedText = 'Failed to start checkout process'

interface PurchaseWay {
  /** Asks whether this server sells. */
  ask: (signal: AbortSignal) => Promise<Response>
  go: () => void
}

/**
 * Goes to the checkout once it is known to work. Otherwise returns the reason, in the server's words if there are
 * any.
 */
export async function startPurchase({ ask, go }: PurchaseWay): Promise<string | null> {
  try {
    const answer = await ask(AbortSignal.timeout(patienceMs))
    if (!answer.ok) return await readMessage(answer)
    go()
    return null
  } catch {
    return failedText
  }
}

async function readMessage(answer: Response): Promise<string> {
  const body = (await answer.json()) as { message?: unknown } | null
  return typeof body?.message === 'string' && body.message !== '' ? body.message : failedText
}
