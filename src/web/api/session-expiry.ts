import type { User } from '#contract/user.ts'

/**
 * What to do when the server no longer knows the session that this page works in: ask the person to sign in
 * over the page, and let every request that waits for it go on. Held outside React, for the API layer.
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
    /** For whom this page works, as far as it knows. */
    rememberUser: (user: User | null) => {
      knownUser = user
    },
    /**
     * Resolves to whether the same account is signed in again. All who ask meanwhile share one dialog. A
     * visitor who never signed in is not asked.
     */
    signInAgain: async (): Promise<boolean> => {
      if (knownUser === null) return false
      if (question === null) replaceQuestion(openQuestion())
      return question?.promise ?? false
    },
    /** Ends the question with its answer. */
    settle: (isSignedIn: boolean) => {
      const settled = question
      replaceQuestion(null)
      settled?.resolve(isSignedIn)
    },
    /** Who is asked to sign in again, or null while no one is. */
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
  const promise = new Promise<boolean>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}

export const sessionExpiry = createSessionExpiry()
