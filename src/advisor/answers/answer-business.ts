import { isFinished } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { joinWords } from '#advisor/wording/sentences.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { readTimelineSpans } from '#domain/drawings/timeline-spans.ts'
import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import { riskPriority } from '#domain/plan/risk-priority.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { plural } from '#domain/wording/plural.ts'
import type { AnswerPlan } from './answer-context.ts'
import { sortRisks } from './sort-risks.ts'

export const answerRisk: AnswerPlan = ({ data }) => {
  const [first, ...rest] = sortRisks(data)
  if (!first)
    return {
      text: `Your plan lists no risks yet, and a plan without risks looks like you did not think about them. Ask me to “suggest risks,” or add five in ${nameStep('riskAnalysis')}.`,
    }
  const unanswered = [first, ...rest].filter(({ mitigation }) => mitigation.trim() === '')
  return {
    text: paragraphs(
      `**Your biggest risk: ${shorten(first.description, 160) || 'one without a description'}**`,
      bullets([
        `Rated ${riskPriority(first.impact, first.probability)}: impact ${first.impact || 'not set'}, probability ${first.probability || 'not set'}`,
        `What you will do: ${first.mitigation.trim() === '' ? `nothing yet. Write an action with a date or a trigger in ${nameStep('riskAnalysis')}` : shorten(first.mitigation, 220)}`,
      ]),
      rest.length > 0 && 'Then, in order:',
      bullets(
        rest
          .slice(0, 5)
          .map((risk) => `${riskPriority(risk.impact, risk.probability)}. ${shorten(risk.description, 120)}`),
      ),
      unanswered.length > 0 &&
        `${countOf(unanswered.length, 'risk')} ${plural(unanswered.length, 'has', 'have')} no mitigation.`,
    ),
  }
}

type Milestone = WorkbookData['implementationTimeline']['milestones'][number]

export const answerMilestones: AnswerPlan = ({ data }) => {
  const { milestones } = data.implementationTimeline
  if (milestones.length === 0)
    return {
      text: `Your plan has no milestones yet. Ask me to “draft milestones,” or add them in ${nameStep('implementationTimeline')}.`,
    }
  const { spans, firstMonth, axisText } = readTimelineSpans(milestones.map(({ timeline }) => timeline))
  const dated = spans.flatMap(({ index, span }) => {
    const milestone = milestones[index]
    return milestone ? [{ milestone, span }] : []
  })
  const nameMonth = (month: number) =>
    firstMonth === null ? `month ${month}` : nameCalendarMonth(firstMonth + month - 1)
  const inOrder = dated.sort(
    (one, other) => one.span.startMonth - other.span.startMonth || one.span.endMonth - other.span.endMonth,
  )
  const first = inOrder[0]
  const inFirst = inOrder.filter(({ span }) => span.startMonth < 1)
  const inSecond = inOrder.filter(({ span }) => span.startMonth >= 1 && span.startMonth < 2)
  const undated = milestones.filter((milestone) => !dated.some((known) => known.milestone === milestone))
  return {
    text: paragraphs(
      first
        ? `**First: ${name(first.milestone)}** (${shorten(first.milestone.timeline, 40)})`
        : '**I cannot read the time of any milestone.** Write it as “Month 3”, “Week 1-2” or “May 2027”.',
      first && isFinished(first.milestone.description) && shorten(first.milestone.description, 200),
      inFirst.length > 1 &&
        `In ${nameMonth(1)}: ${joinWords(inFirst.slice(0, 6).map(({ milestone }) => name(milestone)))}.`,
      inSecond.length > 0 &&
        `In ${nameMonth(2)}: ${joinWords(inSecond.slice(0, 6).map(({ milestone }) => name(milestone)))}.`,
      inOrder.length > 0 && bullets(inOrder.slice(0, 14).map(({ milestone }) => describe(milestone))),
      undated.length > 0 && `Without a time: ${joinWords(undated.slice(0, 6).map(name))}.`,
      firstMonth === null ? 'Months count from the start of the plan.' : `${axisText}.`,
    ),
  }
}

function name({ title }: Milestone): string {
  return shorten(title, 70) || 'Untitled Milestone'
}

function describe(milestone: Milestone): string {
  const after = milestone.dependencies.slice(0, 3).map((dependency) => shorten(dependency, 60))
  return `${shorten(milestone.timeline, 40)}: ${name(milestone)}${after.length > 0 ? `, after ${joinWords(after)}` : ''}`
}

