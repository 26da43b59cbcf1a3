import { listOrganizationEvents as useCase } from '#core/events/events/list-organization-events.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listOrganizationEvents } from '#shared/events/events/organization-events-contract.ts'

export const handler = endpoint(listOrganizationEvents, useCase)
