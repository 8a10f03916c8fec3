import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { toForecastMonths } from '#advisor/facts/calendar-facts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { findLongest } from '#advisor/facts/durations.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { PlannedHire } from '#advisor/facts/team-facts.ts'
import { isBlank, isWritten, joinTexts, listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { findMainPersona } from './customer-personas.ts'
import { showMilestone } from './show-milestone.ts'
import { at, atItem, recommend, show, type Rule, weights } from './rule.ts'

/** People, customers and dates in one step that another step leaves out. */

interface Work {
  readonly name: string
  readonly work: RegExp
  readonly skill: RegExp
  /** A cost that shows that someone outside is paid for it. */
  readonly paid?: RegExp
  /** A report is delivered by email. */
  readonly isPhysical?: true
}

/** Kinds of work: the words that name it in a process, and the words that show someone on the team can do it. */
const fields: readonly Work[] = [
  {
    name: 'bookkeeping',
    work: /\b(?:bookkeep\w{0,4}|invoic\w{0,4}|accounting|payroll|month-end|tax(?:es)?)\b/i,
    paid: /\b(?:bookkeep\w{0,4}|accountants?|accounting|cpa|tax advis\w+)\b/i,
    skill:
      /\b(?:bookkeep\w{0,4}|account(?:ant|ing|s)|cpa|cfo|financ\w{0,5}|controller|payroll|money|numbers)\b/i,
  },
  {
    name: 'software',
    work: /\b(?:software|release|releases|develop(?:ment|ed)?|coding|deploy\w{0,4}|app|hosting|bug|bugs)\b/i,
    skill:
      /\b(?:software|develop\w{0,5}|engineer\w{0,3}|programm\w{0,4}|cto|technical|technology|it|product|code)\b/i,
  },
  {
    name: 'selling',
    work: /\b(?:sales calls?|quotes?|demos?|proposals?|inquir(?:y|ies)|leads?|closing deals)\b/i,
    skill:
      /\b(?:sales|sell\w{0,3}|sold|account|business development|customers?|clients?|commercial|managing|ceo|owner)\b/i,
  },
  {
    name: 'deliveries',
    isPhysical: true,
    work: /\b(?:deliver(?:y|ies|ed|s)|shipping|shipped|routes?|van|logistics)\b/i,
    skill:
      /\b(?:driver|deliver\w{0,4}|logistics|shipping|route|routes|operations|fulfill\w{0,6}|courier|warehouse|packing)\b/i,
  },
  {
    name: 'cooking and baking',
    work: /\b(?:bake|baked|baking|cook|cooked|cooking|kitchen|pastry|roast|roasted|roasting|recipes?)\b/i,
    skill:
      /\b(?:bak\w{0,5}|cook\w{0,3}|chef|kitchen|pastry|roast\w{0,4}|barista|restaurant|food|culinary|café|cafe|coffee)\b/i,
  },
  {
    name: 'hiring and training',
    work: /\b(?:hiring|interviews?|onboard\w{0,4} (?:staff|employees)|train(?:s|ing) (?:new )?(?:staff|employees|baristas))\b/i,
    skill:
      /\b(?:manag\w{0,4}|lead|led|hr|people|team|staff|train\w{0,4}|human resources|ran|runs|owner|director)\b/i,
  },
]

const marketingSkill =
  /\b(?:market\w{0,4}|advertis\w{0,4}|brand\w{0,3}|social media|content|growth|sales|customers?|communications?|community|pr|design\w{0,3}|instagram)\b/i

/** Registered in a day, or held already. */
const quickPermit =
  /\b(?:incorporat\w*|articles|regist\w+|sales (?:and use )?tax|seller[’']s permit|ein\b|tax (?:id|number|certificate)|business (?:licen[cs]e|registry|tax)|done|received|held|holds?|valid|in hand|already|paid online|fee to|vendor[’']s licen[cs]e|not needed|no [\w ]{0,30}(?:needed|required)|app store)\b/i
/** Founding, naming and enrolling a company: a form and a fee, which no opening waits for. */
const companyForm =
  /\b(?:llc|l\.l\.c|compan(?:y|ies)|corporation|incorporation|partnership|nonprofit|secretary of state|articles of organi[sz]ation|(?:assumed|trade|fictitious|business|company) names?|dba|d\/b\/a|foreign (?:qualification|registration|entity)|employers? (?:accounts?|registrations?|numbers?|ids?|identification)|(?:payroll|unemployment|withholding)(?: (?:insurance|tax))? (?:accounts?|registrations?|numbers?)|federal (?:tax|employer)|occupational (?:tax )?licen[cs]e|certificate of authority|resale (?:certificate|permit|licen[cs]e)|seller['’]?s (?:permit|licen[cs]e))\b/i
/** What an inspector or a board decides on. It takes its time, whatever else the line names. */
const decided =
  /\b(?:food|liquor|alcohol|beer|wine|health|zoning|building|fire|child ?care|day ?care|conditional|special use|occupancy|contractors?|environmental|discharge|dnr|epa|waste|septage|pesticide|septic|medical|pharmacy|clinic)\b/i
const noneNeeded = /\bno (?:[\p{L}-]+ ){0,3}(?:licen[cs]es?|permits?)\b/iu
const monthsWithoutMilestone = 1.1
/** Long enough to keep the doors closed, although the line names a month. */
const longWait = 1.2
const waits = /\b(?:weeks|months)\b[^.;]{0,30}\b(?:once|after|from|when)\b/i
const isHeld = /\b(?:held|holds?|valid|received|issued|granted|in hand|has it|already|renew\w*)\b/i
const agencyPaper = /\b(?:licen[cs]es?|permits?|certificates?)\b/i
/** 'LLC registered' is no permit. */
const isPaper =
  /\b(?:permits?|licen[cs](?:e|es|ing|ed)|credentials?|accredit\w{0,6}|inspect\w*|certificat\w{0,5}|approv\w*|authori[sz]\w*|occupancy|health department|cleared)\b/i

/** Done in days, held already, planned with a month of its own, or through within a month. */
function needsNoMilestone(text: string): boolean {
  const whole = text.slice(0, 300)
  // A board decides on a 'septage business license', whatever it is called.
  const beginning = decided.test(whole) ? whole.replace(/\bbusiness (?=licen[cs]e)/iu, '') : whole
  const longest = findLongest(beginning)
  if (
    longest !== null &&
    longest.months >= longWait &&
    waits.test(beginning) &&
    agencyPaper.test(beginning) &&
    !isHeld.test(beginning)
  )
    return false
  if (quickPermit.test(beginning) || noneNeeded.test(beginning)) return true
  if (companyForm.test(beginning) && !decided.test(beginning)) return true
  const isDated = readKnownText(beginning).some(({ kind, time }) => kind === 'date' && time !== null)
  if (isDated || /\bmonths? \d/i.test(beginning)) return true
  return longest !== null && longest.months <= monthsWithoutMilestone
}

const leadsAll =
  /\b(?:owner|founder|managing|general|director|president|ceo|chief executive|partner|proprietor)\b/i

/** Where people look before they buy, in a persona's words and in a channel's name. */
const lookouts: readonly { name: string; pattern: RegExp; isEverywhere?: boolean }[] = [
  { name: 'Instagram', pattern: /\binstagram|\binsta\b/i },
  { name: 'TikTok', pattern: /\btik\s?tok\b/i },
  { name: 'Facebook', pattern: /\bfacebook\b/i },
  { name: 'LinkedIn', pattern: /\blinked\s?in\b/i },
  { name: 'YouTube', pattern: /\byou\s?tube\b/i },
  { name: 'search on Google', pattern: /\bgoogl\w{0,4}|\bsearch(?:es|ed)?\b|\bseo\b|\bgoogle\b/i },
  { name: 'reviews', isEverywhere: true, pattern: /\breviews?\b|\byelp\b|\btripadvisor\b|\bratings?\b/i },
  {
    name: 'what friends and colleagues say',
    isEverywhere: true,
    pattern:
      /\bfriends?\b|\bcolleagues?\b|\bneighbou?rs?\b|\breferr?al\w{0,2}|\bword of mouth\b|\brecommend\w{0,6}|\bother (?:owners|managers|parents|office managers)\b/i,
  },
  { name: 'email', pattern: /\be-?mails?\b|\bnewsletters?\b/i },
  {
    name: 'trade fairs and events',
    pattern:
      /\bfairs?\b|\bevents?\b|\bconferences?\b|\btrade shows?\b|\bmarkets?\b|\bwebinars?\b|\b(?:trade|association|club) meetings?\b/i,
  },
  {
    name: 'the shop window and the street',
    pattern:
      /\bwalk(?:s|ing)? (?:by|past)\b|\bpass(?:es|ing)? by\b|\bwindow\b|\b(?:a|the|our|your|shop|street|road) signs?\b|\bsigns? (?:on|at|in|by) (?:the |a |our )?(?:street|road|door|corner|highway|window|building|fence|lot|yard|main)|\bflyers?\b|\bstorefront\b|\bfoot traffic\b/i,
  },
  { name: 'newspapers and radio', pattern: /\bnewspapers?\b|\bradio\b|\blocal paper\b|\bmagazines?\b/i },
]

function joinProcesses({ data }: PlanFacts): string {
  return joinTexts([
    ...sampleItems(data.operationsPlan.keyProcesses),
    ...sampleItems(data.businessModel.keyActivities),
  ])
}

export const peopleContradictions: readonly Rule[] = [
  {
    id: 'cross-work-nobody-does',
    steps: [7, 9],
    weight: weights.weak + 5,
    find(facts) {
      const { team, data } = facts
      if (team.founderCount === 0 && team.hires.length === 0) return null
      // Work that a supplier or a partner takes on needs no one on the team.
      const outside = joinTexts([
        ...sampleItems(data.operationsPlan.suppliers),
        ...sampleItems(data.businessModel.keyPartnerships),
      ])
      const work = joinProcesses(facts)
      const costs = readCosts(facts).words
      const uncovered = fields.find(
        (field) =>
          (field.isPhysical !== true || facts.kind.isPhysical) &&
          field.work.test(work) &&
          !field.skill.test(team.skills) &&
          !field.work.test(outside) &&
          !(field.paid?.test(costs) ?? false),
      )
      if (!uncovered) return null
      const process = data.operationsPlan.keyProcesses.find((text) => uncovered.work.test(text.slice(0, 400)))
      return show(
        recommend(
          'Work that no one on the team does',
          `${process === undefined ? 'Your key activities' : quote(process, 40)} ${process === undefined ? 'need' : 'needs'} someone for ${uncovered.name}, but the plan gives that work to no founder, hire or advisor. Name the person, the hire or the firm. A lender compares these two steps.`,
          at('operationsPlan', 'keyProcesses'),
        ),
        [
          { address: at('operationsPlan', 'keyProcesses'), says: shorten(process ?? joinProcesses(facts)) },
          { address: at('teamStructure', 'founders'), says: `No one for ${uncovered.name}` },
        ],
      )
    },
  },
  {
    id: 'cross-channels-nobody-runs',
    steps: [6, 9],
    weight: weights.weak,
    find({ data, team }) {
      const first = data.marketingStrategy.channels.find(isWritten)
      if (first === undefined || team.founderCount === 0 || marketingSkill.test(team.skills)) return null
      // An owner without a narrower role does it.
      if (sampleItems(data.teamStructure.founders).some(({ role }) => leadsAll.test(role.slice(0, 200))))
        return null
      return show(
        recommend(
          'Who does the marketing?',
          `${quote(first, 40)} takes hours every week, but no one on the team does marketing or sales. Assign it to a founder by name, with the hours, or plan a part-time hire.`,
          at('teamStructure', 'keyHires'),
        ),
        [
          { address: at('marketingStrategy', 'channels'), says: shorten(first) },
          { address: at('teamStructure', 'founders'), says: 'No one does marketing or sales' },
        ],
      )
    },
  },
  {
    id: 'cross-persona-elsewhere',
    steps: [6, 5],
    weight: weights.weak + 4,
    find(facts) {
      const primary = findMainPersona(facts)
      const channels = joinTexts(sampleItems(facts.data.marketingStrategy.channels))
      if (!primary || isBlank(primary.buyingBehavior) || isBlank(channels)) return null
      const behavior = primary.buyingBehavior.slice(0, 1000)
      const looked = lookouts.filter(({ pattern }) => pattern.test(behavior))
      const [missed] = looked
      if (!missed || looked.some(({ pattern }) => pattern.test(channels))) return null
      // People talk and compare wherever they are. Only a medium of its own can be missed.
      if (looked.every(({ isEverywhere }) => isEverywhere === true)) return null
      return show(
        recommend(
          'Your persona looks somewhere else',
          `${isBlank(primary.name) ? 'Your primary persona' : quote(primary.name, 32)} relies on ${missed.name} (${quote(primary.buyingBehavior, 40)}), but none of your channels is there. Add it, or swap it for the channel you are least sure of.`,
          at('marketingStrategy', 'channels'),
        ),
        [
          {
            address: atItem('customerPersonas', 'personas', primary.id, 'buyingBehavior'),
            says: shorten(primary.buyingBehavior),
          },
          { address: at('marketingStrategy', 'channels'), says: shorten(channels) },
        ],
      )
    },
  },
  {
    id: 'cross-persona-other-problem',
    steps: [5, 1],
    weight: weights.polish,
    find(facts) {
      const primary = findMainPersona(facts)
      const { problemStatement, solution, valueProposition } = facts.data.businessIdea
      if (!primary || isBlank(primary.painPoints) || isBlank(problemStatement)) return null
      const idea = new Set(listWords(joinTexts([problemStatement, solution, valueProposition])).map(stem))
      const pains = listWords(joinTexts([primary.painPoints, primary.goals])).filter(
        (word) => word.length > 3,
      )
      if (pains.length < 4 || pains.some((word) => idea.has(stem(word)))) return null
      return show(
        recommend(
          'Persona and problem tell different stories',
          `What bothers ${isBlank(primary.name) ? 'your primary persona' : quote(primary.name, 32)} (${quote(primary.painPoints, 40)}) has no word in common with your problem statement. Either this is not the customer you describe there, or it is not their problem. Make the two match.`,
          atItem('customerPersonas', 'personas', primary.id, 'painPoints'),
        ),
        [
          {
            address: atItem('customerPersonas', 'personas', primary.id, 'painPoints'),
            says: shorten(primary.painPoints),
          },
          { address: at('businessIdea', 'problemStatement'), says: shorten(problemStatement) },
        ],
      )
    },
  },
  {
    id: 'cross-license-not-in-timeline',
    steps: [10, 12],
    weight: weights.weak + 3,
    find({ data, timeline: { permits, milestones, launch } }) {
      const hasStep =
        permits !== null &&
        // A company that is registered has no license yet.
        (!companyForm.test(permits.title.slice(0, 200)) ||
          milestones.some(
            ({ title, description, when }) =>
              isPaper.test(title.slice(0, 200)) ||
              // After the opening, an inspection may be what is sold.
              ((when?.startMonth ?? 0) <= (launch?.when?.startMonth ?? Infinity) &&
                isPaper.test(description.slice(0, 400))),
          ))
      const license = data.legalStructure.licenses.find(
        (text) =>
          isWritten(text) &&
          !needsNoMilestone(text) &&
          (permits === null || agencyPaper.test(text.slice(0, 300))),
      )
      if (license === undefined || hasStep || milestones.length === 0) return null
      return show(
        recommend(
          'The permits are not in the timeline',
          `${quote(license, 40)} takes an agency several weeks, but no milestone allows for it. Add one before the opening, with the time the agency gave you. Permits are the most common reason for opening late.`,
          at('implementationTimeline', 'milestones'),
        ),
        [
          { address: at('legalStructure', 'licenses'), says: shorten(license) },
          { address: at('implementationTimeline', 'milestones'), says: 'No milestone for it' },
        ],
      )
    },
  },
  {
    id: 'cross-open-before-permit',
    steps: [12, 10],
    weight: weights.contradicts,
    find({ timeline: { permits, launch } }) {
      if (!permits?.when || !launch?.when || permits === launch || permits.when.scale !== launch.when.scale)
        return null
      if (launch.when.endMonth >= permits.when.endMonth) return null
      // A machine that is registered later is no permit to open.
      if (!openingPermit.test(`${permits.title.slice(0, 200)} ${permits.description.slice(0, 400)}`))
        return null
      return show(
        recommend(
          'You open before you have the permit',
          `${quote(launch.title, 32)} is planned for ${quote(launch.timeline, 24)}, but ${quote(permits.title, 32)} only for ${quote(permits.timeline, 24)}. Swap them. Opening without the permit can cost you the license for good, and the loan with it.`,
          atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
        ),
        [showMilestone(launch), showMilestone(permits)],
      )
    },
  },
  {
    id: 'cross-hire-not-in-timeline',
    steps: [9, 12],
    weight: weights.polish,
    find(facts) {
      const { team } = facts
      const { milestones } = facts.timeline
      const final = milestones.findLast(({ when }) => when !== null)
      const last = final?.when
      const late =
        last &&
        team.hires.find(
          (hire) =>
            hire.when?.scale === last.scale &&
            hire.when.startMonth > latest(milestones, last.scale) &&
            !isAfterForecast(facts, hire),
        )
      if (!final || !late) return null
      return show(
        recommend(
          'A hire after the plan ends',
          `${isBlank(late.role) ? 'A hire' : quote(late.role, 32)} starts at ${quote(late.timeline, 24)}, after your last milestone. Add a milestone for the growth that pays for the hire, or leave the hire out of this plan.`,
          atItem('teamStructure', 'keyHires', late.id, 'timeline'),
        ),
        [
          { address: atItem('teamStructure', 'keyHires', late.id, 'timeline'), says: shorten(late.timeline) },
          showMilestone(final),
        ],
      )
    },
  },
]

/** A hire after the last month of the forecast is no part of it, and needs no milestone in it. */
function isAfterForecast(facts: PlanFacts, { when }: PlannedHire): boolean {
  const { months } = facts.data.financialProjections.forecast.frame
  const time = when && readForecast(facts) ? toForecastMonths(facts, when) : null
  return time !== null && time.start >= (months ?? Infinity)
}

function latest(milestones: PlanFacts['timeline']['milestones'], scale: string): number {
  return milestones.reduce((end, { when }) => (when?.scale === scale ? Math.max(end, when.endMonth) : end), 0)
}

const openingPermit = /permit|licen[cs]|inspect|approv|certificat|accredit|credential|registration/i

/** Enough of a word to find 'roast' in 'roasting'. */
function stem(word: string): string {
  return word.slice(0, 5)
}
