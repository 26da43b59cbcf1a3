import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Reads everything about entries again: the member's own, and how many places are left. */
export function useRefreshRegistrations() {
  const queryClient = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['registrations'] }),
        queryClient.invalidateQueries({ queryKey: ['events'] }),
      ]),
    [queryClient],
  )
}
