import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { WireSuggestion } from '#contract/assistant.ts'
import { parseWireAddress } from '#contract/wire-address.ts'
import { findFieldCopy } from '#domain/plan/fields/field-catalog.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import type { SuggestionsFeed } from './suggestions.ts'

const looks = {
  insight: { edge: 'blue', word: 'Insight' },
  recommendation: { edge: 'green', word: 'Recommendation' },
  warning: { edge: 'ochre', word: 'Warning' },
} as const

interface SuggestionListProps {
  feed: SuggestionsFeed
  onGoToField: (address: FieldAddress) => void
}

/** Notes on the step, each with a link to its field. */
export function SuggestionList({ feed, onGoToField }: SuggestionListProps) {
  const { suggestions, isLoading, failure } = useStore(feed.store)
  useEffect(() => {
    globalThis.addEventListener('online', feed.retry)
    return () => globalThis.removeEventListener('online', feed.retry)
  }, [feed])
  return (
    <section aria-labelledby="advisor-suggestions" aria-busy={isLoading} className="mt-4">
      <h3 id="advisor-suggestions" className="mono-label text-ink-3">
        CONTEXTUAL SUGGESTIONS
      </h3>
      {suggestions.length === 0 ? (
        <p className="mono-label mt-3 rounded-card border border-dashed border-rule-2 px-4 py-5 text-center text-ink-3">
          {isLoading ? 'LOADING SUGGESTIONS...' : 'NO SUGGESTIONS AVAILABLE YET.'}
        </p>
      ) : (
        <ul className="mt-3 grid gap-3">
          {suggestions.map((suggestion) => (
            <li key={suggestion.title}>
              <Note suggestion={suggestion} onGoToField={onGoToField} />
            </li>
          ))}
        </ul>
      )}
      {failure !== null && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-2">
          <p className="min-w-0 flex-[1_1_10rem]">
            {failure === 'slow'
              ? 'The advisor took too long on this plan and was stopped.'
              : 'The advisor gave no answer.'}
          </p>
          <Button size="sm" onClick={feed.retry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  )
}

function Note({
  suggestion,
  onGoToField,
}: {
  suggestion: WireSuggestion
  onGoToField: SuggestionListProps['onGoToField']
}) {
  const { edge, word } = looks[suggestion.type]
  const address = suggestion.field && parseWireAddress(suggestion.field)
  return (
    <Card padding="sm" edge={edge}>
      <p className="text-[0.9375rem] font-semibold wrap-anywhere">
        <VisuallyHidden>{word}: </VisuallyHidden>
        {suggestion.title}
      </p>
      <p className="mt-0.5 text-sm leading-relaxed wrap-anywhere whitespace-pre-line text-ink-2">
        {suggestion.content}
      </p>
      {address && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 !min-h-8"
          onClick={() => {
            onGoToField(address)
          }}
        >
          Go to {findFieldCopy(address)?.label ?? 'the field'}
        </Button>
      )}
    </Card>
  )
}
