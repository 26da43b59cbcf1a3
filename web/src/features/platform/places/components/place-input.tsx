import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { findPlaces } from '#shared/platform/places/contract.ts'
import { query } from '#web/lib/query.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Input } from '#web/ui/input.tsx'

const debounceMs = 200

type PlaceInputProps = Omit<ComponentProps<typeof Input>, 'list'> & {
  /** What stands in it. */
  typed: string
}

/** A field for a ZIP code or a city. It offers the cities that begin as someone types. */
export function PlaceInput({ typed, ...input }: PlaceInputProps) {
  const list = useId()
  const q = useDebounced(typed.trim(), debounceMs)
  const found = useQuery({
    ...query('places', findPlaces, { query: { q } }),
    enabled: q.length >= 2 && !/^\d/.test(q),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  })
  const places = (found.data?.items ?? []).map(({ name, state }) => `${name}, ${state}`)
  return (
    <>
      <Input {...input} list={list} autoComplete="off" />
      <datalist id={list}>
        {places
          .filter((place) => place !== typed)
          .map((place) => (
            <option key={place} value={place} />
          ))}
      </datalist>
    </>
  )
}
