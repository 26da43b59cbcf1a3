import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { Contract, InputOf, ResponseOf } from '#shared/platform/http/route.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'

type How<Answer> = Pick<
  UseQueryOptions<Answer>,
  'enabled' | 'gcTime' | 'refetchInterval' | 'refetchOnWindowFocus' | 'retry' | 'staleTime'
>

/**
 * Reads an answer of the API for `useQuery`. Its key is the noun, the route, and the request, so a change of the noun
 * makes all its answers stale.
 */
export const query = <C extends Contract>(
  noun: string,
  contract: C,
  input: InputOf<C>,
  how?: How<ResponseOf<C>>,
) =>
  queryOptions({
    ...how,
    queryKey: [noun, contract.name, input],
    queryFn: ({ signal }): Promise<ResponseOf<C>> => call(contract, input, { signal }),
  })

/** Reads what an address names, or null where there is nothing to see: an answer too, which a page shows as such. */
export const queryOrNull = <C extends Contract>(
  noun: string,
  contract: C,
  input: InputOf<C>,
  how?: How<ResponseOf<C> | null>,
) =>
  queryOptions({
    ...how,
    queryKey: [noun, contract.name, input],
    queryFn: ({ signal }): Promise<ResponseOf<C> | null> => call(contract, input, { signal }).catch(nowhere),
  })

/** An id that does not exist, one that no id can be, and a cursor that leads nowhere. */
function nowhere(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
