import { showScore } from '#shared/rules/scores/show-score.ts'
import type { PlacedEntry } from './class-revision.ts'

type Placed = Pick<PlacedEntry, 'place' | 'score' | 'status'>

const without: Record<PlacedEntry['status'], string> = {
  placed: 'You have no place.',
  absent: 'You were absent, so you have no place.',
  disqualified: 'You were disqualified.',
  withdrawn: 'You withdrew, so you have no place.',
}

/** Returns what an entrant reads about their own entry: `You are in place 2 with 151.30.` */
export function placeLine({ place, score, status }: Placed): string {
  if (place === undefined) return without[status]
  return `You are in place ${place}${score ? ` with ${showScore(score)}` : ''}.`
}

/** The places of someone with one or several entries in a class, to begin a message with; nothing without a place. */
export function placesLine(own: readonly Placed[]): string {
  const places = own.flatMap(({ place }) => place ?? [])
  if (places.length === 0) return ''
  return places.length === 1
    ? `You are in place ${places[0]}. `
    : `You are in places ${places.join(' and ')}. `
}
