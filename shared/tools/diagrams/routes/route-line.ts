import type { Point } from '#shared/tools/diagrams/cable-path.ts'
import type { DiagramCable } from '#shared/tools/diagrams/diagram.ts'
import type { CableKind } from '#shared/tools/diagrams/legal-pair.ts'
import { pointOf } from '#shared/tools/diagrams/wiring-of.ts'

/** A cable to route: the outer ends of its straight starts are decided with the grid. */
export type RouteLine = {
  cable: DiagramCable
  kind: CableKind
  from: RouteEnd
  to: RouteEnd
}

export type RouteEnd = Point & { side: 'left' | 'right'; port: string }

export const endsOf = ({ from, to }: DiagramCable): [string, string] => [pointOf(from), pointOf(to)]

/** Cables of one kind at one port may run together as one trunk. */
export const areTogether = (one: RouteLine, other: RouteLine): boolean =>
  one.kind === other.kind && endsOf(one.cable).some((end) => endsOf(other.cable).includes(end))
