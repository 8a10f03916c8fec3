import { landingContent } from '#domain/page-texts/landing.ts'
import { PurchaseLink } from '#web/site/purchase-link.tsx'
import { HeroSheet } from './hero-sheet.tsx'

const { hero } = landingContent

export function Hero() {
  return (
    <section aria-labelledby="hero" className="blueprint-grid border-b">
      <div className="page-width grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div className="pt-14 pb-12 sm:pt-20 lg:pt-16 lg:pb-18">
          <h1 id="hero" className="max-w-[6.6em] font-display text-hero font-extrabold tracking-[-0.045em]">
            {hero.heading}
          </h1>
          <p className="mt-7 max-w-[29em] text-[1.1875rem] leading-[1.55] text-ink-2 sm:text-xl">
            {hero.lead}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-4.5 gap-y-4">
            <PurchaseLink product="tool" className="max-sm:w-full">
              {hero.action}
            </PurchaseLink>
            <p className="text-ink-2">
              {hero.assurances.map((text) => (
                <span key={text} className="inline-block sm:block">
                  {text}&nbsp;
                </span>
              ))}
            </p>
          </div>
        </div>
        <HeroSheet />
      </div>
    </section>
  )
}
