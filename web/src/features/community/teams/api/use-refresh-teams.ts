import { useQueryClient } from '@tanstack/react-query'

const shown = ['team', 'teams', 'my-teams']

/** Reads everything about teams again, but not the people of a team that someone has just left, who may not read them. */
export function useRefreshTeams({ leaving = false } = {}) {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [...shown, ...(leaving ? [] : ['team-people'])].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    )
}
