import { useState } from 'react'
import { useStore } from 'zustand'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { listMissing, type MissingPoint } from '#exports/list-missing.ts'
import type { DocumentChoice } from '#web/export-worker/document-choice.ts'
import { usePlan } from '#web/workbook/editor/plan-context.tsx'
import { findChoiceStore } from './document-choice-store.ts'
import { useExportRunner } from './export-context.tsx'

interface Missing {
  reader: DocumentChoice['reader']
  points: readonly MissingPoint[]
}

/** What the chosen reader will miss in the open plan. */
export function useMissing(): Missing {
  const { reader } = useStore(findChoiceStore(useExportRunner().plan))
  const [keepIfSame] = useState(createPointKeeper)
  return { reader, points: usePlan((workbook) => keepIfSame(listMissing(workbook, reader))) }
}

/** Identifies a point in a list. */
export function toPointKey({ address, text }: MissingPoint): string {
  return `${writeAddress(address)} ${text}`
}

/** Returns the previous points as long as they say the same, so that most key presses redraw nothing. */
function createPointKeeper(): (next: MissingPoint[]) => MissingPoint[] {
  let kept: MissingPoint[] = []
  return (next) => {
    const isSame = next.map(toPointKey).join('\n') === kept.map(toPointKey).join('\n')
    if (!isSame) kept = next
    return kept
  }
}
