import type { ClassRules } from '#core/competitions/competitions/class-at.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { StoredPost, Visibility } from '#shared/community/feed/post.ts'
import { placeName } from '#shared/competitions/competition-results/place-name.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import { unitOf } from '#shared/competitions/competitions/board-words.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'

type Placed = {
  event: Event
  of: Pick<CompetitionClass, 'eventId' | 'classKey' | 'verification' | 'updatedAt'>
  rules: Pick<ClassRules, 'class' | 'format'> | undefined
  visibility: Visibility
}

/** The id of the post about a result, the same for every revision of its class. */
export const resultPostId = (
  entryId: PlacedEntry['entryId'],
  { createdAt }: Pick<Event, 'createdAt'>,
): StoredPost['id'] => deriveId('fpo', createdAt, `${resultIdOf(entryId)} result_placed`) as StoredPost['id']

/** The post about a place; undefined where its entry has no member, place or score. */
export function resultPost(
  entry: PlacedEntry,
  { event, of, rules, visibility }: Placed,
): StoredPost | undefined {
  const { entryId, competitorId, place, score, vehicle } = entry
  if (!competitorId || place === undefined || !score) return undefined
  const className =
    rules?.class.name ?? event.classes?.find(({ classKey }) => classKey === of.classKey)?.name ?? of.classKey
  return {
    id: resultPostId(entryId, event),
    userId: competitorId,
    type: 'result_placed',
    title: `Took ${placeName(place)} in ${className} at ${event.title}`,
    description: '',
    about: { type: 'event', id: event.id, href: `${eventPath(event.id)}/results?class=${of.classKey}` },
    result: {
      score: showScore(score),
      ...(rules && { unit: unitOf(rules.format.kind) }),
      className,
      place,
      eventTitle: event.title ?? '',
      vehicle: `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    },
    visibility,
    likeCount: 0,
    commentCount: 0,
    createdAt: of.verification?.at ?? of.updatedAt,
    version: 1,
  }
}
