import { Download } from 'lucide-react'
import { product } from '#domain/page-texts/product.ts'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import type { DamagedCopy } from '#web/storage/damaged-copies.ts'
import { downloadText } from '#web/ui/browser/download.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'

interface DamagedPlansBannerProps {
  copies: readonly DamagedCopy[]
  refresh: () => void
}

export function DamagedPlansBanner({ copies, refresh }: DamagedPlansBannerProps) {
  function discard(copy: DamagedCopy) {
    browserPlanStorage.discardDamaged(copy)
    refresh()
    showToast({
      title: 'Copy Discarded',
      description: 'The unreadable text is gone from this browser.',
      action: {
        text: 'Undo',
        altText: 'Press F8 to reach Undo.',
        onAction: () => {
          browserPlanStorage.keepDamaged(copy)
          refresh()
        },
      },
    })
  }

  return (
    <Banner
      tone="warning"
      title={
        copies.length === 1
          ? 'A saved plan could not be read completely'
          : `${copies.length} saved plans could not be read completely`
      }
    >
      <p className="max-w-180">
        Nothing was lost. The original text is still here. Download it and send it to {product.supportEmail},
        or discard it once you no longer need it.
      </p>
      <ul className="mt-3 flex flex-col gap-2">
        {copies.map((copy) => (
          <li key={copy.key} className="flex flex-wrap items-center gap-2">
            <span className="mono-label mr-2 wrap-anywhere text-ink-2">{copy.planId}</span>
            <Button size="sm" onClick={() => downloadText(`damaged-plan-${copy.planId}.json`, copy.raw)}>
              <Icon of={Download} />
              Download<VisuallyHidden> {copy.planId}</VisuallyHidden>
            </Button>
            <Button size="sm" variant="quiet" onClick={() => discard(copy)}>
              Discard<VisuallyHidden> {copy.planId}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
