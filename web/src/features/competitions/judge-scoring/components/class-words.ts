import type { ClassState } from '#shared/competitions/competitions/competition-class.ts'
import type { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const stateWords: Record<ClassState, [label: string, tone: Tone]> = {
  planned: ['Not started', 'neutral'],
  running: ['Running', 'info'],
  provisional: ['Provisional', 'warning'],
  final: ['Final', 'success'],
  verified: ['Verified', 'success'],
  void: ['Void', 'danger'],
}

export const vehicleWords = ({ year, make, model, color }: VehicleSnapshot): string =>
  [`${year} ${make} ${model}`, color].filter(Boolean).join(', ')

/** The car that is scored, as people at the lane know it: `#12 Robin Porter, 1999 Honda Civic, Red`. */
export const carWords = ({
  number,
  name,
  vehicle,
}: {
  number?: number | undefined
  name: string
  vehicle: VehicleSnapshot
}): string => `${number === undefined ? '' : `#${number} `}${name}, ${vehicleWords(vehicle)}`
