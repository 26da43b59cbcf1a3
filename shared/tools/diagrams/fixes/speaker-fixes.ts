import type { Command } from '#shared/tools/diagrams/command.ts'
import { freeIds } from '#shared/tools/diagrams/connect.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { laidCoils } from '#shared/tools/diagrams/laid-coils.ts'
import type { NodeOf } from '#shared/tools/diagrams/node-fields.ts'
import { outputsOf } from '#shared/tools/diagrams/port.ts'
import { wiringOf } from '#shared/tools/diagrams/wiring-of.ts'
import { lowestLoad } from '#shared/tools/wiring/amplifier-minimum.ts'
import { driverWirings } from '#shared/tools/wiring/driver-wirings.ts'

/** The subwoofers that cables join to an output, however they are wired. */
function subwoofersOn(diagram: Diagram, amplifier: string, output: string): NodeOf<'subwoofer'>[] {
  const wiring = wiringOf(diagram)
  const subwoofers = wiring.of('subwoofer')
  const isSubwoofer = new Set(subwoofers.map(({ id }) => id))
  const found = new Set<string>()
  const waiting = [`${output}_plus`, `${output}_minus`].flatMap((port) =>
    wiring.cablesAt({ node: amplifier, port }),
  )
  for (let cable = waiting.pop(); cable; cable = waiting.pop())
    for (const { node } of [cable.from, cable.to])
      if (isSubwoofer.has(node) && !found.has(node)) {
        found.add(node)
        waiting.push(...wiring.cablesOf(node))
      }
  return subwoofers.filter(({ id }) => found.has(id))
}

/** The output that a subwoofer is on. */
export function outputOf(
  diagram: Diagram,
  subwoofer: string,
): { amplifier: string; output: string } | undefined {
  for (const node of diagram.nodes)
    if (node.kind === 'amplifier')
      for (const { id } of outputsOf(node))
        if (subwoofersOn(diagram, node.id, id).some((one) => one.id === subwoofer))
          return { amplifier: node.id, output: id }
  return undefined
}

/** All subwoofers of an output, wired evenly with the lowest load that the amplifier allows. */
export function rewired(diagram: Diagram, amplifierId: string, outputId: string): Command | undefined {
  const amplifier = diagram.nodes.find(({ id }) => id === amplifierId)
  if (amplifier?.kind !== 'amplifier') return undefined
  const output = outputsOf(amplifier).find(({ id }) => id === outputId)
  const drivers = subwoofersOn(diagram, amplifierId, outputId)
  const [first] = drivers
  if (!output || !first) return undefined
  const areEqual = drivers.every(({ coils, ohms }) => coils === first.coils && ohms === first.ohms)
  const least = lowestLoad(amplifier.lowest, output.bridged)
  const [wiring] = areEqual
    ? driverWirings(drivers.length, first.coils, first.ohms)
        .filter(({ load }) => load >= least - 1e-9)
        .sort((one, other) => one.load - other.load)
    : []
  if (!wiring) return undefined
  const ids = new Set(drivers.map(({ id }) => id))
  const ends = [`${outputId}_plus`, `${outputId}_minus`]
  const isOld = ({ node, port }: { node: string; port: string }) =>
    ids.has(node) || (node === amplifierId && ends.includes(port))
  const old = diagram.cables.filter(({ from, to }) => isOld(from) || isOld(to))
  const longest = Math.max(...old.map(({ length }) => length))
  return {
    name: 'Wire the coils evenly',
    removedCables: old.map(({ id }) => id),
    cables: laidCoils({ node: amplifierId, id: outputId }, drivers, wiring, freeIds(diagram.cables, 'c'), {
      length: longest,
    }),
  }
}

/** The first bridged pair as two channels: each takes half the load. */
export function unbridged(diagram: Diagram, amplifierId: string): Command | undefined {
  const amplifier = diagram.nodes.find(({ id }) => id === amplifierId)
  if (amplifier?.kind !== 'amplifier' || amplifier.bridged === 0) return undefined
  return { name: 'Use the channels one by one', nodes: [{ ...amplifier, bridged: amplifier.bridged - 1 }] }
}
