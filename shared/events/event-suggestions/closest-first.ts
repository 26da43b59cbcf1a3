import { fold } from '#shared/platform/words/fold.ts'

/** Puts events in the same city first, so that titles of common words elsewhere do not crowd them out. */
export function closestFirst<T extends { city: string }>(
  found: readonly T[],
  { city }: { city: string },
): T[] {
  const isNear = (one: T) => fold(one.city) === fold(city)
  return found.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
}
