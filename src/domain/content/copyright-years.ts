const firstYear = 2025

/** '2025', and from the year after on '2025–2026'. */
export function formatCopyrightYears(currentYear: number): string {
  return currentYear > firstYear ? `${firstYear}–${currentYear}` : String(firstYear)
}
