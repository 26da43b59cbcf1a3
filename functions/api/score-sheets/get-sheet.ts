import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { readSheets } from '#core/score-sheets/read-sheets.ts'
import { shownSheet } from '#core/score-sheets/shown-sheet.ts'
import { getSheet as contract } from '#shared/score-sheets/contract.ts'

async function getSheet({ actor, params, now }: ApiRequest<typeof contract>) {
  const sheets = await readSheets(actor, params)
  return { items: await Promise.all(sheets.map((sheet) => shownSheet(sheet, now))) }
}

export const handler = endpoint(contract, getSheet)
