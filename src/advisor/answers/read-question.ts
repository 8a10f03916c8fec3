/** What a person typed, in the plain form that the advisor's phrases are compared with. */
export interface Question {
  /** As it was typed, for the numbers in it. */
  readonly typed: string
  /** Lower case, without punctuation, one space between words. */
  readonly text: string
  /** Asks how something is done in general, not what this plan says. */
  readonly isHowTo: boolean
  /** Asks the advisor to write something. */
  readonly wantsText: boolean
}

/** Questions are short. A long one is pasted text, and the question comes before it. */
const readLength = 300

const howTo =
  /^(?:and |so |but |please |also )?(?:how (?:do|does|can|could|should|would|to)\b|what (?:is|are) an? |what(?:s| is) the (?:difference|best way)|why (?:do|does|is|are)\b|should (?:i|we)\b|when (?:should|does)\b|where (?:do|can|should)\b|which \w+ (?:should|do)\b|(?:can|do|must) (?:i|we) (?:need|have|get|lose|use)\b|what should \w+ \w+ (?:say|show|include)\b|explain how\b|teach me\b)/u

/** 'Which channels should I use?' wants advice, not what the plan says. */
const asksAdvice = /\bshould (?:i|we)\b|\bhow many \w+ do (?:i|we) need\b/u

const asksForText =
  /\b(?:write|draft|redraft|rewrite|suggest|propose|generate|create|compose|phrase|formulate|improve|polish|come up with|give me|help me (?:write|with|draft|find)|ideas? for|brainstorm|fill in|add|find me|make me|make up|some ideas|word)\b/u

export function readQuestion(typed: string): Question {
  const text = typed
    .slice(0, readLength)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`´]/gu, '')
    .replaceAll(/[^\p{L}\p{N}%$+]+/gu, ' ')
    .replaceAll(/\bbreak even\b/gu, 'breakeven')
    .replaceAll(/\bstart up\b/gu, 'startup')
    .replaceAll(/\bone (?:liner|line description|line|sentence)\b/gu, 'oneliner')
    .trim()
  return {
    typed: typed.slice(0, readLength),
    text,
    isHowTo: howTo.test(text) || asksAdvice.test(text),
    wantsText: asksForText.test(text),
  }
}
