import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Page } from '#shared/platform/http/page.ts'
import type { Contract, InputOf, ResponseOf } from '#shared/platform/http/route.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

type ListContract = Contract & { query: z.ZodMiniType; response: z.ZodMiniType<Page<unknown>> }

/** The filters in the address of a directory: an empty one does not narrow it, and the cursor names the page. */
export type Filters = Readonly<Record<string, string>> & { cursor: string }

/**
 * Reads the page of a directory that the address names, and keeps the filters with it: a page shows what it was
 * requested for until the next one loads. Null if its cursor leads nowhere, which is an answer too and comes with
 * the server’s page.
 */
export const directoryQuery = <C extends ListContract, F extends Filters>(
  noun: string,
  contract: C,
  filters: F,
) =>
  queryOptions({
    queryKey: [noun, contract.name, filters],
    queryFn: async ({ signal }): Promise<(ResponseOf<C> & { filters: F }) | null> => {
      const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
      const page = await call(contract, { query } as InputOf<C>, { signal }).catch(nowhere)
      return page && { ...page, filters }
    },
    placeholderData: (before) => before ?? undefined,
  })

function nowhere(error: unknown): null {
  if (error instanceof ApiError && error.code === 'invalid_cursor') return null
  throw error
}
