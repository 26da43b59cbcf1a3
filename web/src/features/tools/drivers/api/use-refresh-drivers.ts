import { useQueryClient } from '@tanstack/react-query'

/** Reads everything about drivers again. */
export function useRefreshDrivers() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['drivers'] })
}
