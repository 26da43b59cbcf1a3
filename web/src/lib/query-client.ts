import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Only failures that may pass are tried again. A refusal stays a refusal. */
const mayPass = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/**
 * After a change, the library requests visible data again. If the first answer is still on its way, it takes
 * that one, though the server may have given it before the change. Here the data is then requested once more.
 */
class FreshQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: object): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters))
      if (query.state.data === undefined && query.isActive()) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}

export const createQueryClient = () =>
  new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
      mutations: { retry: false },
    },
  })

/** The client of this page. The server creates one for each request. */
export const queryClient = createQueryClient()
