import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Block, PlanDocument } from '#exports/document/document-model.ts'
import { type Logo, parseLogo } from '#exports/pdf/page/logo.ts'
import { renderPdf } from '#exports/pdf/render-pdf.ts'
import { readDiskFonts } from './disk-fonts.ts'
import { type ReadFile, readPdf } from './read-pdf.ts'

export const logo = parseLogo(
  readFileSync(path.resolve(import.meta.dirname, '../../public/favicon.svg'), 'utf8'),
)

interface Rendered extends ReadFile {
  bytes: Uint8Array
  askedFonts: readonly string[]
}

/** Made with the installed fonts and read back. */
export async function renderDocument(
  document: PlanDocument,
  { watermark = logo }: { watermark?: Logo | null } = {},
): Promise<Rendered> {
  const fonts = readDiskFonts()
  const createdAt = new Date('2026-11-16T10:00:00Z')
  const bytes = await renderPdf({ document, fonts, logo: watermark, createdAt })
  return { ...(await readPdf(bytes)), bytes, askedFonts: fonts.asked }
}

export function makeParagraph(text: string): Block {
  return { type: 'paragraph', text }
}

/** What stands between the page's margins, without the footer. */
export function findContent({ texts }: ReadFile['pages'][number]) {
  return texts.filter(({ text, baseline }) => text.trim() !== '' && baseline < 281)
}

/** Text without any space, so that line ends do not matter. */
export function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, '')
}
