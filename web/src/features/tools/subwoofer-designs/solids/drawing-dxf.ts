// biome-ignore lint/correctness/noUnresolvedImports: it is a CommonJS module, whose whole is the default
import Drawing from 'dxf-writer'
import { outlineRing } from '#shared/tools/enclosures/outline-ring.ts'
import { isCircle, type Outline, type Panel, panelThickness } from '#shared/tools/enclosures/panel.ts'
import { panelName } from '#shared/tools/enclosures/panel-name.ts'
import { placedPoint } from '#shared/tools/enclosures/placed-point.ts'
import type { Point } from '#shared/tools/enclosures/polygon.ts'
import type { PlacedPiece } from '#shared/tools/enclosures/sheet-part.ts'
import type { SheetStock } from '#shared/tools/enclosures/sheet-stock.ts'

/** The length of the bar that tells a shop whether the scale is right, mm. */
export const scaleBar = 100

type Placed = { panel: Panel; at: (point: Point) => Point; piece?: PlacedPiece | undefined }

/** A panel as it is seen from outside, in mm (AC1021): every line is where the panel ends, without kerf. */
export function panelDxf(panel: Panel): string {
  return drawn([{ panel, at: (point) => point }], {
    title: `${panelName(panel)}, units mm, thickness ${millimetres(panelThickness(panel))} mm`,
  })
}

/** A sheet with the panels that are cut from it, in mm. */
export function sheetDxf(
  pieces: readonly PlacedPiece[],
  panels: readonly Panel[],
  stock: SheetStock,
  { title, allowance = 0 }: { title: string; allowance?: number },
): string {
  const placed = pieces.flatMap((piece): Placed[] => {
    const panel = panels.find(({ id }) => id === piece.id)
    return panel ? [{ panel, piece, at: (point) => placedPoint(piece, point, allowance) }] : []
  })
  return drawn(placed, { title, sheet: stock })
}

const millimetres = (metres: number) => Number((metres * 1000).toFixed(4))

function drawn(placed: readonly Placed[], { title, sheet }: { title: string; sheet?: SheetStock }): string {
  const drawing = new Drawing()
  drawing.setUnits('Millimeters').header('MEASUREMENT', [[70, 1]])
  drawing.addLayer('CUT', Drawing.ACI.RED, 'CONTINUOUS')
  drawing.addLayer('DRILL', Drawing.ACI.BLUE, 'CONTINUOUS')
  drawing.addLayer('ENGRAVE', Drawing.ACI.GREEN, 'CONTINUOUS')
  const flat = ([x, y]: Point): [number, number] => [millimetres(x), millimetres(y)]
  const outline = (points: readonly Point[]) => drawing.drawPolyline(points.map(flat), true)
  const circle = (center: Point, diameter: number) => {
    const [x, y] = flat(center)
    drawing.drawCircle(x, y, millimetres(diameter / 2))
  }
  const draw = (shape: Outline, at: Placed['at']) =>
    isCircle(shape) ? circle(at(shape.center), shape.diameter) : outline(shape.map(at))

  for (const { panel, at, piece } of placed) {
    const [first] = panel.layers
    const last = panel.layers.at(-1)
    if (!first || !last) continue
    drawing.setActiveLayer('CUT')
    draw(first.outer, at)
    for (const cutOut of panel.cutOuts) {
      if (isCircle(cutOut)) circle(at(cutOut.center), cutOut.diameter)
      else outline(cornersOf(cutOut).map(at))
    }
    drawing.setActiveLayer('DRILL')
    for (const cutOut of panel.cutOuts) if (isCircle(cutOut)) circle(at(cutOut.center), pilot)
    drawing.setActiveLayer('ENGRAVE')
    // A bevel or a step ends elsewhere at the inner face.
    if (!sameOutline(first.outer, last.inner)) draw(last.inner, at)
    const [x, y] = flat(piece ? [piece.x + inside, piece.y + inside] : at([inside, inside]))
    const top = piece?.turned ? ', top edge at the left' : ''
    drawing.drawText(x, y, letters, 0, `${panelName(panel)}${top}`)
  }
  drawing.setActiveLayer('ENGRAVE')
  if (sheet) drawing.drawRect(0, 0, millimetres(sheet.width), millimetres(sheet.height))
  drawing.drawLine(0, below, scaleBar, below)
  drawing.drawText(0, below - 2 * letters, letters, 0, `${title}. The bar is ${scaleBar} mm long.`)
  return drawing.toDxfString()
}

/** The size of a hole that marks a center, m. */
const pilot = 0.003
const inside = 0.012
const letters = 8
const below = -20

function cornersOf({ corner: [x, y], width, height }: { corner: Point; width: number; height: number }) {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
}

const sameOutline = (one: Outline, other: Outline) => {
  const [ring, otherRing] = [outlineRing(one), outlineRing(other)]
  return ring.every(([x, y], at) => {
    const [otherX = Number.NaN, otherY = Number.NaN] = otherRing[at] ?? []
    return Math.abs(x - otherX) < 1e-9 && Math.abs(y - otherY) < 1e-9
  })
}
