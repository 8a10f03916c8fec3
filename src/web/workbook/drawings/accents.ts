/** Whole class names, because the styles are built from the names that stand in the source. */
const accents = [
  { background: 'bg-(--accent-1)', border: 'border-(--accent-1)' },
  { background: 'bg-(--accent-2)', border: 'border-(--accent-2)' },
  { background: 'bg-(--accent-3)', border: 'border-(--accent-3)' },
  { background: 'bg-(--accent-4)', border: 'border-(--accent-4)' },
  { background: 'bg-(--accent-5)', border: 'border-(--accent-5)' },
  { background: 'bg-(--accent-6)', border: 'border-(--accent-6)' },
] as const

type Accent = (typeof accents)[number]

/** The color of the thing at this place in a row; after six they begin again. */
export function pickAccent(index: number): Accent {
  return accents[index % accents.length] ?? accents[0]
}
