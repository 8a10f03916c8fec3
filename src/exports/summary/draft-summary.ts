import { nameAmount } from '#domain/finance/parse-amount.ts'
import { wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import { marketAnalysisCopy } from '#domain/plan/fields/market-analysis.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, isBlank } from '#exports/document/clean-text.ts'
import { clipText } from '#exports/document/clip-text.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'
import type { Reader } from '#exports/document/readers.ts'
import { nameEntity } from '#exports/document/sections/legal-structure.ts'
import type { SummaryFigures, YearSummary } from '#exports/document/summary-figures.ts'

const longestBackground = 220
const longestAnswer = 320
/** About five lines, for what stands above everything else on one page. */
const longestBrief = 420
const mostNames = 4

const useWords: Readonly<Record<string, string>> = {
  equipment: 'equipment',
  'fit-out': 'the build-out of the premises',
  land: 'land',
  stock: 'opening stock',
  deposit: 'deposits',
  fee: 'fees and start-up expenses',
  'cash-reserve': 'a cash reserve',
  'loan-fee': 'loan fees',
}

/**
 * The executive summary in plain sentences, from what is written: what, for whom, how much is asked for what, how it
 * comes back, key figures and team. A sentence whose field is empty is left out. Paragraphs are parted by an empty line.
 */
export function draftSummary(data: WorkbookData, figures: SummaryFigures | null, reader: Reader): string {
  const asks = figures ? sayRequest(figures, data, reader) : []
  if (reader === 'one-page') {
    return clipText([sayWhat(data), ...asks, ...sayRepayment(figures)].join(' '), longestBrief)
  }
  const isForBank = reader === 'bank'
  const paragraphs = [
    [
      sayWhat(data),
      sayCustomers(data),
      reader === 'investor' ? sayMarket(data) : '',
      reader === 'investor' ? '' : sayLegalForm(data),
    ],
    [...asks, sayUses(figures), ...(figures ? sayOtherMoney(figures, data) : [])],
    [...sayRepayment(figures), ...(isForBank ? saySecurity(data) : [])],
    figures ? sayOutlook(figures) : [],
    [sayTeam(data), ...sayBackgrounds(data)],
  ]
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** The person's own summary, or the draft for a reader. On one page, an own summary is shortened. */
export function chooseSummary(data: WorkbookData, figures: SummaryFigures | null, reader: Reader): string {
  const own = data.implementationTimeline.executiveSummary
  if (isBlank(own)) return draftSummary(data, figures, reader)
  return reader === 'one-page' ? clipText(own, longestBrief) : own
}

/** What is in brackets is still to be filled in, so it is said only if there is nothing else to say. */
function sayWhat({ businessIdea: idea }: WorkbookData): string {
  const answers = [idea.oneLiner, idea.valueProposition, idea.solution, idea.problemStatement].filter(
    (answer) => !isBlank(answer),
  )
  const answer = answers.find((text) => findPlaceholders(text).length === 0) ?? answers[0]
  if (answer !== undefined) return endSentence(clipText(answer, longestAnswer))
  return isBlank(idea.name) ? '' : `The business is called ${cleanLine(idea.name)}.`
}

function sayCustomers(data: WorkbookData): string {
  const segments = keepFilledItems(data.marketAnalysis.segments, marketAnalysisCopy.segments.createBlank)
  const names = listFilled(segments.map(({ name }) => name))
  if (names.length === 0) return ''
  // A list and no sentence, because the names of groups begin with capitals.
  const whose = sayWhat(data) === '' ? `Customers of ${nameBusiness(data)}` : 'Customers'
  return `${whose}: ${endSentence(names.join('; '))}`
}

/** Only sizes in money. A market of 12,000 clinics needs its own words. */
function sayMarket({ marketAnalysis: { tam, som } }: WorkbookData): string {
  const [whole, share] = [tam, som].map(nameMoney)
  if (!whole) return ''
  return share
    ? `The total market is put at ${whole}, and the plan sets out to win ${share} of it.`
    : `The total market is put at ${whole}.`
}

const moneyPattern = /\p{Sc}|\b(?:USD|EUR|GBP|CHF|dollars?|euros?|pounds?)\b/iu
/** As in '38 million US dollars'. */
const longestCurrency = 14

function nameMoney(size: string): string | null {
  const named = nameAmount(size)
  if (named === null) return null
  const end = Math.max(0, size.indexOf(named)) + named.length + longestCurrency
  return moneyPattern.test(size.slice(0, end)) ? named : null
}

function sayLegalForm({ legalStructure }: WorkbookData): string {
  const form = cleanLine(nameEntity(legalStructure.businessEntity))
  return isBlank(form) ? '' : `Legal form: ${endSentence(form)}`
}

function sayRequest(figures: SummaryFigures, data: WorkbookData, reader: Reader): string[] {
  const { loan, loanCount, term, rate, investors } = figures
  const business = nameBusiness(data)
  const isOne = loanCount === 1
  const terms = isOne ? ` over ${term} at ${rate}` : ' in all'
  const asks = [
    loan === null ? '' : `${business} asks for ${isOne ? 'a loan' : 'loans'} of ${loan}${terms}.`,
    investors === null ? '' : `${business} asks investors for ${investors}.`,
  ].filter((sentence) => sentence !== '')
  return reader === 'investor' ? asks.toReversed() : asks
}

function sayOtherMoney({ own, ownShare, grants }: SummaryFigures, data: WorkbookData): string[] {
  const isOne = listFilled(data.teamStructure.founders.map(({ name }) => name)).length === 1
  const share = ownShare === null ? '' : `, ${ownShare} of what the project costs`
  return [
    own === null ? '' : `The ${isOne ? 'owner puts' : 'owners put'} in ${own} of their own money${share}.`,
    grants === null ? '' : `Grants bring ${grants}.`,
  ]
}

function sayUses(figures: SummaryFigures | null): string {
  if (!figures || figures.project === null) return ''
  const { loan, investors, own, grants, project, uses } = figures
  // Without a source of money, its cost is no request.
  if (loan === null && investors === null && own === null && grants === null) return ''
  const parts = uses.map(({ kind, amount }) => `${useWords[kind] ?? 'other costs'} (${amount})`)
  return `In all, the project costs ${project}: ${joinNames(parts)}.`
}

function sayRepayment(figures: SummaryFigures | null): string[] {
  if (!figures || figures.loan === null) return []
  const { payment, interestOnlyMonths, balloon, cover, isCovered, coverAfter, loanCount } = figures
  const taken = [...(coverAfter.pay ? ['the owner’s pay'] : []), ...(coverAfter.tax ? ['taxes'] : [])]
  const after = taken.length === 0 ? '' : `, after ${joinNames(taken)}`
  const first =
    interestOnlyMonths > 0 ? ` after ${interestOnlyMonths} months in which only interest is due` : ''
  const wanted = isCovered ? ` Most banks ask for ${wantedDebtCover.value}.` : ''
  return [
    payment === null
      ? `The ${loanCount === 1 ? 'loan is' : 'loans are'} repaid from what the business earns.`
      : `The loan is repaid from what the business earns in monthly payments of ${payment}${first}${balloon === null ? '' : `, with a balloon of ${balloon} at the end`}.`,
    ...(cover === null
      ? []
      : [`In year 2, the business earns its loan payments ${cover} times${after}.${wanted}`]),
  ]
}

function saySecurity({ financialProjections: { funding } }: WorkbookData): string[] {
  return [
    isBlank(funding.collateral)
      ? ''
      : `Collateral: ${endSentence(clipText(funding.collateral, longestAnswer))}`,
    isBlank(funding.guarantors)
      ? ''
      : `Guarantors: ${endSentence(clipText(funding.guarantors, longestAnswer))}`,
  ]
}

function sayOutlook(figures: SummaryFigures): string[] {
  const { years, hasDraws, firstProfit, lastingProfit, lowestCash, lowestCashAt, drawn } = figures
  if (years.length === 0) return []
  const owed = drawn === null ? '' : `, with ${drawn} drawn on the line of credit`
  const taken = hasDraws ? ' after what the owners draw' : ''
  const sales = years.map((year, index) => `${year.sales} in year ${index + 1}`)
  const results = years.map(sayResult)
  return [
    `Sales are planned at ${joinNames(sales)}.`,
    `The result is ${joinNames(results)}${hasDraws ? ', before what the owners draw' : ''}.`,
    firstProfit === null ? '' : `The first month with a profit is ${firstProfit.replace(/^in /u, '')}.`,
    lastingProfit === null || lastingProfit === firstProfit
      ? ''
      : `A profit${taken} lasts from ${lastingProfit.replace(/^in /u, '')} on.`,
    lowestCash === null ? '' : `Cash is lowest ${lowestCashAt}, at ${lowestCash}${owed}.`,
  ]
}

function sayResult({ profit, isLoss }: YearSummary, index: number): string {
  return `a ${isLoss ? 'loss' : 'profit'} of ${profit} in year ${index + 1}`
}

function sayTeam(data: WorkbookData): string {
  const names = data.teamStructure.founders
    .filter(({ name }) => !isBlank(name))
    .slice(0, mostNames)
    .map(({ name, role }) => {
      const [short = ''] = cleanLine(role).split(/[,;:(]/u)
      return isBlank(short) ? cleanLine(name) : `${cleanLine(name)} (${short.trim()})`
    })
  return names.length === 0 ? '' : `${nameBusiness(data)} is led by ${joinNames(names)}.`
}

function sayBackgrounds({ teamStructure }: WorkbookData): string[] {
  return teamStructure.founders
    .filter(({ name, background }) => !isBlank(name) && !isBlank(background))
    .slice(0, 2)
    .map(
      ({ name, background }) =>
        `Background of ${cleanLine(name)}: ${endSentence(clipText(background, longestBackground))}`,
    )
}

function nameBusiness({ businessIdea: { name } }: WorkbookData): string {
  return isBlank(name) || findPlaceholders(name).length > 0 ? 'The business' : cleanLine(name)
}

function listFilled(texts: readonly string[]): string[] {
  return texts
    .map(cleanLine)
    .filter((text) => !isBlank(text))
    .slice(0, mostNames)
}

/** With the mark at its end that a sentence needs. */
function endSentence(text: string): string {
  return /[.!?…。！？]["”’)]?$/u.test(text) ? text : `${text.replace(/[,;:]$/u, '')}.`
}

/** 'One, two and three', or with semicolons where a name has a comma of its own. */
function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const mark = names.some((name) => /,\s/u.test(name)) ? ';' : ','
  const isLong = names.length > 2
  return `${names.slice(0, -1).join(`${mark} `)}${isLong || mark === ';' ? mark : ''} and ${last}`
}
