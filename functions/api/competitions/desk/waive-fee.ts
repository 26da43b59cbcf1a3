import { settleAtDesk as useCase } from '#core/competitions/desk/settle-at-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { waiveFee as contract } from '#shared/competitions/desk/contract.ts'

const waiveFee = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, ...params, how: { as: 'waived', reason: body.reason }, remember }, now)

export const handler = endpoint(contract, waiveFee)
