import { shownSheet } from '#core/competitions/score-sheets/shown-sheet.ts'
import { submitSheet as useCase } from '#core/competitions/score-sheets/submit-sheet.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { submitSheet as contract } from '#shared/competitions/score-sheets/contract.ts'

const submitSheet = async ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  shownSheet(await useCase({ actor, sheet: params, ...body, remember }, now), now)

export const handler = endpoint(contract, submitSheet)
