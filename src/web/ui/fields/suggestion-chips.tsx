import { Plus } from 'lucide-react'
import { announce } from '#web/ui/notices/announcements.ts'
import { Icon } from '#web/ui/display/icon.tsx'

type SuggestionChipsProps = {
  label: string
  suggestions: readonly string[]
  onPick: (suggestion: string) => void
  describeAdded?: ((suggestion: string) => string) | undefined
}

/** One-click suggestions for a list. */
export function SuggestionChips({
  label,
  suggestions,
  onPick,
  describeAdded = describe,
}: SuggestionChipsProps) {
  return (
    <fieldset>
      <legend className="mono-label mb-2 text-ink-3">{label}</legend>
      <ul className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              onClick={() => {
                onPick(suggestion)
                announce(describeAdded(suggestion))
              }}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-rule-2 bg-surface py-1 pr-3 pl-2.5 text-left text-sm leading-tight text-ink-2 transition-colors duration-150 hover:border-blue hover:text-blue pointer-coarse:min-h-10"
            >
              <Icon of={Plus} className="text-blue" />
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function describe(suggestion: string) {
  return `${suggestion} added.`
}
