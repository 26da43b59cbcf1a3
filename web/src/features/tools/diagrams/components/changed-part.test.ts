import { expect, test } from 'vitest'
import { applied } from '#shared/tools/diagrams/command.ts'
import { Diagram, emptyDiagram } from '#shared/tools/diagrams/diagram.ts'
import { nodeKinds } from '#shared/tools/diagrams/node-fields.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { portsOf } from '#shared/tools/diagrams/port.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { changedPart } from './changed-part.ts'
import { partFields } from './part-fields.ts'

const diagram = diagramTemplates[1]?.diagram ?? emptyDiagram
const part = (id: string) => {
  const found = diagram.nodes.find((node) => node.id === id)
  if (!found) throw new Error(`${id} is missing`)
  return found
}

test('fewer channels take the cables of the others along, and undo brings them back', () => {
  const command = changedPart(diagram, part('front'), { channels: 2 })
  if (!command) throw new Error('the amplifier takes two channels')
  const { diagram: next, inverse } = applied(diagram, command)
  expect(() => Diagram.parse(next)).not.toThrow()
  expect(diagram.cables.length - next.cables.length).toBe(5)
  expect(applied(next, inverse).diagram).toEqual(diagram)
})

test('an amplifier has no more bridged pairs than it has channels for', () => {
  expect(changedPart(diagram, part('front'), { bridged: 4 })?.nodes?.[0]).toMatchObject({ bridged: 2 })
})

test('a distribution without fuses is a plain one, which takes ground', () => {
  const fused = newPart('distribution', 'n1', { x: 0, y: 0 })
  const [plain] = changedPart(emptyDiagram, fused, { fuses: [] })?.nodes ?? []
  expect(plain && portsOf(plain).map(({ type }) => type)).toEqual(['terminal', 'terminal', 'terminal'])
})

test('a value that the part does not take changes nothing', () => {
  expect(changedPart(diagram, part('front'), { watts: -1 })).toBeUndefined()
  expect(changedPart(diagram, part('front'), { class: 'z' })).toBeUndefined()
})

test('each field of a part is one that it keeps', () => {
  for (const kind of nodeKinds) {
    const node = newPart(kind, 'n1', { x: 0, y: 0 })
    for (const { name } of partFields(node)) {
      const value = (node as Record<string, unknown>)[name]
      expect(changedPart(emptyDiagram, node, { [name]: value })).toBeDefined()
    }
    expect(changedPart(emptyDiagram, node, { unknown: 1 })).toBeUndefined()
  }
})
