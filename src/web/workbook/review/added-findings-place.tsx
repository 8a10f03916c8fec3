import type { ComponentProps } from 'react'
import { useSettings } from '#web/api/settings.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'

const AddedFindingsPart = createLazyPart(
  async () => (await loadPart(() => import('./added-findings-part.tsx'))).AddedFindingsPart,
)

/** Where a model adds to the review. Empty unless the server says that it has one. */
export function AddedFindingsPlace(props: ComponentProps<typeof AddedFindingsPart>) {
  const { data: settings } = useSettings()
  if (settings?.assistant !== 'model') return null
  return (
    <PartPlace fallback={null}>
      <AddedFindingsPart {...props} />
    </PartPlace>
  )
}
