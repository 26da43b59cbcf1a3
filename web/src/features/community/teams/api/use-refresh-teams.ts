import { useQueryClient } from '@tanstack/react-query'

/** Reads everything about teams again. */
export function useRefreshTeams() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(['teams', 'team-people'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}
