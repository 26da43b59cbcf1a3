import { expect, test } from 'vitest'
import { objectExists, readObject } from '#core/platform/storage/objects.ts'
import { fileKey, type StoredRequest } from '#core/support/support-requests/requests.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import {
  addressOf,
  mailDesk,
  messagesIn,
  newSender,
  rawToDesk,
  requestsBy,
  sampleOf,
  waitingRequest,
} from '#test/support/mails-to-desk.ts'
import { evilNames, nested, refusedFiles } from '#test/support/raw-mails/broken.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anAgent, answerAs } from '#test/support/support-agents.ts'
import { requestNow } from '#test/support/support-requests.ts'

const { url } = sharedCloud()

test('a mail that cannot be read is told to the desk, with the mail as it came', async () => {
  const [from, request] = [newSender(), await waitingRequest()]
  const raw = sampleOf(nested(300), from)
  await rawToDesk(raw, { from })
  await rawToDesk(sampleOf(nested(301), request.requester.email), {
    from: request.requester.email,
    to: [addressOf(request)],
  })
  const [made] = (await requestsBy(from)) as [StoredRequest]
  expect(await requestNow(request.id)).toMatchObject({ status: 'open', messageCount: 2 })
  for (const [one, count] of [
    [made, 2],
    [request, 3],
  ] as const) {
    const messages = await messagesIn(one)
    expect(messages).toHaveLength(count)
    expect(messages.slice(-2)).toMatchObject([
      { kind: 'customer', text: 'This email could not be read.', attachments: [] },
      { kind: 'system', attachments: [{ name: 'email.eml', contentType: 'message/rfc822' }] },
    ])
  }
  const [, line] = await messagesIn(made)
  const file = await readObject(fileKey(made.id, line?.attachments[0]?.id ?? ''))
  expect(file?.bytes).toEqual(raw)
})

test('files are kept under names without paths; what is no file for a desk is refused by name', async () => {
  const request = await waitingRequest()
  const { email } = request.requester
  const toRequest = { from: email, to: [addressOf(request)] }
  await rawToDesk(sampleOf(evilNames, email), toRequest)
  await rawToDesk(sampleOf(refusedFiles, email), toRequest)
  await rawToDesk(sampleOf(evilNames, email), { ...toRequest, verdicts: { virus: 'fail' } })
  const [, kept, refused, sick] = await messagesIn(request)
  expect(kept?.attachments.map(({ name }) => name)).toEqual([
    'evil.png',
    'photo.exe.jpg',
    'bat.txt',
    expect.any(String),
  ])
  for (const { name, id } of kept?.attachments ?? []) {
    expect(name).not.toMatch(/[/\\\u202e]/)
    expect(await objectExists(fileKey(request.id, id))).toBe(true)
  }
  expect(refused?.attachments).toEqual([])
  expect(refused?.refusedFiles).toContain('setup.sh (this type is not kept)')
  expect(sick?.attachments).toEqual([])
  expect(sick?.refusedFiles).toContain('evil.png (a virus was found)')
})

test('an answer of the desk and a mail at once are both stored, and the request is open', async () => {
  const { client } = await anAgent(url)
  for (let round = 0; round < 3; round++) {
    const { id, routingKey, requester } = await waitingRequest({ status: 'open' })
    const [answer] = await Promise.all([
      answerAs(client, id, { sendAnyway: true }),
      mailDesk({ from: requester.email, to: [addressOf({ routingKey })] }),
    ])
    expectSuccess(answer)
    expect(await requestNow(id)).toMatchObject({ status: 'open', messageCount: 3 })
    const kinds = (await messagesIn({ id })).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['answer', 'customer', 'customer'])
  }
})
