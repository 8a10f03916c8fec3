import { type ComponentType, lazy, useState } from 'react'
import { MissingPartError } from './missing-part-error.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * Parts of the program in separate files. A fetched part is drawn immediately, together with its surroundings.
 * React's `lazy` alone always waits once. A part that could not be fetched is requested again, which `lazy` alone
 * never does.
 */
export function createLazyParts<Key extends string, Props extends object = object>(
  loaders: Readonly<Record<Key, Load<Props>>>,
) {
  const loaded = new Map<Key, ComponentType<Props>>()
  /** One for each part, because it remembers a failure. */
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
    /** The part itself, or a component that fetches it. Keep the result: it changes once the part is fetched. */
    find: (key: Key): ComponentType<Props> => {
      const found = loaded.get(key) ?? waiting.get(key)
      if (found) return found
      const part = lazy(() => loadToShow(key)) as ComponentType<Props>
      waiting.set(key, part)
      return part
    },
    /** A failure is reported when the part is shown. */
    fetchAhead: (key: Key): void => {
      load(key).catch(() => {})
    },
  }
}

/** A single part as a component. It belongs in a `PartPlace` or a `PressedPart`. */
export function createLazyPart<Props extends object = object>(load: Load<Props>): ComponentType<Props> {
  const parts = createLazyParts<'part', Props>({ part: load })
  return function LazyPart(props: Props) {
    const [Part] = useState(() => parts.find('part'))
    return <Part {...props} />
  }
}
