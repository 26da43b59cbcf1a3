import { expect, test } from 'vitest'
import type { StoredRequest } from '#core/support/support-requests/requests.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type Lead, threadOf } from './thread-of.ts'

const now = '2027-03-01T16:00:00.000Z'
const ann = 'ann@example.test'

type Given = Omit<Partial<StoredRequest>, 'requester'> & { email?: string; userId?: string }

let count = 0

function request({ email = ann, userId, ...more }: Given = {}): StoredRequest {
  count += 1
  return {
    id: `tkt_${count}`,
    number: `S-${100_000 + count}`,
    status: 'open',
    participants: [],
    requester: { email, name: 'Ann', proven: true, ...(userId && { userId }) },
    ...more,
  } as unknown as StoredRequest
}

const byKey = (one: StoredRequest): Lead => ({ by: 'key', request: one })
const byId = (one: StoredRequest): Lead => ({ by: 'id', request: one })
const byWeakId = (one: StoredRequest): Lead => ({ by: 'weak id', request: one })
const byNumber = (one: StoredRequest): Lead => ({ by: 'number', request: one })

function threaded(
  leads: Lead[],
  {
    email = ann,
    accountId,
    isProven = true,
    isAutomatic = false,
  }: Partial<Parameters<typeof threadOf>[1]> = {},
) {
  const sender = { email, isProven, isAutomatic, ...(accountId && { accountId }) }
  const { into, refersTo } = threadOf(leads, sender, now)
  return { into: into.map(({ id }) => id), refersTo: refersTo?.id }
}

const into = (...all: StoredRequest[]) => ({ into: all.map(({ id }) => id), refersTo: undefined })
const anew = (refersTo?: StoredRequest) => ({ into: [], refersTo: refersTo?.id })

test('a mail that nothing leads anywhere begins a request', () => {
  expect(threaded([])).toEqual(anew())
})

test.each([byKey, byId, byWeakId, byNumber])(
  'each lead brings the requester into their request (%o)',
  (lead) => {
    const own = request()
    expect(threaded([lead(own)])).toEqual(into(own))
  },
)

test('the first lead counts', () => {
  const [one, two, three] = [request(), request(), request()]
  expect(threaded([byKey(one), byId(two), byNumber(three)])).toEqual(into(one))
  expect(threaded([byId(two), byNumber(three)])).toEqual(into(two))
  expect(threaded([byId(two), byId(three)])).toEqual(into(two))
})

test('the first lead counts before anyone asks who wrote: a later one does not bring a stranger in', () => {
  const [foreign, own] = [request({ email: 'eve@example.test' }), request()]
  expect(threaded([byId(foreign), byNumber(own)])).toEqual(anew(foreign))
})

test('a mail to two requests reaches both, once each', () => {
  const [one, two] = [request(), request()]
  expect(threaded([byKey(one), byKey(two)])).toEqual(into(one, two))
})

test('a mail to two requests reaches the one whose sender may write there', () => {
  const [foreign, own] = [request({ email: 'eve@example.test' }), request()]
  expect(threaded([byKey(foreign), byKey(own)])).toEqual(into(own))
  expect(threaded([byKey(foreign)])).toEqual(anew(foreign))
})

test('a stranger with the number of someone else begins a request that names it (zammad#5064)', () => {
  const own = request()
  expect(threaded([byNumber(own)], { email: 'eve@example.test' })).toEqual(anew(own))
  expect(threaded([byKey(own)], { email: 'eve@example.test' })).toEqual(anew(own))
})

test('mails with a common reference that never reached the desk meet, from one sender (zammad#5716)', () => {
  const own = request()
  expect(threaded([byWeakId(own)])).toEqual(into(own))
  expect(threaded([byWeakId(own)], { email: 'eve@example.test' })).toEqual(anew())
})

test('for someone else, the lead after a weak id counts', () => {
  const [own, eves] = [request(), request({ email: 'eve@example.test' })]
  expect(threaded([byWeakId(own), byNumber(eves)], { email: 'eve@example.test' })).toEqual(into(eves))
})

test('whom an agent added writes, too', () => {
  const own = request({ participants: ['bob@example.test'] })
  expect(threaded([byKey(own)], { email: 'bob@example.test' })).toEqual(into(own))
})

test('a member writes from the address they had and from the one they have', () => {
  const own = request({ userId: 'user-ann' })
  expect(threaded([byKey(own)])).toEqual(into(own))
  expect(threaded([byKey(own)], { email: 'new@example.test', accountId: 'user-ann' as never })).toEqual(
    into(own),
  )
})

test('an address that is another member’s by now is not the requester’s', () => {
  const own = request({ userId: 'user-ann' })
  expect(threaded([byKey(own)], { accountId: 'user-eve' as never })).toEqual(anew(own))
})

test('a mail whose sender is not proven stays in the request of the one whom it names', () => {
  const own = request()
  expect(threaded([byNumber(own)], { isProven: false })).toEqual(into(own))
})

test('a closed request takes mails for thirty days, then a new one names it', () => {
  const closed = (days: number) => request({ status: 'closed', closedAt: addTime(now, { days: -days }) })
  const [recent, old] = [closed(29), closed(31)]
  expect(threaded([byKey(recent)])).toEqual(into(recent))
  expect(threaded([byKey(old)])).toEqual(anew(old))
})

test('a request that was spam takes nothing, and is not named', () => {
  expect(threaded([byKey(request({ status: 'spam', closedAt: now }))])).toEqual(anew())
})

test('a proven mail of the address confirms a request; no other does', () => {
  const unconfirmed = request({ status: 'unconfirmed' })
  expect(threaded([byKey(unconfirmed)])).toEqual(into(unconfirmed))
  expect(threaded([byKey(unconfirmed)], { isProven: false })).toEqual(anew())
})

test('what a program sends is noted by its key or its id, whoever it says it is from', () => {
  const own = request()
  const server = { email: 'mailer-daemon@example.test', isAutomatic: true }
  expect(threaded([byKey(own)], server)).toEqual(into(own))
  expect(threaded([byId(own)], server)).toEqual(into(own))
  expect(threaded([byNumber(own)], server)).toEqual(anew())
  expect(threaded([byNumber(own)], { isAutomatic: true })).toEqual(into(own))
})

test('what a program sends is noted in any request, which stays what it is', () => {
  const old = request({ status: 'closed', closedAt: addTime(now, { days: -90 }) })
  expect(threaded([byKey(old)], { isAutomatic: true })).toEqual(into(old))
})