export const answerTeam: AnswerPlan = ({ data }) => {
  const { founders, keyHires, advisors } = data.teamStructure
  if (founders.length + keyHires.length + advisors.length === 0) {
    return {
      text: `Your plan does not list anyone yet. Start with yourself in ${nameStep('teamStructure')}: your role, and what you have done that this business needs.`,
    }
  }
  return {
    text: paragraphs(
      founders.length > 0 && '**Founders**',
      bullets(
        founders
          .slice(0, 6)
          .map(
            (person) =>
              `${shorten([person.name, person.role].filter(Boolean).join(', '), 120) || 'No name yet'}${isFinished(person.background) ? `. ${shorten(person.background, 140)}` : '. Background: not written yet'}`,
          ),
      ),
      keyHires.length > 0 && '**Next hires**',
      bullets(
        keyHires
          .slice(0, 8)
          .map(
            ({ role, timeline, salary }) =>
              `${shorten(role, 80) || 'No role yet'}: ${shorten(timeline, 60) || 'no time set'}, ${shorten(salary, 80) || 'no salary set'}`,
          ),
      ),
      advisors.length > 0 &&
        `Advisors: ${joinWords(advisors.slice(0, 5).map((advisor) => shorten(advisor.name, 60)))}.`,
      founders.length === 0 &&
        `No founder is listed. Lenders finance people first, so add yourself in ${nameStep('teamStructure')}.`,
    ),
  }
}

export const answerLegal: AnswerPlan = ({ data }) => {
  const { businessEntity, jurisdiction, licenses, regulations, intellectualProperty } = data.legalStructure
  const entity =
    entityTypes.find(({ value }) => value === businessEntity)?.label ?? shorten(businessEntity, 60)
  const lists = [
    ['Licenses', licenses],
    ['Regulations', regulations],
    ['Intellectual property', intellectualProperty],
  ] as const
  return {
    text: paragraphs(
      `**Legal form: ${entity || 'not chosen yet'}**${isFinished(jurisdiction) ? `, ${shorten(jurisdiction, 100)}` : '. Jurisdiction: not written yet'}`,
      bullets(
        lists.map(
          ([label, items]) =>
            `${label}: ${
              items.length === 0
                ? `none listed in ${nameStep('legalStructure')}`
                : items
                    .slice(0, 5)
                    .map((item) => shorten(item, 70))
                    .join('; ')
            }`,
        ),
      ),
      'Rules differ from place to place. Before you file, ask your city’s business office for its list of permits, and an accountant about the legal form.',
    ),
  }
}

export const answerOperations: AnswerPlan = ({ data }) => {
  const { keyProcesses, suppliers, technology, quality } = data.operationsPlan
  const lists = [
    ['Processes', keyProcesses],
    ['Suppliers', suppliers],
    ['Technology', technology],
  ] as const
  const empty = lists.filter(([, items]) => items.length === 0).map(([label]) => label.toLowerCase())
  return {
    text: paragraphs(
      ...lists.flatMap(([label, items]) =>
        items.length === 0
          ? []
          : [`**${label}**`, bullets(items.slice(0, 6).map((item) => shorten(item, 120)))],
      ),
      isFinished(quality) && `Quality: ${shorten(quality, 200)}`,
      empty.length > 0 && `Not written yet in ${nameStep('operationsPlan')}: ${joinWords(empty)}.`,
    ),
  }
}

export const answerSuppliers: AnswerPlan = ({ data }) => {
  const { suppliers } = data.operationsPlan
  if (suppliers.length === 0)
    return {
      text: `Your plan lists no suppliers yet. Add the ones you cannot do without in ${nameStep('operationsPlan')}, each with its terms and a backup.`,
    }
  return {
    text: paragraphs(
      `**${countOf(suppliers.length, 'supplier')}**`,
      bullets(suppliers.slice(0, 10).map((supplier) => shorten(supplier, 140))),
      suppliers.length === 1 && 'Name a backup, and add depending on one supplier to your risks.',
    ),
  }
}

export const answerBusinessModel: AnswerPlan = ({ data }) => {
  const streams = data.businessModel.revenueStreams.filter((stream) => stream.trim() !== '')
  if (streams.length === 0)
    return {
      text: `Your plan does not say yet how it makes money. List the revenue streams in ${nameStep('businessModel')}, the largest first, with who pays, for what, and how often.`,
    }
  return {
    text: paragraphs(
      `**${countOf(streams.length, 'revenue stream')}**`,
      bullets(streams.slice(0, 8).map((stream) => shorten(stream, 140))),
      streams.some((stream) => !isFinished(stream)) &&
        `Some of them are template text with [brackets] to fill in (${nameStep('businessModel')}).`,
      !streams.some((stream) => /\d\s?%/u.test(stream)) &&
        'None says what share of sales it brings in. A reader wants to know which one pays the rent.',
    ),
  }
}
