import { type ComponentType, lazy } from 'react'

type Loaders<Key extends string> = Readonly<Record<Key, () => Promise<ComponentType>>>

/**
 * Parts of the program that are files of their own. One that has been fetched is drawn at once and together with
 * what is around it, which React's `lazy` alone cannot do: it always waits once.
 */
export function createLazyParts<Key extends string>(loaders: Loaders<Key>) {
  const loaded = new Map<Key, ComponentType>()
  /** One for each part, because it is the one that remembers a failure. */
  const waiting = new Map<Key, ComponentType>()

  async function load(key: Key): Promise<ComponentType> {
    const part = await loaders[key]()
    loaded.set(key, part)
    return part
  }

  return {
    load,
    /** The part itself, or one that fetches it. Keep what you got: the answer changes once it has been fetched. */
    find: (key: Key): ComponentType => {
      const found = loaded.get(key) ?? waiting.get(key)
      if (found) return found
      const part = lazy(async () => ({ default: await load(key) }))
      waiting.set(key, part)
      return part
    },
    /** A failure is told when the part is shown. */
    fetchAhead: (key: Key): void => {
      load(key).catch(() => {})
    },
  }
}
