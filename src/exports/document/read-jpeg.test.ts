import { expect, test } from 'vitest'
import { smallJpeg } from '#tests/builders/small-jpeg.ts'
import { readJpeg } from './read-jpeg.ts'

test('a JPEG tells its size and colors', () => {
  expect(readJpeg(smallJpeg)).toMatchObject({ width: 4, height: 2, colors: 'gray' })
})

test.each(['', 'data:image/jpeg;base64,', 'data:image/jpeg;base64,%%', smallJpeg.slice(0, 60)])(
  'what is no JPEG or is cut off is no picture: %s',
  (url) => expect(readJpeg(url)).toBeNull(),
)
