/** A conductance between two points by their numbers, S; without a number it leads to the point that voltages are counted from. */
export type Conductance = { from: number | undefined; to: number | undefined; siemens: number }

/** The voltages of points by the currents that are pushed into them, for many of them. */
export type Solver = (pushed: readonly number[]) => Float64Array

/** A point that was taken out: what it led to and how well, also all together. */
type Taken = { point: number; all: number; others: Int32Array; siemens: Float64Array }

/**
 * A network, made ready to be solved: point after point is taken out, and what it led to is joined directly (star and mesh).
 * The point that leads to the fewest goes first, so that a network of cables, nearly a tree, takes about as many steps as it
 * has cables. Nothing is ever subtracted, so that a joint beside a long cable costs no digits. Each point leads to the one
 * that voltages are counted from, perhaps over others.
 */
export function solverOf(size: number, conductances: readonly Conductance[]): Solver {
  const around = Array.from({ length: size }, () => new Map<number, number>())
  const toZero = new Float64Array(size)
  const lead = (from: number, to: number, siemens: number) => {
    const near = around[from] as Map<number, number>
    near.set(to, (near.get(to) ?? 0) + siemens)
  }
  for (const { from, to, siemens } of conductances) {
    if (from === to) continue
    if (from !== undefined && to !== undefined) {
      lead(from, to, siemens)
      lead(to, from, siemens)
    } else {
      const point = (from ?? to) as number
      toZero[point] = (toZero[point] as number) + siemens
    }
  }
  const order = takenOut(around, toZero, lead)
  return (pushed) => {
    const volts = Float64Array.from(pushed)
    for (const { point, all, others, siemens } of order) {
      const each = (volts[point] as number) / all
      for (let at = 0; at < others.length; at++) {
        const other = others[at] as number
        volts[other] = (volts[other] as number) + each * (siemens[at] as number)
      }
    }
    for (let last = order.length - 1; last >= 0; last--) {
      const { point, all, others, siemens } = order[last] as Taken
      let sum = volts[point] as number
      for (let at = 0; at < others.length; at++)
        sum += (siemens[at] as number) * (volts[others[at] as number] as number)
      volts[point] = sum / all
    }
    return volts
  }
}

function takenOut(
  around: readonly Map<number, number>[],
  toZero: Float64Array,
  lead: (from: number, to: number, siemens: number) => void,
): Taken[] {
  const order: Taken[] = []
  /** Points by how many they led to when they were put there; one whose number changed is put there once more. */
  const byCount: number[][] = []
  const put = (point: number) => {
    const count = (around[point] as Map<number, number>).size
    const list = byCount[count]
    if (list) list.push(point)
    else byCount[count] = [point]
    return count
  }
  const isOut = new Uint8Array(around.length)
  for (const point of around.keys()) put(point)
  for (let count = 0; count < byCount.length; ) {
    const point = byCount[count]?.pop()
    if (point === undefined) {
      count++
      continue
    }
    const near = around[point] as Map<number, number>
    if (isOut[point] || near.size !== count) continue
    isOut[point] = 1
    const [others, siemens] = [Int32Array.from(near.keys()), Float64Array.from(near.values())]
    const zero = toZero[point] as number
    const all = siemens.reduce((sum, one) => sum + one, zero)
    order.push({ point, all, others, siemens })
    for (const other of others) (around[other] as Map<number, number>).delete(point)
    for (const [at, other] of others.entries()) {
      const share = (siemens[at] as number) / all
      toZero[other] = (toZero[other] as number) + share * zero
      for (let next = at + 1; next < others.length; next++) {
        const joined = share * (siemens[next] as number)
        lead(other, others[next] as number, joined)
        lead(others[next] as number, other, joined)
      }
    }
    for (const other of others) count = Math.min(count, put(other))
  }
  return order
}
