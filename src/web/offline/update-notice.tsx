import { product } from '#domain/page-texts/product.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface UpdateNoticeProps {
  onStart: () => void
  onPostpone: () => void
}

/** Quiet and persistent, so that no one is interrupted in the middle of a sentence. */
export function UpdateNotice({ onStart, onPostpone }: UpdateNoticeProps) {
  return (
    <aside
      aria-label={`New version of ${product.name}`}
      className="fixed bottom-4 left-4 z-40 flex max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-rule-2 bg-surface py-2 pr-2 pl-4 shadow-sheet print:hidden"
    >
      <output className="text-sm font-semibold">A new version is ready</output>
      <div className="flex gap-1">
        <Button size="sm" onClick={onStart}>
          Reload
        </Button>
        <Button size="sm" variant="quiet" onClick={onPostpone}>
          Later
        </Button>
      </div>
    </aside>
  )
}
