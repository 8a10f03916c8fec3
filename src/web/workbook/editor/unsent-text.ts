import { useSearchValues } from '#web/navigation/navigation.tsx'

/** Texts of forms that have a button to send them, until they are sent or the page is closed. */
const unsent = new Map<string, string>()

export interface UnsentText {
  /** What was typed before the form was left. */
  readonly text: string | undefined
  /** Null once it was sent or given up. */
  readonly keep: (text: string | null) => void
}

/** Keeps what was typed into a form of the open plan for when the person comes back to it. */
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
