import { expect, test } from 'vitest'
import { largeDiagram } from '#lib/local/seed/large-diagram.ts'
import { applied } from '#shared/diagrams/command.ts'
import { Diagram, emptyDiagram } from '#shared/diagrams/diagram.ts'
import { nodeBox } from '#shared/diagrams/node-box.ts'
import { newPart } from '#shared/diagrams/part-kinds.ts'
import { diagramTemplates } from '#shared/diagrams/templates.ts'
import { layered } from './layered.ts'

const arranged = (diagram: Diagram) => applied(diagram, layered(diagram)).diagram

test.each([
  ...diagramTemplates.map(({ name, diagram }) => ({ name, diagram })),
  { name: '120 parts', diagram: largeDiagram(6) },
])('the parts of $name stand apart, from source to speaker, and the diagram stays one', ({ diagram }) => {
  const after = arranged(diagram)
  expect(Diagram.safeParse(after).error?.issues).toBeUndefined()
  const boxes = after.nodes.map((node) => ({ ...nodeBox(node), x: node.x, y: node.y, id: node.id }))
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(
        one.x >= other.x + other.width ||
          other.x >= one.x + one.width ||
          one.y >= other.y + other.height ||
          other.y >= one.y + one.height,
        `${one.id} and ${other.id}`,
      ).toBe(true)
  const of = (kind: string) => after.nodes.filter((node) => node.kind === kind)
  for (const { x } of of('subwoofer'))
    for (const battery of of('battery')) expect(x).toBeGreaterThan(battery.x)
})

test('what is locked stays, a frame grows around what stands in it, and bends are straightened', () => {
  const [template] = diagramTemplates
  if (!template) throw new Error('no template')
  const { nodes, cables } = template.diagram
  const after = arranged({
    ...template.diagram,
    nodes: [
      newPart('frame', 'trunk', { x: -4000, y: -4000 }),
      ...nodes.map((node) =>
        node.kind === 'amplifier'
          ? { ...node, frame: 'trunk' }
          : node.kind === 'battery'
            ? { ...node, x: 7, y: 5000, locked: true }
            : node,
      ),
    ],
    cables: cables.map((cable) => ({ ...cable, bends: [{ x: 1, y: 1 }] })),
  })
  expect(after.nodes.find(({ kind }) => kind === 'battery')).toMatchObject({ x: 7, y: 5000 })
  const frame = after.nodes.find(({ kind }) => kind === 'frame')
  const inside = after.nodes.find(({ kind }) => kind === 'amplifier')
  if (frame?.kind !== 'frame' || !inside) throw new Error('they are gone')
  expect(inside.x).toBeGreaterThan(frame.x)
  expect(inside.x + nodeBox(inside).width).toBeLessThan(frame.x + frame.width)
  expect(after.cables.flatMap(({ bends }) => bends)).toEqual([])
})

test.each([60, 150])('a column of %i amplifiers stays on the canvas, each at its own place', (length) => {
  const nodes = Array.from({ length }, (_, at) =>
    newPart('amplifier', `n${at + 1}`, { x: 0, y: 0 }, { channels: 8 }),
  )
  const after = arranged({ ...emptyDiagram, nodes })
  expect(Diagram.safeParse(after).error?.issues).toBeUndefined()
  expect(new Set(after.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(length)
})
