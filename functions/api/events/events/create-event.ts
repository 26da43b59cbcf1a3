import { assertOrganizer } from '#core/events/events/assert-organizer.ts'
import { commitWithPoster } from '#core/events/events/commit-with-poster.ts'
import { oneMoreDraft } from '#core/events/events/event-drafts.ts'
import { events } from '#core/events/events/events.ts'
import { holdToRules } from '#core/events/events/hold-to-rules.ts'
import { ownEvent } from '#core/events/events/own-event.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { pointOfZip } from '#core/platform/places/point-of-zip.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { createEvent as contract } from '#shared/events/events/own-contract.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { newId } from '#shared/ids.ts'

async function createEvent({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  await assertOrganizer(actor)
  const { posterUploadId: uploadId, ...form } = body
  const { userId } = actor
  const settled = settleEvent(form)
  const { postalCode } = settled
  const point = postalCode && (await pointOfZip(postalCode, 'body.postalCode'))
  const fields = { ...settled, ...(point && { point }) }
  const begun = { id: newId('evt', now), ownerId: userId, poster: undefined, fields }
  const event = newEvent(begun, now)
  const held = await holdToRules(event, undefined)
  let answer = ownEvent(event, 'owner', undefined, now)
  await commitWithPoster(
    { userId, uploadId, before: undefined },
    (poster) => {
      answer = { ...answer, poster }
      return [
        oneMoreDraft(userId),
        events.put({ ...event, poster }, { absent: true }),
        ...held,
        recordActivity(
          { by: actor, type: 'event_create', description: `Created the event ${event.title}` },
          now,
        ),
        ...remember(answer),
      ]
    },
    now,
  )
  return answer
}

export const handler = endpoint(contract, createEvent)
