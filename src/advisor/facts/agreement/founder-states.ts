/** Two things that a plan can say of one founder, of which only one is so. */
export interface FounderStates {
  readonly title: string
  readonly one: RegExp
  readonly other: RegExp
  readonly matters: string
  /** Both must be of the same thing, such as the same certificate. */
  readonly needsTopic?: boolean
  /** The founder's past contradicts it, too. */
  readonly isPast?: boolean
  /** Told in the founder's role, against what another step says. */
  readonly ofRole?: boolean
  /** Told of long ago, the other one is no contradiction: another job was left then. */
  readonly isOfLate?: boolean
}

const job = String.raw`(?:job|position|post|employment|shifts?|practice|teaching|hospital days)`

export const founderStates: readonly FounderStates[] = [
  {
    title: 'Left the job, or keeps it?',
    one: new RegExp(
      [
        String.raw`\bkeeps? (?:on )?(?:working|teaching)\b`,
        String.raw`\b(?:keeps?|keeping|holds? on to|retains?|stays? in|remains? in|goes on with|continues?) (?:(?:his|her|my|their|the|that|this|a|in|with|other|old|full-time|part-time|day|teaching|nursing|current) ){1,4}(?:[\w-]+ ){0,3}${job}\b`,
        String.raw`\b(?:go(?:es)?|went) on (?:working|teaching|nursing|driving) (?:at|for|as|in)\b`,
        String.raw`\b(?:still|also|otherwise) (?:works?|teaches|drives|nurses) (?:[\w-]+ ){0,3}(?:at|for|as)\b`,
        String.raw`\b(?:remains?|stays?|is still) (?:employed|on (?:the|his|her) (?:payroll|staff)|with (?:his|her|my) (?:old |current )?employer)\b`,
        String.raw`\bcontinues? (?:to (?:work|teach)|working|teaching) (?:[\w-]+ ){0,3}(?:at|for|as)\b`,
        String.raw`\b(?:does not|doesn[’']t|will not|won[’']t|never) (?:leave|quit|give up) (?:his|her|my|the) (?:[\w-]+ )?${job}\b`,
        String.raw`(?<!\b(?:worked|taught|helped|spent|volunteered) )\b(?:one|two|three|four|five|six|\d\d?) (?:shifts|days|nights|mornings|evenings|hours) (?:a|each|per|every) week (?:at|for|with) (?:his|her|my|their|the|an?|\w+)\b`,
        String.raw`\bkeeps? (?:[\w-]+ ){0,6}(?:paid|outside|other) work\b`,
        String.raw`\bday job\b(?! (?:ended|is over|until))`,
        String.raw`\blives? (?:on|from|off) \p{Lu}\p{L}+[’']s? (?:pay|salary|wages|income|paycheck|job)\b`,
        String.raw`\b\p{Lu}\p{L}+[’']s? (?:pay|salary|wages|income|paycheck|(?:other |old )?job) (?:carries|covers|feeds|pays|keeps|supports) (?:us|me|the|our|my|both)\b`,
      ].join('|'),
      'iu',
    ),
    other: new RegExp(
      [
        String.raw`\b(?:handed in|gave|has given|gives?) (?:(?:his|her|my|in|the) ){0,2}notice\b`,
        String.raw`\b(?:quit|quits|resign(?:ed|s)|gave up|gives up) (?:(?:his|her|my|the|as|from|that) )?(?:[\w-]+ ){0,3}(?:job|position|post|employ\w+|teach\w+|school|hospital|company|firm)?`,
        String.raw`\b(?:left|leaves) (?:(?:his|her|my|the|that|old) )*(?:[\w-]+ ){0,2}(?:job|position|post|employer|school|hospital|company|firm|practice|bank|plant|dealer|office|teaching|in (?:(?:early|late|spring|summer|fall|\w{3,9}) )?(?:19|20)\d\d)\b`,
        String.raw`\bfull[- ]time\b(?! (?:job|position|post|work (?:at|for)|at (?:the|an?) |for (?:the|an?) |from (?!day|the (?:first|start|opening))|until|elsewhere|employ))`,
        String.raw`\bfrom morning (?:to|till|until) night\b`,
        String.raw`\bno (?:other|outside) (?:job|work|employment)\b`,
      ].join('|'),
      'i',
    ),
    isOfLate: true,
    matters: 'The hours for the business and the household’s income depend on it.',
  },
  {
    title: 'There every day, or far away?',
    one: /\b(?:silent|passive|sleeping|absentee|hands-off) (?:partner|owner|investor|co-owner|member|shareholder)|\b(?:is not|isn[’']t|never|rarely|seldom) (?:on site|in the (?:shop|store|kitchen|studio|office|building)|involved)|\b(?:from afar|from a distance|has no (?:role|part) in (?:the )?(?:daily|day-to-day|operations))|\bonly (?:invests|puts in money|lends|provides (?:the )?(?:money|capital))\b/i,
    other:
      /\bfull[- ]time\b|\b(?:every|each) (?:day|morning|shift|evening)\b|\b(?:on site|on the floor|behind the (?:counter|bar)|at the (?:counter|bench|front desk)|runs the (?:kitchen|shop|floor|store|office|front|studio|barn|route)|leads the (?:kitchen|crew|team|floor)|(?:manages|runs) (?:daily|day-to-day|the daily))\b/i,
    matters: 'Work that the plan gives to someone who is away is done by nobody.',
  },
  {
    title: 'Full-time, or part-time?',
    one: /\b(?:[\w-]+ hours a week|half[- ]time|part[- ]time|(?:one|two|three) (?:days|mornings|evenings|afternoons) a week)\b/i,
    other:
      /\b(?:is|works|be|in|here|on site)(?: \w+){0,3} full[- ]time\b|\bfull[- ]time (?:behind|in the|at the|on the|from the (?:first|start)|owner|here)\b|\bfrom morning (?:to|till|until) night\b/i,
    ofRole: true,
    matters: 'Pay and the work that gets done are those of one of them.',
  },
  {
    title: 'Already certified, or still to come?',
    one: /\b(?:will (?:take|sit|earn|get|obtain|complete|finish)|sits|takes|is (?:taking|studying|training|working toward|enrolled|preparing)|studies for|has yet to|still (?:has to|needs|must)|not yet|has not (?:yet )?(?:passed|taken|earned|finished)|to be (?:earned|taken|passed|obtained)|plans to (?:take|get|earn|sit)|needs (?:his|her|my|the|to (?:pass|take|get|earn)))\b[^.;]{0,60}\b(?:exams?|tests?|licen[cs]es?|certificat\w+|certified|credentials?|course|degree|diploma|CDL|endorsement|permit)\b|\b(?:exams?|licen[cs]e|certificat\w+|credential|course|degree|diploma|CDL)\b[^.;,]{0,40}\b(?:is still to come|to be (?:earned|taken|passed)|not yet|planned for|in progress|pending)\b/i,
    other:
      /\b(?:has (?:held|been)|holds?|held|has|passed|earned|completed|finished|with)\b[^.;]{0,40}\b(?:exams?|licen[cs]es?|certificat\w+|certified|credentials?|degree|diploma|CDL|endorsement)\b|\b(?:is )?(?:certified|licensed|credentialed|registered)\b|\b(?:exams?|licen[cs]e|certificate|credential|course) (?:is |was |are |were )?(?:already )?(?:passed|earned|held|in hand)\b/i,
    needsTopic: true,
    matters: 'Without it the work may not be done.',
  },
  {
    title: 'Done before, or never?',
    one: /\b(?:(?:has|have) never|never (?:yet )?(?:has |have )?(?=[a-z]{3,}ed\b|ran\b|made\b|sold\b|built\b|led\b|taught\b|kept\b|done\b|did\b|owned\b|grown?\b|grew\b|flown\b|flew\b|driven\b|drove\b|written\b|wrote\b|bought\b)|has not yet|have not yet|without ever having|no one has|first (?:that|which|ones? that)|(?:is|are) new to|no experience (?:in|with|of|as)|no background in)\b/i,
    other:
      /\b(?:made|built|sold|ran|led|taught|kept|set|cut|grew|baked|brewed|flew|drove|wrote|[a-z]{3,}ed)\b[^.;$]{0,40}(?<![$€£\d.,])\b(?:\d[\d,]*|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b(?! (?:years?|months?)))|(?<![$€£\d.,])\b\d[\d,]* (?:[\w-]+ ){1,4}(?:made|built|sold|taught|treated|served|installed|repaired)\b/i,
    needsTopic: true,
    isPast: true,
    matters: 'A lender rests on what the owner has shown so far.',
  },
]
