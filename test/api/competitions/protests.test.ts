import { expect, test } from 'vitest'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { getBoard } from '#shared/competitions/competitions/contract.ts'
import {
  decideProtest,
  fileProtest,
  listOpenProtests,
  listProtests,
  withdrawProtest,
} from '#shared/competitions/protests/contract.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { Client } from '#test/support/client.ts'
import { putClass, staffOf } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putClassEntry, putJudgedEvent } from '#test/support/judged-class.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const body = (text = 'The meter was not reset.', about: 'run' | 'conduct' = 'run') => ({
  about,
  text,
  evidenceUploadIds: [],
})
const decision = (status: 'upheld' | 'denied') => ({
  status,
  decision: 'We looked at the video of the run.',
  publicDecision: 'Decided by the video of the run.',
})

/** A class with its places out, with an entrant and a head judge. */
async function places(more: Partial<CompetitionClass> = {}) {
  const { event, organizer } = await putJudgedEvent(url)
  const now = await control.now()
  await putClass(
    { event, classKey: 'S1' },
    {
      state: 'provisional',
      revision: 1,
      publishedAt: now,
      protestEndsAt: addTime(now, { hours: 5 }),
      ...more,
    },
  )
  const [entrant, head] = await Promise.all([feedMember(url), staffOf(event.id, 'head_judge')])
  await putClassEntry(event, 'S1', 7, { userId: entrant.userId as ClassEntry['userId'] })
  const params = { eventId: event.id, classKey: 'S1' }
  return { event, organizer, entrant, head, params }
}

test('an entrant protests once against the same thing of a revision', async () => {
  const { entrant, params } = await places()
  const filed = await entrant.client.call(fileProtest, { params, body: body() })
  expect(filed.body).toMatchObject({ status: 'open', revision: 1, about: 'run' })
  expectRefused(
    await entrant.client.call(fileProtest, { params, body: body() }),
    'protest_twice',
    'You have already protested this.',
  )
  expectSuccess(
    await entrant.client.call(fileProtest, { params, body: body('They pushed me aside.', 'conduct') }),
  )
})

test('a protest that is filed and taken back five times at once is one', async () => {
  const { entrant, event, params } = await places()
  const five = [1, 2, 3, 4, 5]
  const filed = await Promise.all(five.map(() => entrant.client.call(fileProtest, { params, body: body() })))
  const [first, ...more] = filed.toSorted((one, other) => one.status - other.status)
  for (const answer of more) expectProblem(answer, 409, 'protest_twice')
  const of = { params: { eventId: event.id, protestId: first?.body.id ?? 'pro_' } }
  const taken = await Promise.all(five.map(() => entrant.client.call(withdrawProtest, of)))
  expect(taken.map(({ body }) => [body.status, body.version])).toEqual(five.map(() => ['withdrawn', 2]))
})

test('after the time for protests only the head judge protests', async () => {
  const { entrant, head, params } = await places({ protestEndsAt: '2026-11-01T18:35:00.000Z' })
  expectRefused(
    await entrant.client.call(fileProtest, { params, body: body() }),
    'protests_closed',
    'Protests for this class closed at 1:35 PM EST.',
  )
  expectSuccess(await head.client.call(fileProtest, { params, body: body() }))
})

test('someone who is not in the class cannot protest, and sees no protest of others', async () => {
  const { entrant, event, params } = await places()
  expectSuccess(await entrant.client.call(fileProtest, { params, body: body() }))
  const other = await feedMember(url)
  expectRefused(
    await other.client.call(fileProtest, { params, body: body() }),
    'not_an_entrant',
    'Only entrants of this class can protest.',
  )
  const seen = await other.client.call(listProtests, { params: { eventId: event.id } })
  expect(seen.body.items).toEqual([])
  const own = await entrant.client.call(listProtests, { params: { eventId: event.id } })
  expect(own.body.items).toMatchObject([{ byName: 'Pat Person', status: 'open' }])
})

test('a protest that is filed while a further revision comes out belongs to the one that is out', async () => {
  const { entrant, params } = await places()
  const before = await competitionClasses.get(params, { consistent: true })
  if (!before) throw new Error('There is no class.')
  const { version } = before
  const [filed] = await Promise.all([
    entrant.client.call(fileProtest, { params, body: body() }),
    commit(competitionClasses.put({ ...before, revision: 2, version: version + 1 }, { version })).catch(
      () => undefined,
    ),
  ])
  const after = await competitionClasses.get(params, { consistent: true })
  expect([1, after?.revision]).toContain(filed.body.revision)
})

