import type { Page } from '@playwright/test'

/** The part of React's own tree that shows which components were drawn, as its developer tools read it. */
interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  alternate: Fiber | null
  stateNode: unknown
}

declare global {
  interface Window {
    seenRenders?: string[]
  }
}

/**
 * Makes React report every component it draws in the built product. React reports each commit to its developer
 * tools if there are any. Call this before opening the page.
 */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1
    /** Functions, classes, and those wrapped by forwardRef and memo. */
    const componentTags = new Set([0, 1, 11, 14, 15])
    const hostTag = 5
    const seen: string[] = []
    globalThis.window.seenRenders = seen

    /** The list row it is in, else the nearest element's text. Empty outside the step. */
    function describePlace(fiber: Fiber): string {
      let host: Fiber | null = fiber.child
      while (host && host.tag !== hostTag) host = host.child
      for (let above = fiber.return; !host && above; above = above.return)
        if (above.tag === hostTag) host = above
      const element = host?.stateNode instanceof Element ? host.stateNode : null
      if (element?.closest('aside, header')) return ''
      return element?.closest('li[aria-label]')?.getAttribute('aria-label') ?? `${element?.outerHTML}`
    }

    function note(fiber: Fiber): void {
      if (componentTags.has(fiber.tag)) seen.push(describePlace(fiber))
    }

    function visitMounted(fiber: Fiber): void {
      note(fiber)
      for (let child = fiber.child; child; child = child.sibling) visitMounted(child)
    }

    /** A node that React did not touch keeps its children and need not be searched. */
    function visit(fiber: Fiber, before: Fiber): void {
      if ((fiber.flags & performedWork) !== 0) note(fiber)
      if (fiber.child === before.child) return
      for (let child = fiber.child; child; child = child.sibling) {
        if (child.alternate) visit(child, child.alternate)
        else visitMounted(child)
      }
    }

    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
          if (current.alternate) visit(current, current.alternate)
        },
        onCommitFiberUnmount: () => {},
      },
    })
  })
}

/**
 * Where components were drawn since the last call, once per drawing. Saving and advice are outside the step and
 * run on their own schedule.
 */
export async function readRenders(page: Page): Promise<string[]> {
  const places = await page.evaluate(() => globalThis.window.seenRenders?.splice(0) ?? [])
  return places.filter((place) => place !== '')
}
