import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { dedicatedContacts } from '#core/support/support-desks/desks.ts'
import { deleteRequest } from '#core/support/support-requests/delete-request.ts'
import {
  fileKey,
  messagePrefix,
  requestMessages,
  requestNumbers,
  requestOriginals,
  requests,
  routingKeys,
  type StoredRequest,
} from '#core/support/support-requests/requests.ts'
import { messageOf } from '#core/support/support-requests/saved-request.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putMessage, putRequest, requestNow } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

async function aMember() {
  const { client, email } = await completeMember(url)
  return { email, userId: userIdOf(client) }
}

const erase = async (userId: string) => eraseAccount(userId, await control.now())
const stored = ({ id }: StoredRequest) => requests.get({ id }, { consistent: true })
const noteBy = (userId: string, name: string) => ({
  kind: 'note' as const,
  author: { userId: userId as never, name },
  text: 'A note of the desk',
})
const messagesOf = async ({ id: requestId }: StoredRequest) =>
  (
    await requestMessages.list({
      pk: requestMessages.key({ requestId, id: '' }).pk,
      prefix: messagePrefix,
      limit: 50,
      consistent: true,
    })
  ).items

const attachment = { id: 'upl_file', name: 'amp.png', contentType: 'image/png', bytes: 12 }

test('a member who leaves takes their requests along, with all that was said in them, and their files', async () => {
  const before = await control.position()
  const { userId, email } = await aMember()
  const request = await putRequest({ userId, email })
  const { message } = await putMessage(request.id, { attachments: [attachment], hasOriginal: true })
  await putMessage(request.id, noteBy(crypto.randomUUID(), 'Alex Agent'))
  const original = { requestId: request.id, messageId: message.id, html: '<p>Hi</p>', version: 1 }
  await commit(requestOriginals.put(original, { absent: true }))
  await control.settle()
  for (let run = 0; run < 2; run++) await erase(userId)
  await control.settle()
  expect(await stored(request)).toBeUndefined()
  expect(await messagesOf(request)).toEqual([])
  expect(await requestOriginals.get(original)).toBeUndefined()
  expect(await requestNumbers.get({ number: request.number })).toBeUndefined()
  expect(await routingKeys.get({ routingKey: request.routingKey })).toBeUndefined()
  const items = await control.writtenSince(before)
  const dropped = items.filter(({ name }) => name === 'request.files_dropped')
  expect(JSON.stringify(dropped)).toContain(fileKey(request.id, attachment.id))
  const left = [...itemsWith(userId, items), ...itemsWith(request.id, items)].filter(({ ttl }) => !ttl)
  expect(left.map(({ entity }) => entity).filter((entity) => entity !== 'erasure')).toEqual([])
})

test('a line about a mail that comes in while its request is deleted goes, too', async () => {
  const request = await putRequest()
  const now = await control.now()
  const said = { kind: 'system', author: { name: 'Dana' }, text: 'I am away.', automatic: true } as const
  beforeNextWrite(() =>
    commit(
      requests.check({ id: request.id }, { version: request.version }),
      requestMessages.put(messageOf(request, said, now), { absent: true }),
    ),
  )
  await deleteRequest(request, now)
  expect(await messagesOf(request)).toEqual([])
})

test('requests that were made at an address go with its member, unless the address is someone else’s now', async () => {
  const [own, passed] = await Promise.all([aMember(), aMember()])
  const [theirs, others] = await Promise.all([
    putRequest({ email: own.email }),
    putRequest({ email: passed.email }),
  ])
  const claim = await emailClaims.get({ email: passed.email }, { consistent: true })
  if (!claim) throw new Error('no one has the address')
  const taken = { ...claim, userId: own.userId as typeof claim.userId, version: claim.version + 1 }
  await commit(emailClaims.put(taken, { version: claim.version }))
  await erase(passed.userId)
  expect(await stored(others)).toBeDefined()
  await erase(own.userId)
  expect(await stored(theirs)).toBeUndefined()
})

