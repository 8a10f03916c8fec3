import { ApiError } from '#web/api/api-error.ts'

export interface ShareFailure {
  title: string
  text: string
  isPurchaseNeeded: boolean
}

/** Says what went wrong and what to do. Nothing is lost: what was typed stays in the form. */
export function describeShareFailure(error: unknown, title: string): ShareFailure {
  if (!(error instanceof ApiError)) {
    const text =
      error instanceof TypeError || !navigator.onLine
        ? 'The server could not be reached. Check your connection and try again. Nothing was lost.'
        : 'Something went wrong in this browser. Please try again. Your plan was not changed.'
    return { title, text, isPurchaseNeeded: false }
  }
  const code = error.answer?.code
  if (code === 'payment_required') {
    return {
      title: 'Sharing comes with the tool',
      text: 'Your account does not include it yet. Your plan stays in this browser, and you can export it at any time.',
      isPurchaseNeeded: true,
    }
  }
  if (code === 'unauthenticated') {
    return {
      title: 'Sign in to share',
      text: 'A link needs an account, so that you can end it. Your plan stays in this browser.',
      isPurchaseNeeded: false,
    }
  }
  const text = error.userMessage ?? 'The server could not do this. Please try again in a moment.'
  return { title, text, isPurchaseNeeded: false }
}
