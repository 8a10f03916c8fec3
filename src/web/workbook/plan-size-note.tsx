import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { findNearBound, type NearBound } from '#domain/plan/plan-bounds.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'
import { usePlanEditor } from './editor/plan-context.tsx'
import type { PlanEditor } from './editor/plan-editor.ts'
import { useExportRunner } from './export-actions/export-context.tsx'
import { useSaving } from './saving/saving-context.tsx'

/** Says how much room a very large plan has left, before an import and the cloud refuse it. */
export function PlanSizeNote() {
  const near = useNearBound()
  const runner = useExportRunner()
  const isBusy = useStore(runner.store, ({ running }) => running !== null)
  if (near === null) return null
  return (
    <Banner
      tone={near.isExceeded ? 'warning' : 'info'}
      title={near.isExceeded ? 'This plan is too large' : 'This plan is nearly full'}
      actions={
        <Button size="sm" disabled={isBusy} onClick={() => runner.start('json')}>
          Export JSON
        </Button>
      }
    >
      {near.message}
      {near.isExceeded && ' This browser still saves it, but the cloud and an import refuse it.'} To split it,
      duplicate it under “All my plans” and keep half of it in each.
    </Banner>
  )
}

/** Measured after each save, because writing out a plan this large takes longer than a keystroke may. */
function useNearBound(): NearBound | null {
  const editor = usePlanEditor()
  const { store } = useSaving()
  const [near, setNear] = useState(() => measure(editor))
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.savedAtMs !== before.savedAtMs) setNear(measure(editor))
      }),
    [store, editor],
  )
  return near
}

function measure({ store }: PlanEditor): NearBound | null {
  return findNearBound(store.getState().workbook.data)
}
