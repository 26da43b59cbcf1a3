import type { BuildAdvice } from './advice.ts'
import type { PortedPart } from './parts-of-box.ts'
import type { Vent } from './vent.ts'

/** A problem with a box with two chambers, and the ports it is about. */
export type DividedIssue = Omit<BuildAdvice, 'fixes'> & { part?: PortedPart }

/** Ports as sentences name them. */
export function portName({ part, isInner, places }: Vent, at = 0): string {
  const where = isInner ? 'between the chambers' : `of the ${part === 'rearPorts' ? 'rear' : 'front'} chamber`
  return places.length > 1 ? `port ${at + 1} ${where}` : `the port ${where}`
}

export const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
