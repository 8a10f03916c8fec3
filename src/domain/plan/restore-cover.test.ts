import { describe, expect, test } from 'vitest'
import { listDifferences } from '#domain/sync/cloud-differences.ts'
import { joinWorkbooks } from '#domain/sync/merge-workbooks.ts'
import { smallJpeg } from '#tests/builders/small-jpeg.ts'
import { parsePlanFile } from './parse-plan-file.ts'
import { restoreWorkbook, restoreWorkbookData } from './restore.ts'
import { toStoredData } from './to-stored-data.ts'

const withLogo = (logo: unknown) =>
  restoreWorkbook({ data: { businessIdea: { cover: { logo, owners: 'Dana' } } } })
const logoOf = (plan: ReturnType<typeof withLogo>) => plan.data.businessIdea.cover.logo

describe('the cover of a plan', () => {
  test('is left out of a saved plan while it is empty, and comes back as it was written', () => {
    expect(toStoredData(restoreWorkbookData({}))['businessIdea']).not.toHaveProperty('cover')
    const { data } = withLogo(smallJpeg)
    expect(restoreWorkbookData(JSON.parse(JSON.stringify(toStoredData(data))))).toEqual(data)
  })
})

describe('the logo', () => {
  test.each([
    'https://example.com/logo.jpg',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/jpeg;base64,"><script>',
    `data:image/jpeg;base64,${'A'.repeat(90_000)}`,
    { url: smallJpeg },
    7,
  ])('is dropped unless it is a small JPEG, and nothing else with it', (logo) => {
    expect(withLogo(logo).data.businessIdea.cover).toMatchObject({ owners: 'Dana', logo: '' })
  })

  test('that a file brings and a plan cannot hold is reported', () => {
    const read = (logo: string) => parsePlanFile(JSON.stringify(toFile(logo)))
    const toFile = (logo: string) => ({ data: { businessIdea: { name: 'Harbor', cover: { logo } } } })
    expect(read('data:image/svg+xml;base64,PHN2Zy8+')).toMatchObject({ ok: true, isLogoDropped: true })
    expect(read(smallJpeg)).toMatchObject({ ok: true, isLogoDropped: false })
    expect(read('')).toMatchObject({ ok: true, isLogoDropped: false })
  })

  test('is one value: two that meet are never mixed', () => {
    const ours = withLogo(smallJpeg)
    const theirs = withLogo('data:image/jpeg;base64,/9j/4A==')
    const { merged, conflicts } = joinWorkbooks(withLogo(''), ours, theirs)
    expect(logoOf(merged)).toBe(smallJpeg)
    expect(conflicts.map(({ path }) => path.at(-1))).toEqual(['logo'])
  })

  test('is named in a list of differences, without its letters', () => {
    const [difference] = listDifferences(withLogo(''), withLogo(smallJpeg), String)
    expect(difference).toMatchObject({ field: 'Logo', one: '', other: 'A picture of 1 kB' })
  })
})
