import type { MissingReason } from '#web/loading/missing-file-error.ts'
import { reloadPage } from '#web/loading/reload-page.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { missingTexts } from './missing-texts.ts'

interface MissingPartNoticeProps {
  onRetry: () => void
  reason: MissingReason
  title?: string
}

/** Replaces a part that could not be fetched. Calm, because everything else on the screen works. */
export function MissingPartNotice({
  onRetry,
  reason,
  title = 'This part could not be loaded',
}: MissingPartNoticeProps) {
  return (
    <output className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-dashed border-rule-2 bg-surface px-3 py-2.5 text-sm text-ink-2">
      <span className="min-w-0 flex-[1_1_12rem]">
        <span className="font-semibold text-ink">{title}.</span> {missingTexts[reason]}
      </span>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
        {reason !== 'unreachable' && (
          <Button size="sm" onClick={() => void reloadPage()}>
            Reload
          </Button>
        )}
      </span>
    </output>
  )
}

/** The same where there is only room for a button. */
export function MissingPartButton({ onRetry, reason, title }: Required<MissingPartNoticeProps>) {
  const [text, act] =
    reason === 'gone' ? (['Reload', () => void reloadPage()] as const) : (['Try again', onRetry] as const)
  return (
    <Button size="sm" variant="quiet" title={`${title}. ${missingTexts[reason]}`} onClick={act}>
      {title}: {text}
    </Button>
  )
}
