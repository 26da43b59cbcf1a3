import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { markSheetOpen as useCase } from '#core/score-sheets/mark-sheet-open.ts'
import { markSheetOpen as contract } from '#shared/score-sheets/contract.ts'

const markSheetOpen = ({ actor, params, body, now }: ApiRequest<typeof contract>) =>
  useCase({ actor, sheet: params, ...body }, now)

export const handler = endpoint(contract, markSheetOpen)
