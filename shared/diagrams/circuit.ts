import { solverOf } from './linear-solve.ts'
import { newNets } from './nets.ts'

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
 * Nodal analysis of batteries and resistances (Kirchhoff): the matrix is made once, and solved for any loads. Meshes and
 * several batteries come out of it as trees do. Points that no source reaches stay out.
 */
export function circuitOf(resistances: readonly Resistance[], sources: readonly Source[]): Circuit {
  const nets = newNets()
  for (const { from, to } of [...resistances, ...sources]) nets.join(from, to)
  // The negative end of the first source of each part is where voltages are counted from.
  const zeros = new Map<string, string>()
  for (const { to } of sources) if (!zeros.has(nets.of(to))) zeros.set(nets.of(to), to)
  const index = new Map<string, number>()
  for (const { from, to } of [...resistances, ...sources])
    for (const point of [from, to]) {
      const zero = zeros.get(nets.of(point))
      if (zero !== undefined && zero !== point && !index.has(point)) index.set(point, index.size)
    }
  const matrix = Array.from(index, () => new Array<number>(index.size).fill(0))
  const add = (row: number | undefined, column: number | undefined, value: number) => {
    const line = row === undefined ? undefined : matrix[row]
    if (line && column !== undefined) line[column] = (line[column] as number) + value
  }
  const still = new Array<number>(index.size).fill(0)
  const push = (right: number[], point: string, amperes: number) => {
    const at = index.get(point)
    if (at !== undefined) right[at] = (right[at] as number) + amperes
  }
  for (const { from, to, ohms } of [...resistances, ...sources]) {
    const [one, other] = [index.get(from), index.get(to)]
    add(one, one, 1 / ohms)
    add(other, other, 1 / ohms)
    add(one, other, -1 / ohms)
    add(other, one, -1 / ohms)
  }
  for (const { from, to, volts, ohms } of sources) {
    push(still, from, volts / ohms)
    push(still, to, -volts / ohms)
  }
  const solver = solverOf(matrix)
  const isIn = (point: string) => zeros.has(nets.of(point))
  const byId = new Map(resistances.map((one) => [one.id, one]))

  return {
    reaches: (one, other) => nets.of(one) === nets.of(other) && isIn(one),
    solve(flows) {
      const right = [...still]
      for (const { from, to, amperes } of flows)
        if (isIn(from) && nets.of(from) === nets.of(to)) {
          push(right, from, -amperes)
          push(right, to, amperes)
        }
      const found = solver?.(right) ?? []
      const voltage = (point: string) => {
        if (!isIn(point)) return undefined
        return zeros.get(nets.of(point)) === point ? 0 : found[index.get(point) ?? -1]
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
