import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'

/** The link of the newest mail to this address that holds one for `pathname`, once it has been written. */
export async function waitForMailedLink(email: string, pathname: string): Promise<string> {
  let link: string | null = null
  await expect
    .poll(() => (link = findMailedLink(email, pathname)), { message: `a mail to ${email}` })
    .not.toBeNull()
  return link ?? ''
}

function findMailedLink(email: string, pathname: string): string | null {
  const folder = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  const links = names
    .sort()
    .map((name) => decodeMail(readFileSync(path.join(folder, name), 'utf8')))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /https?:\/\/[^\s"<]+/.exec(mail)?.[0] ?? '')
    .filter((link) => URL.canParse(link) && new URL(link).pathname === pathname)
  return links.at(-1) ?? null
}

/** Enough of quoted-printable to read an ASCII link. */
function decodeMail(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
