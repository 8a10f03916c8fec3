import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { findNeighbor, partsOf, type Place, type StepPart } from '#domain/plan/step-parts.ts'
import { stepCount } from '#domain/plan/steps.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { MissingPartButton } from '#web/ui/parts/missing-part-notice.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { exampleKey, useExampleKey } from '#web/workbook/fields/example-key.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { PlanTitle } from '#web/workbook/title/plan-title.tsx'
import { stepForms, toFormKey } from '#web/workbook/steps/step-forms.ts'
import { TemplateSelect } from '#web/workbook/templates/template-select.tsx'
import { GoToFieldProvider } from '#web/workbook/fields/go-to-field-context.ts'
import { revealField } from './use-go-to-field.ts'

const loadUndoControls = async () =>
  (await loadPart(() => import('#web/workbook/undo/undo-controls.tsx'))).UndoControls
const UndoControls = createLazyPart(loadUndoControls)
// Fetched along with the first step's form, since nothing can be edited before that.
loadUndoControls().catch(() => {})

const FinishedPlan = createLazyPart(
  async () => (await loadPart(() => import('#web/workbook/export-actions/export-panel.tsx'))).FinishedPlan,
)

interface StepAreaProps {
  place: Place
  onPrevious: () => void
  onNext: () => void
  onGoToField: (address: ChangedAddress) => void
  onPreview: () => void
  /** Where the plan is saved, below its title. */
  cloudLine: ReactNode
}

export function StepArea({ place, onPrevious, onNext, onGoToField, onPreview, cloudLine }: StepAreaProps) {
  const next = findNeighbor(place, 1)
  const nextPart = next && next.part && next.part.number > 1 ? next.part : null
  const nextForm = next && toFormKey(next)
  const form = toFormKey(place)
  const id = useId()
  useExampleKey()

  useEffect(() => {
    if (nextForm) stepForms.fetchAhead(nextForm)
  }, [nextForm])

  return (
    // The lower edge leaves room for a toast below the last buttons.
    <div
      className={joinClasses(
        'mx-auto w-full px-4 pt-4 pb-16 sm:px-8 lg:pt-5 lg:pb-32 panel:max-xl:px-6',
        place.part?.isWide === true ? 'max-w-300' : 'max-w-180',
      )}
    >
      <StepHeader place={place} onGoToField={onGoToField} cloudLine={cloudLine} id={id} />
      <fieldset
        className="mt-7 min-w-0"
        key={form}
        data-plan-fields=""
        aria-labelledby={`${id}-heading`}
        aria-describedby={describeExampleKey(place.part) === null ? undefined : `${id}-key`}
      >
        <PartPlace fallback={<Skeleton lines={6} />}>
          <GoToFieldProvider value={onGoToField}>
            <StepForm formKey={form} />
          </GoToFieldProvider>
        </PartPlace>
      </fieldset>
      <div className="mt-8 flex flex-wrap justify-between gap-4">
        <Button onClick={onPrevious} disabled={findNeighbor(place, -1) === null}>
          Previous
        </Button>
        {next === null && (
          <PartPlace>
            <FinishedPlan onPreview={onPreview} onGoToField={onGoToField} />
          </PartPlace>
        )}
        <Button variant="primary" onClick={onNext} disabled={next === null}>
          {next === null ? 'COMPLETE' : nextPart ? `Next: ${nextPart.name}` : 'Next'}
        </Button>
      </div>
    </div>
  )
}

/** Chosen once, so that the form is not remounted when it finishes loading. */
function StepForm({ formKey }: { formKey: ReturnType<typeof toFormKey> }) {
  const [Form] = useState(() => stepForms.find(formKey))
  return <Form />
}

interface StepHeaderProps extends Pick<StepAreaProps, 'place' | 'onGoToField' | 'cloudLine'> {
  /** The form is named and described by its heading and the line below. */
  id: string
}

function StepHeader({ place, onGoToField, cloudLine, id }: StepHeaderProps) {
  const { step, part } = place
  const form = toFormKey(place)
  const editor = usePlanEditor()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shownForm = useRef(form)
  const keyHelp = describeExampleKey(part)

  useEffect(() => {
    // Skip the first form shown: the page has just opened, and the browser's initial focus is right.
    if (shownForm.current === form) return
    shownForm.current = form
    globalThis.scrollTo(0, 0)
    headingRef.current?.focus({ preventScroll: true })
  }, [form])

  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <div className="flex min-w-0 items-center">
          <PlanTitle />
          <span className="mono-label shrink-0 whitespace-pre text-ink-3">{` / step ${step.number} of ${stepCount}`}</span>
          {part && (
            <span className="mono-label shrink-0 whitespace-pre text-ink-3">{` / part ${part.number} of ${partsOf(step).length}`}</span>
          )}
        </div>
        <div className="-ml-2.5 flex items-center gap-2">
          <PartPlace
            fallback={<div className="h-9 w-18" />}
            renderMissing={(retry, reason) => (
              <MissingPartButton onRetry={retry} reason={reason} title="Undo" />
            )}
          >
            <UndoControls
              editor={editor}
              openForm={{ section: step.key, part: part?.key ?? null }}
              onGoToField={onGoToField}
              onReveal={revealField}
            />
          </PartPlace>
          <TemplateSelect />
        </div>
      </div>
      {/* Its place is kept, so that the form stays where it is when it comes. */}
      <div className="mt-1.5 flex min-h-10 items-center pointer-coarse:min-h-13">{cloudLine}</div>
      <h1
        ref={headingRef}
        id={`${id}-heading`}
        tabIndex={-1}
        className="display-heading mt-2.5 text-title outline-none"
      >
        {part !== null && part.description !== null ? part.name : step.name}
      </h1>
      <p className="mt-2 max-w-lg text-ink-2">{part?.description ?? step.description}</p>
      {keyHelp !== null && (
        <p id={`${id}-key`} className="mt-1 text-sm text-ink-3 pointer-coarse:sr-only">
          Press{' '}
          <kbd className="rounded-mark border border-rule-2 bg-surface px-1.5 font-mono text-xs">
            {exampleKey}
          </kbd>{' '}
          {keyHelp}
        </p>
      )}
    </header>
  )
}

/** What the key shows in the fields of a part. The results have no fields. */
function describeExampleKey(part: StepPart | null): string | null {
  if (part === null || part.key === 'unit-economics') return 'in a field to see an example.'
  return part.key === 'results' ? null : 'in a field to see an example and why a lender asks.'
}
