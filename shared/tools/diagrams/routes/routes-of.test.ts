import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoDiagrams } from '#lib/local/seed/tools/demo-diagrams.ts'
import { cablePoints } from '#shared/tools/diagrams/cable-path.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { diagramSvg } from '#shared/tools/diagrams/diagram-svg.ts'
import { freePlace } from '#shared/tools/diagrams/free-place.ts'
import { cableKinds } from '#shared/tools/diagrams/legal-pair.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { drawingFaults } from '#test/support/drawing-faults.ts'
import { randomDiagram } from '#test/support/random-diagram.ts'
import { followingRoutes, routesOf } from './routes-of.ts'

const drawings = [
  ...diagramTemplates,
  ...demoDiagrams('2026-05-05T12:00:00.000Z').map(({ name, data }) => ({ name, diagram: data })),
]

test.each(drawings)('the cables of $name run around parts, and no two kinds on one line', ({ diagram }) => {
  expect(routesOf(diagram).size).toBe(diagram.cables.length)
  expect(drawingFaults(diagram)).toEqual([])
})

test('the cables of 200 random systems run around parts, and no two kinds on one line', () => {
  fc.assert(
    fc.property(randomDiagram({ parts: 14, cables: 30 }), (diagram) => {
      expect(routesOf(diagram).size).toBe(diagram.cables.length)
      expect(drawingFaults(diagram)).toEqual([])
    }),
    { seed: 1, numRuns: 200, endOnFailure: true },
  )
}, 60_000)

/** One part elsewhere, on no other. */
const withMoved = (diagram: Diagram, which: number, x: number, y: number): Diagram => {
  const moving = diagram.nodes[which % diagram.nodes.length]
  const others = diagram.nodes.filter((node) => node !== moving)
  return {
    ...diagram,
    nodes: diagram.nodes.map((node) =>
      node === moving ? { ...node, ...freePlace({ nodes: others }, node, { x, y }) } : node,
    ),
  }
}

test('while a part is moved its cables follow around parts, and cables out of its way stay', () => {
  fc.assert(
    fc.property(
      randomDiagram({ parts: 10, cables: 16 }),
      fc.nat(),
      fc.nat(1200),
      fc.nat(600),
      (diagram, which, x, y) => {
        const routes = routesOf(diagram)
        const next = withMoved(diagram, which, x, y)
        const following = followingRoutes(next, { diagram, routes })
        expect(drawingFaults(next, following)).toEqual([])
        const moved = next.nodes.find((node, at) => node !== diagram.nodes[at])
        const apart = next.cables.filter(({ from, to }) => ![from.node, to.node].includes(moved?.id ?? ''))
        const stayed = apart.filter(({ id }) => following.get(id) === routes.get(id))
        if (!moved) expect(stayed).toHaveLength(apart.length)
      },
    ),
    { seed: 1, numRuns: 60, endOnFailure: true },
  )
}, 60_000)

test('the ways of a diagram depend on nothing that happened before', () => {
  fc.assert(
    fc.property(randomDiagram({ parts: 8, cables: 14 }), fc.nat(), fc.nat(900), (diagram, which, x) => {
      const first = new Map(routesOf(diagram))
      const moved = withMoved(diagram, which, x, 0)
      followingRoutes(moved, { diagram, routes: first })
      for (let at = 0; at < 10; at++) routesOf(withMoved(diagram, at, 40 * at, 300))
      expect(routesOf({ ...diagram, nodes: diagram.nodes.map((node) => ({ ...node })) })).toEqual(first)
    }),
    { seed: 1, numRuns: 12, endOnFailure: true },
  )
}, 60_000)

test('a bend of a hand is kept, unless it leads through a part or onto a cable of another kind', () => {
  const template = diagramTemplates[0]?.diagram
  const power = template?.cables.find(({ to }) => to.node === 'amp' && to.port === 'plus')
  if (!template || !power) throw new Error('the template has no power cable')
  const bentTo = (bends: { x: number; y: number }[]) => {
    const bent = { ...power, bends }
    const diagram = {
      ...template,
      cables: template.cables.map((cable) => (cable === power ? bent : cable)),
    }
    const way = cablePoints(bent, (id) => diagram.nodes.find((node) => node.id === id))
    return { diagram, isKept: JSON.stringify(routesOf(diagram).get(power.id)) === JSON.stringify(way) }
  }
  const free = bentTo([{ x: 700, y: 40 }])
  expect(free.isKept).toBe(true)
  expect(drawingFaults(free.diagram)).toEqual([])
  const sub = template.nodes.find(({ id }) => id === 'sub')
  const through = bentTo([{ x: (sub?.x ?? 0) + 40, y: (sub?.y ?? 0) + 20 }])
  expect(through.isKept).toBe(false)
  expect(drawingFaults(through.diagram)).toEqual([])
})

test('a picture shows the ways of the canvas', () => {
  for (const { diagram } of diagramTemplates) {
    const { svg } = diagramSvg(diagram, {
      title: '',
      checks: undefined,
      layers: cableKinds,
      system: 'metric',
    })
    for (const points of routesOf(diagram).values())
      expect(svg).toContain(points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(' '))
  }
})
