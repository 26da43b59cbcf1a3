import * as z from 'zod/mini'
import { stateKey, stateName } from '#shared/community/members/state-key.ts'
import { usStates } from '#shared/platform/places/regions.ts'
import { changedSearch, readFilter } from '#web/features/platform/lists/address-filter.ts'

export type TeamFilters = { q: string; state: string; joinable: 'yes' | ''; cursor: string }

const cut = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, max).trim()),
  )

const knownState = (typed: string) => {
  const key = stateKey(typed)
  return usStates.some(([code]) => code === key) ? key : ''
}

const fields = {
  q: z._default(cut(60), ''),
  state: z._default(z.pipe(cut(20), z.transform(knownState)), ''),
  joinable: z._default(z.enum(['', 'yes']), ''),
  cursor: z._default(cut(1024), ''),
}

/** Reads the filters in an address. Invalid ones are left out, so every address shows a list. */
export const readFilters = (search: URLSearchParams): TeamFilters => readFilter(fields, search)

/** The address of the list with these filters. */
export function teamsPath(filters: Partial<TeamFilters>): string {
  const search = changedSearch(fields, '', filters)
  return search.size > 0 ? `/teams?${search}` : '/teams'
}

/** Describes the contents of the list. */
export function listTitle({ q, state, joinable }: TeamFilters): string {
  const who = joinable ? 'Teams you can join' : 'Teams'
  return [who, q && `matching “${q}”`, state && `in ${stateName(state)}`].filter(Boolean).join(' ')
}
