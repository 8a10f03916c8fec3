/** What people in a role usually earn in the United States for a full-time year, from the low end to the high end. */
export interface UsualPay {
  readonly role: string
  readonly pattern: RegExp
  readonly low: number
  readonly high: number
}

function usual(role: string, pattern: RegExp, low: number, high: number): UsualPay {
  return { role, pattern, low: low * 1000, high: high * 1000 }
}

/** The first that fits counts, so that 'truck driver' comes before 'driver'. */
const usualPay: readonly UsualPay[] = [
  usual(
    'a developer',
    /\b(?:developers?|programmers?|software engineers?|cto|data scientists?|devops)\b/i,
    65,
    190,
  ),
  usual('a physician', /\b(?:physicians?|doctors?|dentists?|surgeons?|veterinarians?)\b/i, 95, 350),
  usual('a pharmacist', /\bpharmacists?\b/i, 95, 165),
  usual('an attorney', /\b(?:attorneys?|lawyers?|counsel)\b/i, 60, 230),
  usual('a nurse', /\b(?:nurses?|rn)\b/i, 50, 125),
  usual('a therapist', /\b(?:therapists?|physiotherapists?|psychologists?)\b/i, 42, 120),
  usual('an engineer', /\b(?:engineers?|architects?)\b/i, 58, 160),
  usual('a surveyor', /\b(?:(?<!home )survey(?:ors?|ing)|party chiefs?)\b/i, 46, 115),
  usual('a dental hygienist', /\bhygienists?\b/i, 58, 110),
  usual('an optician', /\bopticians?\b/i, 34, 75),
  usual('a paralegal', /\bparalegals?\b/i, 38, 95),
  usual('an analyst', /\banalysts?\b/i, 48, 140),
  usual('a bookkeeper', /\bbookkeepers?\b/i, 34, 72),
  usual('an accountant', /\b(?:accountants?|controllers?|cpas?)\b/i, 46, 140),
  usual('an electrician or plumber', /\b(?:electricians?|plumbers?|hvac|welders?|machinists?)\b/i, 36, 105),
  usual('a carpenter', /\b(?:carpenters?|roofers?|masons?|joiners?|cabinetmakers?)\b/i, 37, 95),
  usual('a mechanic', /\bmechanics?\b/i, 33, 85),
  usual('a truck driver', /\b(?:truck drivers?|cdl)\b/i, 39, 100),
  usual('a driver', /\b(?:drivers?|couriers?)\b/i, 28, 70),
  usual('an arborist', /\b(?:arborists?|tree climbers?)\b/i, 36, 90),
  usual('an inspector', /\binspectors?\b/i, 40, 105),
  usual(
    'a crane or excavator operator',
    /\b(?:crane|excavator|heavy equipment|dozer) operators?\b/i,
    40,
    105,
  ),
  usual('a machine operator', /\b(?:machine|press|cnc|knitting|saw|loom|lathe) operators?\b/i, 28, 70),
  usual('a tailor', /\b(?:tailors?|seamstress(?:es)?|sewers?|upholster(?:er|ers|y))\b/i, 26, 62),
  usual('a brewer', /\b(?:brewers?|distillers?|winemakers?)\b/i, 30, 95),
  usual('a caregiver', /\b(?:caregivers?|home health aides?|nursing assistants?|cnas?)\b/i, 25, 50),
  usual('a head chef', /\b(?:head chefs?|executive chefs?|chefs?)\b/i, 34, 95),
  usual('a cook or baker', /\b(?:cooks?|bakers?|roasters?|butchers?)\b/i, 25, 62),
  usual(
    'counter and floor staff',
    /\b(?:baristas?|servers?|waiters?|cashiers?|counter|shop assistants?|sales associates?|clerks?|bartenders?|dishwashers?)\b/i,
    20,
    50,
  ),
  usual('a designer', /\bdesigners?\b/i, 40, 130),
  usual(
    'a manager',
    /(?<!\b(?:account|sales|marketing|community|social media|assistant) )\bmanagers?\b/i,
    34,
    125,
  ),
  usual('a teacher', /\b(?:teachers?|educators?|tutors?)\b/i, 24, 82),
  usual('an office assistant', /\b(?:receptionists?|assistants?|administrators?|office help)\b/i, 25, 68),
  usual('a stylist', /\b(?:stylists?|barbers?|estheticians?|groomers?)\b/i, 22, 75),
  usual('a trainer', /\b(?:trainers?|instructors?|coaches|coach)\b/i, 25, 85),
  usual('a cleaner', /\b(?:cleaners?|janitors?|housekeepers?)\b/i, 21, 50),
  usual(
    'a laborer or packer',
    /\b(?:laborers?|crew members?|packers?|warehouse|helpers?|landscapers?)\b/i,
    22,
    58,
  ),
  usual('a support agent', /\bsupport\b/i, 28, 75),
  usual('a technician', /\btechnicians?\b/i, 30, 88),
  usual(
    'a salesperson',
    /\b(?:sales (?:rep\w*|manager|lead)|account managers?|account executives?)\b/i,
    30,
    150,
  ),
  usual('a marketing manager', /\bmarket(?:ing|er)\b/i, 36, 140),
]

/** Who leads a crew or a kitchen earns more than its members. */
const leads = /\b(?:lead(?! gen)|head|senior|chief|foreman|master|supervis\w+)\b/i
const forLeading = 1.2

export function findUsualPay(role: string): UsualPay | null {
  const title = role.slice(0, 120)
  const found = usualPay.find(({ pattern }) => pattern.test(title)) ?? null
  // A party chief and a head chef have such a word in their trade.
  return found && leads.test(title.replace(found.pattern, ' ')) ? (leading.get(found) ?? found) : found
}

/** Made once, so that two roles with the same usual pay have the same object. */
const leading = new Map(
  usualPay.map((one) => [
    one,
    { ...one, role: `${one.role} who leads others`, low: one.low * forLeading, high: one.high * forLeading },
  ]),
)
