import type { Line, PlacedRun } from '#exports/pdf/text/line.ts'
import type { FaceEmbedder } from '#exports/pdf/fonts/embed-faces.ts'
import type { PageGeometry } from './page-geometry.ts'
import { type Color, palette } from './pdf-colors.ts'
import { formatNumber, toHexText } from '#exports/pdf/file/pdf-syntax.ts'
import type { PdfFile } from '#exports/pdf/file/pdf-file.ts'
import { type PdfObject, toPdfText } from '#exports/pdf/file/pdfkit-document.ts'
import type { StructureElement, StructureTree } from '#exports/pdf/file/structure-tree.ts'

/** Marks that belong to the page, not the document. Screen readers skip them. */
export type ArtifactKind = 'Footer' | 'Watermark' | 'Header' | 'Layout'

export interface Stroke {
  color: Color
  width: number
  /** Lengths of dashes and gaps. */
  dash?: readonly number[]
}

/** A JPEG file. */
interface CanvasPicture {
  jpeg: Uint8Array
  width: number
  height: number
  colors: 'gray' | 'rgb'
}

type LinkTarget = { url: string } | { destination: string }

/** Draws on the current page. Positions are in points from its upper left corner. */
export interface Canvas {
  tree: StructureTree
  /** Of the current page. */
  readonly geometry: PageGeometry
  addPage: (geometry: PageGeometry) => void
  /** Everything drawn from now on belongs to the element, or to the page alone. */
  begin: (owner: StructureElement | ArtifactKind) => void
  /** `y` is the baseline. Links within the line are the element's children. */
  text: (line: Line, x: number, y: number, color: Color) => void
  fillRect: (x: number, y: number, width: number, height: number, color: Color, radius?: number) => void
  strokeRect: (x: number, y: number, width: number, height: number, stroke: Stroke, radius?: number) => void
  strokeLine: (points: readonly (readonly [number, number])[], stroke: Stroke) => void
  fillPolygon: (points: readonly (readonly [number, number])[], color: Color) => void
  fillCircle: (x: number, y: number, radius: number, color: Color) => void
  picture: (picture: CanvasPicture, x: number, y: number, width: number, height: number) => void
  /** Writes raw commands between a saved and a restored state. */
  raw: (commands: string) => void
  /** The command that sets the opacity of what follows. */
  opacity: (share: number) => string
  /** The commands of a path in SVG's notation. */
  traceSvgPath: (path: string) => string
  addDestination: (name: string, y: number) => void
  link: (owner: StructureElement, area: readonly [number, number, number, number], target: LinkTarget) => void
  /** Ends the last page. */
  end: () => void
}

