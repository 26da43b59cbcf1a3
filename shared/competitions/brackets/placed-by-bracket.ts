import type { Placed, Scored } from '#shared/competitions/competitions/class-places.ts'
import type { Bracket } from './bracket.ts'
import { bracketPlaces } from './bracket-places.ts'
import { thirdPlaceMatch } from './draw-bracket.ts'

/**
 * True if every match has a winner, including the one for third place if the rules have it and two lost
 * before the final.
 */
export const isDecided = (
  { rounds, thirdPlace }: Pick<Bracket, 'rounds' | 'thirdPlace'>,
  { thirdPlaceRun }: { thirdPlaceRun: boolean },
): boolean =>
  rounds.flat().every(({ winnerId }) => winnerId !== undefined) &&
  (!thirdPlaceRun || thirdPlaceMatch({ rounds }) === undefined || thirdPlace?.winnerId !== undefined)

/** The entries of a class with the places that their bracket gives them; entries that are still in it have none. */
export function placedByBracket<T extends Scored>(
  qualified: readonly Placed<T>[],
  bracket: Pick<Bracket, 'rounds' | 'thirdPlace'>,
): Placed<T>[] {
  const places = bracketPlaces(bracket, qualified)
  const count = (place: number) => [...places.values()].filter((one) => one === place).length
  const placed = qualified.map((entry): Placed<T> => {
    const { place: _, tieReason: __, ...rest } = entry
    const place = places.get(entry.entryId)
    return {
      ...(rest as unknown as T),
      isShared: place !== undefined && count(place) > 1,
      ...(place !== undefined && { place }),
    }
  })
  const last = placed.length + 1
  return placed.toSorted((a, b) => (a.place ?? last) - (b.place ?? last))
}
