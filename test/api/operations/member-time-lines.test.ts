import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { memberNotes, notesAbout } from '#core/operations/member-time-lines/member-notes.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { requests } from '#core/support/support-requests/requests.ts'
import { newId } from '#shared/ids.ts'
import {
  addMemberNote,
  deleteMemberNote,
  getMemberTimeLine,
} from '#shared/operations/member-time-lines/contract.ts'
import type { MemberNote } from '#shared/operations/member-time-lines/member-note.ts'
import { type TimeLineEntry, TimeLineKind } from '#shared/operations/member-time-lines/time-line-entry.ts'
import { createRole } from '#shared/platform/roles/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { putWebhookLog } from '#test/support/billing-records.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { putMemberNote } from '#test/support/member-notes.ts'
import { putMail } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { storedTransaction } from '#test/support/stored-transaction.ts'
import { anAgent } from '#test/support/support-agents.ts'
import { putMessage, putRequest, requestNow } from '#test/support/support-requests.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await anAgent(url)

type Asked = { kind?: TimeLineKind; limit?: number; cursor?: string }

const read = (client: Client, memberId: string, query: Asked = {}) =>
  client.call(getMemberTimeLine, { params: { memberId }, query })

async function everyEntry(memberId: string, query: Asked = {}): Promise<TimeLineEntry[]> {
  const all: TimeLineEntry[] = []
  let cursor: string | undefined
  do {
    const { body } = await read(admin.client, memberId, { ...query, ...(cursor && { cursor }) })
    all.push(...body.items)
    cursor = body.nextCursor
  } while (cursor)
  return all
}

/** A member with one thing of each kind. */
async function seenMember() {
  const member = await feedMember(url)
  const { userId, email } = member
  const createdAt = await control.now()
  await commit(
    recordActivity(
      { by: { userId: admin.userId }, userId, type: 'user_update', description: 'Suspended' },
      createdAt,
    ),
    recordActivity({ by: { userId }, type: 'search', description: 'Searched for “subs”' }, createdAt),
    transactions.put(
      storedTransaction({
        id: newId('txn', createdAt) as never,
        userId,
        status: 'failed',
        failure: 'The card was declined.',
        createdAt,
      }),
      { absent: true },
    ),
  )
  await putMail({ id: newId('mail', createdAt) as never, toEmail: email, status: 'sent', createdAt })
  await putWebhookLog({ memberId: userId })
  const request = await putRequest({ userId, email, createdAt })
  await putMessage(request.id, {
    kind: 'note',
    author: { userId: admin.userId, name: 'Ada' },
    text: 'Called back.',
  })
  await control.settle()
  return { ...member, request }
}

test('each kind appears with what happened, who did it, how it stands, and the way to it', async () => {
  const { userId, request } = await seenMember()
  await putMemberNote({ memberId: userId, authorId: admin.userId, text: 'Asked by phone.' })
  const { body } = await read(admin.client, userId)
  expect(body).toMatchObject({ shown: TimeLineKind.options, hidden: [] })
  const entries = await everyEntry(userId)
  const of = (kind: TimeLineKind) => entries.filter((entry) => entry.kind === kind)
  expect(of('account').map(({ sentence }) => sentence)).toEqual(['Suspended', 'Signed up'])
  expect(of('account')[0]?.by).toEqual({ role: 'administrator', name: 'Ada Agent' })
  expect(of('payments')).toMatchObject([
    {
      detail: 'The card was declined.',
      amountCents: 999,
      state: { of: 'payment', status: 'failed' },
      href: expect.stringContaining(userId),
    },
  ])
  const [mail] = of('mails')
  expect(mail).toMatchObject({ state: { of: 'mail', status: 'sent' }, href: `/admin/mails/${mail?.id}` })
  expect(of('webhooks')).toMatchObject([
    { sentence: 'Webhook customer.updated', state: { of: 'webhook', status: 'succeeded' } },
  ])
  expect(of('requests')).toMatchObject([
    {
      sentence: `Request ${request.number}: ${request.subject}`,
      by: { role: 'member' },
      href: `/admin/support/tickets/${request.id}`,
    },
  ])
  expect(
    of('notes')
      .map(({ detail }) => detail)
      .toSorted(),
  ).toEqual(['Asked by phone.', 'Called back.'])
})

test('an entry shows no body of an email, no secret of it, and no body of a webhook', async () => {
  const { userId, email } = await seenMember()
  const secret = `code-${crypto.randomUUID()}`
  await putMail({
    id: newId('mail', await control.now()) as never,
    toEmail: email,
    status: 'queued',
    templateData: { firstName: secret },
    secretData: { code: secret },
  })
  const { text } = await read(admin.client, userId)
  expect(text).not.toContain(secret)
  expect(text).not.toContain('metadata')
})

test('pages of any size hold every entry once, newest first, and one kind alone where it is asked for', async () => {
  const { userId } = await seenMember()
  const now = await control.now()
  for (let second = 0; second < 6; second++)
    await putMemberNote({
      memberId: userId,
      authorId: admin.userId,
      createdAt: addTime(now, { seconds: second }),
    })
  const all = await everyEntry(userId, { limit: 100 })
  for (const limit of [1, 2, 5])
    expect((await everyEntry(userId, { limit })).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const kind of TimeLineKind.options)
    expect((await everyEntry(userId, { kind })).map(({ id }) => id)).toEqual(
      all.filter((entry) => entry.kind === kind).map(({ id }) => id),
    )
})

