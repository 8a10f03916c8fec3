import type { Target } from './scene.ts'

/** A field by its label. Lists have the same label in each item: the place counts from 1. */
export function field(label: string, place = 1): Target {
  return (page) =>
    page
      .getByLabel(label, { exact: true })
      .and(page.locator('input, textarea, select'))
      .filter({ visible: true })
      .nth(place - 1)
}

/** A field with its label and its hint. */
export function labeled(label: string, place = 1): Target {
  return within(field(label, place), 'xpath=ancestor::div[.//label][1]')
}

/** The item of a list that has this field. */
export function item(label: string, place = 1): Target {
  return within(field(label, place), 'xpath=ancestor::li[1]')
}

/** Fields under one legend. */
export function group(legend: string, place = 1): Target {
  return (page) => page.getByRole('group', { name: legend, exact: true }).nth(place - 1)
}

export function button(name: string, place = 1): Target {
  return (page) =>
    page
      .getByRole('button', { name, exact: true })
      .filter({ visible: true })
      .nth(place - 1)
}

export function radio(name: string): Target {
  return (page) => page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
}

export function text(words: string | RegExp, place = 1): Target {
  return (page) => page.getByText(words, { exact: typeof words === 'string' }).nth(place - 1)
}

export function paragraph(words: RegExp): Target {
  return (page) => page.locator('main p').filter({ hasText: words }).first()
}

export function heading(name: string | RegExp): Target {
  return (page) => page.getByRole('heading', { name }).first()
}

/** The card that a heading stands in. */
export function card(name: string | RegExp): Target {
  return within(heading(name), 'xpath=ancestor::*[contains(@class, "border")][1]')
}

/** What a heading of the page stands over. */
export function section(name: string): Target {
  return within(heading(name), 'xpath=..')
}

/** A row of a table, of a list or of a list of figures. */
export function row(words: string | RegExp): Target {
  return (page) => page.locator('tr, dl > div, li').filter({ hasText: words }).first()
}

/** A figure of the statements. Column 0 is the start, column 1 the first month. */
export function figure(line: string, column: number): Target {
  return (page) =>
    page
      .locator('tr')
      .filter({ has: page.getByRole('rowheader', { name: line, exact: true }) })
      .locator(`button[data-cell$=":${column}"]`)
}

function within(target: Target, selector: string): Target {
  return (page) => target(page).locator(selector)
}

/** A note in a chart, with the point it belongs to. */
export function note(words: RegExp): Target {
  return within(text(words), 'xpath=..')
}
