import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { boards } from '#core/competitions/competitions/boards.ts'
import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import { getBoard } from '#shared/competitions/competitions/contract.ts'
import { Client } from '#test/support/client.ts'
import { entered, inClass, judgedEvent, sendRun } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test('a member who is erased stays on the board with their score, and without their name', async () => {
  const judged = await judgedEvent()
  const { eventId, organizer } = judged
  const [left, stays] = [await entered(eventId), await entered(eventId)]
  await sendRun(organizer.client, judged, left, { measuredHundredths: 15_100 })
  await sendRun(organizer.client, judged, stays, { measuredHundredths: 15_000 })
  await control.settle()
  const now = await control.now()
  await rebuildBoard({ eventId, classKey: 'S1' }, now)
  const before = await boards.get({ eventId, classKey: 'S1' }, { consistent: true })
  expect(before?.best).toMatchObject({ entryId: left.entryId, name: 'Pat Person' })
  await eraseAccount(left.userId, now)
  const seen = async () => (await new Client(url).call(getBoard, inClass(judged))).body
  const hidden = [
    { place: 1, name: 'Former member', score: { sumHundredths: 15_100 } },
    { place: 2, name: 'Pat Person' },
  ]
  const board = await seen()
  expect(board.rows).toMatchObject(hidden)
  expect(board.rows[0]).not.toHaveProperty('profilePath')
  expect(board).toMatchObject({ best: { name: 'Former member' } })
  expect(board.latest.map(({ name }) => name).toSorted()).toEqual(['Former member', 'Pat Person'])
  expect(JSON.stringify(await boards.get({ eventId, classKey: 'S1' }))).not.toContain(left.userId)
  await control.settle()
  await rebuildBoard({ eventId, classKey: 'S1' }, now)
  expect((await seen()).rows).toMatchObject(hidden)
})