test('what someone wrote at a desk stays under its name, and what they had in hand is no one’s', async () => {
  const { userId } = await aMember()
  await changeUser(userId, { membershipType: 'organization' })
  const { id: deskId, name } = await putOrganization([[userId, 'owner']])
  const [open, closed] = await Promise.all([
    putRequest({ deskId, assigneeId: userId }),
    putRequest({ deskId, assigneeId: userId, status: 'closed' }),
  ])
  await putMessage(open.id, {
    kind: 'answer',
    author: { userId: userId as never, name: 'Dana' },
    text: 'Yes.',
  })
  await putMessage(open.id, noteBy(userId, 'Dana'))
  await control.settle()
  for (let run = 0; run < 2; run++) await erase(userId)
  for (const request of [open, closed]) expect(await requestNow(request.id)).not.toHaveProperty('assigneeId')
  const [first, answer, note] = await messagesOf(open)
  expect(first?.author.name).toBe('Pat Person')
  expect(answer).toMatchObject({ author: { name }, text: 'Yes.' })
  expect(note).toMatchObject({ author: { name }, text: 'A note of the desk' })
  for (const one of [answer, note]) expect(one?.author).not.toHaveProperty('userId')
})

test('a participant who leaves is out of the requests of others, where their words stay without a name', async () => {
  const { userId, email } = await aMember()
  const kept = newEmail()
  const request = await putRequest({ participants: [email, kept] })
  await putMessage(request.id, { author: { email: email as never, name: 'Dana' }, text: 'I see it, too.' })
  const away = {
    kind: 'system',
    author: { email: email as never, name: 'Dana' },
    text: 'I am away.',
  } as const
  const { message } = await putMessage(request.id, away)
  await control.settle()
  await erase(userId)
  expect(await requestNow(request.id)).toMatchObject({ participants: [kept] })
  const all = await messagesOf(request)
  expect(all.find(({ id }) => id === message.id)?.author).toEqual({ name: 'Former participant' })
  const last = all.find(({ kind, text }) => kind === 'customer' && text === 'I see it, too.')
  expect(last).toMatchObject({ author: { name: 'Former participant' }, text: 'I see it, too.' })
  expect(last?.author).not.toHaveProperty('email')
})

test('a manufacturer whose contact leaves has none', async () => {
  const [agent, manufacturer] = await Promise.all([aMember(), aMember()])
  const contact = {
    userId: manufacturer.userId as never,
    agentId: agent.userId as never,
    since: await control.now(),
    version: 1,
  }
  await commit(dedicatedContacts.put(contact, { absent: true }))
  await erase(agent.userId)
  expect(await dedicatedContacts.get({ userId: manufacturer.userId }, { consistent: true })).toBeUndefined()
})

test('a member’s copy has their requests with what was said, and neither notes nor what opens them', async () => {
  const { userId, email } = await aMember()
  const [mine, byAddress] = await Promise.all([
    putRequest({ userId, email, text: 'Where is my refund?' }),
    putRequest({ email, text: 'I wrote this before I logged in.' }),
    putRequest({ text: 'Words of someone else' }),
  ])
  await putMessage(mine.id, { attachments: [attachment] })
  await putMessage(mine.id, {
    kind: 'answer',
    author: { userId: crypto.randomUUID() as never, name: 'Alex' },
    text: 'Soon.',
  })
  await putMessage(mine.id, noteBy(crypto.randomUUID(), 'Alex'))
  await control.settle()
  const user = await users.get({ id: userId })
  if (!user) throw new Error('there is no profile')
  const files = await collectData(user, await control.now())
  const copied = JSON.parse(new TextDecoder().decode(files['data/support-request.json']))
  expect(copied).toHaveLength(2)
  expect(copied).toContainEqual(
    expect.objectContaining({
      number: mine.number,
      desk: 'Boxrise',
      messages: [
        expect.objectContaining({ from: 'Pat Person', text: 'Where is my refund?' }),
        expect.objectContaining({ files: [{ name: 'amp.png', contentType: 'image/png', bytes: 12 }] }),
        expect.objectContaining({ from: 'Boxrise', text: 'Soon.' }),
      ],
    }),
  )
  expect(copied).toContainEqual(expect.objectContaining({ number: byAddress.number }))
  const everything = Object.values(files)
    .map((file) => new TextDecoder().decode(file))
    .join('\n')
  for (const hidden of ['A note of the desk', 'Alex', 'Words of someone else', mine.routingKey])
    expect(everything).not.toContain(hidden)
})
