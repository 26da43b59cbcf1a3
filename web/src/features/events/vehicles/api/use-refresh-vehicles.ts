import { useQueryClient } from '@tanstack/react-query'

/** Reads everything about vehicles again. */
export function useRefreshVehicles() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['vehicles'] })
}
