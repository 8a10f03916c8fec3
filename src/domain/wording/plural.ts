/** The form of a word for a count: 'day' or 'has' for 1, 'days' or 'have' for any other. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
