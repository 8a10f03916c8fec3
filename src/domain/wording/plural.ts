/** The form of a word that goes with a count: 'day' with 1, 'days' with any other. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
