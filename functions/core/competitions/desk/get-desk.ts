import { formatsOf } from '#core/competitions/competitions/class-at.ts'
import { classesOf } from '#core/competitions/competitions/classes-of.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { checkInOf } from '#shared/events/events/check-in-of.ts'
import { gateFeeOf } from '#shared/events/events/entry-cost.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { deskOf } from './desk-of.ts'

/** Returns what the desk needs to know about its event. */
export async function getDesk(actor: Actor, eventId: string): Promise<DeskEvent> {
  const { event, role } = await deskOf(actor, eventId)
  const [pools, touched, formatOf] = await Promise.all([
    poolsOf(eventId),
    classesOf(eventId),
    formatsOf(event),
  ])
  const pool = pools.get('event')
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
    classes: event.classes.map(({ classKey, name, feeCents }) => {
      const format = formatOf(classKey)
      const runs = touched.get(classKey)?.runsAllowed ?? format?.runs
      return {
        classKey,
        name,
        feeCents,
        ...(format && (isJudged(format) ? { judges: format.judges } : { runs })),
      }
    }),
    gateFeeCents: event.payment === 'free' ? 0 : gateFeeOf(event.fees),
    counts: { taken: pool?.taken ?? 0, waiting: pool?.waiting ?? 0, checkedIn: pool?.checkedIn ?? 0 },
    role,
  }
}
