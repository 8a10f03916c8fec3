interface TestimonialListProps {
  testimonials: readonly { quote: string; signedBy: string }[]
}

/** Styled like the advisor's notes, with an ochre edge. */
export function TestimonialList({ testimonials }: TestimonialListProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      {testimonials.map(({ quote, signedBy }) => (
        <figure key={quote} className="flex flex-col border-l-3 border-l-ochre pl-5">
          <blockquote className="grow text-lg text-pretty">
            <p>{`“${quote}”`}</p>
          </blockquote>
          <figcaption className="mono-label mt-4 text-ink-2">{signedBy}</figcaption>
        </figure>
      ))}
    </div>
  )
}
