import { saysNothing } from '#advisor/facts/common-words.ts'
import { listWords } from '#advisor/facts/texts.ts'

const proof =
  /\b(?:the only|only (?:one|place|shop|\w+ (?:in|within|between))|contract|signed|exclusive|license|certif\w*|patent\w*|lease|years?|since|measured|no other|unlike|instead of|compared|than)\b|["“]/i

/** An advantage with more words of its own says something that a reader can check. */
const fewestOwnWords = 4

/** Whether an advantage could stand in any rival's plan. */
export function isGeneric(title: string, description: string): boolean {
  // Capitals in a title are a matter of style, and name nobody.
  const text = `${title.slice(0, 200).toLowerCase()}. ${description.slice(0, 600)}`
  return listWords(text).length > 0 && !proof.test(text) && saysNothing(text, fewestOwnWords)
}
