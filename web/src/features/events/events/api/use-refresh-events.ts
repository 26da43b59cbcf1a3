import { useQueryClient } from '@tanstack/react-query'

/** Reads everything about events again. */
export function useRefreshEvents() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['events'] })
}
