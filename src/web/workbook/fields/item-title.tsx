import type { TextAddress } from '#domain/plan/address/field-address.ts'
import { usePlanValue } from '#web/workbook/editor/plan-context.tsx'

/** An item's own words over its card, or its number while it has none. Typing them redraws only this. */
export function ItemTitle({ address, fallback }: { address: TextAddress; fallback: string }) {
  const title = usePlanValue(address)
  return title !== undefined && title.trim() !== '' ? title : fallback
}
