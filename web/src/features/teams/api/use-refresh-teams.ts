import { useQueryClient } from '@tanstack/react-query'

/** Reads everything about teams again. */
export function useRefreshTeams() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      ['team', 'teams', 'my-teams'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    )
}
