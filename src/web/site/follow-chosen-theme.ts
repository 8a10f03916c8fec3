/** Pictures follow the system's theme by themselves; a theme chosen in the app goes before it. */
export function followChosenTheme(): void {
  const { theme } = document.documentElement.dataset
  if (theme === undefined) return
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
    source.media = theme === 'dark' ? 'all' : 'not all'
  }
}
