import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type AdminTeam, listAllTeams, updateTeamAsAdmin } from '#shared/community/teams/admin-contract.ts'
import { AppError } from '#shared/errors.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshTeams } from './use-refresh-teams.ts'

export type AdminEdit = Omit<z.infer<typeof updateTeamAsAdmin.body>, 'version'>

/** Changes a team as an administrator, for `useEditForm`. */
export function useSaveTeamAsAdmin({ id, name }: AdminTeam) {
  const queryClient = useQueryClient()
  const refresh = useRefreshTeams()
  return {
    send: ({ fields, thing }: { fields: AdminEdit; thing: AdminTeam }, idempotencyKey: string) =>
      call(
        updateTeamAsAdmin,
        { params: { teamId: id }, body: { ...fields, version: thing.version } },
        { idempotencyKey },
      ),
    refresh,
    onStale: refresh,
    latest: async (): Promise<AdminTeam> => {
      const { items } = await queryClient.fetchQuery({
        queryKey: ['teams', 'latest', id],
        queryFn: () => call(listAllTeams, { query: { q: name } }),
        staleTime: 0,
      })
      const team = items.find((one) => one.id === id)
      if (!team) throw new AppError('not_found', 'team_not_found', 'Team not found')
      return team
    },
  }
}
