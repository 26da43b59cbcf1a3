import { settleAtDesk as useCase } from '#core/competitions/desk/settle-at-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { takeCash as contract } from '#shared/competitions/desk/contract.ts'

const takeCash = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, ...params, how: { as: 'cash', amountCents: body.amountCents }, remember }, now)

export const handler = endpoint(contract, takeCash)
