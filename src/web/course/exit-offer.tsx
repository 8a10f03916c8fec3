import { pages } from '#contract/paths.ts'
import { exitOfferPercent } from '#domain/commerce/discounts.ts'
import { exitOfferContent } from '#domain/page-texts/exit-offer.ts'

const { label, heading, price, listPrice, text, accept, decline } = exitOfferContent

/** Closed until the script opens it. Its buttons close it without a script, because it is a dialog form. */
export function ExitOffer() {
  return (
    <dialog
      data-exit-offer=""
      aria-labelledby="exit-offer"
      aria-describedby="exit-offer-text"
      className="m-auto w-[calc(100%-2rem)] max-w-116 overflow-clip rounded-card border bg-surface text-ink shadow-sheet backdrop:bg-scrim open:animate-rise-in"
    >
      <form method="dialog" className="px-6 py-7 sm:px-9 sm:py-9">
        <div className="flex items-start justify-between gap-4">
          <p className="mono-label pt-1 text-ochre">{label}</p>
          <button
            type="submit"
            aria-label="Close"
            className="-mt-2 -mr-3 grid size-10 place-items-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink"
          >
            <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
              <path d="M18 6 6 18M6 6l12 12" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
        </div>
        {/* Takes the focus when the offer opens, so that a key press meant for the page accepts nothing. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog it marks where reading starts */}
        <h2 id="exit-offer" tabIndex={-1} autoFocus className="display-heading mt-2 text-title">
          {heading}
        </h2>
        <p id="exit-offer-text" className="mt-3 text-ink-2">
          <span className="font-display text-[2.5rem] leading-tight font-extrabold tracking-[-0.03em] text-ink">
            {price}
          </span>{' '}
          instead of <s>{listPrice}</s>. {text}
        </p>
        <div className="mt-7 grid gap-3">
          <a
            href={pages.courseCheckout.path}
            data-purchase=""
            data-accept-offer={exitOfferPercent}
            className="primary-link"
          >
            {accept}
          </a>
          <button
            type="submit"
            className="min-h-12 rounded-control border border-rule-2 bg-surface px-4 font-semibold hover:border-control hover:bg-sunk"
          >
            {decline}
          </button>
        </div>
      </form>
    </dialog>
  )
}
