import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { ListedSuggestion } from '#shared/events/event-suggestions/admin-contract.ts'
import { isDecided } from '#shared/events/event-suggestions/suggestion.ts'
import { suggestionDecided } from '#shared/events/event-suggestions/suggestion-rules.ts'
import { freeKey } from './claim-key.ts'
import { findSuggestion } from './find-suggestion.ts'
import { listedSuggestion } from './shown-suggestions.ts'
import { type StoredSuggestion, suggestions } from './suggestions.ts'
import { tellSuggester } from './tell-suggester.ts'

type Review = {
  by: Actor
  suggestionId: string
  /** The version that the reviewer saw. */
  version: number
  /** Its name in the activity log: "Approved". */
  verb: string
  step: (before: StoredSuggestion) => StoredSuggestion | Promise<StoredSuggestion>
  /** Other writes of the same transaction. */
  writes?: (after: StoredSuggestion) => Write[]
  remember: (answer: ListedSuggestion) => Write[]
}

/**
 * A reviewer asks or decides, and the suggester is notified, all in one write. The first of two decisions
 * counts.
 */
export async function reviewSuggestion(
  { by, suggestionId, version, verb, step, writes, remember }: Review,
  now: string,
): Promise<ListedSuggestion> {
  const before = await findSuggestion(suggestionId)
  const reviewed = await step(before)
  if (before.version !== version) throw concurrentChange()
  const { suggestion: after, writes: told } = await tellSuggester(reviewed, now)
  const answer = await listedSuggestion(after)
  // An approved suggestion stands for its event, so no one needs to suggest it again.
  const isFree = after.status === 'rejected' || after.status === 'duplicate'
  await commit(
    suggestions.put(after, { version }),
    ...(isFree ? await freeKey(before) : []),
    ...(writes?.(after) ?? []),
    ...told,
    recordActivity(
      {
        by,
        ...(after.suggestedBy && { userId: after.suggestedBy }),
        type: 'event_suggestion',
        description: `${verb} the event suggestion ${after.title}`,
        metadata: { suggestionId: after.id, ...(after.eventId && { eventId: after.eventId }) },
        before: { status: before.status, answer: before.answer },
        after: { status: after.status, answer: after.answer },
      },
      now,
    ),
    ...remember(answer),
  ).catch(async (error: unknown) => {
    const lost = error instanceof AppError && error.code === 'version_conflict'
    throw lost && isDecided(await findSuggestion(suggestionId)) ? suggestionDecided() : error
  })
  return answer
}
