import { undoImport as useCase } from '#core/competitions/result-imports/undo-import.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { undoImport as contract } from '#shared/competitions/result-imports/contract.ts'

const undoImport = ({ actor, params: named, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, named, remember }, now)

export const handler = endpoint(contract, undoImport)
