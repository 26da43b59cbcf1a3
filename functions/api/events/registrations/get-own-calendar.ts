import { getOwnCalendar as useCase } from '#core/events/registrations/get-own-calendar.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOwnCalendar as contract } from '#shared/events/registrations/calendar-contract.ts'

const getOwnCalendar = ({ params, now }: ApiRequest<typeof contract>) => useCase(params.token, now)

export const handler = endpoint(contract, getOwnCalendar)
