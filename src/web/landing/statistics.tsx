import { landingContent } from '#domain/page-texts/landing.ts'

export function Statistics() {
  return (
    <section aria-label="By the numbers" className="border-b">
      <dl className="mx-auto grid max-w-[73.75rem] grid-cols-2 md:grid-cols-4 xl:border-x">
        {landingContent.statistics.map(({ figure, text }) => (
          <div
            key={text}
            className="flex flex-col-reverse justify-end border-rule px-5 py-6 not-last:border-r max-md:nth-2:border-r-0 max-md:nth-[-n+2]:border-b sm:px-6 sm:py-8"
          >
            <dt>{text}</dt>
            <dd className="font-display text-[2.375rem] leading-tight font-bold tracking-[-0.03em]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
