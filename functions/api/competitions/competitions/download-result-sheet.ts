import { getBoard } from '#core/competitions/competitions/get-board.ts'
import { events } from '#core/events/events/events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { downloadLink, putObject } from '#core/platform/storage/objects.ts'
import { placesAreOut } from '#shared/competitions/competitions/competition-class.ts'
import { downloadResultSheet as contract } from '#shared/competitions/competitions/contract.ts'
import { AppError } from '#shared/errors.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'

const seconds = 300

/** Made at each click, so that it says which revision is out by then. */
async function downloadResultSheet({ actor, params, now }: ApiRequest<typeof contract>) {
  const [board, event] = await Promise.all([getBoard(params), events.get({ id: params.eventId })])
  if (!event) throw eventNotFound()
  if (!placesAreOut(board) || board.rows.length === 0)
    throw new AppError('conflict', 'no_places', 'The places of this class are not out yet.')
  const { resultSheetPdf } = await import('#core/competitions/competitions/result-sheet-pdf.ts')
  const file = await resultSheetPdf({ board, title: event.title, timeZone: event.timeZone ?? 'UTC' }, now)
  const key = `exports/${actor.userId}/${event.id}-${board.classKey}.pdf`
  await putObject(key, file, { contentType: 'application/pdf' })
  const name = `results-${board.classKey.toLowerCase()}-revision-${board.revision}.pdf`
  return { pdfUrl: await downloadLink({ key, name, contentType: 'application/pdf', seconds, now }) }
}

export const handler = endpoint(contract, downloadResultSheet)
