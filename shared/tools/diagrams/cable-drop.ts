import { cableResistance } from '#shared/tools/wiring/cable.ts'
import { cableCurrent } from './cable-current.ts'
import type { DiagramCable } from './diagram.ts'
import type { DiagramChecks } from './diagram-checks.ts'

/** Returns the voltage a cable loses at full power, V; undefined if no current is known. */
export function cableDrop(
  cable: DiagramCable,
  currents: DiagramChecks['currents'] | undefined,
): number | undefined {
  const amperes = cableCurrent(currents, cable.id)
  return amperes === undefined ? undefined : amperes * cableResistance(cable, cable.length)
}
