import type { EventCard } from './contract.ts'

/** The share of all places below which the few that are left are worth saying in a list. */
const fewShare = 0.1

/** Returns the places left at an upcoming event; undefined if there is no limit. */
export function spotsLeft({
  phase,
  places: { taken, left },
  waitingList,
}: Pick<EventCard, 'phase' | 'places' | 'waitingList'>): { words: string; isFew: boolean } | undefined {
  if (left === undefined || (phase !== 'announced' && phase !== 'open')) return undefined
  if (left === 0) return { words: waitingList ? 'Full, waitlist open' : 'Full', isFew: true }
  const words = left === 1 ? '1 spot left' : `${left.toLocaleString('en-US')} spots left`
  return { words, isFew: left <= (taken + left) * fewShare }
}
