/** A decoration: the first page of an exported plan. Paper stays white in the dark theme too. */
export function HeroSheet() {
  return (
    <div
      aria-hidden="true"
      data-theme="light"
      className="relative mx-auto w-full max-w-128 self-end overflow-clip rounded-t-control border border-b-0 bg-surface shadow-sheet lg:mt-18"
    >
      <div className="bg-blue px-7 py-8 text-on-blue sm:px-9">
        <p className="font-display text-3xl leading-tight font-bold tracking-[-0.02em]">Harbor Roasters</p>
        <p className="mt-1">Business Plan</p>
        <p className="mt-1.5 text-[0.8125rem] opacity-85">November 15, 2026</p>
      </div>
      <div className="px-7 pt-6 sm:px-9">
        <p className="font-display text-[1.0625rem] font-bold tracking-[-0.01em]">1 Executive summary</p>
        <p className="mt-1.5 text-[0.8125rem] leading-[1.6] text-ink-2">
          Harbor Roasters is a coffee shop inside the Port Ellery ferry terminal that hands commuters a
          freshly roasted coffee and a warm pastry in under three minutes, from 5:30 in the morning.
        </p>
        <p className="mt-4.5 font-display text-[1.0625rem] font-bold tracking-[-0.01em]">Unit economics</p>
        <svg viewBox="0 0 438 118" className="mt-2 w-full">
          <path d="M0 34.5h438M0 67.5h438M0 100.5h438" className="stroke-rule" strokeWidth="1" />
          <path
            d="M0 90c70-2 120-10 170-24s100-26 150-37 80-16 118-21"
            fill="none"
            strokeWidth="3"
            className="stroke-blue"
          />
          <circle cx="232" cy="49.5" r="5.5" className="fill-ochre" />
          <text x="244" y="64" className="fill-ochre text-[0.8125rem]">
            break-even, month 1
          </text>
        </svg>
      </div>
    </div>
  )
}
