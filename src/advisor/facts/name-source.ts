import { readBeginning } from './texts.ts'

const sourceWords =
  /\b(?:sources?|census|survey(?:ed|s)?|association|bureau|reports?|according to|statistics|study|registry|register|counted|interview(?:ed|s)?|asked|spoke (?:to|with)|called|estimated? (?:from|by|with|on)|estimates\)|our (?:own )?(?:estimate|count|counts|calls|survey|form|trial|pilot|interviews)|auditor|ministry|institute|business patterns|google trends|ibisworld|statista|nielsen|euromonitor|bls|usda|fda|irs|sba|measured)\b|https?:|www\./i
/** 'Visit Duluth 2025', '(AVMA, 2024)', but not 'In 2027' or 'March 2027'. */
const namedYear =
  /\([^)]{0,80}\b(?:19|20)\d\d\b[^)]{0,40}\)|\b(?!(?:In|By|From|Since|Until|To|During|Year|Early|Mid|Late|End|Spring|Summer|Fall|Winter|January|February|March|April|May|June|July|August|September|October|November|December)\b)[A-Z][\w&.]+,? (?:19|20)\d\d\b/u

/** Whether a text says who counted its figures, or when and where they were published. */
export function namesSource(text: string): boolean {
  const beginning = readBeginning(text)
  return sourceWords.test(beginning) || namedYear.test(beginning)
}

/** The same for a short text such as a growth rate, where a note in parentheses is its source. */
export function namesSourceInBrief(text: string): boolean {
  return namesSource(text) || /\([^)]*\p{L}{4}[^)]*\)/u.test(readBeginning(text))
}
