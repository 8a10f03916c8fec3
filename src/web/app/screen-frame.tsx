import type { PageName } from '#contract/paths.ts'
import { Spinner } from '#web/ui/display/spinner.tsx'

let kept: { page: string; html: string } | null = null

/** Keeps the frame that the build has written into the page, so that the program can show the same one. */
export function keepFrame(page: string, html: string): void {
  kept = { page, html }
}

/** Shown until the screen has loaded. */
export function ScreenFrame({ page }: { page: PageName | null }) {
  if (kept === null || kept.page !== page) return <LoadingScreen />
  // oxlint-disable-next-line react/no-danger -- our own build's HTML, read before anything else was on the page
  return <div className="contents" dangerouslySetInnerHTML={{ __html: kept.html }} />
}

function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center text-ink-2">
      <output className="flex items-center gap-3">
        <Spinner className="text-blue" />
        Loading...
      </output>
    </main>
  )
}
