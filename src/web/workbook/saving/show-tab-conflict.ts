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
      description: `Also changed in another tab: ${describe(conflicts)}. Your version is shown here.`,
      durationMs,
      action: {
        text: 'Use theirs',
        altText: 'You can use the other tab’s text instead',
        onAction: () =>
          editor.edit({ label: 'Use the other tab’s text' }, (workbook) =>
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
      ? `Also changed in another tab: ${describe(joins)}. The text from both tabs is kept.`
      : `Also changed in another tab: ${describeFields(settled)}. The other tab’s version is shown here.`,
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
