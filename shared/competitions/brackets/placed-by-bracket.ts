import type { Placed, Scored } from '#shared/competitions/competitions/class-places.ts'
import type { Bracket } from './bracket.ts'
import { bracketPlaces } from './bracket-places.ts'
import type { Out } from './out-of-bracket.ts'

/** The entries of a class with the places that their bracket gives them; entries that are still in it have none. */
export function placedByBracket<T extends Scored>(
  qualified: readonly Placed<T>[],
  bracket: Pick<Bracket, 'rounds' | 'thirdPlace'>,
  out: Out,
): Placed<T>[] {
  const places = bracketPlaces(bracket, qualified, out)
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
