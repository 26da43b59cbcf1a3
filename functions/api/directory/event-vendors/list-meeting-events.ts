import { listMeetingEvents } from '#core/directory/event-vendors/list-meeting-events.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listMeetingEvents as contract } from '#shared/directory/event-vendors/contract.ts'

export const handler = endpoint(contract, listMeetingEvents)
