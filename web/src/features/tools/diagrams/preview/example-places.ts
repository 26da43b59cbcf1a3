import type { Diagram } from '#shared/tools/diagrams/diagram.ts'

type Places = Readonly<Record<string, readonly [x: number, y: number]>>

/** The parts of the example in two columns, for a phone. */
const narrow: Places = {
  battery: [0, 0],
  main: [240, 0],
  headfuse: [0, 152],
  amp: [240, 152],
  head: [0, 312],
  sub: [240, 368],
}

/** The parts of the example in three columns. */
const medium: Places = {
  battery: [0, 0],
  main: [272, 0],
  amp: [544, 0],
  headfuse: [0, 240],
  head: [272, 240],
  sub: [544, 264],
}

/** The widths from which the parts of the example stand in three columns, and in a row as the template has them. */
const widths = { medium: 620, wide: 1240 }

/** The example as it fits into a width. */
export function exampleIn(diagram: Diagram, width: number): Diagram {
  if (width >= widths.wide) return diagram
  const places = width >= widths.medium ? medium : narrow
  return {
    ...diagram,
    nodes: diagram.nodes.map((node) => {
      const [x, y] = places[node.id] ?? [node.x, node.y]
      return { ...node, x, y }
    }),
  }
}
