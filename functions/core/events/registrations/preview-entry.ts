import { classesOver, classOver } from '#core/events/class-entries/while-classes-open.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { readVehicles } from '#core/events/vehicles/read-vehicles.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { previewEntry as contract } from '#shared/events/registrations/contract.ts'
import { classesRefusal } from '#shared/events/registrations/entry-refusal.ts'
import { priceOf, totalOf } from '#shared/events/registrations/price-of.ts'
import { waysToPay } from '#shared/events/registrations/ways-to-pay.ts'
import type { AnswerOf, BodyOf } from '#shared/platform/http/route.ts'
import { isPro } from './enter-event.ts'
import { enteredEvent } from './open-event.ts'
import { takePlaces } from './places.ts'

type Asked = { actor: Actor; eventId: string; entries: BodyOf<typeof contract>['entries'] }

/**
 * Returns what entering costs now and whether there is a place; the same rules decide when a member enters.
 */
export async function previewEntry(
  { actor, eventId, entries }: Asked,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const [event, pools, vehicles] = await Promise.all([
    enteredEvent(eventId),
    poolsOf(eventId),
    readVehicles(
      actor.userId,
      entries.map(({ vehicleId }) => vehicleId),
    ),
  ])
  const known = entries.filter(({ classKey }) => pools.has(classKey))
  const classKeys = known.map(({ classKey }) => classKey)
  const price = priceOf(event, { classKeys, isPro: isPro(actor), isWalkIn: false }, now)
  const totalCents = totalOf(price)
  const isFull = 'full' in takePlaces(pools, classKeys)
  const refusals = entries.flatMap((entry) => {
    const refusal = classesRefusal(event, { entries: [entry] }, vehicles)
    return refusal ? [[entry.classKey, refusal.message]] : []
  })
  const over = await classesOver(event, classKeys)
  return {
    price,
    totalCents,
    outcome: isFull ? (event.waitingList.on ? 'waiting' : 'full') : 'place',
    payment: waysToPay(event, totalCents),
    refusals: Object.fromEntries([...refusals, ...over.map((of) => [of.classKey, classOver(of)])]),
  }
}
