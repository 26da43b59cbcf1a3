import { ratingOf } from '#shared/events/vehicles/rating-of.ts'
import type { RatedFields, Vehicle, VehicleFields, Woofers } from '#shared/events/vehicles/vehicle.ts'
import { wooferSize } from '#shared/events/vehicles/woofer-size.ts'

export const placementLabels: Readonly<Record<VehicleFields['placement'], string>> = {
  trunk: 'Trunk',
  cabin: 'Cabin',
  wall: 'Wall',
  bed: 'Truck bed',
  other: 'Elsewhere',
}

export const basisLabels: Readonly<Record<VehicleFields['powerBasis'], string>> = {
  rated: 'Manufacturer rating',
  clamped: 'Measured with a clamp meter',
  fused: 'By fuse size',
}

const basisWords: Readonly<Record<VehicleFields['powerBasis'], string>> = {
  rated: 'manufacturer rating',
  clamped: 'measured with a clamp meter',
  fused: 'by fuse size',
}

export const grouped = (value: number) => value.toLocaleString('en-US')

export const vehicleLine = ({ year, make, model, color }: VehicleFields): string =>
  [`${year} ${make} ${model}`, color].filter(Boolean).join(', ')

/** A line of a narrow card ends between kinds of woofers, and not within one. */
const wooferWords = ({ count, sizeTenthsIn, shape }: Woofers): string =>
  `${count} × ${wooferSize(sizeTenthsIn)} in ${shape}`.replaceAll(' ', '\u00a0')

export const woofersWords = (woofers: readonly Woofers[]): string => woofers.map(wooferWords).join(', ')

/** How the power is known: `, by fuse size` after the figure itself. */
const basisOf = ({ powerWatts, powerBasis }: Pick<Vehicle, 'powerWatts' | 'powerBasis'>): string =>
  powerWatts > 0 ? `, ${basisWords[powerBasis]}` : ''

export const powerWords = (build: Pick<Vehicle, 'powerWatts' | 'powerBasis'>): string =>
  build.powerWatts > 0
    ? `${grouped(build.powerWatts)} ${build.powerWatts === 1 ? 'watt' : 'watts'}${basisOf(build)}`
    : ''

/** What plays, and where. */
export const buildWords = ({ woofers, placement, ampChannels }: VehicleFields): string =>
  [
    woofersWords(woofers),
    placementLabels[placement],
    ampChannels > 0 && `${grouped(ampChannels)} amp ${ampChannels === 1 ? 'channel' : 'channels'}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Lists the parts of the rating, and how the power is known. */
export function ratingWords(vehicle: RatedFields & Pick<Vehicle, 'powerBasis'>): string {
  const area = ratingOf(vehicle, 'cone_plus_power') - vehicle.powerWatts
  return `${grouped(area)} sq in + ${grouped(vehicle.powerWatts)} W${basisOf(vehicle)}`
}
