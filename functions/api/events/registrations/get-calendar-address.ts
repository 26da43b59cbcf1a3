import { ownCalendars } from '#core/events/registrations/own-calendars.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getCalendarAddress as contract } from '#shared/events/registrations/calendar-contract.ts'

async function getCalendarAddress({ actor }: ApiRequest<typeof contract>) {
  const calendar = await ownCalendars.get({ userId: actor.userId }, { consistent: true })
  return calendar ? { madeAt: calendar.madeAt } : {}
}

export const handler = endpoint(contract, getCalendarAddress)
