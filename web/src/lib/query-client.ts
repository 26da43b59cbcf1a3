import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A refusal stays a refusal; only what may pass is tried again. */
const mayPass = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
      mutations: { retry: false },
    },
  })

/** The one of this page; the server makes one for each request. */
export const queryClient = createQueryClient()
