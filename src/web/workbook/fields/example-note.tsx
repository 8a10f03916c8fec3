import { useState } from 'react'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { exampleKey } from './example-key.ts'

const ExampleText = createLazyPart<{ address: FieldAddress }>(
  async () => (await loadPart(() => import('./example-text.tsx'))).ExampleText,
)

/**
 * A sample answer for a business like the person's own, shown on request. Tab goes from field to field, so the button
 * serves pointers and screen readers. Inside the field, a key does the same.
 */
export function ExampleNote({ address, label }: { address: FieldAddress; label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const text = isOpen ? 'Hide example' : 'Example'
  return (
    <span className="contents">
      <button
        type="button"
        tabIndex={-1}
        data-example=""
        aria-expanded={isOpen}
        aria-label={`${text} for ${label}`}
        title={`${text} (${exampleKey})`}
        onClick={() => setIsOpen(!isOpen)}
        className="mono-label min-h-6 rounded-mark px-1 text-ochre underline decoration-dotted underline-offset-4 hover:decoration-solid"
      >
        {text}
      </button>
      {isOpen && (
        <PartPlace>
          <ExampleText address={address} />
        </PartPlace>
      )}
    </span>
  )
}
