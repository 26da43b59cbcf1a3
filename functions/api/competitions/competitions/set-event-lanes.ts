import { classActor } from '#core/competitions/competitions/class-roles.ts'
import { eventLanes } from '#core/competitions/competitions/event-lanes.ts'
import { events } from '#core/events/events/events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import type { EventLanes } from '#shared/competitions/competitions/competition-class.ts'
import { setEventLanes as contract } from '#shared/competitions/competitions/setup-contract.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'

async function setEventLanes({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { eventId } = params
  const event = await events.get({ id: eventId }, { consistent: true })
  if (event?.status !== 'published' && event?.status !== 'cancelled') throw eventNotFound()
  const { roles, staff } = await classActor(actor, event as WholeEvent, '')
  if (!roles.includes('organizer') && staff?.role !== 'head_judge')
    throw new AppError(
      'not_found',
      'not_staff',
      'Only the organizers and the head judge of this event can do this.',
    )
  const before = await eventLanes.get({ eventId }, { consistent: true })
  if ((before?.version ?? 0) !== body.version) throw concurrentChange()
  const lanes: EventLanes = {
    eventId,
    lanes: body.lanes.map(({ id, name }) => ({ id: id ?? crypto.randomUUID(), name })),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    version: body.version + 1,
  }
  await commit(
    eventLanes.put(lanes, before ? { version: before.version } : { absent: true }),
    ...remember(lanes),
  )
  return lanes
}

export const handler = endpoint(contract, setEventLanes)
