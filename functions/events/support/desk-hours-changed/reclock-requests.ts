import * as z from 'zod/mini'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { reclockRequests } from '#core/support/support-requests/reclock-requests.ts'
import { DeskHours } from '#shared/support/support-desks/desk-settings.ts'

/** No `once` here: a clock that has followed the change follows it again to the same. */
export const handler = consumer(facts, 'desk.hours_changed', 'reclock-requests', async ({ fact }) => {
  const { deskId, at, before } = fact.payload
  await reclockRequests(deskId, { at, before: z.parse(DeskHours, JSON.parse(before)) })
})
