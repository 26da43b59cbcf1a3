import {
  draftRulebook,
  publishRulebook,
  retireRulebook,
  updateRulebook,
} from '#shared/rules/rulebooks/contract.ts'
import type { Rulebook, RulebookFields } from '#shared/rules/rulebooks/rulebook.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useRefreshLeagues } from '#web/features/rules/leagues/api/use-refresh-leagues.ts'
import { call } from '#web/lib/call.ts'
import { fieldsOf } from './save-rulebook.ts'

type Named = Pick<Rulebook, 'leagueId' | 'versionNo' | 'version'>

export function useStepRulebook(to: 'published' | 'retired') {
  const refresh = useRefreshLeagues()
  return useCommand({
    send: ({ leagueId, versionNo, version }: Named, idempotencyKey) =>
      call(
        to === 'published' ? publishRulebook : retireRulebook,
        { params: { leagueId, versionNo }, body: { version } },
        { idempotencyKey },
      ),
    onDone: refresh,
    onStale: refresh,
  })
}

/** The next version of a league’s rulebook, empty or as a copy. */
export function useDraftRulebook(leagueId: Rulebook['leagueId'], copyOf: number | undefined) {
  const refresh = useRefreshLeagues()
  return useCommand({
    send: ({ title }: { title: string }, idempotencyKey) => {
      const body = { title, ...(copyOf !== undefined && { copyOf }) }
      return call(draftRulebook, { params: { leagueId }, body }, { idempotencyKey })
    },
    onDone: refresh,
    onStale: refresh,
  })
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
