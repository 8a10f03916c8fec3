/** Drawn as styles, because no other screen needs classes for them. */
export const levelColors = {
  blocks: 'var(--color-red)',
  weakens: 'var(--color-ochre)',
  fine: 'var(--color-green)',
} as const
