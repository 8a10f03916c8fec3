import { type ComponentType, lazy, useState } from 'react'
import { MissingPartError } from './missing-part-error.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * Parts of the program that are files of their own. One that has been fetched is drawn at once and together with
 * what is around it, which React's `lazy` alone cannot do: it always waits once. One that could not be fetched is
 * asked for again, which `lazy` alone never does.
 */
export function createLazyParts<Key extends string, Props extends object = object>(
  loaders: Readonly<Record<Key, Load<Props>>>,
) {
  const loaded = new Map<Key, ComponentType<Props>>()
  /** One for each part, because it is the one that remembers a failure. */
  const waiting = new Map<Key, ComponentType<Props>>()

  async function load(key: Key): Promise<ComponentType<Props>> {
    const part = await loaders[key]()
    loaded.set(key, part)
    return part
  }

  async function loadToShow(key: Key): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load(key) }
    } catch (error) {
      throw new MissingPartError(error, () => waiting.delete(key))
    }
  }

  return {
    load,
    /** The part itself, or one that fetches it. Keep what you got: the answer changes once it has been fetched. */
    find: (key: Key): ComponentType<Props> => {
      const found = loaded.get(key) ?? waiting.get(key)
      if (found) return found
      const part = lazy(() => loadToShow(key)) as ComponentType<Props>
      waiting.set(key, part)
      return part
    },
    /** A failure is told when the part is shown. */
    fetchAhead: (key: Key): void => {
      load(key).catch(() => {})
    },
  }
}

/** One part by itself, as a component. It belongs into a `PartPlace` or a `PressedPart`. */
export function createLazyPart<Props extends object = object>(load: Load<Props>): ComponentType<Props> {
  const parts = createLazyParts<'part', Props>({ part: load })
  return function LazyPart(props: Props) {
    const [Part] = useState(() => parts.find('part'))
    return <Part {...props} />
  }
}
