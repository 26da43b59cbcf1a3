import { expect, test } from 'vitest'
import { demoDiagrams } from '#lib/local/seed/tools/demo-diagrams.ts'
import { largeDiagram } from '#lib/local/seed/tools/large-diagram.ts'
import { cableLabel } from '#shared/tools/diagrams/cable-label.ts'
import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import { applied } from '#shared/tools/diagrams/command.ts'
import { connection } from '#shared/tools/diagrams/connect.ts'
import { Diagram, emptyDiagram } from '#shared/tools/diagrams/diagram.ts'
import { drawn } from '#shared/tools/diagrams/drawn.ts'
import { labelPlaces } from '#shared/tools/diagrams/label-places.ts'
import { nodeBox } from '#shared/tools/diagrams/node-box.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { routesOf } from '#shared/tools/diagrams/routes/routes-of.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { drawingFaults } from '#test/support/drawing-faults.ts'
import { layered } from './layered.ts'

const arranged = (diagram: Diagram) => applied(diagram, layered(diagram)).diagram

const drawings = [
  ...diagramTemplates.map(({ name, diagram }) => ({ name, diagram })),
  { name: '120 parts', diagram: largeDiagram(6) },
  ...demoDiagrams('2026-05-05T12:00:00.000Z')
    .filter(({ name }) => name.includes('mistakes'))
    .map(({ name, data }) => ({ name, diagram: data })),
]

const boxOf = (node: DiagramNode) => ({ ...nodeBox(node), x: node.x, y: node.y, id: node.id })

/** Tells whether a part covers a stretch of a cable. */
const isBelow = (points: readonly Point[], box: ReturnType<typeof boxOf>) =>
  points.slice(1).some((to, at) => {
    const from = points[at] ?? to
    return (
      Math.max(from.x, to.x) > box.x &&
      Math.min(from.x, to.x) < box.x + box.width &&
      Math.max(from.y, to.y) > box.y &&
      Math.min(from.y, to.y) < box.y + box.height
    )
  })

/** The routes of a diagram's cables, and their labels. */
const linesOf = (diagram: Diagram) => {
  const routes = routesOf(diagram)
  return diagram.cables.map((cable) => ({
    id: cable.id,
    points: routes.get(cable.id) ?? [],
    label: cableLabel(cable, 0.1, 'metric'),
    short: '',
  }))
}

test.each(drawings)('arranged, no two kinds of cables of $name run on one line', ({ diagram }) => {
  expect(drawingFaults(arranged(diagram))).toEqual([])
})

test.each(drawings)('no cable of $name runs below a part, and each has room for its label', ({ diagram }) => {
  const after = arranged(diagram)
  const boxes = after.nodes.map(boxOf)
  const lines = linesOf(after)
  for (const { id, points } of lines)
    for (const box of boxes) expect(isBelow(points, box), `${id} and ${box.id}`).toBe(false)
  const labels = labelPlaces(lines, boxes)
  for (const { id } of lines) expect(labels.get(id)?.isShort, id).toBe(false)
})

test.each(drawings)('one step brings $name back as it was', ({ diagram }) => {
  const { diagram: after, inverse } = applied(diagram, layered(diagram))
  expect(applied(after, inverse).diagram).toEqual(diagram)
})

test('groups without a cable between them stand close beside each other', () => {
  const [template] = diagramTemplates
  if (!template) throw new Error('no template')
  const { nodes, cables } = template.diagram
  const copies = [1, 2, 3, 4].map((copy) => {
    const id = (old: string) => `${old.slice(0, 9)}x${copy}`
    return {
      nodes: nodes.map((node) => ({ ...node, id: id(node.id), x: node.x + 15_000 * (copy % 2) })),
      cables: cables.map((cable) => ({
        ...cable,
        id: id(cable.id),
        from: { ...cable.from, node: id(cable.from.node) },
        to: { ...cable.to, node: id(cable.to.node) },
      })),
    }
  })
  const after = arranged({
    ...template.diagram,
    nodes: copies.flatMap((copy) => copy.nodes),
    cables: copies.flatMap((copy) => copy.cables),
  })
  const whole = (ids: ReadonlySet<string>) => {
    const boxes = after.nodes.filter(({ id }) => ids.has(id)).map(boxOf)
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
    const right = Math.max(...boxes.map((box) => box.x + box.width))
    const bottom = Math.max(...boxes.map((box) => box.y + box.height))
    return { x, y, right, bottom, area: (right - x) * (bottom - y) }
  }
  const groups = copies.map((copy) => whole(new Set(copy.nodes.map(({ id }) => id))))
  for (const [at, one] of groups.entries())
    for (const other of groups.slice(at + 1))
      expect(
        one.x >= other.right || other.x >= one.right || one.y >= other.bottom || other.y >= one.bottom,
      ).toBe(true)
  const all = whole(new Set(after.nodes.map(({ id }) => id)))
  expect(all.area).toBeLessThan(2 * groups.reduce((sum, { area }) => sum + area, 0))
})

