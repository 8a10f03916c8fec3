import type { Paper } from '#exports/document/document-model.ts'
import { palette } from '#exports/document/palette.ts'

/**
 * The style of the print page, with the title and page number at the bottom. It uses system fonts, so the page
 * loads nothing and shows every script that the reader's computer supports.
 */
export function buildPageStyle(title: string, paper: Paper): string {
  const size = paper === 'a4' ? 'A4' : 'letter'
  return `
@page {
  size: ${size} portrait; margin: 20mm;
  @bottom-left { content: "${escapeCssString(title)}"; font: 8pt sans-serif; color: ${palette.ink3}; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8pt sans-serif; color: ${palette.ink3}; }
}
/* The cover reaches the paper's edges; a page that overflows would be shrunk as a whole. */
@page :first { margin: 0; }
@page wide { size: ${size} landscape; }
.wide { page: wide; }
* { box-sizing: border-box; }
html { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body {
  margin: 0; color: ${palette.ink}; background: ${palette.surface};
  font: 10.5pt/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif;
  overflow-wrap: anywhere;
}
header { min-height: 80mm; padding: 22mm 20mm 6mm; background: ${palette.blue}; color: ${palette.onBlue}; }
header h1 { margin: 0; font-size: 27pt; line-height: 1.15; max-height: 2.3em; overflow: hidden; }
header p { margin: 2mm 0 0; font-size: 13pt; }
header img { float: right; max-width: 50mm; max-height: 26mm; margin: 0 0 4mm 6mm; padding: 2mm; background: ${palette.surface}; border-radius: 1mm; }
header.low img { max-height: 20mm; max-width: 34mm; }
header .detail { margin-top: 1mm; font-size: 10.5pt; }
header .detail:first-of-type { margin-top: 3mm; }
header.low { min-height: 40mm; padding-top: 10mm; padding-bottom: 4mm; }
header.low h1 { font-size: 20pt; }
header.low p { display: inline-block; margin-right: 6mm; font-size: 10.5pt; }
main.below { padding: 0 20mm; }
nav { padding: 0 20mm; break-after: page; }
nav ol { padding-left: 6mm; }
nav li.bare { list-style: none; }
nav a { color: inherit; text-decoration: none; }
h2 { margin: 12mm 0 4mm; padding-bottom: 1.5mm; font-size: 19pt; line-height: 1.2; border-bottom: 0.4mm solid ${palette.blue}; }
h3 { margin: 7mm 0 2mm; font-size: 13pt; line-height: 1.3; }
h4 { margin: 5mm 0 1.5mm; font-size: 11pt; line-height: 1.3; }
h2, h3, h4 { break-after: avoid; break-inside: avoid; }
p, li, dd, td, h2, h3, h4 { white-space: pre-wrap; }
p { margin: 0 0 3mm; orphans: 3; widows: 3; }
ul { margin: 0 0 3mm; padding-inline-start: 6mm; }
li { margin-bottom: 1mm; orphans: 2; widows: 2; }
dl { margin: 0 0 3mm; }
dl > div { display: grid; grid-template-columns: 48mm 1fr; gap: 4mm; padding: 1.5mm 0; border-bottom: 0.2mm solid ${palette.rule}; break-inside: avoid; }
dt { color: ${palette.ink2}; font-weight: 600; }
dd { margin: 0; }
table { width: 100%; margin: 0 0 5mm; border-collapse: collapse; table-layout: fixed; font-size: 9pt; line-height: 1.4; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
thead { display: table-header-group; break-after: avoid; }
tbody tr:first-child { break-before: avoid; }
th { text-align: start; color: ${palette.ink2}; border-bottom: 0.4mm solid ${palette.ink}; }
th, td { padding: 1.5mm 2mm 1.5mm 0; vertical-align: top; }
td { border-bottom: 0.2mm solid ${palette.rule}; }
thead td { border-bottom: 0.4mm solid ${palette.ink}; }
tr { break-inside: avoid; }
.right { text-align: right; font-variant-numeric: tabular-nums; padding-right: 4mm; }
.statement { font-size: 8pt; font-variant-numeric: tabular-nums; break-inside: avoid; }
.statement th, .statement td { padding: 0.7mm 1mm 0.7mm 0; overflow-wrap: normal; }
.statement tbody th { color: inherit; font-weight: 400; border-bottom: 0.2mm solid ${palette.rule}; overflow-wrap: anywhere; }
.statement .detail th { padding-left: 3mm; }
.statement .total > * { font-weight: 700; border-top: 0.3mm solid ${palette.ink2}; }
.statement .group th { padding-top: 2.5mm; font-weight: 700; }
.statement .right { padding-right: 1mm; }
.figures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm; }
.figures > div { display: block; padding: 3mm; border: 0.2mm solid ${palette.rule}; break-inside: avoid; }
.figures dt { font-size: 8.5pt; }
.figures dd { font-size: 16pt; font-weight: 700; }
.healthy dd { color: ${palette.green}; }
.healthy span { font-size: 8.5pt; font-weight: 600; }
.writing-line { height: 9mm; border-bottom: 0.2mm solid ${palette.rule}; }
figure { margin: 0 0 5mm; break-inside: avoid; }
figcaption { margin-bottom: 2mm; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
@media screen {
  body { margin: 0 auto; max-width: 210mm; }
  main { padding: 0 20mm 20mm; }
}
`
}

/** Escapes all but letters, digits and spaces, so nothing can end the string or the style element. */
function escapeCssString(text: string): string {
  return text.replaceAll(
    /[^\p{L}\p{M}\p{N} ]/gu,
    (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  )
}
