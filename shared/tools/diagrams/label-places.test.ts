import { expect, test } from 'vitest'
import { largeDiagram } from '#lib/local/seed/tools/large-diagram.ts'
import { cableLabel } from './cable-label.ts'
import { cablePoints } from './cable-path.ts'
import type { Diagram } from './diagram.ts'
import { type Box, labelPlaces, labelWidth } from './label-places.ts'
import { nodeBox } from './node-box.ts'
import { sizeText } from './rules/cable-rules.ts'
import { diagramTemplates } from './templates.ts'

const boxesOf = ({ nodes }: Diagram): Box[] =>
  nodes.filter(({ kind }) => kind !== 'frame').map((node) => ({ ...nodeBox(node), x: node.x, y: node.y }))

const linesOf = ({ nodes, cables }: Diagram) => {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]))
  return cables.map((cable) => ({
    id: cable.id,
    points: cablePoints(cable, (id) => nodeOf.get(id)),
    label: cableLabel(cable, 0.1, 'metric'),
    short: sizeText(cable),
  }))
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test.each([
  ...diagramTemplates.map(({ name, diagram }) => ({ name, diagram })),
  { name: 'a show van', diagram: largeDiagram(6) },
])('no label of $name is covered by a part or by another label', ({ diagram }) => {
  const lines = linesOf(diagram)
  const places = labelPlaces(lines, boxesOf(diagram))
  const labels = lines.flatMap(({ id, label, short }): Box[] => {
    const at = places.get(id)
    if (!at) return []
    const width = labelWidth(at.isShort ? short : label)
    return [{ x: at.x - width / 2, y: at.y - 9, width, height: 11 }]
  })
  expect(labels).toHaveLength(lines.length)
  for (const [at, label] of labels.entries()) {
    for (const box of boxesOf(diagram)) expect(meet(label, box)).toBe(false)
    for (const other of labels.slice(at + 1)) expect(meet(label, other)).toBe(false)
  }
})

const line = (id: string, y: number, length: number) => ({
  id,
  points: [
    { x: 0, y },
    { x: length, y },
  ],
  label: '1/0 AWG · 0.3 m · 0.01 V',
  short: '1/0 AWG',
})
const beside = (left: number, right: number) => [
  { x: left - 200, y: 0, width: 200, height: 200 },
  { x: right, y: 0, width: 200, height: 200 },
]

test('a cable between close parts is read short, and one without any room has no label', () => {
  expect(labelPlaces([line('c1', 100, 64)], beside(0, 64)).get('c1')).toMatchObject({ isShort: true })
  expect(labelPlaces([line('c1', 100, 24)], beside(0, 24)).get('c1')).toBeUndefined()
  expect(labelPlaces([line('c1', 100, 400)], beside(0, 400)).get('c1')).toMatchObject({ isShort: false })
})

test('what was kept stays until a part covers it', () => {
  const before = { x: 100, y: 95, isShort: false }
  const kept = () => before
  expect(labelPlaces([line('c1', 100, 400)], [], kept).get('c1')).toEqual(before)
  const covered = labelPlaces([line('c1', 100, 400)], [{ x: 60, y: 60, width: 60, height: 60 }], kept)
  expect(covered.get('c1')).not.toEqual(before)
})
