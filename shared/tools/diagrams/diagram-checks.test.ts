import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { awgGauges } from '#shared/tools/wiring/awg.ts'
import { applied, type Command } from './command.ts'
import { connection } from './connect.ts'
import type { Diagram } from './diagram.ts'
import { diagramChecks, newDiagramChecker } from './diagram-checks.ts'
import { type DiagramNode, nodeKinds } from './node-fields.ts'
import { newPart } from './part-kinds.ts'
import { portsOf } from './port.ts'
import { diagramTemplates } from './templates.ts'

type Edit = (diagram: Diagram) => Command | undefined

/** One of a list by a number of any size. */
const one = <Part>(list: readonly Part[], at: number): Part | undefined => list[at % list.length]

const portsIn = ({ nodes }: Diagram) =>
  nodes.flatMap((node) => portsOf(node).map(({ id }) => ({ node: node.id, port: id })))

const number = fc.nat(9999)
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(number, number).map(([kind, id]): Edit => {
    const part = newPart(one(nodeKinds, kind) ?? 'fuse', `n${id}`, { x: 0, y: 0 })
    return () => ({ name: 'Add', nodes: [part] })
  }),
  fc.tuple(number, number).map(
    ([from, to]): Edit =>
      (diagram) => {
        const ports = portsIn(diagram)
        const [start, end] = [one(ports, from), one(ports, to)]
        const made = start && end && connection(diagram, start, end)
        return made && 'name' in made ? made : undefined
      },
  ),
  number.map(
    (at): Edit =>
      ({ nodes }) => {
        const node = one(nodes, at)
        return node && { name: 'Delete', removedNodes: [node.id] }
      },
  ),
  number.map(
    (at): Edit =>
      ({ cables }) => {
        const cable = one(cables, at)
        return cable && { name: 'Delete', removedCables: [cable.id] }
      },
  ),
  fc.tuple(number, number, number).map(
    ([at, gauge, length]): Edit =>
      ({ cables }) => {
        const cable = one(cables, at)
        const size = { awg: one(awgGauges, gauge) ?? '4' }
        return cable && { name: 'Change', cables: [{ ...cable, size, length: 0.01 + (length % 500) / 10 }] }
      },
  ),
  fc.tuple(number, number).map(
    ([at, value]): Edit =>
      ({ nodes }) => {
        const node = one(nodes, at)
        const fields = {
          name: `Part ${value}`,
          x: value,
          ohms: 1 + (value % 8),
          watts: 1 + value,
          amperes: 1 + (value % 400),
        }
        const known = node && Object.fromEntries(Object.entries(fields).filter(([field]) => field in node))
        return node && { name: 'Change', nodes: [{ ...node, ...known } as DiagramNode] }
      },
  ),
)

test('what is kept between checks never changes what they find', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...diagramTemplates.map(({ diagram }) => diagram)),
      fc.array(edits, { minLength: 1, maxLength: 25 }),
      (template, steps) => {
        const check = newDiagramChecker()
        let diagram = template
        for (const edit of steps) {
          const command = edit(diagram)
          if (!command) continue
          diagram = applied(diagram, command).diagram
          expect(check(diagram, initialSettings)).toEqual(diagramChecks(diagram, initialSettings))
        }
      },
    ),
    { numRuns: 60 },
  )
})
