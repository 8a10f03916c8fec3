import type { FieldAddress } from '#domain/plan/address/field-address.ts'

/** Says why there is no spreadsheet, and goes to where its numbers are written. */
export function NoForecastNote({ onGoToField }: { onGoToField: (address: FieldAddress) => void }) {
  return (
    <section
      aria-label="No forecast yet"
      className="mt-3 rounded-card border border-ochre/35 bg-ochre-wash px-3 py-2.5"
    >
      <p className="text-sm font-semibold text-ochre">There is no forecast yet</p>
      <p className="mt-1 text-sm text-ink-2">
        The spreadsheet is made of what you sell, whom you pay and what it costs to run. Write the first of
        them in step 8, Financial Projections.
      </p>
      <button
        type="button"
        className="mt-1 rounded-mark py-0.5 text-left text-sm text-ink underline decoration-dotted underline-offset-3 hover:text-blue"
        onClick={() => onGoToField(['financialProjections', 'forecast', 'streams'])}
      >
        Write what you sell
      </button>
    </section>
  )
}
