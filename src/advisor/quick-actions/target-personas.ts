import type { Proposal } from '#advisor/advice/advice.ts'
import { findFigures } from '#advisor/advice/find-figures.ts'
import type { AnswerPlan } from '#advisor/answers/answer-context.ts'
import { readFinancialsState } from '#advisor/facts/money-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, normalizeText } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { firstSentence, lowerFirst, upperFirst, withoutStop } from '#advisor/wording/sentences.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { type Archetype, archetypes } from './persona-archetypes.ts'

type Segment = WorkbookData['marketAnalysis']['segments'][number]

const draftCount = 3
/** First names that fit anyone, because the form asks for one. */
const firstNames = ['Alex', 'Sam', 'Jordan']

interface Draft {
  readonly parts: Archetype
  readonly from: string
}

export const answerTargetPersonas: AnswerPlan = ({ data, facts, templateId }) => {
  const kinds = archetypes[templateOrDefault(templateId).id]
  const segments = data.marketAnalysis.segments
    .filter(({ name }) => isFinished(name) && name !== 'New Market Segment')
    .slice(0, draftCount)
  const drafts =
    segments.length > 0
      ? segments.map((segment, index) =>
          draftFromSegment(segment, index, facts, kinds[index % kinds.length] ?? null),
        )
      : kinds.map((archetype) => draftFromKind(archetype, facts))
  const known = data.customerPersonas.personas.length
  return {
    text: paragraphs(
      segments.length > 0
        ? 'Here are drafts from your market segments, your problem statement and your price. Use the ones that fit, then correct them after ten conversations.'
        : `Your plan lists no market segments yet (${nameStep('marketAnalysis')}), so these drafts come from your type of business. Replace the [brackets].`,
      ...drafts.map(({ parts, from }) =>
        paragraphs(
          `**${parts.name}** (${from})`,
          bullets([
            `Who: ${parts.demographics}`,
            `Pain: ${parts.painPoints}`,
            `Goal: ${parts.goals}`,
            `Buys: ${parts.buyingBehavior}`,
          ]),
        ),
      ),
      known > 0 &&
        `Your plan already has ${countOf(known, 'persona')}. Two or three are enough, so compare before you add.`,
      '**Research Questions**',
      bullets([
        'When did they last have this problem, and what did they do about it?',
        'What did it cost them, in time and money?',
        'Who else has a say before they buy?',
      ]),
    ),
    proposals: drafts
      .filter(({ parts }) => data.customerPersonas.personas.every((own) => !isSameName(own.name, parts.name)))
      .map(({ parts }) => toProposal(parts, data)),
  }
}

/** The plan's own words come first. What it does not say comes from the kind of business, in brackets. */
function draftFromSegment(
  segment: Segment,
  index: number,
  { data, showMoney }: PlanFacts,
  kind: Archetype | null,
): Draft {
  const { businessIdea, marketingStrategy, competitiveAnalysis, financialProjections } = data
  const channel = marketingStrategy.channels.find(isFinished)
  const rival = competitiveAnalysis.directCompetitors[index] ?? competitiveAnalysis.directCompetitors[0]
  const { price } = financialProjections.projections
  const tier = financialProjections.pricingTiers.find(({ targetSegment }) =>
    shareWords(targetSegment, segment.name),
  )
  const size = isFinished(segment.size) ? withoutStop(shorten(segment.size, 80)) : ''
  const traits = isFinished(segment.characteristics) ? shorten(segment.characteristics, 240) : ''
  const name = withoutStop(shorten(segment.name, 60))
  return {
    from: `from your segment “${name}”`,
    parts: {
      name: `${name}: ${firstNames[index] ?? 'Alex'}`,
      demographics:
        [traits, size && `One of ${lowerFirst(size)}.`].filter(Boolean).join(' ') ||
        (kind?.demographics ?? ''),
      painPoints: isFinished(businessIdea.problemStatement)
        ? shorten(businessIdea.problemStatement, 260)
        : (kind?.painPoints ?? ''),
      goals: isFinished(businessIdea.valueProposition)
        ? `Wants what you promise: ${lowerFirst(firstSentence(businessIdea.valueProposition, 200))}`
        : (kind?.goals ?? ''),
      buyingBehavior: [
        channel ? `Could hear about you here: ${lowerFirst(withoutStop(shorten(channel, 80)))}.` : '',
        rival && isFinished(rival.name) ? `Compares you with: ${withoutStop(shorten(rival.name, 60))}.` : '',
        tier
          ? `Would choose: ${shorten(tier.name, 40)} at ${showMoney(tier.price)}.`
          : price > 0
            ? `Would pay: ${showMoney(price)}.`
            : '',
        '[How they decide, who else has a say, and how they pay.]',
      ]
        .filter(Boolean)
        .join(' '),
    },
  }
}

function draftFromKind(archetype: Archetype, { data, showMoney }: PlanFacts): Draft {
  const { businessIdea, financialProjections } = data
  const { price } = financialProjections.projections
  return {
    from: 'typical for this type of business',
    parts: {
      ...archetype,
      painPoints: isFinished(businessIdea.problemStatement)
        ? shorten(businessIdea.problemStatement, 260)
        : archetype.painPoints,
      buyingBehavior:
        price > 0 ? `${archetype.buyingBehavior} Would pay: ${showMoney(price)}.` : archetype.buyingBehavior,
    },
  }
}

function shareWords(one: string, other: string): boolean {
  const words = new Set(other.toLowerCase().match(/\p{L}{4,}/gu))
  return (
    one
      .slice(0, 300)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  ).some((word) => words.has(word))
}

function isSameName(one: string, other: string): boolean {
  return normalizeText(one) === normalizeText(other)
}

function toProposal(parts: Archetype, data: WorkbookData): Proposal {
  const figures = findFigures(Object.values(parts).join(' '))
  return {
    address: ['customerPersonas', 'personas'],
    label: `New persona: ${upperFirst(parts.name)}`,
    change: { kind: 'add-item', parts: { ...parts } },
    assumptions: [
      'The first name is made up, and the persona stands for a group you have not talked to yet',
      ...(figures.length > 0 ? [`From your plan, to double-check: ${figures.slice(0, 8).join(', ')}`] : []),
      ...(readFinancialsState(data) === 'template' ? ['The price is still the template’s'] : []),
    ],
  }
}
