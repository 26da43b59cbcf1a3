import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largeDiagram } from '#lib/local/seed/tools/large-diagram.ts'
import { applied } from '#shared/tools/diagrams/command.ts'
import { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { drawingFaults } from '#test/support/drawing-faults.ts'
import { areApart } from './frame-box.ts'
import { layered } from './layered.ts'

const arranged = (diagram: Diagram) => applied(diagram, layered(diagram)).diagram
const boxOf = (node: DiagramNode) => ({ ...nodeBox(node), x: node.x, y: node.y })
const drawings = [...diagramTemplates.map(({ diagram }) => diagram), largeDiagram(1)]
const isInside = (part: DiagramNode, frame: DiagramNode) => {
  const [inner, outer] = [boxOf(part), boxOf(frame)]
  return (
    inner.x > outer.x &&
    inner.y > outer.y &&
    inner.x + inner.width < outer.x + outer.width &&
    inner.y + inner.height < outer.y + outer.height
  )
}

/** A drawing with up to four frames, words and ground points, each part in a frame or in none. */
const framedDiagram = fc.gen().map((pick): Diagram => {
  const source = pick(fc.constantFrom, ...drawings)
  const count = pick(fc.integer, { min: 1, max: 4 })
  const coordinate = () => pick(fc.integer, { min: -800, max: 800 })
  const frames = Array.from({ length: count }, (_, at) =>
    newPart('frame', `frame${at}`, { x: coordinate(), y: coordinate() }),
  )
  const words = Array.from({ length: 3 }, (_, at) =>
    newPart('label', `words${at}`, { x: coordinate(), y: coordinate() }),
  )
  const nodes = [...source.nodes, ...words].map((node) => {
    const at = pick(fc.integer, { min: 0, max: count })
    return at < count ? { ...node, frame: `frame${at}` } : node
  })
  return { ...source, nodes: [...frames, ...nodes] }
})

test('each frame holds its parts, and lies on no other frame and on no part that is not its own', () => {
  fc.assert(
    fc.property(framedDiagram, (diagram) => {
      const { nodes, ...rest } = arranged(diagram)
      expect(Diagram.safeParse({ nodes, ...rest }).error?.issues).toBeUndefined()
      const wrong = nodes.flatMap((one, at) =>
        nodes.slice(0, at).filter((other) => {
          if (one.frame === other.id) return !isInside(one, other)
          return other.frame === one.id ? !isInside(other, one) : !areApart(boxOf(one), boxOf(other))
        }),
      )
      expect(wrong).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('a frame in which something is locked stays with all its parts, and the others come to lie beside it', () => {
  fc.assert(
    fc.property(framedDiagram, fc.nat(), (diagram, which) => {
      const at = which % diagram.nodes.length
      const locked = diagram.nodes[at]
      if (!locked) return
      const held = locked.kind === 'frame' ? locked.id : locked.frame
      const stays = ({ id, frame }: DiagramNode) =>
        id === locked.id || (held !== undefined && (id === held || frame === held))
      const before = {
        ...diagram,
        nodes: diagram.nodes.map((node) => (node === locked ? { ...node, locked: true } : node)),
      }
      const after = arranged(before)
      expect(after.nodes.filter(stays)).toEqual(before.nodes.filter(stays))
      const staying = after.nodes.filter(stays).map(boxOf)
      const moved = after.nodes.filter((node) => !stays(node))
      expect(moved.filter((node) => !staying.every((box) => areApart(box, boxOf(node))))).toEqual([])
    }),
    { numRuns: 12 },
  )
})

test('sources under the hood and the rest in the trunk stay in columns, and no cable runs below a part', () => {
  const sources = new Set(['battery', 'second_battery', 'alternator', 'fuse', 'isolator'])
  for (const { diagram } of diagramTemplates) {
    const after = arranged({
      ...diagram,
      nodes: [
        newPart('frame', 'hood', { x: 0, y: 0 }),
        newPart('frame', 'trunk', { x: 0, y: 0 }),
        ...diagram.nodes.map((node) => ({ ...node, frame: sources.has(node.kind) ? 'hood' : 'trunk' })),
      ],
    })
    expect(drawingFaults(after)).toEqual([])
  }
})
