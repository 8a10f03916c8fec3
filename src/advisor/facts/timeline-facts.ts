import { readWhen, type When } from '#domain/plan/read-when.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { type DependencyGraph, linkDependencies } from './dependency-graph.ts'
import { sampleItems } from './texts.ts'

export interface DatedMilestone {
  id: string
  title: string
  description: string
  timeline: string
  dependencies: readonly string[]
  when: When | null
}

export interface TimelineFacts {
  milestones: readonly DatedMilestone[]
  graph: DependencyGraph
  /** The milestone that brings in the money. */
  funding: DatedMilestone | null
  /** The milestone when customers can start to buy. */
  launch: DatedMilestone | null
  /** The first one that spends a large amount. */
  firstSpending: DatedMilestone | null
  permits: DatedMilestone | null
  review: DatedMilestone | null
}

/** 'Covers all costs, loan and pay' needs the loan, and does not bring it. */
const paysBack =
  /\b(?:covers?|covered|repa(?:y|ys|id)|pays? (?:back|off|for)|payments?|carr(?:y|ies)|enough for|after) [^.;]{0,40}\b(?:loans?|financing|credit line|line of credit|capital)\b|\b(?:loan|bank) (?:payments?|installments?|review|covenants?)\b/i
const fundingPattern =
  /\b(?:fund(?:s|ing|ed|raising)?|(?:micro)?loans?|round closed|money in|financ(?:e|ing|ed)|invest(?:or|ors|ment)|capital|grant|seed round|crowdfunding|sba|credit line|line of credit|own money)\b|^\s*money\b|\b(?:bank|lender|partner|investor|family|our|my)(?:[’']s)? (?:\p{Sc}\s?\d|money\b)/iu
const launchPattern =
  /\b(?:launch|open(?:s|ing)?|go(?:es)? live|going live|first (?:[a-z]+ ){0,2}(?:sales?|customers?|orders?|deliver(?:y|ies)|clients?|paying|visits?|jobs?|weeks?|students?|patients?|guests?|bookings?|appointments?|tours?)|start of sales|doors open)\b/i
/** How a business starts that opens no doors. Only read when no milestone says more. */
const startPattern =
  /^\s*start\s*$|\b(?:take-?over|full-time start|start of (?:business|operations|trading|service|work)|(?:business|operations|trading|service|sales|deliveries) (?:starts?|begins?)|first (?:[a-z-]+ ){0,2}(?:pieces?|weddings?|projects?|classes|class|lessons?|rides?|events?|routes?|tenants?|residents?|members?|subscribers?|users?|treatments?|sessions?|shipments?|contracts?|assignments?|day of business)|first (?:day|week|month) (?:as|of|in|at|under|with)|first (?:[a-z-]+ ){1,2}(?:sold|delivered|shipped|served|billed|installed))\b/i
/** 'First loops', 'First paid Monday': whatever the trade calls what it sells. */
export const firstPattern =
  /\bfirst (?:paid|paying|billed|sold) \p{L}+|^\W*(?:the |our )?first (?!(?:[a-z-]+ ){0,2}(?:hires?|rounds?|drafts?|years?|quarters?|months?|reviews?|flocks?|batch(?:es)?|pullets?|hens?|animals?|calves|mailings?|payments?|campaigns?|ads?|newsletters?|prototypes?|versions?|interviews?|quotes?|offers?|letters?|tests?|inspections?|stock|inventory|seasons?|winter|summer|spring|fall|money|tranches?|installments?|employees?|drivers?|staff|crews?|helpers?|machines?|ovens?|trucks?|vans?|talks?|meetings?|contacts?|visits? to|loans?|investments?|plantings?|seeds?|trees?|steps?|deposits?|results?|audits?|raise|training|permits?|licenses?)\b)(?!.*\b(?:hired|trained|bought|installed|replaced|signed|filed|drawn|starts? work|on the payroll)\b)(?:[1-9]|\p{L})/iu
const spendingPattern =
  /\b(?:hir(?:e|es|ing)|build[- ]?out|fit[- ]?out|renovat\w{0,6}|construction|equipment|machine(?:ry)?|purchas\w{0,3}|buy(?:ing)?|lease|inventory|opening stock|install\w{0,6}|core team|campaign|infrastructure)\b/i
const permitPattern =
  /\b(?:permits?|licen[cs](?:e|es|ing|ed)|credentials?|accredit\w{0,6}|inspections?|certificat\w{0,5}|approvals?|regist(?:er|ration|ered))\b/i
const reviewPattern =
  /\b(?:review|compare|evaluat\w{0,4}|look back|retrospective|assess\w{0,4}|check the plan|annual check|iterate)\b/i

/** A section that did not change is the same object, and so are its facts. */
const bySection = new WeakMap<object, TimelineFacts>()

export function readTimeline({ implementationTimeline }: WorkbookData): TimelineFacts {
  const known = bySection.get(implementationTimeline) ?? read(implementationTimeline)
  bySection.set(implementationTimeline, known)
  return known
}

function read(section: WorkbookData['implementationTimeline']): TimelineFacts {
  const milestones = sampleItems(section.milestones).map(
    ({ id, title, description, timeline, dependencies }) => ({
      id,
      title,
      description,
      timeline,
      dependencies,
      when: narrow(readWhen(timeline), timeline),
    }),
  )
  const funding = findMilestone(milestones, fundingPattern)
  return {
    milestones,
    graph: linkDependencies(milestones),
    funding,
    launch: findLaunch(milestones),
    firstSpending: findEarliest(
      milestones.filter(
        (milestone) => milestone !== funding && spends(milestone) && !isNeeded(milestone, funding),
      ),
    ),
    permits: findMilestone(milestones, permitPattern),
    review: findMilestone(milestones, reviewPattern),
  }
}

/** 'Early March 2027' is the first third of the month, 'late March 2027' the last. */
function narrow(when: When | null, timeline: string): When | null {
  const part = /\b(early|mid|middle of|late|end of)[\s-](?=\p{Lu})/iu.exec(timeline.slice(0, 40))?.[1]
  if (!when || part === undefined || when.endMonth - when.startMonth !== 1) return when
  const third = /^early/i.test(part) ? 0 : /^mid/i.test(part) ? 1 : 2
  const startMonth = when.startMonth + third / 3
  return { ...when, startMonth, endMonth: startMonth + 1 / 3 }
}

const boughtPattern =
  /\b(?:install(?:ed|ation)|bought|ordered|purchased|delivered|down payment|deposit paid)\b/i
const conditionPattern =
  /\bcontingen|\bsubject to\b|\bcondition(?:al|ed)? (?:on|upon)\b|\bonly if\b|\bopening clause\b/i

function spends({ title, description }: DatedMilestone): boolean {
  const details = description.slice(0, 400)
  return (
    !conditionPattern.test(details) &&
    (spendingPattern.test(title.slice(0, 200)) || boughtPattern.test(details))
  )
}

/** A lender pays out for a signed lease, so what the money waits for comes before it. */
function isNeeded({ title }: DatedMilestone, funding: DatedMilestone | null): boolean {
  const wanted = title.trim().toLowerCase()
  return funding?.dependencies.some((name) => name.trim().toLowerCase() === wanted) ?? false
}

function findLaunch(milestones: readonly DatedMilestone[]): DatedMilestone | null {
  const real = milestones.filter(
    ({ title }) => !/\b(?:beta|soft|test|prepar|campaign|account|hand-?over ends?)/i.test(title),
  )
  const isTitled = real.some(({ title }) => launchPattern.test(title.slice(0, 200)))
  const start = isTitled ? undefined : real.find(({ title }) => startPattern.test(title.slice(0, 200)))
  const firsts = real.filter(({ title }) => firstPattern.test(title.slice(0, 200)))
  const first = isTitled ? null : findEarliest(firsts)
  return start ?? first ?? findMilestone(real, launchPattern)
}

/** Titles come first, because a description may mention another milestone. */
function findMilestone(milestones: readonly DatedMilestone[], pattern: RegExp): DatedMilestone | null {
  return (
    milestones.find(({ title }) => pattern.test(title.slice(0, 200))) ??
    milestones.find(({ description }) =>
      pattern.test(
        (pattern === fundingPattern ? description.replace(paysBack, ' ') : description).slice(0, 400),
      ),
    ) ??
    null
  )
}

function findEarliest(milestones: readonly DatedMilestone[]): DatedMilestone | null {
  const planned = milestones.filter(({ when }) => when !== null)
  return planned.reduce<DatedMilestone | null>(
    (earliest, milestone) =>
      (milestone.when?.startMonth ?? 0) < (earliest?.when?.startMonth ?? Infinity) ? milestone : earliest,
    null,
  )
}
