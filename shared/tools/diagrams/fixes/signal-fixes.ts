import { applied, type Command } from '#shared/tools/diagrams/command.ts'
import { connection, freeIds } from '#shared/tools/diagrams/connect.ts'
import type { Diagram, DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramNode, NodeKind, NodeOf } from '#shared/tools/diagrams/node-fields.ts'
import { portsFor } from '#shared/tools/diagrams/part-needs.ts'
import { type Port, type PortRef, portsOf } from '#shared/tools/diagrams/port.ts'
import { wiringOf } from '#shared/tools/diagrams/wiring-of.ts'
import { addedPart } from './added-part.ts'

/** What turns a part on or plays to it, the best first: nothing comes before itself in the chain. */
const chain: readonly NodeKind[] = ['head_unit', 'line_out', 'dsp', 'amplifier']

const before = (diagram: Diagram, node: DiagramNode): DiagramNode[] => {
  const at = chain.indexOf(node.kind)
  return chain
    .slice(0, at < 0 ? chain.length : at)
    .flatMap((kind) => diagram.nodes.filter((one) => one.kind === kind && one.id !== node.id))
    .reverse()
}

/** A remote wire from what can turn a part on; an amplifier without one turns on by its signal. */
export function turnedOn(diagram: Diagram, node: DiagramNode): Command | undefined {
  const name = 'Connect remote'
  for (const one of before(diagram, node)) {
    const made = connection(diagram, { node: one.id, port: 'remote_out' }, { node: node.id, port: 'remote' })
    if ('name' in made) return { ...made, name }
  }
  if (node.kind === 'amplifier')
    return { name: 'Turn on by the signal', nodes: [{ ...node, turnsOnBySignal: true }] }
  const head = addedPart(diagram, 'head_unit', node)
  const made = connection(
    applied(diagram, { name, nodes: [head] }).diagram,
    { node: head.id, port: 'remote_out' },
    { node: node.id, port: 'remote' },
  )
  return 'name' in made ? { ...made, name: 'Add a head unit', nodes: [head] } : undefined
}

/** The signal of a part: from what is before it in the chain, or from a new part of that kind. */
export function signaled(diagram: Diagram, node: DiagramNode): Command | undefined {
  const inputs = portsFor(node, 'signal')
  const isSpeaker = inputs.every(({ type }) => type === 'speaker_plus' || type === 'speaker_minus')
  if (isSpeaker) return node.kind === 'line_out' ? fromHeadUnit(diagram, node) : fromOutput(diagram, node)
  for (const one of before(diagram, node)) {
    const made = byLine(diagram, one, node)
    if (made) return made
  }
  const head = addedPart(diagram, 'head_unit', node)
  const made = byLine(applied(diagram, { name: '', nodes: [head] }).diagram, head, node)
  return made && { ...made, name: 'Add a head unit', nodes: [head] }
}

/** A signal cable between two parts, from an output that is free, or else shared. */
function byLine(diagram: Diagram, from: DiagramNode, to: DiagramNode): Command | undefined {
  const wiring = wiringOf(diagram)
  const uses = ({ id }: Port) => wiring.cablesAt({ node: from.id, port: id }).length
  const outputs = portsOf(from)
    .filter(({ type, flow }) => flow === 'out' && (type === 'rca' || type === 'digital'))
    .sort((one, other) => uses(one) - uses(other))
  for (const input of portsFor(to, 'signal'))
    for (const output of outputs) {
      const made = connection(diagram, { node: from.id, port: output.id }, { node: to.id, port: input.id })
      if ('name' in made) return { ...made, name: 'Connect the signal' }
    }
  return undefined
}

/** The line-out converter takes the first speaker output of the head unit, which may get one for it. */
function fromHeadUnit(diagram: Diagram, node: NodeOf<'line_out'>): Command | undefined {
  const known = wiringOf(diagram).of('head_unit')[0]
  const found = known ?? addedPart(diagram, 'head_unit', node)
  const head = { ...found, speakers: Math.max(1, found.speakers) }
  const changed = known?.speakers === head.speakers ? [] : [head]
  const made = paired(diagram, changed, { node: head.id, port: 'out1' }, { node: node.id, port: 'in1' })
  return made && { ...made, name: known ? 'Connect the signal' : 'Add a head unit' }
}

/** A speaker goes on the first free output, and else on an amplifier of its own. */
function fromOutput(diagram: Diagram, node: DiagramNode): Command | undefined {
  const end = { node: node.id, port: (portsFor(node, 'signal')[0]?.id ?? '').replace(/_plus$/, '') }
  const wiring = wiringOf(diagram)
  const isFree = (start: PortRef) => cablesAtPair(diagram, start).every((id) => leadsTo(id, node.id))
  const kinds: NodeKind[] =
    node.kind === 'crossover' ? ['amplifier'] : ['crossover', 'amplifier', 'head_unit']
  for (const kind of kinds)
    for (const one of wiring.of(kind))
      for (const { id, type, flow } of portsOf(one)) {
        const start = { node: one.id, port: id.replace(/_plus$/, '') }
        if (flow !== 'out' || type !== 'speaker_plus' || !isFree(start)) continue
        const made = paired(diagram, [], start, end)
        if (made) return { ...made, name: 'Connect the speaker' }
      }
  const amplifier = addedPart(diagram, 'amplifier', node)
  const made = paired(diagram, [amplifier], { node: amplifier.id, port: 'out1' }, end)
  return made && { ...made, name: 'Add an amplifier' }

  function leadsTo(id: string, part: string): boolean {
    const cable = diagram.cables.find((known) => known.id === id)
    return cable?.from.node === part || cable?.to.node === part
  }
}

const sides = ['plus', 'minus'] as const
const ofPair = ({ node, port }: PortRef, side: (typeof sides)[number]) => ({ node, port: `${port}_${side}` })

const cablesAtPair = (diagram: Diagram, at: PortRef): string[] => {
  const wiring = wiringOf(diagram)
  return sides.flatMap((side) => wiring.cablesAt(ofPair(at, side)).map(({ id }) => id))
}

/** Both ends of an output to both ends of a coil, where the cables that led nowhere go. */
function paired(
  diagram: Diagram,
  nodes: readonly DiagramNode[],
  from: PortRef,
  to: PortRef,
): Command | undefined {
  const removedCables = cablesAtPair(diagram, to)
  const nextId = freeIds(diagram.cables, 'c')
  let now = applied(diagram, { name: '', nodes, removedCables }).diagram
  const cables: DiagramCable[] = []
  for (const side of sides) {
    const made = connection(now, ofPair(from, side), ofPair(to, side))
    if (!('name' in made)) return undefined
    // The ids of cables that go are not free in the same step.
    cables.push(...(made.cables ?? []).map((cable) => ({ ...cable, id: nextId() })))
    now = applied(now, { name: '', cables }).diagram
  }
  return { name: 'Connect', nodes, cables, removedCables }
}
