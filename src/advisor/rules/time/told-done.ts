const done = /\b(?:done|already|completed?|achieved|finished in|since|✓|✔|happened|was|were)\b|[✓✔]/i
/** 'Signed in March 2024', 'hired May 2025': not what is only 'planned in March 2024'. */
const doneThen =
  /\b(?!(?:planned|expected|scheduled|targeted|needed|intended)\b)(?:\p{L}{3,20}ed|paid|bought|began|begun|built|sold|won|got|met) (?:in |on )?(?:(?:early|mid|late|spring|summer|fall|autumn|winter)[ -])?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? )?(?:\d{1,2},? )?20\d\d\b/iu

/** Parts are read one by one, so that 'Team trained' and 'June 2025' do not become one saying. */
export function isToldDone(...parts: readonly string[]): boolean {
  return parts.some((part) => {
    const read = part.slice(0, 300)
    return done.test(read) || doneThen.test(read)
  })
}
