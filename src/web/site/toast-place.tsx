/**
 * The place where the script shows a failure, styled like the app's toasts. The empty alert exists from the start,
 * because screen readers only announce changes in an alert that they know.
 */
export function ToastPlace() {
  return (
    <>
      <div
        role="alert"
        data-toast-place=""
        className="pointer-events-none fixed top-0 right-0 z-50 w-full p-4 sm:top-auto sm:bottom-0 sm:max-w-110"
      />
      <template data-toast="">
        <div className="pointer-events-auto flex animate-rise-in items-start gap-3 rounded-card border border-l-3 border-rule-2 border-l-red bg-surface py-3 pr-2 pl-4 shadow-sheet">
          <div className="min-w-0 flex-1 py-1">
            <p data-toast-title="" className="leading-snug font-semibold text-red" />
            <p data-toast-text="" className="mt-0.5 text-sm text-ink-2" />
          </div>
          <button
            type="button"
            data-toast-close=""
            aria-label="Close"
            className="grid size-9 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink"
          >
            <svg viewBox="0 0 24 24" className="size-[1.15em]" aria-hidden="true">
              <path d="M18 6 6 18M6 6l12 12" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
        </div>
      </template>
    </>
  )
}
