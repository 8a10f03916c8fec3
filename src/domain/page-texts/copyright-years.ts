const firstYear = 2025

/** '2025', and after that year '2025–2026'. */
export function formatCopyrightYears(currentYear: number): string {
  return currentYear > firstYear ? `${firstYear}–${currentYear}` : String(firstYear)
}
