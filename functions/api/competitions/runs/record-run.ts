import { recordRun as useCase } from '#core/competitions/runs/record-run.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { recordRun as contract } from '#shared/competitions/runs/contract.ts'

const recordRun = ({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, named, fields: body, remember }, now)

export const handler = endpoint(contract, recordRun)
