/** Far more than the texts of a large plan. */
const keptLength = 2_000_000

/**
 * The same function with the answers for the texts it read last, so that typing in one field reads one text again and
 * rules that ask the same of a text share the answer.
 */
export function rememberTexts<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, { readonly answer: Answer }>()
  let length = 0
  return (text) => {
    const known = kept.get(text)
    if (known) return known.answer
    // Forgetting everything at times costs less than keeping the order of use.
    if (length + text.length > keptLength) {
      kept.clear()
      length = 0
    }
    const answer = read(text)
    kept.set(text, { answer })
    length += text.length
    return answer
  }
}
