import type { User } from '#contract/user.ts'

/**
 * Handles the end of the session that this page uses. It asks the person to sign in on top of the page and then
 * continues every waiting request. Held outside React, for the API layer.
 */
export function createSessionExpiry() {
  let knownUser: User | null = null
  let question: PromiseWithResolvers<boolean> | null = null
  const listeners = new Set<() => void>()

  function replaceQuestion(next: PromiseWithResolvers<boolean> | null) {
    question = next
    for (const listener of listeners) listener()
  }

  return {
    /** The account this page belongs to, if known. */
    rememberUser: (user: User | null) => {
      knownUser = user
    },
    /**
     * Resolves to whether the same account is signed in again. All requests that ask in the meantime share one
     * dialog. A visitor who never signed in is not asked.
     */
    signInAgain: async (): Promise<boolean> => {
      if (knownUser === null) return false
      if (question === null) replaceQuestion(openQuestion())
      return question?.promise ?? false
    },
    /** Closes the dialog with its answer. */
    settle: (isSignedIn: boolean) => {
      const settled = question
      replaceQuestion(null)
      settled?.resolve(isSignedIn)
    },
    /** The account that is asked to sign in again, or null. */
    getAskedUser: () => (question === null ? null : knownUser),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface PromiseWithResolvers<Value> {
  promise: Promise<Value>
  resolve: (value: Value) => void
}

function openQuestion(): PromiseWithResolvers<boolean> {
  let resolve: (value: boolean) => void = () => {}
  const promise = new Promise<boolean>((fulfill) => {
    resolve = fulfill
  })
  return { promise, resolve }
}

export const sessionExpiry = createSessionExpiry()
