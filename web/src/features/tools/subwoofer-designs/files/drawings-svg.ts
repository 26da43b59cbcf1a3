import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { boxDrawing, type DrawnSide, drawnSides } from '../solids/box-drawings.ts'

const names: Record<DrawnSide, string> = { front: 'Front', side: 'Right side', top: 'From above' }
/** Around each drawing, and below it for its words, mm. */
const margin = 60
const letters = 18

/** The front, the side and the top of a box in one drawing in mm, with notes about all of it. */
export function drawingsSvg(box: BuiltBox, note: string, shown: (metres: number) => string): string {
  let left = margin
  let tallest = 0
  const groups = drawnSides.map((side) => {
    const { width, height, lines, hidden } = boxDrawing(box, side)
    const group = [
      `<g transform="translate(${left} ${margin})">`,
      ...lines.map(({ points }) => `<path d="${pathOf(points)}"/>`),
      ...hidden.map((points) => `<path d="${pathOf(points)}" stroke-dasharray="8 6"/>`),
      words(`${names[side]}, ${shown(width)} × ${shown(height)}`, 0, millimetres(height) + 2 * letters),
      '</g>',
    ]
    left += millimetres(width) + margin
    tallest = Math.max(tallest, millimetres(height))
    return group.join('\n')
  })
  const [width, height] = [left, tallest + 2 * margin + 3 * letters]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" fill="none" stroke="#111" stroke-width="1.5">
<rect width="${width}" height="${height}" fill="#fff" stroke="none"/>
${groups.join('\n')}
${words(note, margin, height - letters)}
</svg>
`
}

const millimetres = (metres: number) => Math.round(metres * 10_000) / 10

const pathOf = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${millimetres(x)} ${millimetres(y)}`).join('L')}Z`

const words = (text: string, x: number, y: number) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${letters}" fill="#111" stroke="none">${escaped(text)}</text>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
