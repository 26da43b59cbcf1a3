import { cableDrop } from '#shared/tools/diagrams/cable-drop.ts'
import { cableLabel } from '#shared/tools/diagrams/cable-label.ts'
import { type Point, pathText } from '#shared/tools/diagrams/cable-path.ts'
import type { Diagram, DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import { labelPlaces } from '#shared/tools/diagrams/label-places.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { Routes } from '#shared/tools/diagrams/routes/routes-of.ts'
import { sizeText } from '#shared/tools/diagrams/rules/cable-rules.ts'
import type { UnitSystem } from '#shared/tools/units/unit.ts'

export type PictureLine = {
  cable: DiagramCable
  path: string
  label: string
  /** The label as it stands on the line, where it has room. */
  written: (Point & { text: string }) | undefined
}

export type LabelSetting = {
  currents: DiagramChecks['currents'] | undefined
  system: UnitSystem
  /** How many times as large the letters are as those of the canvas. */
  size: number
  /** The edges of the picture, which no label crosses. */
  from: number
  to: number
}

/** What stands behind an edge, as wide as any label is long. */
const wall = 10_000

/** The cables of a picture with their labels. */
export function pictureLines(
  { nodes, cables }: Diagram,
  routes: Routes,
  { currents, system, size, from, to }: LabelSetting,
): PictureLine[] {
  const lines = cables.map((cable) => ({
    cable,
    points: routes.get(cable.id) ?? [],
    label: cableLabel(cable, cableDrop(cable, currents), system),
  }))
  // Letters keep their size here, so everything else is as much smaller.
  const smaller = ({ x, y }: Point) => ({ x: x / size, y: y / size })
  const places = labelPlaces(
    lines.map(({ cable, points, label }) => ({
      id: cable.id,
      points: points.map(smaller),
      label,
      short: sizeText(cable),
    })),
    [
      ...[from - wall, to].map((x) => ({ x: x / size, y: -wall, width: wall / size, height: 2 * wall })),
      ...nodes.flatMap((node) => {
        if (node.kind === 'frame') return []
        const { width, height } = nodeBox(node)
        return [{ ...smaller(node), width: width / size, height: height / size }]
      }),
    ],
  )
  return lines.map(({ cable, points, label }) => {
    const at = places.get(cable.id)
    return {
      cable,
      path: pathText(points),
      label,
      written: at && { x: at.x * size, y: at.y * size, text: at.isShort ? sizeText(cable) : label },
    }
  })
}
