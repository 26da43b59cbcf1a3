import type { Diagram, DiagramCable } from './diagram.ts'
import type { DiagramNode } from './node-fields.ts'

/** A change of a diagram: parts that are added or replaced by their id, and parts that go. */
export type Command = {
  /** The name undo shows: “Add amplifier”. */
  name: string
  nodes?: readonly DiagramNode[]
  cables?: readonly DiagramCable[]
  removedNodes?: readonly string[]
  removedCables?: readonly string[]
  supply?: Diagram['supply']
  signal?: Diagram['signal']
  /** The positions in their lists of parts that come back. */
  places?: Readonly<Record<string, number>>
}

export type Applied = { diagram: Diagram; inverse: Command }

type Part = { id: string }

/** Applies a command, and gives the one that takes it back. A node takes its cables along; what it framed stays. */
export function applied(diagram: Diagram, command: Command): Applied {
  const gone = new Set(command.removedNodes)
  const outOfFrame = <P extends Part & { frame?: string | undefined }>(part: P): P => {
    if (part.frame === undefined || !gone.has(part.frame)) return part
    const { frame: _, ...rest } = part
    return rest as unknown as P
  }
  const putCables = new Map(command.cables?.map((cable) => [cable.id, cable]))
  // A cable that the command leads elsewhere does not go with the part it was on.
  const isLost = (cable: DiagramCable) => {
    const { from, to } = putCables.get(cable.id) ?? cable
    return gone.has(from.node) || gone.has(to.node)
  }
  const goneCables = new Set([
    ...(command.removedCables ?? []),
    ...diagram.cables.filter(isLost).map(({ id }) => id),
  ])
  const freed = (parts: readonly (Part & { frame?: string | undefined })[]) =>
    gone.size === 0 ? [] : parts.filter((part) => outOfFrame(part) !== part).map(outOfFrame)
  const nodes = changedList(
    diagram.nodes,
    [...(freed(diagram.nodes) as DiagramNode[]), ...(command.nodes ?? [])],
    gone,
    command.places,
  )
  const cables = changedList(
    diagram.cables,
    [...(freed(diagram.cables) as DiagramCable[]), ...(command.cables ?? [])],
    goneCables,
    command.places,
  )
  const { supply = diagram.supply, signal = diagram.signal } = command
  return {
    diagram: { schema: 1, supply, signal, nodes: nodes.list, cables: cables.list },
    inverse: {
      name: command.name,
      nodes: nodes.before,
      cables: cables.before,
      removedNodes: nodes.added,
      removedCables: cables.added,
      ...(supply !== diagram.supply && { supply: diagram.supply }),
      ...(signal !== diagram.signal && { signal: diagram.signal }),
      places: { ...nodes.places, ...cables.places },
    },
  }
}

/** A list after a change, what changed as it was before, and where what has gone stood. */
function changedList<P extends Part>(
  list: readonly P[],
  put: readonly P[],
  gone: ReadonlySet<string>,
  places: Command['places'] = {},
) {
  const next = new Map(put.filter(({ id }) => !gone.has(id)).map((part) => [part.id, part]))
  const known = new Set(list.map(({ id }) => id))
  const kept = list.filter(({ id }) => !gone.has(id)).map((part) => next.get(part.id) ?? part)
  const added = [...next.values()].filter(({ id }) => !known.has(id))
  // By rising place, so that each finds those before it where they were.
  for (const part of added.toSorted((one, other) => placeOf(one) - placeOf(other)))
    kept.splice(Math.min(placeOf(part), kept.length), 0, part)
  return {
    list: kept,
    before: list.filter(({ id }) => gone.has(id) || next.has(id)),
    added: added.map(({ id }) => id),
    places: Object.fromEntries(list.flatMap(({ id }, at) => (gone.has(id) ? [[id, at]] : []))),
  }

  function placeOf({ id }: Part): number {
    // An id may be a word that every object knows.
    const place = Object.hasOwn(places, id) ? places[id] : undefined
    return place ?? Number.POSITIVE_INFINITY
  }
}
