import { useQueryClient } from '@tanstack/react-query'

/** Reads every list of resources again. */
export function useRefreshResources() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['resources'] })
}
