/** The form of a word that goes with a count: 'day' or 'has' with 1, 'days' or 'have' with any other. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
