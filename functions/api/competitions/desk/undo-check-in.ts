import { undoCheckIn as useCase } from '#core/competitions/desk/undo-check-in.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { undoCheckIn as contract } from '#shared/competitions/desk/gate-contract.ts'

const undoCheckIn = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, ...params, remember: () => remember(undefined) }, now)

export const handler = endpoint(contract, undoCheckIn)
