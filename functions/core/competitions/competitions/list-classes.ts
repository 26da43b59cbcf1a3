import { poolsOf } from '#core/events/event-places/pools.ts'
import { events } from '#core/events/events/events.ts'
import { protestsEndAt } from '#shared/competitions/competitions/competition-class.ts'
import type { ClassCard, listClasses as contract } from '#shared/competitions/competitions/contract.ts'
import { shownPodium } from '#shared/competitions/competitions/podium.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { publicTitle } from '#shared/events/events/public-event.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { boardMarks, markOf } from './board-marks.ts'
import { boards } from './boards.ts'
import { formatsOf } from './class-at.ts'
import { classesOf } from './classes-of.ts'
import { withPictures } from './with-pictures.ts'

/** The classes of an event in their order, each with how far it is. */
export async function listClasses(
  eventId: string,
  now = new Date().toISOString(),
): Promise<AnswerOf<typeof contract>> {
  const [{ event, formatOf }, touched, pools, marks] = await Promise.all([
    judgedEvent(eventId),
    classesOf(eventId),
    poolsOf(eventId),
    marksOf(eventId),
  ])
  const cards = event.classes.map(({ classKey, name, division }): ClassCard => {
    const of = touched.get(classKey)
    const format = formatOf(classKey)
    const mark = marks.get(classKey)
    const until = of && protestsEndAt(of)
    return {
      classKey,
      name,
      division,
      ...(format && { formatName: format.name, kind: format.kind }),
      state: of?.state ?? 'planned',
      revision: of?.revision ?? 0,
      entries: pools.get(classKey)?.taken ?? 0,
      ...(until && of.state === 'provisional' && { protestEndsAt: until }),
      boardVersion: mark?.version ?? 0,
      top: shownPodium(mark?.podium ?? [], event.resultsPolicy, mark?.state ?? 'planned'),
    }
  })
  // While an event is live, many ask again and again for scores alone.
  const items = now < event.endsAt ? cards : await withPictures(cards)
  return { title: publicTitle(event), timeZone: event.timeZone, items }
}

async function judgedEvent(eventId: string) {
  const found = await events.get({ id: eventId })
  if (found?.status !== 'published' && found?.status !== 'cancelled') throw eventNotFound()
  const event = found as WholeEvent
  return { event, formatOf: await formatsOf(event) }
}

/** The marks of the boards of an event. Where one is from before podiums stood on them, its board is read. */
async function marksOf(eventId: string) {
  const { items } = await boardMarks.list({ pk: `EVT#${eventId}`, prefix: 'BOARDMARK#', limit: 100 })
  const marks = await Promise.all(
    items.map(async (mark) => {
      const board = mark.podium ? undefined : await boards.get(mark)
      return board ? markOf(board) : mark
    }),
  )
  return new Map(marks.map((mark) => [mark.classKey as string, mark]))
}
