import * as z from 'zod/mini'
import type { ResultsPolicy } from '#shared/events/events/results-policy.ts'
import { type Board, BoardRow } from './board.ts'
import { boardShows } from './board-shows.ts'
import type { ClassState } from './competition-class.ts'

const most = 3

/** One of the first of a class, as its board shows them. */
export const PodiumPlace = z.pick(BoardRow, {
  entryId: true,
  name: true,
  profilePath: true,
  vehicle: true,
  place: true,
  isShared: true,
  score: true,
})
export type PodiumPlace = z.infer<typeof PodiumPlace>

export const Podium = z.array(PodiumPlace)

/** The same with the picture that the member shows now. */
export const ShownPlace = z.object({ ...PodiumPlace.shape, pictureUrl: z.optional(z.string()) })
export type ShownPlace = z.infer<typeof ShownPlace>

/** The first three of a board. While the final of a bracket is to come there is no first, and so no podium. */
export function podiumOf({ rows }: Pick<Board, 'rows'>): PodiumPlace[] {
  const placed = rows.filter(({ status, place, isZero }) => status === 'placed' && place && !isZero)
  if (placed[0]?.place !== 1) return []
  return placed.slice(0, most).map(({ entryId, name, profilePath, vehicle, place, isShared, score }) => ({
    entryId,
    name,
    ...(profilePath && { profilePath }),
    vehicle,
    place,
    isShared,
    ...(score && { score }),
  }))
}

/** A podium without what the organizer does not show yet, as on the board of the class. */
export function shownPodium(
  podium: readonly PodiumPlace[],
  policy: Pick<ResultsPolicy, 'board'>,
  state: ClassState,
): PodiumPlace[] {
  const shows = boardShows(policy, state)
  if (shows === 'nothing') return []
  return shows === 'scores' ? [...podium] : podium.map(({ score: _, ...place }) => place)
}
