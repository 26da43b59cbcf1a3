import { listOrganizations as useCase } from '#core/organizations/organizations/list-organizations.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listOrganizations } from '#shared/organizations/organizations/contract.ts'

export const handler = endpoint(listOrganizations, useCase)
