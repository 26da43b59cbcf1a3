import { newNets } from './nets.ts'
import { solverOf } from './star-mesh.ts'

/** A resistance between two points, Ω. */
export type Resistance = { id: string; from: string; to: string; ohms: number }

/** A voltage with a resistance, V and Ω: a battery. */
export type Source = { id: string; from: string; to: string; volts: number; ohms: number }

/** A current that is pushed from one point to another through the outside, A: what a load takes, or an alternator gives. */
export type Flow = { from: string; to: string; amperes: number }

export type Solved = {
  /** V of a point against the first source of its part, or undefined where no source reaches. */
  voltage: (point: string) => number | undefined
  /** A through a resistance, from its first point to its second. */
  current: (id: string) => number
}

export type Circuit = {
  solve: (flows: readonly Flow[]) => Solved
  reaches: (one: string, other: string) => boolean
}

/**
 * Nodal analysis of batteries and resistances (Kirchhoff): the network is made ready once, and solved for any loads. Meshes
 * and several batteries come out of it as trees do. Points that no source reaches stay out.
 */
export function circuitOf(resistances: readonly Resistance[], sources: readonly Source[]): Circuit {
  const nets = newNets()
  const branches = [...resistances, ...sources]
  for (const { from, to } of branches) nets.join(from, to)
  // The negative end of the first source of each part is where voltages are counted from.
  const zeros = new Map<string, string>()
  for (const { to } of sources) if (!zeros.has(nets.of(to))) zeros.set(nets.of(to), to)
  /** The part that each point is in, as far as a source reaches. */
  const parts = new Map<string, string>()
  const index = new Map<string, number>()
  for (const { from, to } of branches)
    for (const point of [from, to]) {
      if (parts.has(point)) continue
      const part = nets.of(point)
      const zero = zeros.get(part)
      if (zero === undefined) continue
      parts.set(point, part)
      if (zero !== point) index.set(point, index.size)
    }
  const solver = solverOf(
    index.size,
    branches.flatMap(({ from, to, ohms }) =>
      parts.has(from) ? [{ from: index.get(from), to: index.get(to), siemens: 1 / ohms }] : [],
    ),
  )
  const still = new Array<number>(index.size).fill(0)
  const push = (pushed: number[], point: string, amperes: number) => {
    const at = index.get(point)
    if (at !== undefined) pushed[at] = (pushed[at] as number) + amperes
  }
  for (const { from, to, volts, ohms } of sources) {
    push(still, from, volts / ohms)
    push(still, to, -volts / ohms)
  }
  const byId = new Map(resistances.map((one) => [one.id, one]))
  const reaches = (one: string, other: string) => {
    const part = parts.get(one)
    return part !== undefined && part === parts.get(other)
  }

  return {
    reaches,
    solve(flows) {
      const pushed = [...still]
      for (const { from, to, amperes } of flows)
        if (reaches(from, to)) {
          push(pushed, from, -amperes)
          push(pushed, to, amperes)
        }
      const found = solver(pushed)
      const voltage = (point: string) => {
        const at = index.get(point)
        if (at !== undefined) return found[at]
        return parts.has(point) ? 0 : undefined
      }
      return {
        voltage,
        current(id) {
          const one = byId.get(id)
          const [from, to] = [one && voltage(one.from), one && voltage(one.to)]
          return one && from !== undefined && to !== undefined ? (from - to) / one.ohms : 0
        },
      }
    },
  }
}