export function createCanvas(
  file: PdfFile,
  tree: StructureTree,
  faces: FaceEmbedder,
  firstGeometry: PageGeometry,
): Canvas {
  let geometry = firstGeometry
  let commands: string[] = []
  let owner: StructureElement | ArtifactKind | null = null
  let fill: Color | null = null
  let font = ''
  let hasPage = false
  const opacities = new Map<number, { name: string; state: PdfObject }>()

  const at = (x: number, y: number) => `${formatNumber(x)} ${formatNumber(geometry.height - y)}`
  const setFill = (color: Color) => {
    if (color !== fill) commands.push(`${color} rg`)
    fill = color
  }
  const setFont = (face: PlacedRun['face'], size: number) => {
    const wanted = `/${face.id} ${formatNumber(size)} Tf`
    if (wanted !== font) commands.push(wanted)
    font = wanted
    file.setPageFont(face.id, faces.require(face))
  }
  const setStroke = ({ color, width, dash = [] }: Stroke) =>
    commands.push(`${color} RG ${formatNumber(width)} w [${dash.join(' ')}] 0 d`)
  const endOwner = () => {
    if (owner !== null) commands.push('EMC')
    owner = null
  }
  const endPage = () => {
    if (!hasPage) return
    endOwner()
    file.writePage(commands.join('\n'))
    commands = []
  }
  const begin: Canvas['begin'] = (next) => {
    if (next === owner) return
    endOwner()
    owner = next
    if (typeof next === 'string') {
      commands.push(
        next === 'Layout'
          ? '/Artifact <</Type /Layout>> BDC'
          : `/Artifact <</Type /Pagination /Subtype /${next}>> BDC`,
      )
    } else commands.push(`/${next.type} <</MCID ${tree.addContent(next)}>> BDC`)
  }
  const roundedRect = (x: number, y: number, width: number, height: number, radius: number) => {
    if (radius === 0) return `${at(x, y + height)} ${formatNumber(width)} ${formatNumber(height)} re`
    const bend = radius * 0.448
    const [right, bottom] = [x + width, y + height]
    return [
      `${at(x + radius, y)} m ${at(right - radius, y)} l`,
      `${at(right - bend, y)} ${at(right, y + bend)} ${at(right, y + radius)} c ${at(right, bottom - radius)} l`,
      `${at(right, bottom - bend)} ${at(right - bend, bottom)} ${at(right - radius, bottom)} c ${at(x + radius, bottom)} l`,
      `${at(x + bend, bottom)} ${at(x, bottom - bend)} ${at(x, bottom - radius)} c ${at(x, y + radius)} l`,
      `${at(x, y + bend)} ${at(x + bend, y)} ${at(x + radius, y)} c h`,
    ].join('\n')
  }
  const tracePath = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y], index) => `${at(x, y)} ${index === 0 ? 'm' : 'l'}`).join(' ')

  function showRuns(line: Line, runs: readonly PlacedRun[], x: number, y: number): void {
    commands.push('BT')
    let pen = Number.NaN
    for (const run of runs) {
      setFont(run.face, line.size)
      if (run.actualText !== null) commands.push(`/Span <</ActualText ${toHexText(run.actualText)}>> BDC`)
      if (run.x !== pen) commands.push(`1 0 0 1 ${at(x + run.x, y)} Tm`)
      for (const { operand, rise } of run.shows)
        commands.push(rise === 0 ? `[${operand}] TJ` : `${formatNumber(rise)} Ts [${operand}] TJ 0 Ts`)
      if (run.actualText !== null) commands.push('EMC')
      pen = run.x + run.width
    }
    commands.push('ET')
  }

  const link: Canvas['link'] = (linkOwner, [x, y, width, height], target) => {
    const annotation = file.createObject({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x, geometry.height - y - height, x + width, geometry.height - y],
      Border: [0, 0, 0],
      F: 4,
      ...('url' in target
        ? { A: { S: 'URI', URI: toPdfText(toAsciiUrl(target.url)) }, Contents: toPdfText(target.url) }
        : { Dest: toPdfText(target.destination) }),
    })
    tree.addAnnotation(linkOwner, annotation)
    file.addPageAnnotation(annotation)
    annotation.end()
  }

  function showLine(line: Line, x: number, y: number, color: Color): void {
    let start = 0
    while (start < line.runs.length) {
      const href = line.runs[start]?.href ?? null
      let end = start
      while (end < line.runs.length && (line.runs[end]?.href ?? null) === href) end += 1
      const runs = line.runs.slice(start, end)
      const outer = owner
      if (href === null || outer === null || typeof outer === 'string') {
        setFill(color)
        showRuns(line, runs, x, y)
      } else {
        const element = tree.add(outer, 'Link')
        begin(element)
        setFill(palette.blue)
        showRuns(line, runs, x, y)
        const left = Math.min(...runs.map((run) => run.x))
        const right = Math.max(...runs.map((run) => run.x + run.width))
        link(element, [x + left, y - line.size, right - left, line.size * 1.3], { url: href })
        begin(outer)
      }
      start = end
    }
  }

  return {
    tree,
    begin,
    link,
    text: showLine,
    get geometry() {
      return geometry
    },
    addPage: (next) => {
      endPage()
      geometry = next
      file.addPage([next.width, next.height])
      hasPage = true
      fill = null
      font = ''
      // pdfkit flips its pages. We convert from the upper edge ourselves.
      commands.push(`1 0 0 -1 0 ${formatNumber(geometry.height)} cm`)
    },
    fillRect: (x, y, width, height, color, radius = 0) => {
      setFill(color)
      commands.push(`${roundedRect(x, y, width, height, radius)} f`)
    },
    strokeRect: (x, y, width, height, stroke, radius = 0) => {
      setStroke(stroke)
      commands.push(`${roundedRect(x, y, width, height, radius)} S`)
    },
    strokeLine: (points, stroke) => {
      setStroke(stroke)
      commands.push(`${tracePath(points)} S`)
    },
    fillPolygon: (points, color) => {
      setFill(color)
      commands.push(`${tracePath(points)} h f`)
    },
    fillCircle: (x, y, radius, color) => {
      setFill(color)
      commands.push(`${roundedRect(x - radius, y - radius, 2 * radius, 2 * radius, radius)} f`)
    },
    picture: ({ jpeg, width: columns, height: rows, colors }, x, y, width, height) => {
      const object = file.createObject({
        Type: 'XObject',
        Subtype: 'Image',
        Width: columns,
        Height: rows,
        ColorSpace: colors === 'gray' ? 'DeviceGray' : 'DeviceRGB',
        BitsPerComponent: 8,
        Filter: 'DCTDecode',
      })
      object.end(jpeg)
      file.setPagePicture('Logo', object)
      const [w, h] = [formatNumber(width), formatNumber(height)]
      commands.push(`q ${w} 0 0 ${h} ${at(x, y + height)} cm /Logo Do Q`)
    },
    raw: (text) => {
      commands.push(`q\n${text}\nQ`)
    },
    opacity: (share) => {
      let known = opacities.get(share)
      if (!known) {
        known = { name: `G${opacities.size + 1}`, state: file.createObject({ ca: share, CA: share }) }
        known.state.end()
        opacities.set(share, known)
      }
      file.setPageGraphicsState(known.name, known.state)
      return `/${known.name} gs`
    },
    traceSvgPath: file.traceSvgPath,
    addDestination: file.addPageDestination,
    end: endPage,
  }
}

function toAsciiUrl(url: string): string {
  return url.replaceAll(/[^\u0021-\u007e]+/g, (part) => encodeURIComponent(part))
}
