import { useQueryClient } from '@tanstack/react-query'

/** Reads leagues, rulebooks and seasons again. */
export function useRefreshLeagues() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['leagues'] })
}
