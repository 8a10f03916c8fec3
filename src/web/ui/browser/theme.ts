export type ThemeChoice = 'system' | 'light' | 'dark'

const storageKey = 'theme'

/** Reads the stored choice. Blocked storage or an unknown value means 'system'. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Shows a theme without remembering it. Call once with `readThemeChoice()` before the first paint. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice)
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Blocked storage: the choice applies only to this page.
  }
}
