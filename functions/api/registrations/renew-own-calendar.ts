import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { renewOwnCalendar as useCase } from '#core/registrations/renew-own-calendar.ts'
import { renewOwnCalendar as contract } from '#shared/registrations/calendar-contract.ts'

const renewOwnCalendar = ({ actor, now }: ApiRequest<typeof contract>) => useCase(actor, now)

export const handler = endpoint(contract, renewOwnCalendar)
