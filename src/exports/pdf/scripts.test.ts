import { describe, expect, test } from 'vitest'
import { compileDocument } from '#exports/compile-document.ts'
import { sevenScripts, sevenScriptsPlan } from '#tests/builders/full-plan.ts'
import { makeDocument } from '#tests/builders/small-document.ts'
import { findContent, makeParagraph, renderDocument, squeeze } from '#tests/pdf/render-plan.ts'
import { renderPdf } from './render-pdf.ts'

const slow = { timeout: 60_000 }

describe('text in any script', slow, () => {
  test('of the seven scripts reads back as it was typed, anywhere in the document', async () => {
    const { pages } = await renderDocument(
      await compileDocument(sevenScriptsPlan, { date: new Date('2026-11-16T10:00:00Z') }),
    )
    expect(pages[0]?.text).toContain(sevenScripts.join(' '))
    const text = pages.map((page) => page.text).join('\n')
    for (const typed of sevenScripts) expect(text.split(typed).length - 1).toBeGreaterThanOrEqual(5)
  })

  const samples = [
    'Tiếng Việt có dấu',
    'e\u0301 and a\u0308 typed as two',
    'עברית',
    'السلام عليكم ورحمة الله وبركاته',
    'الأَوَّل لا إله',
    'क्षत्रिय ज्ञान श्री विद्यालय',
    'বাংলা ভাষা',
    'தமிழ் மொழி',
    'ภาษาไทยง่ายที่สุด',
    'የአማርኛ ጽሑፍ፣ ቡና ቤት።',
    'ქართული ტექსტი, ყავა',
    '日本語のテキスト、「引用」。',
    '한국어 문장입니다',
    '這個們沒',
    '≥ → ✓ ★ ①',
    '👨‍👩‍👧 ❤️ 1️⃣ 🇵🇱 👍🏽',
    'office flow final — “quotes” don’t',
    'A€B £5 ₹20 ₽30 №7',
  ]
  test('of other scripts, symbols and emoji reads back as it was typed', async () => {
    const { pages } = await renderDocument(makeDocument(samples.map(makeParagraph)))
    const lines = pages.flatMap(({ text }) => text.split('\n').map((line) => line.trim()))
    for (const typed of samples) expect(lines).toContain(typed)
  })

  test('starts at the right margin in right-to-left scripts', async () => {
    const { pages } = await renderDocument(makeDocument([makeParagraph('شكرا'), makeParagraph('thanks')]))
    const content = pages[1] ? findContent(pages[1]) : []
    expect(content.find(({ text }) => text === 'شكرا')?.right).toBeCloseTo(190, 0)
    expect(content.find(({ text }) => text === 'thanks')?.left).toBeCloseTo(20, 0)
  })

  test('that mixes both directions keeps every word in reading order', async () => {
    const typed = 'السلام عليكم (2026) في العالم ABC نص'
    const { pages } = await renderDocument(makeDocument([makeParagraph(typed)]))
    // The reader drops spaces where the direction changes, so only the letters are compared.
    expect(squeeze(pages[1]?.text ?? '')).toContain(squeeze(typed))
  })

  test('without spaces wraps into lines, and no spaces are added', async () => {
    const typed = '我们在港口烘焙咖啡豆，'.repeat(30)
    const { pages } = await renderDocument(makeDocument([makeParagraph(typed)]))
    const lines = (pages[1] ? findContent(pages[1]) : []).filter(({ size }) => size === 10)
    expect(lines.length).toBeGreaterThan(3)
    for (const { text, right } of lines) {
      expect(right).toBeLessThan(190.2)
      // A comma never begins a line.
      expect(text).not.toMatch(/^，/)
    }
    expect(lines.map(({ text }) => text).join('')).toBe(typed)
  })

  test('that no font supports shows as a box and still reads back', async () => {
    const typed = 'a\u{10FFFD}b \u{1F9FF}\u{13000}'
    const { pages } = await renderDocument(makeDocument([makeParagraph(typed)]))
    expect(squeeze(pages[1]?.text ?? '')).toContain(squeeze(typed))
  })

  test('may contain lone surrogates and control characters', async () => {
    const { pages } = await renderDocument(makeDocument([makeParagraph('a\ud800b\u0000c\u202ed')]))
    expect(pages[1]?.text).toContain('ab')
  })
})

describe('fonts', slow, () => {
  test('of other scripts are not fetched for English', async () => {
    const { askedFonts } = await renderDocument(makeDocument([makeParagraph('Plain English, 100 %')]))
    expect(askedFonts).toEqual(['noto-sans-latin-400', 'noto-sans-latin-700'])
  })

  test('are fetched only in the weights that are used', async () => {
    const { askedFonts } = await renderDocument(
      makeDocument([
        { type: 'heading', level: 2, text: 'Кириллица' },
        { type: 'paragraph', text: '中文' },
      ]),
    )
    expect(askedFonts).toContain('noto-sans-cyrillic-700')
    expect(askedFonts).not.toContain('noto-sans-cyrillic-400')
    expect(askedFonts).toContain('noto-sans-sc-chinese-simplified-400')
    expect(askedFonts).not.toContain('noto-sans-sc-chinese-simplified-700')
  })

  test('draw Chinese characters the Japanese way in a Japanese text', async () => {
    const { askedFonts } = await renderDocument(makeDocument([makeParagraph('直接販売のみ。市場は広い')]))
    expect(askedFonts).toContain('noto-sans-jp-japanese-400')
    expect(askedFonts.some((name) => name.includes('sc-chinese'))).toBe(false)
  })

  test('that cannot be fetched make the export fail with a reason', async () => {
    const failing = renderPdf({
      document: makeDocument([]),
      fonts: {
        load: () => Promise.reject(new Error('The font is gone')),
        loadSliceRanges: () => Promise.resolve({}),
      },
      logo: null,
      createdAt: new Date(),
    })
    await expect(failing).rejects.toThrow('The font is gone')
  })
})
