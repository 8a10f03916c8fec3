import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findExampleText } from '#domain/plan/fields/examples/find-example-text.ts'
import { loadExample } from '#domain/plan/fields/examples/load-example.ts'
import { templateOrDefault } from '#domain/plan/templates/catalogue.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'

/** A sample answer for a business like the person's own, shown on request. */
export function ExampleNote({ address, label }: { address: FieldAddress; label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="contents">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`Example for ${label}`}
        onClick={() => setIsOpen(!isOpen)}
        className="mono-label min-h-6 rounded-mark px-1 text-ochre underline decoration-dotted underline-offset-4 hover:decoration-solid"
      >
        {isOpen ? 'Hide example' : 'Example'}
      </button>
      {isOpen && <ExampleText address={address} />}
    </span>
  )
}

function ExampleText({ address }: { address: FieldAddress }) {
  const template = usePlan((workbook) => templateOrDefault(workbook.template))
  const { data: example } = useQuery({
    queryKey: ['example', template.id],
    queryFn: () => loadExample(template.id),
  })
  if (!example) return null
  const text = findExampleText(example, address)
  return (
    <span className="order-last mt-1 mb-1 block w-full basis-full rounded-control border-l-3 border-ochre bg-ochre-wash px-3.5 py-2.5 text-[0.9375rem] leading-relaxed font-normal whitespace-pre-line text-ink">
      <span className="mono-label block text-ochre">{`Example: ${example.businessIdea.name}`}</span>
      {text ?? 'This one is left empty in the example.'}
    </span>
  )
}
