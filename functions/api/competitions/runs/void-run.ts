import { voidRun as useCase } from '#core/competitions/runs/correct-run.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { voidRun as contract } from '#shared/competitions/runs/contract.ts'

const voidRun = ({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, named, body, remember }, now)

export const handler = endpoint(contract, voidRun)
