import { admitWaiting as useCase } from '#core/competitions/desk/admit-waiting.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { admitWaiting as contract } from '#shared/competitions/desk/admission-contract.ts'

const admitWaiting = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, ...params, form: body, remember }, now)

export const handler = endpoint(contract, admitWaiting)
