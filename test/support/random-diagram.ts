import fc from 'fast-check'
import { applied } from '#shared/tools/diagrams/command.ts'
import { connection, legalPorts } from '#shared/tools/diagrams/connect.ts'
import { type Diagram, emptyDiagram } from '#shared/tools/diagrams/diagram.ts'
import { freePlace } from '#shared/tools/diagrams/free-place.ts'
import { type DiagramNode, type NodeKind, nodeKinds } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { portsOf } from '#shared/tools/diagrams/port.ts'

const kinds = nodeKinds.filter((kind) => kind !== 'frame')

/** Farther apart, so that cables find room between parts. */
const roomy = (place: number) => 8 * Math.round((place * 1.5) / 8)

/** Parts of any kind, none on another, with whatever cables between them are legal. */
export const randomDiagram = (most: { parts: number; cables: number }): fc.Arbitrary<Diagram> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom<NodeKind>(...kinds), fc.nat(1600), fc.nat(900)), {
        minLength: 2,
        maxLength: most.parts,
        size: 'max',
      }),
      fc.array(fc.tuple(fc.nat(9999), fc.nat(9999)), { maxLength: most.cables, size: 'max' }),
    )
    .map(([parts, pairs]) => {
      const nodes: DiagramNode[] = []
      for (const [at, [kind, x, y]] of parts.entries()) {
        const part = newPart(kind, `n${at + 1}`, { x, y }) as DiagramNode
        nodes.push({ ...part, ...freePlace({ nodes }, part, { x, y }) })
      }
      const placed: Diagram = {
        ...emptyDiagram,
        nodes: nodes.map((node) => ({ ...node, x: roomy(node.x), y: roomy(node.y) })),
      }
      const ports = nodes.flatMap((node) => portsOf(node).map(({ id }) => ({ node: node.id, port: id })))
      return pairs.reduce((diagram, [one, other]) => {
        const from = ports[one % ports.length]
        const legal = from ? legalPorts(diagram, from) : []
        const to = legal[other % legal.length]?.ref
        const made = from && to && connection(diagram, from, to)
        return made && 'name' in made ? applied(diagram, made).diagram : diagram
      }, placed)
    })
