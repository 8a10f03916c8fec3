import { sitePages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { steps } from '#domain/plan/steps.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Logo } from '#web/ui/display/logo.tsx'

/** On wide screens only: a promise, and the table of contents of a plan. */
export function SidePanel({ heading, text }: { heading: string; text: string }) {
  return (
    <aside aria-label={`About ${product.name}`} className="hidden border-r bg-sunk lg:block">
      <div className="sticky top-0 flex min-h-dvh flex-col justify-between gap-10 p-12 xl:px-18">
        <Link to={sitePages.landing.path} className="self-start rounded-control">
          <Logo name={product.name} />
        </Link>
        <div>
          <p className="max-w-md font-display text-[clamp(2.25rem,1rem+2.4vw,3.25rem)] leading-[1.04] font-extrabold tracking-[-0.035em] text-balance">
            {heading}
          </p>
          <p className="mt-5 max-w-md text-lg text-ink-2">{text}</p>
        </div>
        <div>
          <p className="mono-label border-b border-rule-2 pb-2 text-ink-3">What your plan includes</p>
          <ol className="grid grid-flow-col grid-rows-6 gap-x-8">
            {steps.map((step) => (
              <li key={step.key} className="flex items-baseline gap-3 border-b py-1.5 text-sm text-ink-2">
                <span className="mono-label text-ink-3">{String(step.number).padStart(2, '0')}</span>
                {step.name}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </aside>
  )
}
