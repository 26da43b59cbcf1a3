import { exportEntries as useCase } from '#core/competitions/desk/export-entries.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { exportEntries as contract } from '#shared/competitions/desk/contract.ts'

const exportEntries = ({ actor, params, body, now }: ApiRequest<typeof contract>) =>
  useCase(actor, params.eventId, body.cursor, now)

export const handler = endpoint(contract, exportEntries)
