import { cableResistance } from '#shared/wiring/cable.ts'
import type { DiagramCable } from './diagram.ts'
import type { PowerNetwork } from './power-network.ts'

/** What a cable takes off the voltage at full power, V; undefined where no current is known. */
export function cableDrop(cable: DiagramCable, { current }: Pick<PowerNetwork, 'current'>): number | undefined {
  const amperes = current(cable.id)
  return amperes > 1e-6 ? amperes * cableResistance(cable, cable.length) : undefined
}
