import { byPlace, isBelow, type Place } from './place.ts'

/** What was read of one source: its entries, newest first, and how far that is, if there is more below. */
export type SourcePage<E> = { entries: readonly E[]; readTo?: Place | undefined }

/**
 * The next entries of a time line. Below the place to which a source was read, it may have entries that no one has seen:
 * nothing below the highest of those places is shown yet. Without `next`, there is no more.
 */
export function mergePages<E extends { place: Place }>(
  pages: readonly SourcePage<E>[],
  limit: number,
): { entries: E[]; next?: Place } {
  const horizon = pages
    .flatMap(({ readTo }) => (readTo ? [{ place: readTo }] : []))
    .toSorted(byPlace)
    .at(0)?.place
  const known = pages
    .flatMap(({ entries }) => entries)
    .filter(({ place }) => !horizon || !isBelow(place, horizon))
    .toSorted(byPlace)
  const entries = known.slice(0, limit)
  const next = known.length > limit ? entries.at(-1)?.place : horizon
  return { entries, ...(next && { next }) }
}
