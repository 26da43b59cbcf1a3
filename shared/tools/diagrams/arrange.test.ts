import { expect, test } from 'vitest'
import { aligned, clipOf, distributed, grouped, locked, moved, pasted, quotaRefusal } from './arrange.ts'
import { applied, type Command } from './command.ts'
import { Diagram, emptyDiagram } from './diagram.ts'
import { nodeBox } from './node-box.ts'
import { newPart } from './part-kinds.ts'
import { diagramTemplates } from './templates.ts'

const diagram = diagramTemplates[0]?.diagram ?? emptyDiagram
const all = new Set(diagram.nodes.map(({ id }) => id))
const after = (command: Command, from = diagram) => applied(from, command).diagram
const at = (id: string, from: Diagram) => {
  const node = from.nodes.find((one) => one.id === id)
  if (!node) throw new Error(`${id} is missing`)
  return node
}

test('a part moves by so much, and a locked one stays', () => {
  const held = after(locked(diagram, new Set(['main']), true))
  const next = after(moved(held, new Set(['main', 'amp']), { x: 8, y: -1 }), held)
  expect(at('amp', next)).toMatchObject({ x: at('amp', diagram).x + 8, y: at('amp', diagram).y - 1 })
  expect(at('main', next)).toMatchObject({ x: at('main', diagram).x, y: at('main', diagram).y })
})

test('a group moves as one, and no longer when it is dissolved', () => {
  const group = after(grouped(diagram, new Set(['amp', 'sub']), true))
  expect(moved(group, new Set(['amp']), { x: 8, y: 0 }).nodes?.map(({ id }) => id)).toEqual(['amp', 'sub'])
  const apart = after(grouped(group, new Set(['amp', 'sub']), false), group)
  expect(apart).toEqual(diagram)
})

test('a frame takes along what stands in it', () => {
  const framed = {
    ...diagram,
    nodes: [
      ...diagram.nodes.map((node) => (node.id === 'amp' ? { ...node, frame: 'trunk' } : node)),
      newPart('frame', 'trunk', { x: 0, y: 0 }),
    ],
  }
  expect(moved(framed, new Set(['trunk']), { x: 8, y: 0 }).nodes?.map(({ id }) => id)).toEqual([
    'amp',
    'trunk',
  ])
})

test('no move leads off the canvas', () => {
  const far = after(moved(diagram, all, { x: 1e9, y: -1e9 }))
  expect(() => Diagram.parse(far)).not.toThrow()
})

test('parts are aligned at their edges', () => {
  for (const [edge, of] of [
    ['left', ({ x }: { x: number }) => x],
    ['top', ({ y }: { y: number }) => y],
  ] as const)
    expect(new Set(after(aligned(diagram, all, edge)).nodes.map(of)).size).toBe(1)
  const right = after(aligned(diagram, all, 'right')).nodes.map((node) => node.x + nodeBox(node).width)
  expect(new Set(right).size).toBe(1)
})

test('distributed parts have equal gaps, and the outer ones stay', () => {
  const row = diagram.nodes
    .slice(0, 4)
    .map((node, index) => ({ ...node, x: [0, 300, 500, 1400][index] ?? 0 }))
  const next = after(distributed({ ...diagram, nodes: row }, all, 'x'), {
    ...diagram,
    nodes: row,
    cables: [],
  }).nodes
  const gaps = next.slice(1).map((node, index) => {
    const before = next[index]
    return before ? node.x - before.x - nodeBox(before).width : 0
  })
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  expect([next[0]?.x, next[3]?.x]).toEqual([0, 1400])
})

test('what is pasted has ids of its own, and the cables between its parts', () => {
  const { command, ids } = pasted(diagram, clipOf(diagram, new Set(['amp', 'sub'])), { x: 16, y: 16 })
  const next = after(command)
  expect(() => Diagram.parse(next)).not.toThrow()
  expect(ids.size).toBe(2)
  expect(next.nodes).toHaveLength(diagram.nodes.length + 2)
  expect(next.cables).toHaveLength(diagram.cables.length + 2)
})

test('all of a diagram can be pasted into another', () => {
  const { command } = pasted(emptyDiagram, clipOf(diagram, all), { x: 0, y: 0 })
  const next = applied(emptyDiagram, command).diagram
  expect(() => Diagram.parse(next)).not.toThrow()
  expect(next.cables).toHaveLength(diagram.cables.length)
})

test('a diagram takes no more than the membership allows, and keeps what it has', () => {
  const add = { name: 'Add', nodes: [newPart('switch', 'n1', { x: 0, y: 0 })] }
  const { length } = diagram.nodes
  expect(quotaRefusal(diagram, add, { nodes: length + 1, cables: 60 })).toBeUndefined()
  expect(quotaRefusal(diagram, add, { nodes: length, cables: 60 })).toEqual({
    code: 'diagram_too_large',
    message: `A diagram can have up to ${length} parts.`,
  })
  const [first] = diagram.nodes
  const rename = { name: 'Rename', nodes: first ? [{ ...first, name: 'Other' }] : [] }
  expect(quotaRefusal(diagram, rename, { nodes: 2, cables: 2 })).toBeUndefined()
})
