import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { changeItems } from '#domain/plan/address/field-values.ts'
import { copyOf } from '#domain/plan/fields/field-catalog.ts'
import { type AppendixDocument, appendixDocuments } from '#domain/plan/lists/appendix-documents.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { toControlId, usePlan, usePlanEditor, usePlanList } from '#web/workbook/editor/plan-context.tsx'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { FieldColumns } from '#web/workbook/fields/field-columns.tsx'
import { createRandomId } from '#web/workbook/fields/item-list.tsx'
import { showRemoved } from '#web/workbook/fields/show-removed.ts'
import { TextInput } from '#web/workbook/fields/text-input.tsx'

const appendix = ['implementationTimeline', 'appendix'] as const
/** Fewer than a plan may have, so that what two tabs add still fits. */
const mostOffered = 40
const isKnown = (id: string) => appendixDocuments.some((document) => document.id === id)

/** The papers that come with the plan: a list to tick, a note for each, and the person's own below. */
export function Appendix() {
  const editor = usePlanEditor()
  const { label, hint, addText } = copyOf(appendix)
  const own = usePlanList(({ data }) =>
    data.implementationTimeline.appendix.map(({ id }) => id).filter((id) => !isKnown(id)),
  )
  const isFull = usePlan(({ data }) => data.implementationTimeline.appendix.length >= mostOffered)
  const headingId = useId()

  function addOwn() {
    const id = createRandomId()
    add(editor, addText, id, '')
    focusLater(toControlId([...appendix, { id }, 'name']))
  }

  return (
    <section aria-labelledby={headingId}>
      <Card>
        <h2 id={headingId} className="display-heading text-heading">
          {label}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{hint}</p>
        <ul className="mt-4 divide-y divide-rule border-y border-rule">
          {appendixDocuments.map((document) => (
            <KnownDocument key={document.id} document={document} />
          ))}
          {own.map((id, index) => (
            <OwnDocument key={id} id={id} index={index} addId={`${headingId}-add`} />
          ))}
        </ul>
        <Button id={`${headingId}-add`} size="sm" className="mt-4" disabled={isFull} onClick={addOwn}>
          <Icon of={Plus} />
          {addText}
        </Button>
      </Card>
    </section>
  )
}

function KnownDocument({ document: { id, name, hint, isAlwaysAsked } }: { document: AppendixDocument }) {
  const editor = usePlanEditor()
  const isTicked = usePlan(({ data }) => data.implementationTimeline.appendix.some((one) => one.id === id))
  return (
    <li className="grid gap-x-6 gap-y-3 py-3 sm:grid-cols-2">
      <Checkbox
        id={toControlId([...appendix, { id }])}
        label={name}
        hint={isAlwaysAsked ? `${hint} Every bank asks for it.` : hint}
        checked={isTicked}
        onChange={() => (isTicked ? remove(editor, id) : add(editor, `Add ${name}`, id, name))}
      />
      {isTicked && (
        <fieldset aria-label={name} className="min-w-0">
          <TextInput address={[...appendix, { id }, 'note']} />
        </fieldset>
      )}
    </li>
  )
}

function OwnDocument({ id, index, addId }: { id: string; index: number; addId: string }) {
  const editor = usePlanEditor()
  const name = `Document ${index + 1}`
  return (
    <li className="py-3">
      <fieldset aria-label={name} className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 flex-1">
          <FieldColumns count={2}>
            <TextInput address={[...appendix, { id }, 'name']} />
            <TextInput address={[...appendix, { id }, 'note']} />
          </FieldColumns>
        </div>
        <IconButton
          icon={Trash2}
          tone="danger"
          label={`Remove ${name.toLowerCase()}`}
          onClick={() => {
            remove(editor, id)
            focusLater(addId)
          }}
        />
      </fieldset>
    </li>
  )
}

function add(editor: PlanEditor, label: string, id: string, name: string): void {
  editor.edit({ label }, (workbook) => ({
    ...workbook,
    data: changeItems(workbook.data, appendix, (items) => [
      ...items,
      { id, ...copyOf(appendix).createBlank(), name },
    ]),
  }))
}

/** A document with words of the person's own comes back by Undo. */
function remove(editor: PlanEditor, id: string): void {
  const { appendix: documents } = editor.store.getState().workbook.data.implementationTimeline
  const document = documents.find((one) => one.id === id)
  editor.edit({ label: `Remove ${copyOf(appendix).singular}` }, (workbook) => ({
    ...workbook,
    data: changeItems(workbook.data, appendix, (items) => items.filter((item) => item.id !== id)),
  }))
  const words = isKnown(id) ? document?.note : `${document?.name}${document?.note}`
  if (document && words !== undefined && words.trim() !== '') showRemoved(editor, document.name || 'Document')
}

/** What takes the focus is drawn first. */
function focusLater(controlId: string): void {
  requestAnimationFrame(() => document.getElementById(controlId)?.focus())
}