test('an upheld protest opens the class and changes no score by itself; the entrant hears of it', async () => {
  const { entrant, event, head, params } = await places()
  const filed = await entrant.client.call(fileProtest, { params, body: body() })
  const of = { params: { eventId: event.id, protestId: filed.body.id } }
  const decided = await head.client.call(decideProtest, { ...of, body: decision('upheld') })
  expect(decided.body).toMatchObject({ status: 'upheld', decidedBy: head.userId })
  expect((await competitionClasses.get(params, { consistent: true }))?.state).toBe('running')
  expectRefused(
    await head.client.call(decideProtest, { ...of, body: decision('denied') }),
    'protest_decided',
    'This protest has already been decided.',
  )
  await control.settle()
  const mail = await control.mail(entrant.email, 'Your protest was decided')
  expect(mail.text).toContain('We looked at the video of the run.')
})

test('everyone reads beside the results how a protest was decided, in the sentence that is meant for them', async () => {
  const { entrant, event, head, params } = await places()
  const filed = await entrant.client.call(fileProtest, { params, body: body() })
  const of = { params: { eventId: event.id, protestId: filed.body.id } }
  await head.client.call(decideProtest, { ...of, body: decision('denied') })
  await control.settle()
  const board = await new Client(url).call(getBoard, { params })
  expect(board.body.decisions).toMatchObject([
    { revision: 1, outcome: 'denied', sentence: 'Decided by the video of the run.' },
  ])
  for (const words of ['We looked at the video of the run.', 'The meter was not reset.', filed.body.id])
    expect(JSON.stringify(board.body)).not.toContain(words)
})

test('a protest that is open or was withdrawn is not on the board', async () => {
  const { entrant, event, params } = await places()
  expectSuccess(await entrant.client.call(fileProtest, { params, body: body() }))
  const other = await entrant.client.call(fileProtest, { params, body: body('They pushed me.', 'conduct') })
  const of = { params: { eventId: event.id, protestId: other.body.id } }
  expectSuccess(await entrant.client.call(withdrawProtest, of))
  await rebuildBoard(params, await control.now())
  expect((await new Client(url).call(getBoard, { params })).body.decisions).toEqual([])
})

test('the author of a protest, the competitors and the judges of the class do not decide it', async () => {
  const { entrant, event, head, params } = await places()
  const filed = await head.client.call(fileProtest, { params, body: body() })
  const of = { params: { eventId: event.id, protestId: filed.body.id }, body: decision('denied') }
  const sentence = 'A head judge who is not involved, or an administrator, must decide this protest.'
  expectRefused(await head.client.call(decideProtest, of), 'protest_involved', sentence)
  expectProblem(await entrant.client.call(decideProtest, of), 404, 'not_staff')
})

test('one of two simultaneous decisions counts', async () => {
  const { entrant, event, head, params } = await places()
  const filed = await entrant.client.call(fileProtest, { params, body: body() })
  const of = { params: { eventId: event.id, protestId: filed.body.id } }
  const all = await Promise.all(
    (['upheld', 'denied'] as const).map((status) =>
      head.client.call(decideProtest, { ...of, body: decision(status) }),
    ),
  )
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('an own protest is withdrawn while it is open; a second call changes nothing', async () => {
  const { entrant, event, head, params } = await places()
  const filed = await entrant.client.call(fileProtest, { params, body: body() })
  const of = { params: { eventId: event.id, protestId: filed.body.id } }
  expectProblem(await head.client.call(withdrawProtest, of), 404, 'protest_not_found')
  expect((await entrant.client.call(withdrawProtest, of)).body.status).toBe('withdrawn')
  expect((await entrant.client.call(withdrawProtest, of)).body.status).toBe('withdrawn')
  expectRefused(
    await head.client.call(decideProtest, { ...of, body: decision('denied') }),
    'protest_decided',
    'This protest has already been decided.',
  )
})

test('administrators see open protests of all events, until these are decided', async () => {
  const { entrant, event, head, params } = await places()
  const filed = await entrant.client.call(fileProtest, { params, body: body() })
  const admin = await anAdministrator(url)
  const isListed = async () => {
    let cursor: string | undefined
    do {
      const { body: page } = await admin.call(listOpenProtests, {
        query: { limit: 100, ...(cursor && { cursor }) },
      })
      const found = page.items.find(({ id }) => id === filed.body.id)
      if (found) return found
      cursor = page.nextCursor
    } while (cursor)
    return undefined
  }
  expect(await isListed()).toMatchObject({ byName: 'Pat Person', status: 'open' })
  expectProblem(await head.client.call(listOpenProtests, { query: {} }), 403, 'admin_only')
  const of = { params: { eventId: event.id, protestId: filed.body.id } }
  await head.client.call(decideProtest, { ...of, body: decision('denied') })
  expect(await isListed()).toBeUndefined()
})
