import { poolsOf } from '#core/events/event-places/pools.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { checkInOf } from '#shared/events/events/check-in-of.ts'
import { deskOf } from './desk-of.ts'

/** Returns what the desk needs to know about its event. */
export async function getDesk(actor: Actor, eventId: string): Promise<DeskEvent> {
  const { event, role } = await deskOf(actor, eventId)
  const pool = (await poolsOf(eventId)).get('event')
  const { checkInOpensAt = event.startsAt, checkInClosesAt = event.endsAt } = checkInOf(event)
  return {
    id: event.id,
    title: event.title,
    venueName: event.venueName,
    city: event.city,
    timeZone: event.timeZone,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    checkInOpensAt,
    checkInClosesAt,
    status: event.status,
    hasWaiver: event.waiver !== '',
    ...(event.waiver && { waiver: { text: event.waiver, version: event.waiverVersion } }),
    questions: event.questions,
    classes: event.classes.map(({ classKey, name, feeCents }) => ({ classKey, name, feeCents })),
    gateFeeCents: event.payment === 'free' ? 0 : event.fees.gateFeeCents,
    counts: { taken: pool?.taken ?? 0, waiting: pool?.waiting ?? 0, checkedIn: pool?.checkedIn ?? 0 },
    role,
  }
}
