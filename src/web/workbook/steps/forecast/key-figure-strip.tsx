import { joinClasses } from '#web/ui/browser/class-names.ts'
import { useForecast } from './calculation/use-forecast.ts'
import { describeKeyFigures, type ShownFigure } from './describe-key-figures.ts'

/** The three figures that a lender asks for first. They stay in view while the form scrolls. */
export function KeyFigureStrip({ isBeside }: { isBeside: boolean }) {
  const plan = useForecast()
  return (
    <dl
      aria-label="Key figures of the forecast"
      className={joinClasses(
        'sticky z-10 bg-surface',
        isBeside
          ? 'top-0 divide-y divide-rule border-b border-rule px-5'
          : 'top-13 -mx-4 grid grid-cols-3 divide-x divide-rule border-y border-rule sm:mx-0 sm:rounded-card sm:border-x lg:top-0',
      )}
    >
      {describeKeyFigures(plan).map((figure) => (
        <KeyFigure key={figure.label} figure={figure} isBeside={isBeside} />
      ))}
    </dl>
  )
}

function KeyFigure({ figure, isBeside }: { figure: ShownFigure; isBeside: boolean }) {
  return (
    <div className={isBeside ? 'py-3' : 'min-w-0 px-3 py-2.5 sm:px-4 sm:py-3'}>
      <dt className="mono-label text-ink-3">
        {isBeside ? figure.label : <ByRoom short={figure.shortLabel} long={figure.label} />}
      </dt>
      <dd className={isBeside ? 'flex flex-wrap items-baseline gap-x-2' : 'leading-tight'}>
        <span
          className={joinClasses(
            'font-display font-bold tracking-[-0.02em] wrap-anywhere tabular-nums',
            isBeside ? 'text-[1.3125rem]' : 'text-base sm:text-[1.3125rem]',
            figure.tone === 'good' && 'text-green',
            figure.tone === 'bad' && 'text-red',
          )}
        >
          {figure.value}
        </span>
        <span className={joinClasses('text-[0.8125rem] text-ink-2', !isBeside && 'block')}>
          {isBeside ? figure.note : <ByRoom short={figure.shortNote} long={figure.note} />}
        </span>
      </dd>
    </div>
  )
}

/** The full words where three figures side by side have room for them. */
function ByRoom({ short, long }: { short: string; long: string }) {
  if (short === long) return short
  return (
    <>
      <span className="@4xl:hidden">{short}</span>
      <span className="hidden @4xl:inline">{long}</span>
    </>
  )
}
