import { useEffect, useMemo, useRef, useState } from 'react'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { findPart, findPartOfField, type PartKey } from '#domain/plan/step-parts.ts'
import { findStep } from '#domain/plan/steps.ts'
import { useSearchValues } from '#web/navigation/navigation.tsx'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { findMarkPlace } from './find-mark-place.ts'
import type { FoundThread } from './use-found-threads.ts'

export interface FieldMarkElement {
  key: string
  /** The element in the form that holds the mark. */
  host: HTMLElement
  threads: readonly FoundThread[]
  isStep: boolean
}

const stepKey = 'step'

/** Where a group of comments is shown: at its own field, or above the form when that does not show the field. */
interface ShownAt {
  key: string
  host: HTMLElement
}

/** Keeps an element for each commented field in the open form, wherever the form is drawn again. */
export function useFieldMarkElements(found: readonly FoundThread[]): readonly FieldMarkElement[] {
  const groups = useGroups(found)
  const hosts = useRef(new Map<string, HTMLElement>())
  const [shown, setShown] = useState<ReadonlyMap<string, ShownAt>>(new Map())

  useEffect(() => {
    const main = document.getElementById('main')
    if (!main) return undefined
    let frame = 0

    function place() {
      const placed = new Map<string, ShownAt>()
      const form = document.querySelector('[data-plan-fields]')
      for (const [groupKey, { address }] of groups) {
        const target = address ? findMarkPlace(address) : null
        const key = target ? groupKey : stepKey
        const host = findHost(key)
        if (target) target.put(host)
        else if (form && form.previousElementSibling !== host) form.before(host)
        if (target ?? form) placed.set(groupKey, { key, host })
      }
      const used = new Set([...placed.values()].map(({ host }) => host))
      for (const host of hosts.current.values()) if (!used.has(host)) host.remove()
      setShown((before) => (isSame(before, placed) ? before : placed))
    }

    function findHost(key: string): HTMLElement {
      const host = hosts.current.get(key) ?? document.createElement('div')
      host.className = key === stepKey ? 'mt-5 flex flex-wrap' : 'contents'
      hosts.current.set(key, host)
      return host
    }

    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    })
    observer.observe(main, { childList: true, subtree: true })
    frame = requestAnimationFrame(place)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [groups])

  useEffect(() => {
    const all = hosts.current
    return () => {
      for (const host of all.values()) host.remove()
    }
  }, [])

  return useMemo(() => {
    const marks = new Map<string, FieldMarkElement>()
    for (const [groupKey, { threads }] of groups) {
      const at = shown.get(groupKey)
      if (!at) continue
      const before = marks.get(at.key)?.threads ?? []
      marks.set(at.key, { ...at, threads: [...before, ...threads], isStep: at.key === stepKey })
    }
    return [...marks.values()]
  }, [groups, shown])
}

interface Group {
  /** Null for what belongs to the whole step. */
  address: AddressPath | null
  threads: FoundThread[]
}

/** The comments of the open form, by field. */
function useGroups(found: readonly FoundThread[]): ReadonlyMap<string, Group> {
  const editor = usePlanEditor()
  const search = useSearchValues()
  const step = findStep(Number(search.step))
  const part = step && (findPart(step, search.part)?.key ?? null)
  const key = found
    .map(
      ({ thread, found: place }) =>
        `${thread.id} ${JSON.stringify(place)} ${thread.state} ${thread.replies.length} ${thread.text}`,
    )
    .join('\n')
  return useMemo(() => {
    const groups = new Map<string, Group>()
    const { data } = editor.store.getState().workbook
    for (const one of found) {
      const address = 'address' in one.found ? one.found.address : null
      const [section, ownPart] = address
        ? [address[0], findPartOfField(address, data)]
        : one.found.kind === 'step'
          ? [one.found.section, one.found.part]
          : [null, null]
      if (section !== step?.key || !isInPart(ownPart, part)) continue
      const groupKey = address ? writeAddress(address) : stepKey
      const group = groups.get(groupKey) ?? { address, threads: [] }
      group.threads.push(one)
      groups.set(groupKey, group)
    }
    return groups
    // The key stands for the list, which is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, step?.key, part, editor])
}

function isInPart(own: PartKey | null, open: PartKey | null): boolean {
  return own === null || open === null || own === open
}

function isSame(one: ReadonlyMap<string, ShownAt>, other: ReadonlyMap<string, ShownAt>): boolean {
  return one.size === other.size && [...one].every(([key, { host }]) => other.get(key)?.host === host)
}
