import { useQuery } from '@tanstack/react-query'
import { findPlaces } from '#shared/platform/places/contract.ts'
import { query } from '#web/lib/query.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'

const debounceMs = 200

/** The cities that begin as someone types, for the field that has this list. */
export function PlaceOptions({ id, typed }: { id: string; typed: string }) {
  const q = useDebounced(typed.trim(), debounceMs)
  const found = useQuery({
    ...query('places', findPlaces, { query: { q } }),
    enabled: q.length >= 2 && !/^\d/.test(q),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  })
  const places = (found.data?.items ?? []).map(({ name, state }) => `${name}, ${state}`)
  return (
    <datalist id={id}>
      {places.map((place) => place !== typed && <option key={place} value={place} />)}
    </datalist>
  )
}
