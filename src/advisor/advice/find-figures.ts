const figurePattern =
  /[$€£]?\d[\d,]*(?:[.:]\d+)*(?:\s?%|\s?(?:percent|thousand|million|billion|k|days?|weeks?|months?|years?)\b)?/giu

/** Every figure in a text, as it is written there, each once. */
export function findFigures(text: string): string[] {
  const found = text.match(figurePattern) ?? []
  return [...new Set(found.map((figure) => figure.replace(/,$/u, '').trim()))]
}
