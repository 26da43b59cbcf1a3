import type { AcousticsRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { Air } from '#shared/tools/acoustics/air.ts'
import { fills } from '#shared/tools/acoustics/box-advice.ts'
import { type Port, portArea } from '#shared/tools/acoustics/port.ts'
import { type PortLength, portLength } from '#shared/tools/acoustics/port-length.ts'
import { portRefusal } from '#shared/tools/acoustics/port-refusal.ts'
import type { SavedChamber, SavedPorts } from './saved-design.ts'

/** The ports of a chamber as the engine knows them: flush outside, as they are said to end inside. */
export function portOf({ shape, diameter, width, height, count, walls, inside }: SavedPorts): Port {
  const isSlot = shape === 'slot'
  return {
    shape: isSlot ? { kind: 'slot', width, height } : { kind: 'round', diameter },
    count,
    inner: { kind: isSlot && walls > 0 ? 'flanged' : inside, walls: isSlot ? walls : 0 },
    outer: { kind: 'flanged', walls: 0 },
  }
}

/** All ports together, m². */
export const areaOf = (ports: SavedPorts): number => ports.count * portArea(portOf(ports))

/** The air that a chamber seems to have with what fills it, m³. */
export const apparentVolume = ({ volume, fill }: SavedChamber): number => volume * fills[fill].volume

/** The longest inner side of a chamber of this volume whose sides are as 1 : 1.25 : 1.6, m: ours, until it is drawn. */
export const longestSide = (volume: number): number => 1.6 * Math.cbrt(volume / 2)

export type CutPorts = PortLength & { refusal: AcousticsRefusal | undefined }

/**
 * Returns the length to cut the ports of a chamber to, or why they cannot be cut. `shown` writes a length in
 * m for the reader.
 */
export function cutPorts(
  ports: SavedPorts,
  chamber: SavedChamber,
  air: Air,
  shown: (metres: number) => string,
): CutPorts {
  const cut = portLength(portOf(ports), { volume: apparentVolume(chamber), tuning: ports.tuning }, air)
  return { ...cut, refusal: portRefusal(cut.length, longestSide(chamber.volume), shown(cut.length)) }
}
