import { useQueryClient } from '@tanstack/react-query'

/** Reads everything about organizations again. */
export function useRefreshOrganizations() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      ['organizations', 'organization-people'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    )
}
