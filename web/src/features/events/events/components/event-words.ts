import type { EventKind } from '#shared/events/events/kind-of.ts'
import type { EventPhase } from '#shared/events/events/phase-of.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { countries } from '#shared/platform/places/countries.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const kindLabels: Readonly<Record<EventKind, string>> = { competition: 'Competition', meet: 'Meet' }

export const phaseLabels: Readonly<Record<EventPhase, readonly [label: string, tone: Tone]>> = {
  draft: ['Draft', 'neutral'],
  announced: ['Announced', 'info'],
  open: ['Entries open', 'success'],
  closed: ['Entries closed', 'neutral'],
  live: ['Live now', 'warning'],
  ended: ['Over', 'neutral'],
  cancelled: ['Cancelled', 'danger'],
  archived: ['Archived', 'neutral'],
}

/** The least that entering costs. */
export const feeWords = (fromCents: number): string =>
  fromCents === 0 ? 'Free' : `From ${dollars(fromCents)}`

/** Says how far away an event is. */
export const milesWords = (miles: number): string =>
  miles < 1
    ? 'less than a mile away'
    : `${miles.toLocaleString('en-US')} ${miles === 1 ? 'mile' : 'miles'} away`

type Placed = { city: string; state: string; country: string }

/** Returns the city and state, or the country if it is another one. */
export const cityOf = ({ city, state, country }: Placed): string =>
  [city, state, country !== 'US' && (countries.find(([code]) => code === country)?.[1] ?? country)]
    .filter(Boolean)
    .join(', ')
