import { eventToChange } from '#core/events/events/event-role.ts'
import { events } from '#core/events/events/events.ts'
import { organizationFor } from '#core/events/events/organization-for.ts'
import { readOwnEvent } from '#core/events/events/own-event.ts'
import { tellOrganizer } from '#core/events/events/tell-organizer.ts'
import { personIn } from '#core/organizations/organizations/find-organization.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { setEventOrganization as contract } from '#shared/events/events/organization-events-contract.ts'

const notYours = () =>
  new AppError(
    'forbidden',
    'not_organizer',
    'Only the owner of this event, or of its organization, can do this.',
  )

function setEventOrganization({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { organizationId, version } = body
  const { userId } = actor
  return untilUnchanged(async () => {
    const { event, role } = await eventToChange(actor, params.eventId)
    const isOwner = event.ownerId === userId
    if (organizationId && !isOwner) throw notYours()
    const held = organizationId
      ? await given(event, organizationId, userId)
      : await takenBack(event, userId, now)
    if (event.organizationId === organizationId) return readOwnEvent(event, role, now)
    if (event.version !== version) throw concurrentChange()
    const after = { ...event, organizationId, updatedAt: now, version: version + 1 }
    const answer = await readOwnEvent(after, role, now)
    await commit(
      events.put(after, { version }),
      ...held,
      recordActivity(
        {
          by: actor,
          type: 'event_update',
          description: organizationId
            ? `Gave the event ${event.title} to an organization`
            : `Took the event ${event.title} back from an organization`,
          metadata: { eventId: event.id },
          before: { organizationId: event.organizationId },
          after: { organizationId },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

async function given(
  { status }: Event,
  organizationId: NonNullable<Event['organizationId']>,
  userId: string,
): Promise<Write[]> {
  const { held } = await organizationFor(organizationId, userId)
  if (status === 'archived')
    throw new AppError('conflict', 'event_archived', 'This event was archived. Copy it to hold it again.')
  return held
}

/** An owner of the organization gives the event back to its own, who hears of it. */
async function takenBack(event: Event, userId: string, now: string): Promise<Write[]> {
  if (event.ownerId === userId) return []
  const me = event.organizationId ? await personIn(event.organizationId, userId) : undefined
  if (me?.role !== 'owner') throw notYours()
  return [
    organizationPeople.check(me, { version: me.version }),
    ...(await tellOrganizer(
      event.ownerId,
      {
        title: 'Your event is yours alone again',
        message: `“${event.title}” no longer belongs to an organization.`,
        href: `${eventPath(event.id)}/edit`,
      },
      now,
    )),
  ]
}

export const handler = endpoint(contract, setEventOrganization)
