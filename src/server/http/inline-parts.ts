/** What is written into a page itself, for its content security policy. */

/** Blocks of data, such as JSON-LD, are no scripts: no browser runs them or asks the policy about them. */
const script = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g

export function listInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(script), ([, text]) => text ?? '')
}

export function listInlineStyles(html: string): string[] {
  return Array.from(html.matchAll(style), ([, text]) => text ?? '')
}
