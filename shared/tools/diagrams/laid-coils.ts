import type { DriverWiring } from '#shared/tools/wiring/driver-wirings.ts'
import { usualCables } from './connect.ts'
import { type DiagramCable, pairOf } from './diagram.ts'
import type { PortRef } from './port.ts'

/** A driver to be wired: its part, and how many coils it has. */
export type WiredDriver = { id: string; coils: 1 | 2 }

type Ends = { plus: PortRef; minus: PortRef }

const coil = (node: string, number: 1 | 2): Ends => ({
  plus: { node, port: `coil${number}_plus` },
  minus: { node, port: `coil${number}_minus` },
})

/** The speaker cables that wire drivers to an output evenly, each with its own id. */
export function laidCoils(
  output: { node: string; id: string },
  drivers: readonly WiredDriver[],
  { coils, series }: Pick<DriverWiring, 'coils' | 'series'>,
  nextId: () => string,
  cable: Partial<Pick<DiagramCable, 'size' | 'length'>> = {},
): DiagramCable[] {
  const cables: DiagramCable[] = []
  const join = (from: PortRef, to: PortRef, length?: number) =>
    cables.push({
      id: nextId(),
      from,
      to,
      parallel: 1,
      route: '',
      bends: [],
      ...usualCables.speaker,
      ...cable,
      ...(length !== undefined && { length }),
    })
  /** The length between coils of a box; much shorter than from the amplifier. */
  const short = 0.5
  const whole = ({ id, coils: count }: WiredDriver): Ends => {
    const first = coil(id, 1)
    if (count === 1 || coils === 'single') return first
    const second = coil(id, 2)
    if (coils === 'series') {
      join(first.minus, second.plus, short)
      return { plus: first.plus, minus: second.minus }
    }
    join(first.plus, second.plus, short)
    join(first.minus, second.minus, short)
    return first
  }
  const ends: Ends = {
    plus: { node: output.node, port: `${output.id}_plus` },
    minus: { node: output.node, port: `${output.id}_minus` },
  }
  for (let start = 0; start < drivers.length; start += series) {
    const string = drivers.slice(start, start + series).map(whole)
    const [first, last] = [string[0], string.at(-1)]
    if (!first || !last) continue
    join(ends.plus, first.plus)
    for (const [at, one] of string.slice(1).entries()) join((string[at] as Ends).minus, one.plus, short)
    join(ends.minus, last.minus)
  }
  return cables.filter((one, at) => cables.findIndex((other) => pairOf(other) === pairOf(one)) === at)
}
