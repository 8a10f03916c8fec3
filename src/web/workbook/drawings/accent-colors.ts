/** Full class names, because the styles are generated from the names in the source. */
const accents = [
  { background: 'bg-(--accent-1)', border: 'border-(--accent-1)' },
  { background: 'bg-(--accent-2)', border: 'border-(--accent-2)' },
  { background: 'bg-(--accent-3)', border: 'border-(--accent-3)' },
  { background: 'bg-(--accent-4)', border: 'border-(--accent-4)' },
  { background: 'bg-(--accent-5)', border: 'border-(--accent-5)' },
  { background: 'bg-(--accent-6)', border: 'border-(--accent-6)' },
] as const

type Accent = (typeof accents)[number]

/** The color for this position in a row. The colors repeat after six. */
export function pickAccent(index: number): Accent {
  return accents[index % accents.length] ?? accents[0]
}