test('a cursor of another member, of another kind, or one that someone made up is refused', async () => {
  const [one, other] = [await seenMember(), await seenMember()]
  const { nextCursor: cursor = '' } = (await read(admin.client, one.userId, { limit: 1 })).body
  for (const answer of [
    await read(admin.client, other.userId, { cursor }),
    await read(admin.client, one.userId, { cursor, kind: 'notes' }),
    await read(admin.client, one.userId, { cursor: 'W10' }),
  ])
    expectProblem(answer, 400, 'invalid_cursor')
})

test('who may only see accounts sees when they began, and is told what is left out', async () => {
  const { userId } = await seenMember()
  const role = `reader_${crypto.randomUUID().slice(0, 8)}`
  const root = await demoClient(url, 'admin')
  expectSuccess(
    await root.call(createRole, { body: { name: role, description: '', permissions: ['users.read'] } }),
  )
  const { client } = await feedMember(url, { role })
  const { body } = await read(client, userId)
  expect(body.items.map(({ sentence }) => sentence)).toEqual(['Signed up'])
  const hidden = TimeLineKind.options.filter((kind) => kind !== 'account')
  expect(body).toMatchObject({ shown: ['account'], hidden })
  for (const kind of hidden) expectProblem(await read(client, userId, { kind }), 403, 'kind_hidden')
  expectProblem(
    await client.call(addMemberNote, { params: { memberId: userId }, body: { text: 'Hello' } }),
    403,
    'admin_only',
  )
})

test('a member reads no time line, not even their own, and an unknown member has none', async () => {
  const { client, userId } = await feedMember(url)
  expectProblem(await read(client, userId), 403, 'permission')
  const nobody = crypto.randomUUID()
  expectProblem(await read(admin.client, nobody), 404, 'user_not_found')
  expectProblem(
    await admin.client.call(addMemberNote, { params: { memberId: nobody }, body: { text: 'Hello' } }),
    404,
    'user_not_found',
  )
})

test('a note is kept once however often it is sent, from one to 2,000 characters', async () => {
  const { userId: memberId } = await feedMember(url)
  const params = { memberId }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { text: 'x'.repeat(2000) }
  const [first, again] = [
    await admin.client.call(addMemberNote, { params, body }, key),
    await admin.client.call(addMemberNote, { params, body }, key),
  ]
  expect(first.status).toBe(201)
  expect(again.body).toEqual(first.body)
  expect((await everyEntry(memberId, { kind: 'notes' })).map(({ detail }) => detail)).toEqual([body.text])
  for (const text of ['', '   ', 'x'.repeat(2001)])
    expectProblem(
      await admin.client.call(addMemberNote, { params, body: { text } }),
      400,
      'validation_failed',
    )
})

test('an administrator deletes their own notes alone, and twice is like once', async () => {
  const { userId: memberId } = await feedMember(url)
  const other = await anAgent(url, { name: 'Olga Other' })
  const { id } = (await admin.client.call(addMemberNote, { params: { memberId }, body: { text: 'Mine' } }))
    .body
  const params = { memberId, noteId: id as MemberNote['id'] }
  expectProblem(await other.client.call(deleteMemberNote, { params }), 403, 'note_of_someone_else')
  expect((await read(other.client, memberId, { kind: 'notes' })).body.items[0]).not.toHaveProperty(
    'isOwnNote',
  )
  expect((await read(admin.client, memberId, { kind: 'notes' })).body.items[0]).toMatchObject({
    isOwnNote: true,
  })
  for (const _ of [1, 2]) expect((await admin.client.call(deleteMemberNote, { params })).status).toBe(204)
  const unknown = { memberId, noteId: unknownId('mnt') as MemberNote['id'] }
  expect((await admin.client.call(deleteMemberNote, { params: unknown })).status).toBe(204)
  expect(await everyEntry(memberId, { kind: 'notes' })).toEqual([])
})

test('notes about a member are in no copy of their data and go with their account; those by one who left name no one', async () => {
  const { userId } = await feedMember(url)
  const { userId: stays } = await feedMember(url)
  const text = `Note ${crypto.randomUUID()}`
  await putMemberNote({ memberId: userId, authorId: admin.userId, text })
  const written = await putMemberNote({ memberId: stays, authorId: userId })
  const member = await users.get({ id: userId }, { consistent: true })
  const files = member ? await collectData(member, await control.now()) : {}
  expect(Object.keys(files)).toContain('data/user.json')
  const copied = Object.values(files).map((bytes) => new TextDecoder().decode(bytes))
  expect(copied.filter((content) => content.includes(text))).toEqual([])
  const before = await control.position()
  await eraseAccount(userId, await control.now())
  await control.settle()
  expect(itemsWith(text, await control.writtenSince(before))).toEqual([])
  expect(await memberNotes.list({ pk: notesAbout(userId), limit: 10 })).toEqual({ items: [] })
  expect(await memberNotes.get(written, { consistent: true })).not.toHaveProperty('authorId')
})

test('a request that turns out to be of a member brings its notes to their time line', async () => {
  const { userId, email } = await feedMember(url)
  const request = await putRequest({ email })
  await putMessage(request.id, { kind: 'note', text: 'Looks like a member.' })
  await control.settle()
  expect(await everyEntry(userId, { kind: 'notes' })).toEqual([])
  const now = await requestNow(request.id)
  const requester = { ...now.requester, userId }
  await commit(requests.put({ ...now, requester, version: now.version + 1 }, { version: now.version }))
  await control.settle()
  expect(await everyEntry(userId, { kind: 'notes' })).toMatchObject([{ detail: 'Looks like a member.' }])
})
