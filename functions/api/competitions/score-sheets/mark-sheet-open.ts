import { markSheetOpen as useCase } from '#core/competitions/score-sheets/mark-sheet-open.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { markSheetOpen as contract } from '#shared/competitions/score-sheets/contract.ts'

const markSheetOpen = ({ actor, params, body, now }: ApiRequest<typeof contract>) =>
  useCase({ actor, sheet: params, ...body }, now)

export const handler = endpoint(contract, markSheetOpen)
