import { expect, test } from 'vitest'
import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import { downloadResultSheet } from '#shared/competitions/competitions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { inClass, judgedEvent, putClass, ranAlone } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { pdfText } from '#test/support/pdf-text.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** A class whose places came out just now, as its organizer shows them. */
async function published(board: 'all' | 'places' | 'hidden') {
  const judged = await judgedEvent({ changes: { resultsPolicy: { protestMinutes: 30, board } } as never })
  const now = await control.now()
  await ranAlone(judged, {
    state: 'provisional',
    revision: 1,
    publishedAt: addTime(now, { minutes: 1 }),
    protestEndsAt: addTime(now, { minutes: 31 }),
  })
  await rebuildBoard({ eventId: judged.eventId, classKey: 'S1' }, now)
  return judged
}

async function sheetOf(judged: Awaited<ReturnType<typeof published>>) {
  const { client } = await feedMember(url)
  const { body, status } = await client.call(downloadResultSheet, inClass(judged))
  expect(status).toBe(200)
  const file = await fetch(body.pdfUrl)
  expect(file.headers.get('content-disposition')).toContain('results-s1-revision-1.pdf')
  return pdfText(new Uint8Array(await file.arrayBuffer()))
}

test('any member downloads the places of a class with their revision and the time', async () => {
  const judged = await published('all')
  const text = await sheetOf(judged)
  for (const words of [judged.event.title, 'Revision 1', 'Provisional.', 'Not signed yet.', '150.00'])
    expect(text).toContain(words)
  expect(text).toMatch(/Printed \d{1,2}:\d\d [AP]M\. Newer results may exist\./)
})

test('where the organizer shows places alone, the sheet has no scores', async () => {
  expect(await sheetOf(await published('places'))).not.toContain('150.00')
})

test('a class has no sheet before its places are out, nor while its organizer hides them', async () => {
  const { client } = await feedMember(url)
  const running = await judgedEvent()
  await ranAlone(running)
  await rebuildBoard({ eventId: running.eventId, classKey: 'S1' }, await control.now())
  expectProblem(await client.call(downloadResultSheet, inClass(running)), 409, 'no_places')
  const hidden = await published('hidden')
  expectProblem(await client.call(downloadResultSheet, inClass(hidden)), 409, 'no_places')
  await putClass(hidden, {
    state: 'final',
    signature: { by: hidden.organizer.userId as never, at: await control.now() },
  })
  await rebuildBoard({ eventId: hidden.eventId, classKey: 'S1' }, await control.now())
  expect(await sheetOf(hidden)).toContain('Signed by the head judge')
})
