import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'

/** An item's text above its card, or its number while the text is empty. Typing rerenders only this title. */
export function ItemTitle({ address, fallback }: { address: TextAddress; fallback: string }) {
  const title = usePlanValue(address)
  return title !== undefined && title.trim() !== '' ? title : fallback
}
