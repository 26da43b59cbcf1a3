import * as z from 'zod/mini'
import { line } from '#shared/text.ts'
import { awgGauges } from '#shared/tools/wiring/awg.ts'
import { cableKindOf } from './legal-pair.ts'
import { DiagramNode, PartId, within } from './node-fields.ts'
import { portOf } from './port.ts'

const PortRef = z.strictObject({ node: PartId, port: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,19}$/)) })

export const cableColors = [
  'red',
  'black',
  'blue',
  'purple',
  'white',
  'gray',
  'green',
  'yellow',
  'orange',
  'brown',
] as const

const CableSize = z.union([
  z.strictObject({ awg: z.enum(awgGauges) }),
  z.strictObject({ area: within('area') }),
])

const sideBySide = 'Must be between 1 and 8.'

/** A cable between two ports. The ports determine what it carries. */
export const DiagramCable = z.strictObject({
  id: PartId,
  from: PortRef,
  to: PortRef,
  size: CableSize,
  material: z.enum(['ofc', 'cca']),
  /** Equal conductors side by side. */
  parallel: z.int(sideBySide).check(z.gte(1, sideBySide), z.lte(8, sideBySide)),
  /** Meters one way. */
  length: within('length'),
  color: z.enum(cableColors),
  /** The route it takes, such as “Under the left sill”. */
  route: line(80),
  /** The frame that it is laid along. */
  frame: z.optional(PartId),
  /** The points where it was bent by hand. */
  bends: z
    .array(z.strictObject({ x: within('place'), y: within('place') }))
    .check(z.maxLength(12, 'Bend a cable at most 12 times')),
})
export type DiagramCable = z.infer<typeof DiagramCable>

/** The most that the largest membership can have; a member’s own limit is a quota. */
export const mostParts = { nodes: 150, cables: 400 } as const

/** The data a project of the diagram editor keeps. */
export const Diagram = z
  .strictObject({
    schema: z.literal(1),
    /** The voltage while the engine runs, V. */
    supply: within('supply'),
    signal: z.enum(['music', 'bass_music', 'burp']),
    nodes: z.array(DiagramNode).check(z.maxLength(mostParts.nodes)),
    cables: z.array(DiagramCable).check(z.maxLength(mostParts.cables)),
  })
  .check(({ value, issues }) => {
    const problem = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, message, input: value })
    const { nodes, cables } = value
    const nodeOf = new Map(nodes.map((node) => [node.id, node]))
    const ids = new Set<string>()
    for (const [list, parts] of [
      ['nodes', nodes],
      ['cables', cables],
    ] as const)
      for (const [at, { id }] of parts.entries()) {
        if (ids.has(id)) problem([list, at, 'id'], 'Each part has an id of its own')
        ids.add(id)
      }
    for (const [list, parts] of [
      ['nodes', nodes],
      ['cables', cables],
    ] as const)
      for (const [at, { frame }] of parts.entries())
        if (frame !== undefined && nodeOf.get(frame)?.kind !== 'frame')
          problem([list, at, 'frame'], 'There is no such frame')
    const pairs = new Set<string>()
    for (const [at, cable] of cables.entries()) {
      const [from, to] = [cable.from, cable.to].map(({ node, port }) => {
        const part = nodeOf.get(node)
        return part && portOf(part, port)
      })
      if (!from || !to || !cableKindOf(from, to)) problem(['cables', at], 'These ports cannot be connected')
      const pair = pairOf(cable)
      if (pairs.has(pair)) problem(['cables', at], 'These two are already connected')
      pairs.add(pair)
    }
  })
export type Diagram = z.infer<typeof Diagram>

/** The same for both directions of a cable. */
export const pairOf = ({ from, to }: Pick<DiagramCable, 'from' | 'to'>): string =>
  [from, to]
    .map(({ node, port }) => `${node}.${port}`)
    .sort()
    .join(' ')

/** The diagram the editor opens with. */
export const emptyDiagram: Diagram = {
  schema: 1,
  supply: 13.8,
  signal: 'bass_music',
  nodes: [],
  cables: [],
}
