import { eventAfter } from '#core/events/events/event-after.ts'
import { assertForOwner, eventToChange } from '#core/events/events/event-role.ts'
import { knownBefore } from '#core/events/events/known-before.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { assertCancellable } from '#shared/events/events/stepped-event.ts'
import type { getCancelEffect, getChangeEffect } from '#shared/events/registrations/effects-contract.ts'
import type { AnswerOf, BodyOf } from '#shared/platform/http/route.ts'
import { changeLines } from './change-lines.ts'
import { cancelEffect, changeEffect } from './event-effects.ts'
import { registrationPage } from './registrations-of-event.ts'

type Asked = { actor: Actor; eventId: string; cursor: string | undefined }

/** The most registrations that one answer counts. */
const limit = 200

/** Counts what cancelling an event does, for those who may cancel it and while it can be cancelled. */
export async function readCancelEffect(
  { actor, eventId, cursor }: Asked,
  now: string,
): Promise<AnswerOf<typeof getCancelEffect>> {
  const { event, role } = await eventToChange(actor, eventId)
  assertForOwner(role)
  assertCancellable(event, now)
  const { items, nextCursor } = await registrationPage(eventId, { limit, cursor })
  return { ...cancelEffect(items), nextCursor }
}

type Changing = Asked & { change: BodyOf<typeof getChangeEffect> }

/** Counts what a change of an event does. What cannot be saved is refused here as there. */
export async function readChangeEffect(
  { actor, eventId, cursor, change: { note, version, ...form } }: Changing,
  now: string,
): Promise<AnswerOf<typeof getChangeEffect>> {
  const { event } = await eventToChange(actor, eventId)
  const after = await eventAfter(event, { actor, form, poster: event.poster, note }, now)
  if (event.version !== version) throw concurrentChange()
  const before = knownBefore(event)
  const changes = before ? changeLines(before, after as WholeEvent) : []
  if (changes.length === 0) return { changes, told: 0, mayWithdraw: 0, refundCents: 0 }
  const { items, nextCursor } = await registrationPage(eventId, { limit, cursor })
  return { changes, ...changeEffect(items, after, now), nextCursor }
}
