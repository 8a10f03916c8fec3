import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { takeTheirs } from '#domain/sync/take-theirs.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { describeFields } from './describe-fields.ts'
import type { MergedCopies } from './stored-copies.ts'

const title = 'Changed in two tabs'
const durationMs = 20_000

/** Both tabs show a toast, each from its own point of view. Undo restores that tab's own text. */
export function showTabConflict(
  editor: PlanEditor,
  { conflicts, joins, settled }: MergedCopies,
  /** The edit that undoes the changes from the other tab. */
  ownStep: Parameters<PlanEditor['undoEdit']>[0],
): void {
  if (conflicts.length > 0) {
    showToast({
      title,
      description: `${describe(conflicts)} was changed in another tab too. Yours is shown here.`,
      durationMs,
      action: {
        text: 'Take theirs',
        altText: 'The other tab’s words can be taken instead',
        onAction: () =>
          editor.edit({ label: 'Take the other tab’s words' }, (workbook) =>
            conflicts.reduce(takeTheirs, workbook),
          ),
      },
    })
    return
  }
  const isJoinedHere = joins.length > 0
  showToast({
    title,
    description: isJoinedHere
      ? `${describe(joins)} was changed in another tab too. It holds the words of both now.`
      : `${describeFields(settled)} was changed in another tab too, and is shown as it is there now.`,
    durationMs,
    action: {
      text: 'Keep mine',
      altText: 'Press Control+Z to keep only yours',
      onAction: () => editor.undoEdit(ownStep),
    },
  })
}

function describe(fields: readonly { readonly path: AddressPath }[]): string {
  return describeFields(fields.map(({ path }) => path))
}
