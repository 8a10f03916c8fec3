import { describe, expect, test } from 'vitest'
import { logo } from '#tests/pdf/render-plan.ts'
import { parseLogo } from './logo.ts'

describe('the logo', () => {
  test('is read from the product’s own picture', () => {
    expect(logo).toMatchObject({
      size: 32,
      tile: { radius: 7, color: '#1F4FD8' },
      stroke: { width: 3, color: '#ffffff' },
    })
  })

  test('is rejected if its shape is unknown', () => {
    expect(() => parseLogo('<svg viewBox="0 0 1 1"></svg>')).toThrow('The logo has no rx on its rect')
  })
})
