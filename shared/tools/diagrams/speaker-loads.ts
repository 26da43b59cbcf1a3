import { circuitOf, type Resistance } from './circuit.ts'
import { type Kept, keepNothing } from './kept-findings.ts'
import { newNets } from './nets.ts'
import type { NodeOf } from './node-fields.ts'
import { type AmplifierOutput, outputsOf, type PortRef } from './port.ts'
import type { Wiring } from './wiring-of.ts'

/** A load on an output: a coil of a subwoofer, a speaker, or a passive crossover with its speakers. */
export type Coil = {
  node: NodeOf<'subwoofer' | 'speaker' | 'crossover'>
  /** Its ports are `<id>_plus` and `<id>_minus`. */
  id: string
  ohms: number
}

export type OutputLoad = {
  amplifier: NodeOf<'amplifier'>
  output: AmplifierOutput
  /** Ω; undefined where no coil closes the way from + to −. */
  ohms: number | undefined
  /** Its ends are joined without a coil between them. */
  isShorted: boolean
  /** The share of the power that each coil on it takes. */
  coils: { coil: Coil; share: number }[]
}

const ends = (node: string, id: string): [PortRef, PortRef] => [
  { node, port: `${id}_plus` },
  { node, port: `${id}_minus` },
]

/** Every coil of a diagram. */
export const coilsOf = (wiring: Wiring): Coil[] => [
  ...wiring
    .of('subwoofer')
    .flatMap((node) =>
      Array.from({ length: node.coils }, (_, at) => ({ node, id: `coil${at + 1}`, ohms: node.ohms })),
    ),
  ...wiring.of('speaker').map((node) => ({ node, id: 'coil1', ohms: node.ohms })),
  ...wiring.of('crossover').map((node) => ({ node, id: 'in', ohms: node.ohms })),
]

/** Returns where both ends of a coil lead. */
export const coilNets = (wiring: Wiring, { node, id }: Coil): [string, string] => {
  const [plus, minus] = ends(node.id, id)
  return [wiring.speakerNet(plus), wiring.speakerNet(minus)]
}

/** A coil between two nets. */
type Between = Resistance & { coil: Coil }

/** The load on an output, by the names of the coils on it. */
type Seen = { ohms: number | undefined; shares: { id: string; share: number }[] }

/** Returns the load on each output of each amplifier, by the currents through the coils on it. */
export function speakerLoads(wiring: Wiring, keep: Kept = keepNothing): OutputLoad[] {
  const open = coilsOf(wiring).flatMap((coil): Between[] => {
    const [from, to] = coilNets(wiring, coil)
    return from === to ? [] : [{ coil, id: `${coil.node.id}.${coil.id}`, from, to, ohms: coil.ohms }]
  })
  const coilsAround = partedByNets(open)
  return wiring.of('amplifier').flatMap((amplifier) =>
    outputsOf(amplifier).map((output): OutputLoad => {
      const [plus, minus] = ends(amplifier.id, output.id).map(wiring.speakerNet) as [string, string]
      const none = { amplifier, output, ohms: undefined, coils: [] }
      if (plus === minus) return { ...none, isShorted: true }
      const around = coilsAround(plus)
      const network = JSON.stringify([
        plus,
        minus,
        around.map(({ id, from, to, ohms }) => [id, from, to, ohms]),
      ])
      const { ohms, shares } = keep(network, () => seenBetween(plus, minus, around))
      const coilOf = new Map(around.map(({ id, coil }) => [id, coil]))
      return {
        ...none,
        isShorted: false,
        ohms,
        coils: shares.flatMap(({ id, share }) => {
          const coil = coilOf.get(id)
          return coil ? [{ coil, share }] : []
        }),
      }
    }),
  )
}

/** The coils that lead to a net, also over others. */
function partedByNets(coils: readonly Between[]): (net: string) => Between[] {
  const nets = newNets()
  for (const { from, to } of coils) nets.join(from, to)
  const parts = Map.groupBy(coils, ({ from }) => nets.of(from))
  return (net) => parts.get(nets.of(net)) ?? []
}

function seenBetween(plus: string, minus: string, coils: readonly Between[]): Seen {
  const source = { id: 'output', from: plus, to: minus, volts: 1, ohms: 1e-6 }
  const solved = circuitOf(coils, [source]).solve([])
  const taken = coils.flatMap(({ id, ohms }) => {
    const watts = solved.current(id) ** 2 * ohms
    return watts > 1e-9 ? [{ id, watts }] : []
  })
  const all = taken.reduce((sum, { watts }) => sum + watts, 0)
  const volts = solved.voltage(plus) ?? 0
  return {
    ohms: all > 0 ? volts ** 2 / all : undefined,
    shares: taken.map(({ id, watts }) => ({ id, share: watts / all })),
  }
}
