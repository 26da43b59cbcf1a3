import { ownOrganization } from '#core/organizations/organizations/own-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOwnOrganization as contract } from '#shared/organizations/organizations/contract.ts'

const getOwnOrganization = ({ actor, params, now }: ApiRequest<typeof contract>) =>
  ownOrganization(params.organizationId, actor.user, now)

export const handler = endpoint(contract, getOwnOrganization)
