import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { saveSheet as useCase } from '#core/score-sheets/save-sheet.ts'
import { shownSheet } from '#core/score-sheets/shown-sheet.ts'
import { saveSheet as contract } from '#shared/score-sheets/contract.ts'

const saveSheet = async ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  shownSheet(await useCase({ actor, sheet: params, body, remember }, now), now)

export const handler = endpoint(contract, saveSheet)
