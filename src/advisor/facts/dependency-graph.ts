import { listWords, normalizeText } from './texts.ts'

export interface Dependency {
  /** Places in the list of milestones: `from` waits for `to`. */
  from: number
  to: number
}

export interface MissingDependency {
  from: number
  text: string
}

interface Titled {
  title: string
  dependencies: readonly string[]
}

export interface DependencyGraph {
  edges: readonly Dependency[]
  missing: readonly MissingDependency[]
  /** Milestones that wait for each other, in that order. Null when none do. */
  cycle: readonly number[] | null
}

const dependenciesRead = 20
const titleLength = 160

/** People name a milestone loosely ('Lease' for 'Lease signed'), so every word of the shorter name has to match. */
export function linkDependencies(milestones: readonly Titled[]): DependencyGraph {
  const byTitle = new Map<string, number>()
  const titles = milestones.map(({ title }, index) => {
    const normal = normalizeText(title.slice(0, titleLength))
    if (normal !== '' && !byTitle.has(normal)) byTitle.set(normal, index)
    return new Set(listWords(title.slice(0, titleLength)))
  })
  const byWord = indexWords(titles)
  const edges: Dependency[] = []
  const missing: MissingDependency[] = []
  milestones.forEach(({ dependencies }, from) => {
    for (const dependency of dependencies.slice(0, dependenciesRead)) {
      const text = dependency.slice(0, titleLength)
      const normal = normalizeText(text)
      if (normal === '') continue
      const to = byTitle.get(normal) ?? findLoosely(text, from, titles, byWord)
      if (to === null) missing.push({ from, text })
      else edges.push({ from, to })
    }
  })
  return { edges, missing, cycle: findCycle(milestones.length, edges) }
}

const postingsRead = 20

function indexWords(titles: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const byWord = new Map<string, number[]>()
  titles.forEach((words, index) => {
    for (const word of words) {
      const postings = byWord.get(word) ?? []
      // A word in very many titles does not tell them apart.
      if (postings.length < postingsRead) postings.push(index)
      byWord.set(word, postings)
    }
  })
  return byWord
}

function findLoosely(
  text: string,
  from: number,
  titles: readonly ReadonlySet<string>[],
  byWord: ReadonlyMap<string, readonly number[]>,
): number | null {
  const words = [...new Set(listWords(text))].slice(0, 20)
  const shared = new Map<number, number>()
  for (const word of words) {
    for (const index of byWord.get(word) ?? []) {
      if (index !== from) shared.set(index, (shared.get(index) ?? 0) + 1)
    }
  }
  let best: number | null = null
  let bestShared = 0
  for (const [index, count] of shared) {
    const titleSize = titles[index]?.size ?? 0
    const fits = count === words.length || (count === titleSize && titleSize > 1)
    if (fits && count > bestShared) {
      best = index
      bestShared = count
    }
  }
  return best
}

/** Depth first without recursion, so that a chain of thousands cannot exhaust the stack. */
function findCycle(count: number, edges: readonly Dependency[]): number[] | null {
  const next: number[][] = Array.from({ length: count }, () => [])
  for (const { from, to } of edges) next[from]?.push(to)
  const state = new Uint8Array(count)
  for (let start = 0; start < count; start += 1) {
    if (state[start] !== 0) continue
    const path = [{ node: start, at: 0 }]
    state[start] = 1
    while (path.length > 0) {
      const top = path.at(-1)
      if (!top) break
      const target = next[top.node]?.[top.at]
      top.at += 1
      if (target === undefined) {
        state[top.node] = 2
        path.pop()
      } else if (state[target] === 1) {
        const nodes = path.map(({ node }) => node)
        return nodes.slice(nodes.indexOf(target))
      } else if (state[target] === 0) {
        state[target] = 1
        path.push({ node: target, at: 0 })
      }
    }
  }
  return null
}
