import { type PrintedCertificate, wordCertificate } from '#exports/course/certificate.ts'
import type { Paper, PlanDocument } from '#exports/document/document-model.ts'
import { type Logo, parseLogo } from '#exports/pdf/page/logo.ts'
import { renderPdf } from '#exports/pdf/render-pdf.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { serverFonts } from './server-fonts.ts'

const logoAddress = '/favicon.svg'

interface PdfListener {
  onProgress: (words: string) => void
  /** Something went wrong that the document can do without. */
  onWarning: (message: string) => void
}

/** The PDF with our logo and fonts in it, both from our own server. */
export async function writePdf(
  document: PlanDocument,
  { createdAt, hasWatermark }: { createdAt: Date; hasWatermark: boolean },
  { onProgress, onWarning }: PdfListener,
): Promise<Uint8Array> {
  const logo = hasWatermark ? await loadLogo(onWarning) : null
  return renderPdf({ document, createdAt, fonts: serverFonts, logo, onProgress })
}

/** A certificate has a page of its own instead of the plan's look. */
export async function writeCertificate(
  certificate: PrintedCertificate,
  { createdAt, paper }: { createdAt: Date; paper: Paper },
  onWarning: PdfListener['onWarning'],
): Promise<Uint8Array> {
  const { renderCertificate } = await loadPart(() => import('#exports/pdf/render-certificate.ts'))
  const logo = await loadLogo(onWarning)
  return renderCertificate({
    words: wordCertificate(certificate),
    paper,
    fonts: serverFonts,
    logo,
    createdAt,
  })
}

/** Without its mark the document is still worth having. */
async function loadLogo(onWarning: PdfListener['onWarning']): Promise<Logo | null> {
  try {
    const response = await fetch(logoAddress)
    if (!response.ok) throw new Error(String(response.status))
    return parseLogo(await response.text())
  } catch (error) {
    onWarning(`The logo could not be loaded: ${String(error)}`)
    return null
  }
}
