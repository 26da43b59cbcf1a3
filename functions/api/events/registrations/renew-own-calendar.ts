import { renewOwnCalendar as useCase } from '#core/events/registrations/renew-own-calendar.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { renewOwnCalendar as contract } from '#shared/events/registrations/calendar-contract.ts'

const renewOwnCalendar = ({ actor, now }: ApiRequest<typeof contract>) => useCase(actor, now)

export const handler = endpoint(contract, renewOwnCalendar)
