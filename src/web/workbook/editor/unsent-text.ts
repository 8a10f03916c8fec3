import { useSearchValues } from '#web/navigation/navigation.tsx'

/** What was typed and is not in the plan: an answer before it is sent, words in a field for a number. */
const unsent = new Map<string, string>()

export interface UnsentText {
  /** What was typed before the form was left. */
  readonly text: string | undefined
  /** Null once it is in the plan, sent or given up. */
  readonly keep: (text: string | null) => void
}

/** Keeps it for when the person comes back, until the page is closed. */
export function useUnsentText(place: string): UnsentText {
  const { planId } = useSearchValues()
  const key = `${planId} ${place}`
  return {
    text: unsent.get(key),
    keep: (text) => {
      if (text === null || text.trim() === '') unsent.delete(key)
      else unsent.set(key, text)
    },
  }
}
