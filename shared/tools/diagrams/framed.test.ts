import { expect, test } from 'vitest'
import { emptyDiagram } from './diagram.ts'
import { framed } from './framed.ts'
import { besidePart, freePlace } from './free-place.ts'
import { nodeBox } from './node-box.ts'
import { newPart } from './part-kinds.ts'

const trunk = newPart('frame', 'trunk', { x: 0, y: 0 }, { width: 800, height: 600 })
const shelf = newPart('frame', 'shelf', { x: 40, y: 40 }, { width: 300, height: 200 })
const at = (x: number, y: number) => newPart('battery', 'battery', { x, y })
const all = new Set(['trunk', 'shelf', 'battery'])

test('a part belongs to the smallest frame that holds its middle, and leaves it when it is moved out', () => {
  const inside = framed({ ...emptyDiagram, nodes: [trunk, shelf, at(60, 60)] }, all)
  expect(inside.nodes).toMatchObject([{ id: 'battery', frame: 'shelf' }])
  const beside = framed({ ...emptyDiagram, nodes: [trunk, shelf, { ...at(500, 400), frame: 'shelf' }] }, all)
  expect(beside.nodes).toMatchObject([{ id: 'battery', frame: 'trunk' }])
  const out = framed({ ...emptyDiagram, nodes: [trunk, { ...at(2000, 0), frame: 'trunk' }] }, all)
  expect(out.nodes).toHaveLength(1)
  expect(out.nodes?.[0]).not.toHaveProperty('frame')
  // A part that belongs where it stands does not change.
  expect(framed({ ...emptyDiagram, nodes: [trunk, { ...at(500, 400), frame: 'trunk' }] }, all).nodes).toEqual(
    [],
  )
})

test('new parts cover none that is there, and stand in a row beside each other', () => {
  const first = at(0, 0)
  const place = freePlace({ nodes: [first] }, newPart('fuse', 'fuse', first), first)
  expect(place.y).toBe(0)
  expect(place.x).toBeGreaterThanOrEqual(nodeBox(first).width)
  expect(freePlace({ nodes: [first] }, newPart('fuse', 'fuse', first), besidePart(first))).toEqual(
    besidePart(first),
  )
  // A frame is a place to stand in.
  expect(freePlace({ nodes: [trunk] }, first, { x: 8, y: 16 })).toEqual({ x: 8, y: 16 })
})
