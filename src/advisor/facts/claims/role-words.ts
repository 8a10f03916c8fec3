/** What words do next to a figure. A word can do several things. */
const wordsByRole = {
  a: 'a an',
  about: 'about around roughly approximately approx ca circa some nearly almost estimated est',
  above: 'over above exceeding minimum min starting',
  abbreviation: 'approx ca est min max no vs incl st dr mr mrs ms inc co e.g i.e dept etc fig',
  and: 'and plus',
  below: 'under below maximum max within',
  between: 'between',
  by: 'by',
  cent: 'cent cents',
  closed: 'closed except',
  /** '15 business days' */
  day: 'business working calendar consecutive',
  each: 'each apiece',
  /** Words that hardly any other language has, to tell whether a text is in English. */
  english:
    'the of and to for with our we is are per from by at this that have will each every their your it as be they which who my ' +
    'two three four five seven eight nine eleven twelve fifteen twenty thirty forty fifty weeks months years hours',
  every: 'every',
  /** 'the first 6 months' */
  from: 'from',
  half: 'half',
  in: 'in during since until till before after through of by from for',
  least: 'least',
  less: 'less fewer lower cheaper smaller off down',
  more: 'more higher larger faster extra better up bigger',
  most: 'most',
  /** 'Route 66', 'Suite 200' */
  name: 'route highway hwy interstate exit suite ste apt apartment iso schedule article step phase tier level version fortune section sec chapter figure fig appendix top sba ein ssn sku zip episode covid stage bldg pantone windows',
  no: 'no zero without',
  not: "not never isn't aren't don't doesn't",
  of: 'of',
  old: 'old age aged ages',
  once: 'once twice',
  'one-time': 'once upfront one-time initially initial deposit deposits',
  or: 'or',
  other: 'other',
  per: 'per',
  percent: 'percent pct percentage',
  point: 'point points',
  /** Between a figure and what it counts, or between 'of' and a noun. */
  skip: 'the our my your its their his her this that these those all both only new more extra additional other different full part paying active loyal regular local small large big',
  /** What a figure counts does not go on after these. */
  stop: 'a an and or but if when while because so then as at by for from in into of on onto out over per plus since than that the through till to under until up via with within without we they it i you he she is are was were be been being will would can could should must may might have has had do does did who which what where there here very also too any either not no such us them me him each every about around before after during between both only just once twice',
  street:
    'street st avenue ave road rd boulevard blvd lane ln drive dr way court ct highway hwy parkway pkwy plaza place terrace',
  target:
    'target targets targeting goal goals aim aims aiming planned expect expects expected hope hopes want wants reach reaches hit hits projected',
  than: 'than',
  times: 'times time x',
  /** 'Unit 4', where the word only names when it has a capital letter. */
  title:
    'unit room rm floor form title class series generation gen page table line zone district box pier gate platform track bus flight model option part rule regulation reg code act web building lot grade area number',
  to: 'to through until till',
  up: 'up',
} as const

export type Role = keyof typeof wordsByRole

export const roleWords = Object.entries(wordsByRole) as readonly (readonly [Role, string])[]
