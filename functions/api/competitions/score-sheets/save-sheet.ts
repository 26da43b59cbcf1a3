import { saveSheet as useCase } from '#core/competitions/score-sheets/save-sheet.ts'
import { shownSheet } from '#core/competitions/score-sheets/shown-sheet.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { saveSheet as contract } from '#shared/competitions/score-sheets/contract.ts'

const saveSheet = async ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  shownSheet(await useCase({ actor, sheet: params, body, remember }, now), now)

export const handler = endpoint(contract, saveSheet)
