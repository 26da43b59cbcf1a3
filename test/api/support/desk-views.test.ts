import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { requests } from '#core/support/support-requests/requests.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { countSupportRequests, listSupportRequests } from '#shared/support/support-requests/admin-contract.ts'
import type { DeskView } from '#shared/support/support-requests/agent-shapes.ts'
import { countDeskRequests, listDeskRequests } from '#shared/support/support-requests/desk-contract.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { readCapacity } from '#test/support/read-capacity.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anAgent } from '#test/support/support-agents.ts'
import { putDesk } from '#test/support/support-desks.ts'
import { putRequest, requestSubject } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type Asked = NonNullable<InputOf<typeof listDeskRequests>['query']>

/** A desk that no other test knows, with what its owner finds there. */
async function aDesk() {
  const { owner, organizationId } = await putDesk()
  const params = { organizationId }
  const page = async (query: Partial<Asked> = {}) =>
    (await owner.client.call(listDeskRequests, { params, query: query as Asked })).body
  return {
    owner,
    organizationId,
    page,
    ids: async (query: Partial<Asked> = {}) => (await page(query)).items.map(({ id }) => id),
    counts: async () => (await owner.client.call(countDeskRequests, { params })).body.views,
    put: (more: Parameters<typeof putRequest>[0] = {}) => putRequest({ deskId: organizationId, ...more }),
  }
}

/** A clock that is due some minutes from now, or was. */
const due = (now: string, minutes: number): SupportRequest['clocks'][keyof SupportRequest['clocks']] => ({
  targetMinutes: 60,
  usedMs: 0,
  since: addTime(now, { minutes: minutes - 60 }),
  dueAt: addTime(now, { minutes }),
})

test('each view has what it says, newest first, and its figure', async () => {
  const { owner, page, ids, counts, put } = await aDesk()
  const mine = await put({ assigneeId: owner.userId })
  const waiting = await put({ status: 'waiting', assigneeId: owner.userId })
  const unassigned = await put()
  const unverified = await put({ isUnverified: true })
  const solved = await put({ status: 'solved' })
  const spam = await put({ status: 'spam' })
  for (const status of ['closed', 'unconfirmed'] as const) await put({ status })
  const views: Partial<Record<DeskView, string[]>> = {
    unassigned: [unassigned.id],
    mine: [waiting.id, mine.id],
    open: [unassigned.id, mine.id],
    waiting: [waiting.id],
    unverified: [unverified.id],
    solved: [solved.id],
    spam: [spam.id],
  }
  for (const [view, expected] of Object.entries(views))
    expect(await ids({ view: view as DeskView })).toEqual(expected)
  await control.settle()
  await expect.poll(counts).toEqual({
    unassigned: 1,
    mine: 2,
    open: 2,
    due_soon: 0,
    overdue: 0,
    waiting: 1,
    unverified: 1,
    solved: 1,
    spam: 1,
  })
  const [row] = (await page({ view: 'waiting' })).items
  expect(row).toMatchObject({
    assignee: { id: owner.userId },
    categoryLabel: 'Something else',
    isUnverified: false,
  })
  expect(row?.membershipType).toBeUndefined()
})

test('what is due within the hour and what is overdue stand once each, the most urgent first', async () => {
  const { ids, counts, put } = await aDesk()
  const now = await control.now()
  const later = await put({ clocks: { solve: due(now, 50) } })
  const soon = await put({ clocks: { first: due(now, 20), solve: due(now, 40) } })
  const both = await put({ clocks: { first: due(now, -30), solve: due(now, 30) } })
  const late = await put({ clocks: { first: due(now, -90), solve: due(now, -60) } })
  await put({ clocks: { solve: due(now, 600) } })
  await put({ status: 'waiting', clocks: { solve: due(now, -5) } })
  await control.settle()
  await expect.poll(() => ids({ view: 'due_soon' })).toEqual([soon.id, both.id, later.id])
  await expect.poll(() => ids({ view: 'overdue' })).toEqual([late.id, both.id])
  expect(await counts()).toMatchObject({ due_soon: 3, overdue: 2 })
})

test('a view is narrowed by priority, category, and tag', async () => {
  const { ids, put } = await aDesk()
  const urgent = await put({ priority: 'urgent' })
  const events = await put({ category: 'events' })
  const tagged = await put({ tags: ['fuse'] })
  expect(await ids({ priority: 'urgent' })).toEqual([urgent.id])
  expect(await ids({ category: 'events' })).toEqual([events.id])
  expect(await ids({ tag: 'fuse' })).toEqual([tagged.id])
  expect(await ids({ tag: 'fuse', priority: 'low' })).toEqual([])
})

test('a list is read page by page, to its end', async () => {
  const { page, put } = await aDesk()
  const put5 = [await put(), await put(), await put(), await put(), await put()]
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const next = await page({ limit: 2, ...(cursor && { cursor }) })
    seen.push(...next.items.map(({ id }) => id))
    cursor = next.nextCursor
  } while (cursor)
  expect(seen).toEqual(put5.map(({ id }) => id).reverse())
})