test('what is as tall as 48 amplifiers is drawn in rows, about as wide as high', () => {
  const boxes = arranged(largeDiagram(6)).nodes.map(boxOf)
  const width = Math.max(...boxes.map((box) => box.x + box.width))
  const height = Math.max(...boxes.map((box) => box.y + box.height))
  expect(height / width).toBeGreaterThan(0.5)
  expect(height / width).toBeLessThan(1.5)
})

test('words stay with the part that they stand beside, and a ground point with its amplifier', () => {
  const [template] = diagramTemplates
  const amplifier = template?.diagram.nodes.find(({ kind }) => kind === 'amplifier')
  if (!template || !amplifier) throw new Error('no amplifier')
  const words = newPart('label', 'words', { x: amplifier.x, y: amplifier.y - 48 })
  const point = newPart('ground', 'trunk', { x: 9000, y: 9000 })
  const diagram = { ...template.diagram, nodes: [...template.diagram.nodes, words, point] }
  const cable = connection(diagram, { node: amplifier.id, port: 'ground' }, { node: 'trunk', port: 'ground' })
  if (!('name' in cable)) throw new Error(cable.message)
  const after = arranged(applied(diagram, cable).diagram)
  const now = (id: string) => {
    const node = after.nodes.find((one) => one.id === id)
    if (!node) throw new Error(`${id} is gone`)
    return boxOf(node)
  }
  const { x, y, height } = now(amplifier.id)
  expect(now('words')).toMatchObject({ x })
  expect(now('words').y).toBeLessThan(y)
  expect(y - now('words').y).toBeLessThan(80)
  expect(now('trunk')).toMatchObject({ x })
  expect(now('trunk').y - y - height).toBeLessThan(80)
})

test('a cable against the order of the columns runs below all parts', () => {
  const at = { x: 0, y: 0 }
  const nodes = [
    newPart('switch', 'n1', at),
    newPart('switch', 'n2', at),
    newPart('switch', 'n3', at),
    newPart('switch', 'n4', at),
  ]
  const after = arranged(drawn(nodes, [['n1.b n2.a'], ['n2.b n3.a'], ['n3.b n4.a'], ['n4.b n1.a']]))
  const places = new Set(after.nodes.map(({ x }) => x))
  expect(places.size).toBe(4)
  const boxes = after.nodes.map(boxOf)
  for (const { id, points } of linesOf(after))
    for (const box of boxes) expect(isBelow(points, box), `${id} and ${box.id}`).toBe(false)
})

test('nothing comes to lie on a part that is locked', () => {
  const [template] = diagramTemplates
  if (!template) throw new Error('no template')
  const rock = { ...newPart('capacitor', 'rock', { x: 400, y: 40 }), locked: true as const }
  const after = arranged({ ...template.diagram, nodes: [...template.diagram.nodes, rock] })
  const own = boxOf(rock)
  expect(after.nodes.find(({ id }) => id === 'rock')).toEqual(rock)
  for (const node of after.nodes.filter(({ id }) => id !== 'rock')) {
    const box = boxOf(node)
    expect(
      box.x >= own.x + own.width ||
        own.x >= box.x + box.width ||
        box.y >= own.y + own.height ||
        own.y >= box.y + box.height,
    ).toBe(true)
  }
})

test.each(drawings)(
  'the parts of $name stand apart, from source to speaker, and the diagram stays one',
  ({ diagram }) => {
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
  },
)

test('what is locked stays, a frame grows around what stands in it, and bends of a hand give way', () => {
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
  expect(after.cables.flatMap(({ bends }) => bends)).not.toContainEqual({ x: 1, y: 1 })
})

test.each([60, 150])('a column of %i amplifiers stays on the canvas, each at its own place', (length) => {
  const nodes = Array.from({ length }, (_, at) =>
    newPart('amplifier', `n${at + 1}`, { x: 0, y: 0 }, { channels: 8 }),
  )
  const after = arranged({ ...emptyDiagram, nodes })
  expect(Diagram.safeParse(after).error?.issues).toBeUndefined()
  expect(new Set(after.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(length)
})
