import { escapeHtml } from '#domain/html/escape-html.ts'

export interface MailContent {
  subject: string
  text: string
  html: string
}

interface MailParts {
  productName: string
  subject: string
  greeting: string
  before: string[]
  action: { label: string; url: string }
  after: string[]
  /** Shown below everything with its own line breaks. */
  verbatim?: string
}

const lineLength = 72
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const styles = {
  page: `margin:0;padding:24px 12px;background:#FAF8F3;color:#14203A;${font};font-size:16px;line-height:1.55`,
  sheet: 'max-width:520px;margin:0 auto;padding:28px 32px;background:#FFFFFF;border:1px solid #E4DFD3',
  product: 'margin:0 0 24px;font-size:14px;font-weight:700;color:#1F4FD8',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 22px;background:#1F4FD8;color:#FFFFFF;font-weight:700;text-decoration:none',
  fallback: 'margin:0 0 16px;font-size:13px;color:#4A546C;word-break:break-all',
  link: 'color:#1F4FD8',
  verbatim: 'margin:24px 0 0;font-size:12px;white-space:pre-wrap;word-break:break-word',
}

/** One page with one button, and the same text in plain form. */
export function renderMail(parts: MailParts): MailContent {
  return { subject: parts.subject, text: renderText(parts), html: renderHtml(parts) }
}

function renderText({ productName, greeting, before, action, after, verbatim }: MailParts): string {
  const blocks = [
    ...[greeting, ...before].map(wrapText),
    `${wrapText(`${action.label}:`)}\n${action.url}`,
    ...after.map(wrapText),
    ...(verbatim === undefined ? [] : [verbatim]),
    `-- \n${productName}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Breaks at spaces only, so that a link longer than a line stays whole and clickable. */
export function wrapText(text: string): string {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= lineLength)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

function renderHtml({ productName, subject, greeting, before, action, after, verbatim }: MailParts): string {
  const paragraphs = (texts: string[]) =>
    texts.map((text) => `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`).join('\n')
  const url = escapeHtml(action.url)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.page}">
<div style="${styles.sheet}">
<p style="${styles.product}">${escapeHtml(productName)}</p>
${paragraphs([greeting, ...before])}
<p style="margin:24px 0"><a href="${url}" style="${styles.button}">${escapeHtml(action.label)}</a></p>
<p style="${styles.fallback}">If the button does not work, copy this address into your browser:<br><a href="${url}" style="${styles.link}">${url}</a></p>
${paragraphs(after)}${verbatim === undefined ? '' : `\n<pre style="${styles.verbatim}">${escapeHtml(verbatim)}</pre>`}
</div>
</body>
</html>
`
}
