import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applied, type Command } from './command.ts'
import { begunWith, commanded, letGo, mostSteps, redoneStep, undoneStep } from './command-history.ts'
import { emptyDiagram } from './diagram.ts'
import { newPart } from './part-kinds.ts'
import { diagramTemplates } from './templates.ts'

const diagram = diagramTemplates[1]?.diagram ?? emptyDiagram

test('a deleted node and its cables go and return in one step, with their bends and their places', () => {
  const bent = {
    ...diagram,
    cables: diagram.cables.map((cable) => ({ ...cable, bends: [{ x: 1, y: 2 }] })),
  }
  const deleted = commanded(begunWith(bent), { name: 'Delete', removedNodes: ['front'] })
  expect(deleted.diagram.nodes).toHaveLength(bent.nodes.length - 1)
  expect(deleted.diagram.cables.some(({ from, to }) => from.node === 'front' || to.node === 'front')).toBe(
    false,
  )
  const undone = undoneStep(deleted)
  expect(undone.diagram).toEqual(bent)
  expect(undone.past).toHaveLength(0)
  expect(redoneStep(undone).diagram).toEqual(deleted.diagram)
})

test('a part whose id is a word that every object knows comes last, and returns to its place', () => {
  const { diagram: added, inverse } = applied(diagram, {
    name: 'Add',
    nodes: [newPart('switch', 'constructor', { x: 0, y: 0 }), newPart('switch', 'last', { x: 0, y: 0 })],
  })
  expect(added.nodes.slice(-2).map(({ id }) => id)).toEqual(['constructor', 'last'])
  expect(applied(added, inverse).diagram).toEqual(diagram)
  const removal = applied(added, { name: 'Delete', removedNodes: ['constructor'] })
  expect(applied(removal.diagram, removal.inverse).diagram).toEqual(added)
})

test('a deleted frame leaves what stood in it, and puts it back in', () => {
  const frame = newPart('frame', 'trunk', { x: 0, y: 0 })
  const framed = {
    ...diagram,
    nodes: [...diagram.nodes.map((node) => ({ ...node, frame: 'trunk' })), frame],
  }
  const { diagram: bare, inverse } = applied(framed, { name: 'Delete', removedNodes: ['trunk'] })
  expect(bare.nodes.map(({ id }) => id)).toEqual(diagram.nodes.map(({ id }) => id))
  expect(bare.nodes.every((node) => !('frame' in node))).toBe(true)
  expect(applied(bare, inverse).diagram).toEqual(framed)
})

test('what is typed in one gesture is one step', () => {
  const amplifier = diagram.nodes.find(({ id }) => id === 'bass')
  if (!amplifier) throw new Error('the template has a bass amplifier')
  const typed = ['B', 'Ba', 'Bass'].reduce(
    (history, name) => commanded(history, { name: 'Rename', nodes: [{ ...amplifier, name }] }, 'name:bass'),
    begunWith(diagram),
  )
  expect(typed.past).toHaveLength(1)
  expect(undoneStep(typed).diagram).toEqual(diagram)
  expect(redoneStep(undoneStep(typed)).diagram).toEqual(typed.diagram)
  const next = commanded(letGo(typed), { name: 'Rename', nodes: [{ ...amplifier, name: 'A' }] }, 'name:bass')
  expect(next.past).toHaveLength(2)
})

test('at least 100 steps can be undone', () => {
  expect(mostSteps).toBeGreaterThanOrEqual(100)
})

const command = fc.oneof(
  fc.record({
    name: fc.constant('Delete'),
    removedNodes: fc.uniqueArray(fc.constantFrom(...diagram.nodes.map(({ id }) => id)), { maxLength: 3 }),
  }),
  fc.record({
    name: fc.constant('Take away'),
    removedCables: fc.uniqueArray(fc.constantFrom(...diagram.cables.map(({ id }) => id)), { maxLength: 4 }),
  }),
  fc.record({
    name: fc.constant('Move'),
    nodes: fc.constantFrom(...diagram.nodes).map((node) => [{ ...node, x: node.x + 8 }]),
  }),
  fc.record({ name: fc.constant('Supply'), supply: fc.constantFrom(12.6, 14.4) }),
)

test('any steps are undone to the diagram before, and redone to the one after', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 12 }), (commands: Command[]) => {
      const after = commands.reduce((history, one) => commanded(history, one), begunWith(diagram))
      let back = after
      for (const _ of commands) back = undoneStep(back)
      expect(back.diagram).toEqual(diagram)
      for (const _ of commands) back = redoneStep(back)
      expect(back.diagram).toEqual(after.diagram)
    }),
  )
})
