import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine } from './clean-text.ts'
import type { CoverDetails, CoverLogo } from './document-model.ts'
import { readJpeg } from './read-jpeg.ts'

/** Addresses on the web are read without it, and a link would be hard to read on the color of the cover. */
const protocol = /^https?:\/\//iu

export function describeCover({ businessIdea: { name, cover } }: WorkbookData, title: string): CoverDetails {
  const business = cleanLine(name)
  return {
    business: title.toLowerCase().includes(business.toLowerCase()) ? '' : business,
    owners: cleanLine(cover.owners),
    contact: [cover.email, cover.phone, cover.website]
      .map((way) => cleanLine(way).replace(protocol, ''))
      .filter((way) => way !== ''),
    address: cleanLine(cover.address),
    logo: describeLogo(cover.logo, business || title),
  }
}

function describeLogo(url: string, business: string): CoverLogo | null {
  const jpeg = url === '' ? null : readJpeg(url)
  if (!jpeg) return null
  const { bytes, ...size } = jpeg
  return { ...size, jpeg: bytes, url, alt: `Logo of ${business}` }
}

/** The lines below the title, without empty ones. */
export function listCoverLines({ business, owners, contact, address }: CoverDetails): string[] {
  return [business, owners, contact.join(' · '), address].filter((line) => line !== '')
}
