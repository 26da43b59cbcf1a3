import { readSheets } from '#core/competitions/score-sheets/read-sheets.ts'
import { shownSheet } from '#core/competitions/score-sheets/shown-sheet.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSheet as contract } from '#shared/competitions/score-sheets/contract.ts'

async function getSheet({ actor, params, now }: ApiRequest<typeof contract>) {
  const sheets = await readSheets(actor, params)
  return { items: await Promise.all(sheets.map((sheet) => shownSheet(sheet, now))) }
}

export const handler = endpoint(contract, getSheet)
