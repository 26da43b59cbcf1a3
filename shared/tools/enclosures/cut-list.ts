import { bounds, extremes, isCircle, type Panel, panelThickness, panelVolume } from './panel.ts'
import type { Point } from './polygon.ts'

/** The density of boards, kg/m³. */
export const boardDensity = { mdf: 750, birch_plywood: 680 } as const

/** An edge as the panel is seen from outside. */
export type PanelEdge = 'bottom' | 'right' | 'top' | 'left'

export type CutListPiece = {
  id: string
  wall: Panel['wall']
  stock: Panel['stock']
  thickness: number
  /** The larger of its faces, m. */
  finished: { width: number; height: number }
  /** The size to cut from the sheet, m: the finished size, the overhang of its bevels, and the allowance. */
  rough: { width: number; height: number }
  /** Edges that lean, in rad: above 0 the outer face is the longer one. */
  bevels: readonly { edge: PanelEdge; angle: number }[]
  /** Steps at its inner face, m deep. */
  rabbetDepth: number
}

/** Lists what to cut, with an allowance on each length, m: none unless requested. */
export function cutList(panels: readonly Panel[], allowance = 0): CutListPiece[] {
  return panels.map((panel) => {
    const faces = panel.layers.flatMap(({ outer, inner }) => [
      bounds(extremes(outer)),
      bounds(extremes(inner)),
    ])
    const whole = bounds(panel.layers.flatMap(({ outer, inner }) => [...extremes(outer), ...extremes(inner)]))
    return {
      id: panel.id,
      wall: panel.wall,
      stock: panel.stock,
      thickness: panelThickness(panel),
      finished: {
        width: Math.max(...faces.map(({ width }) => width)),
        height: Math.max(...faces.map(({ height }) => height)),
      },
      rough: { width: whole.width + allowance, height: whole.height + allowance },
      bevels: bevelsOf(panel),
      rabbetDepth: panel.layers.slice(1).reduce((sum, { thickness }) => sum + thickness, 0),
    }
  })
}

const edges: readonly PanelEdge[] = ['bottom', 'right', 'top', 'left']

/** The edges of a rectangle that are not square to its faces. */
function bevelsOf({ layers: [layer] }: Panel): CutListPiece['bevels'] {
  if (!layer || isCircle(layer.outer) || isCircle(layer.inner) || layer.outer.length !== 4) return []
  const { outer, inner, thickness } = layer
  return edges.flatMap((edge, at) => {
    const [from, to] = [outer[at] as Point, outer[(at + 1) % 4] as Point]
    const [x, y] = inner[at] as Point
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const inwards = ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length
    const angle = Math.atan2(inwards, thickness)
    return Math.abs(angle) < 1e-9 ? [] : [{ edge, angle }]
  })
}

export type WoodFigures = {
  /** The area of the larger faces, m², without cut-outs. */
  area: number
  /** m³ and kg, without the cut-outs. */
  volume: number
  mass: number
}

/** Returns the totals for the boards of a box. Tubes are left out. */
export function woodFigures(panels: readonly Panel[], density: number = boardDensity.mdf): WoodFigures {
  const boards = panels.filter(({ stock }) => stock === 'sheet')
  const area = cutList(boards).reduce((sum, { finished }) => sum + finished.width * finished.height, 0)
  const volume = boards.reduce((sum, panel) => sum + panelVolume(panel), 0)
  return { area, volume, mass: volume * density }
}
