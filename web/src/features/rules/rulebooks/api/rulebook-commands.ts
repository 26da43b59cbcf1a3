import { useQueryClient } from '@tanstack/react-query'
import {
  draftRulebook,
  publishRulebook,
  retireRulebook,
  updateRulebook,
} from '#shared/rules/rulebooks/contract.ts'
import { type Rulebook, RulebookFields } from '#shared/rules/rulebooks/rulebook.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useRefreshLeagues } from '#web/features/rules/leagues/api/use-refresh-leagues.ts'
import { call } from '#web/lib/call.ts'
import { rulebookQuery } from './rulebook-queries.ts'

const changes = [['leagues']]

export const usePublishRulebook = command(publishRulebook, { changes })
export const useRetireRulebook = command(retireRulebook, { changes })

/** The next version of a league’s rulebook, empty or as a copy. */
export const useDraftRulebook = command(draftRulebook, { changes })

/** A draft that a form edits in part. */
export type RulebookEdit = { rulebook: Rulebook; version: number }

export const editOf = (rulebook: Rulebook): RulebookEdit => ({ rulebook, version: rulebook.version })

export const fieldsOf = (rulebook: Rulebook): RulebookFields =>
  Object.fromEntries(
    Object.keys(RulebookFields.shape).map((field) => [field, rulebook[field as keyof RulebookFields]]),
  ) as RulebookFields

/** Saves a draft with the part that a form edits, for `useEditForm`. */
export function useSaveRulebook<Fields>(
  { leagueId, versionNo }: Rulebook,
  change: (rulebook: Rulebook, fields: Fields) => Partial<RulebookFields>,
) {
  const queryClient = useQueryClient()
  const refresh = useRefreshLeagues()
  return {
    send: async (
      { fields, thing: { rulebook, version } }: { fields: Fields; thing: RulebookEdit },
      idempotencyKey: string,
    ): Promise<RulebookEdit> => {
      const body = { ...fieldsOf(rulebook), ...change(rulebook, fields), version }
      return editOf(await call(updateRulebook, { params: { leagueId, versionNo }, body }, { idempotencyKey }))
    },
    refresh,
    onStale: refresh,
    latest: async (): Promise<RulebookEdit> =>
      editOf(await queryClient.fetchQuery({ ...rulebookQuery(leagueId, versionNo), staleTime: 0 })),
  }
}

type Without = { rulebook: Rulebook; changes: Partial<RulebookFields> }

/** Takes a part out of a draft. */
export function useRemovePart() {
  const refresh = useRefreshLeagues()
  return useCommand({
    send: ({ rulebook, changes }: Without, idempotencyKey) => {
      const { leagueId, versionNo, version } = rulebook
      const body = { ...fieldsOf(rulebook), ...changes, version }
      return call(updateRulebook, { params: { leagueId, versionNo }, body }, { idempotencyKey })
    },
    onDone: refresh,
    onStale: refresh,
  })
}
