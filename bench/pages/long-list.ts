import type { Page } from '@playwright/test'

/** The same texts on both pages, so that both fields wrap and grow alike. */
export const longList = Array.from(
  { length: 300 },
  (_, index) => `Revenue ${index + 1}: beans by the bag to cafés on the harbour`,
)

/**
 * What a browser does with such a list when there is no program at all: 300 text areas that grow with their text,
 * the same rows kept from layout while they are far off the screen.
 */
export const bareListPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A bare list</title>
<style>
  main { width: 45rem; margin: 2rem auto; font: 1rem/1.6 system-ui, sans-serif }
  ul { display: flex; flex-direction: column; gap: .5rem; padding: 0; list-style: none }
  li:nth-child(n+13) { content-visibility: auto; contain-intrinsic-block-size: auto 2.925rem }
  textarea { display: block; box-sizing: border-box; width: 100%; min-height: calc(1lh + 1.25rem);
    padding: .625rem .875rem; border: 1px solid; border-radius: 6px; font: inherit; field-sizing: content; resize: none }
</style>
<main>
<ul>
${longList.map((text, index) => `<li><textarea rows="1" aria-label="Row ${index + 1}">${text}</textarea></li>`).join('\n')}
</ul>
</main>
</html>`

/**
 * Goes to the row in the middle of either list, as it is at first. By its name: the workbook draws its lists little by
 * little, so the row of a number is another one a moment later.
 */
export async function goToTypedRow(page: Page): Promise<void> {
  const index = longList.length / 2 - 1
  const row = page.getByRole('textbox', { name: new RegExp(`^(?:Row|Revenue stream) ${index + 1}$`) })
  await row.fill(longList[index] ?? '')
}
