import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from '#exports/document/palette.ts'

test('every color of a drawing follows the theme of the screen', () => {
  const styles = readFileSync(new URL('./drawing-colors.css', import.meta.url), 'utf8')
  const tokenOf = (name: string) => `--${name.replaceAll(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`
  for (const [name, hex] of Object.entries(palette)) {
    // Two names can share a color of paper. The first one is used.
    const [first = name] = Object.entries(palette).find(([, other]) => other === hex) ?? []
    for (const attribute of ['fill', 'stroke']) {
      expect(styles).toContain(`svg [${attribute}='${hex}'] {\n    ${attribute}: var(${tokenOf(first)});`)
    }
  }
})
