import { useQueryClient } from '@tanstack/react-query'
import { createTeam, updateTeam } from '#shared/community/teams/contract.ts'
import type { Team, TeamFields } from '#shared/community/teams/team.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { ownTeamQuery } from './team-queries.ts'
import { useRefreshTeams } from './use-refresh-teams.ts'

export type TeamDraft = TeamFields & { version?: number | undefined; id?: Team['id'] | undefined }

type Edited = { fields: TeamFields; thing: TeamDraft }

/** Picks the fields of a team's form. */
export const fieldsOf = ({ name, tag, city, state, bio, joining, capacity }: TeamDraft): TeamFields => ({
  name,
  tag,
  city,
  ...(state && { state }),
  bio,
  joining,
  capacity,
})

/** Founds a team, or changes the one with this id, for `useEditForm`. */
export function useSaveTeam(id: Team['id'] | undefined) {
  const queryClient = useQueryClient()
  const refresh = useRefreshTeams()
  return {
    send: async ({ fields, thing: { version } }: Edited, idempotencyKey: string): Promise<TeamDraft> => {
      const { team } =
        id === undefined || version === undefined
          ? await call(createTeam, { body: fields }, { idempotencyKey })
          : await call(
              updateTeam,
              { params: { teamId: id }, body: { ...fields, version } },
              { idempotencyKey },
            )
      return team
    },
    refresh,
    onStale: refresh,
    latest: async (): Promise<TeamDraft> => {
      if (!id) throw new Error('A team that is created has no version yet.')
      return (await queryClient.fetchQuery({ ...ownTeamQuery(id), staleTime: 0 })).team
    },
  }
}

type NewLogo = { team: Team; file?: Blob; onProgress?: (share: number) => void }

/** Uploads the logo of a team, or takes it away, apart from the form. */
export function useChangeLogo() {
  const refresh = useRefreshTeams()
  return useCommand({
    send: async ({ team, file, onProgress = () => undefined }: NewLogo) => {
      const logo = file
        ? { logoUploadId: await sendFile('team-logo', file, onProgress) }
        : { removeLogo: true }
      const body = { ...fieldsOf(team), version: team.version, ...logo }
      const key = { idempotencyKey: crypto.randomUUID() }
      return (await call(updateTeam, { params: { teamId: team.id }, body }, key)).team
    },
    onDone: refresh,
    onStale: refresh,
  })
}
