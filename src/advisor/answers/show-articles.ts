import { articles } from '#advisor/articles/all-articles.ts'
import type { Article, ArticleTopic } from '#advisor/articles/article.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { findStep } from '#domain/plan/steps.ts'

/** An article as the panel shows it. */
export function showArticle(
  article: Article,
  nearest: readonly Article[],
  planQuestion: string | null,
): string {
  return paragraphs(
    `**${article.title}**`,
    showBody(article.body),
    planQuestion && `Ask “${planQuestion}” to see the answer from your own plan.`,
    nearest.length > 0 &&
      `See also: ${nearest
        .slice(0, 2)
        .map(({ title }) => title)
        .join('; ')}.`,
  )
}

function showBody(body: readonly string[]): string {
  return body
    .map((part, index) => {
      const isListGoingOn = part.startsWith('- ') && body[index - 1]?.startsWith('- ')
      return index === 0 ? part : (isListGoingOn ? '\n' : '\n\n') + part
    })
    .join('')
}

/** The main point of an article in a line, to go under an answer from the plan. */
export function showGist({ title, body }: Article): string {
  const [opening = ''] = body
  const sentences = opening.split(/(?<=[.!?])\s+(?=[\p{Lu}“$\d])/u)
  const whole = sentences.filter((sentence) => !sentence.endsWith(':'))
  return `In general (${title}): ${whole.slice(0, 2).join(' ')}`
}

/** An honest answer when no article fits, with what to ask instead. */
export function admitNoGuidance(nearest: readonly Article[], stepNumber: number): string {
  const near = nearest.length > 0 ? nearest : findStepArticles(stepNumber).slice(0, 3)
  return paragraphs(
    'I don’t have written guidance on that. I am the built-in advisor. I know this plan, and I have short articles in English on planning, finance, funding and lenders.',
    nearest.length > 0 ? 'The closest topics I have:' : 'For this step I can tell you about:',
    bullets(near.map(({ title, questions }) => `${title}: “${questions[0] ?? title}”`)),
    'You can also ask about your own plan, such as “What is missing?”, “What is my break-even?” or “What is my biggest risk?”',
  )
}

export function findStepArticles(stepNumber: number): readonly Article[] {
  const step = findStep(stepNumber)
  const topics: readonly ArticleTopic[] =
    step?.key === 'financialProjections' ? ['finance'] : step ? [step.key] : ['writing']
  return articles.filter(({ topic }) => topics.includes(topic))
}
