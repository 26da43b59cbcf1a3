import { usStates } from '#shared/platform/places/regions.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'

/** The states and territories in which businesses are listed. */
export const listingStates = usStates.filter(([code]) => zoneOfState(code))

export const stateName = (code: string): string =>
  listingStates.find(([known]) => known === code)?.[1] ?? code