test('a number finds its request, whatever the view and however it is typed', async () => {
  const [agent, { ids, put }] = await Promise.all([anAgent(url), aDesk()])
  const { id, number } = await put({ status: 'spam' })
  for (const q of [number, number.toLowerCase(), number.slice(2)]) {
    expect(await ids({ q })).toEqual([id])
    const found = await agent.client.call(listSupportRequests, { query: { q } })
    expect(found.body.items.map((row) => row.id)).toEqual([id])
  }
  const foreign = await putRequest()
  expect(await ids({ q: foreign.number })).toEqual([])
  const hidden = await put({ status: 'unconfirmed' })
  expect(await ids({ q: hidden.number })).toEqual([])
})

test('an address finds what its owner asked with and without an account, for administrators alone', async () => {
  const [agent, member, { ids, put }] = await Promise.all([anAgent(url), feedMember(url), aDesk()])
  const { email, userId } = member
  const asGuest = await putRequest({ email })
  const asMember = await putRequest({ email, userId })
  const closed = await putRequest({ email, userId, status: 'closed' })
  const found = async (limit: number) => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await agent.client.call(listSupportRequests, {
        query: { q: email.toUpperCase(), limit, ...(cursor && { cursor }) },
      })
      seen.push(...body.items.map(({ id }) => id))
      cursor = body.nextCursor
    } while (cursor)
    return seen
  }
  for (const limit of [1, 2, 3, 25]) expect(await found(limit)).toEqual([closed.id, asMember.id, asGuest.id])
  await put({ email, userId })
  expect(await ids({ q: email })).toEqual([])
})

test('words find the requests that have them all, at one desk', async () => {
  const { ids, put } = await aDesk()
  const [word, other] = [requestSubject(), requestSubject()]
  const both = await put({ subject: `The ${word} and the ${other}` })
  const one = await put({ subject: `The ${word} alone`, tags: [`${word}s`] })
  await putRequest({ subject: `The ${word} elsewhere` })
  await control.settle()
  await expect.poll(() => ids({ q: word })).toHaveLength(2)
  expect((await ids({ q: word.slice(0, 8) })).toSorted()).toEqual([both.id, one.id].toSorted())
  expect(await ids({ q: `${other} ${word}` })).toEqual([both.id])
  expect(await ids({ q: `${other} ${word} nowhere` })).toEqual([])
  expect(await ids({ q: 'é' })).toEqual([])
})

test('an administrator reads the views of every desk', async () => {
  const [agent, { organizationId, put }] = await Promise.all([anAgent(url), aDesk()])
  const { id } = await put()
  const { body } = await agent.client.call(listSupportRequests, { query: { desk: organizationId } })
  expect(body.items.map((row) => row.id)).toEqual([id])
  await control.settle()
  await expect
    .poll(async () => {
      const counts = await agent.client.call(countSupportRequests, { query: { desk: organizationId } })
      return counts.body.views.unassigned
    })
    .toBe(1)
})

test('a desk is there for its owners and managers alone', async () => {
  const [{ organizationId, owner }, stranger, paysNothing] = await Promise.all([
    putDesk(),
    putDesk(),
    feedMember(url),
  ])
  const params = { organizationId }
  const foreign = await stranger.owner.client.call(listDeskRequests, { params, query: {} })
  expectProblem(foreign, 404, 'desk_not_found')
  const other = await paysNothing.client.call(listDeskRequests, { params, query: {} })
  expectProblem(other, 403, 'membership_type')
  expect((await owner.client.call(listDeskRequests, { params, query: {} })).status).toBe(200)
})

test('a thousand requests that have ended cost a view nothing', async () => {
  const { organizationId, ids, put } = await aDesk()
  const live = await put()
  const sample = await put({ status: 'closed' })
  const before = await readCapacity(() => viewOf(organizationId))
  const writes = Array.from({ length: 1000 }, (_, at) => {
    const id = `${sample.id.slice(0, -4)}${String(at).padStart(4, '0')}` as typeof sample.id
    const status = (['solved', 'closed', 'spam', 'merged'] as const)[at % 4] ?? 'closed'
    // Without words, so that the search has nothing to keep.
    return requests.put(
      { ...sample, id, status, subject: '-', requester: { ...sample.requester, name: '-' } },
      { absent: true },
    )
  })
  for (let start = 0; start < writes.length; start += 100) await commit(...writes.slice(start, start + 100))
  expect(await ids({ limit: 1 })).toEqual([live.id])
  expect(await ids({ view: 'open' })).toEqual([live.id])
  expect(await readCapacity(() => viewOf(organizationId))).toBe(before)
  expect(await readDeskSettings(organizationId)).toBeDefined()
})

const viewOf = (deskId: string) =>
  requests.list({ index: 'gsi3', pk: `TICKETS_ON#${deskId}#none`, limit: 25, newestFirst: true })
