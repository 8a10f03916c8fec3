import type { Locator, Page } from '@playwright/test'
import { planId } from '#tests/support/open-workbook.ts'

/** A caption, and what the product does while it is read. */
export interface Scene {
  /** Begins a chapter of this name. */
  readonly chapter?: string
  readonly caption: string
  readonly do: readonly Act[]
  /** Whether the end of this scene is the picture before the video plays. */
  readonly isPoster?: boolean
}

export type Target = (page: Page) => Locator

export type Act =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'show'; readonly target: Target }
  | { readonly kind: 'mark'; readonly target: Target; readonly phrase: string }
  | { readonly kind: 'click'; readonly target: Target }
  | { readonly kind: 'type'; readonly target: Target; readonly text: string }
  | { readonly kind: 'slide'; readonly target: Target; readonly to: readonly number[] }
  | { readonly kind: 'choose'; readonly target: Target; readonly option: string }
  | { readonly kind: 'press'; readonly key: string }

/** Cuts to a step, such as '2', to a part of one, such as '8&part=sales', or to 'review'. */
export const openStep = (step: string | number): Act => ({
  kind: 'open',
  address: `/workbook?planId=${planId}&step=${step}`,
})

export const open = (address: string): Act => ({ kind: 'open', address })

/** Scrolls to it and draws a frame around it. */
export const show = (target: Target): Act => ({ kind: 'show', target })

/** Selects a phrase of a text that the plan has there. */
export const mark = (target: Target, phrase: string): Act => ({ kind: 'mark', target, phrase })

export const click = (target: Target): Act => ({ kind: 'click', target })

export const type = (target: Target, text: string): Act => ({ kind: 'type', target, text })

/** Moves a slider through these values. */
export const slide = (target: Target, ...to: readonly number[]): Act => ({ kind: 'slide', target, to })

export const choose = (target: Target, option: string): Act => ({ kind: 'choose', target, option })

export const press = (key: string): Act => ({ kind: 'press', key })
