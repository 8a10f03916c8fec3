import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { findExampleText } from '#domain/plan/templates/examples/find-example-text.ts'
import { findVolumeExample } from '#domain/plan/templates/examples/find-volume-example.ts'
import { loadExample } from '#domain/plan/templates/examples/load-example.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import { announce } from '#web/ui/notices/announcements.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { FieldReasons } from './field-reasons.ts'

const reasonTitle = 'Why a lender asks'

/** The answer that a worked example gives to a field. */
export function ExampleText({ address }: { address: FieldAddress }) {
  const reason = use(FieldReasons)(address)
  const template = usePlan((workbook) => templateOrDefault(workbook.template))
  const { data: example } = useQuery({
    queryKey: ['example', template.id],
    queryFn: () => loadExample(template.id),
  })
  const name = example?.businessIdea.name
  const volume = usePlan(({ data }) => (example ? findVolumeExample(example, data, address) : null))
  const text =
    example && (volume ?? findExampleText(example, address) ?? 'The example leaves this field empty.')
  // Where the answer is the name itself, once is enough.
  const title = name === text ? 'Example' : `Example: ${name}`

  useEffect(() => {
    // The focus stays in the field, so a screen reader would pass it by.
    if (text !== undefined)
      announce(`${reason === null ? '' : `${reasonTitle}. ${reason} `}${title}. ${text}`)
  }, [reason, title, text])

  if (text === undefined) return null
  return (
    <span className="order-last mt-1 mb-1 block w-full basis-full rounded-control border-l-3 border-ochre bg-ochre-wash px-3.5 py-2.5 text-[0.9375rem] leading-relaxed font-normal whitespace-pre-line text-ink">
      {reason !== null && (
        <span className="mb-1.5 block">
          <span className="mono-label block text-ochre">{reasonTitle}</span>
          {reason}
        </span>
      )}
      <span className="mono-label block text-ochre">{title}</span>
      {text}
    </span>
  )
}
