import { events } from '#core/events/events/events.ts'
import type { Board } from '#shared/competitions/competitions/board.ts'
import { shownBoard } from '#shared/competitions/competitions/shown-board.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { boards } from './boards.ts'
import { classNotFound } from './class-at.ts'

/** A class as its organizer shows it, by two reads. A class in which nothing has happened has an empty board. */
export async function getBoard({ eventId, classKey }: { eventId: string; classKey: string }): Promise<Board> {
  const [event, board] = await Promise.all([events.get({ id: eventId }), boards.get({ eventId, classKey })])
  if (event?.status !== 'published' && event?.status !== 'cancelled') throw eventNotFound()
  const { classes, resultsPolicy } = event as WholeEvent
  const fields = classes.find((one) => one.classKey === classKey)
  if (!fields) throw classNotFound()
  return shownBoard(board ?? emptyBoard(event as WholeEvent, fields), resultsPolicy)
}

const emptyBoard = (
  { id, resultsPolicy, publishedAt, createdAt }: WholeEvent,
  { classKey, name }: WholeEvent['classes'][number],
): Board => ({
  eventId: id,
  classKey,
  className: name,
  state: 'planned',
  revision: 0,
  policy: resultsPolicy.board,
  rows: [],
  latest: [],
  next: [],
  history: [],
  decisions: [],
  updatedAt: publishedAt ?? createdAt,
  version: 0,
})
