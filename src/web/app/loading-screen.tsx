import { Spinner } from '#web/ui/display/spinner.tsx'

export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center text-ink-2">
      <output className="flex items-center gap-3">
        <Spinner className="text-blue" />
        Loading...
      </output>
    </main>
  )
}
