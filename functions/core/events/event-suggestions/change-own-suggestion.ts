import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { OwnSuggestion } from '#shared/events/event-suggestions/contract.ts'
import { answered, withdrawn } from '#shared/events/event-suggestions/suggestion-rules.ts'
import { freeKey } from './claim-key.ts'
import { ownSuggestion } from './shown-suggestions.ts'
import { type StoredSuggestion, suggestions } from './suggestions.ts'

type Change = {
  load: () => Promise<StoredSuggestion>
  /** The answer to the question; without it, the suggestion is taken back. */
  reply: string | undefined
  remember: (answer: OwnSuggestion) => Write[]
}

/** The suggester answers what was asked, or takes the suggestion back. Taken back already, it stays so. */
export const changeOwnSuggestion = ({ load, reply, remember }: Change, now: string): Promise<OwnSuggestion> =>
  untilUnchanged(async () => {
    const before = await load()
    if (reply === undefined && before.status === 'withdrawn') return ownSuggestion(before)
    const after = reply === undefined ? withdrawn(before, now) : answered(before, reply, now)
    const answer = await ownSuggestion(after)
    await commit(
      suggestions.put(after, { version: before.version }),
      ...(reply === undefined ? await freeKey(before) : []),
      ...remember(answer),
    )
    return answer
  })
