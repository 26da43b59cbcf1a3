import PDFDocument from 'pdfkit'
import { featuresFor, openFont } from './open-font.ts'
import { type TextRun, textRuns } from './text-runs.ts'
import { wrapText } from './wrap-text.ts'

export type PdfStyle = { size: number; bold?: boolean }

/** A place on the page in points from the upper left corner; `y` is where letters stand. */
type Place = { x: number; y: number; alignRight?: boolean }

type PdfOptions = { title: string; paper: 'LETTER' | 'A4'; madeAt: string }

/** Naming features, even none, keeps the words of a run together. PDFKit hands them on to Fontkit, which takes a record too. */
const featuresOf = ({ font, text }: TextRun) =>
  featuresFor(font, text) as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/**
 * A PDF of lines of text, in any script. The file has only the used letters of each used font, so that it reads the
 * same everywhere.
 */
export function createPdf({ title, paper, madeAt }: PdfOptions) {
  const document = new PDFDocument({
    size: paper,
    margin: 0,
    // None of the library’s own fonts, which it reads from its own files.
    font: '',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(madeAt) },
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const written = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject))

  const used = new Set<string>()
  function use(path: string, size: number): void {
    if (!used.has(path)) document.registerFont(path, openFont(path).file)
    used.add(path)
    document.font(path).fontSize(size)
  }
  const measured = (text: string, { size, bold }: PdfStyle) =>
    textRuns(text, bold ? 700 : 400).map((run) => {
      use(run.font, size)
      const features = featuresOf(run)
      return { ...run, features, width: document.widthOfString(run.text, { features }) }
    })
  const widthOf = (text: string, style: PdfStyle) =>
    measured(text, style).reduce((sum, { width }) => sum + width, 0)

  return {
    wrap: (text: string, style: PdfStyle, width: number): string[] =>
      wrapText(text, (line) => widthOf(line, style), width),

    write(text: string, { x, y, alignRight }: Place, style: PdfStyle): void {
      let left = alignRight ? x - widthOf(text, style) : x
      for (const { font, text: run, features, width } of measured(text, style)) {
        use(font, style.size)
        document.text(run, left, y, { lineBreak: false, baseline: 'alphabetic', features })
        left += width
      }
    },

    /** A fine line across the page. */
    rule(fromX: number, toX: number, y: number): void {
      document.moveTo(fromX, y).lineTo(toX, y).lineWidth(0.5).strokeColor('#999999').stroke()
    },

    addPage(): void {
      document.addPage()
    },

    async end(): Promise<Buffer> {
      document.end()
      await written
      return Buffer.concat(parts)
    },
  }
}

export type Pdf = ReturnType<typeof createPdf>
