interface CheckListProps {
  items: readonly { title: string; text: string }[]
  className?: string
}

export function CheckList({ items, className = '' }: CheckListProps) {
  return (
    <ul className={`grid gap-4 ${className}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-green">
            <path d="m5 12.5 4.5 4.5L19 7.5" fill="none" stroke="currentColor" strokeWidth="2.25" />
          </svg>
          <p>
            <span className="block font-semibold">{title}</span>
            <span className="text-[0.9375rem] text-ink-2">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
