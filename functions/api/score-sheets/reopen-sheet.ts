import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { reopenSheet as useCase } from '#core/score-sheets/reopen-sheet.ts'
import { shownSheet } from '#core/score-sheets/shown-sheet.ts'
import { reopenSheet as contract } from '#shared/score-sheets/contract.ts'

const reopenSheet = async ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  shownSheet(await useCase({ actor, sheet: params, ...body, remember }, now), now)

export const handler = endpoint(contract, reopenSheet)
