/** The inline parts of a page, for its content security policy. */

/** Data blocks, such as JSON-LD, are not scripts. Browsers neither run them nor check them against the policy. */
const script = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g

export function listInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(script), ([, text]) => text ?? '')
}

export function listInlineStyles(html: string): string[] {
  return Array.from(html.matchAll(style), ([, text]) => text ?? '')
}
