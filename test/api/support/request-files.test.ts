import { expect, test } from 'vitest'
import { findRequest } from '#core/support/support-requests/find-request.ts'
import { requestMessages } from '#core/support/support-requests/requests.ts'
import {
  createSupportFileLink,
  createSupportRequest,
  getMySupportRequest,
  writeToSupportRequest,
} from '#shared/support/support-requests/contract.ts'
import {
  answerAsGuest,
  createGuestFileLink,
  createGuestUpload,
} from '#shared/support/support-requests/guest-contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { png } from '#test/support/images.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { pdf } from '#test/support/pdf.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { ask, changeRequest, confirmedGuest, deskSays, request } from '#test/support/support-customers.ts'
import { postFile, uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const aMember = async () => (await completeMember(url)).client
const words = Buffer.from('Node 1\nNode 2\n')
const attach = (client: Client, file: Buffer = words, contentType = 'text/plain') =>
  uploadFile(client, file, contentType, 'ticket-attachment')

type Guest = { client: Client; link: string }
const asked = ({ client, link }: Guest, bytes = words.length, contentType = 'text/plain') =>
  client.call(createGuestUpload, { body: { link, contentType, bytes } })

/** Uploads a file as a visitor. */
async function guestUpload(guest: Guest, file: Buffer = words, contentType = 'text/plain') {
  const answer = await asked(guest, file.length, contentType)
  expectSuccess(answer)
  expect((await postFile(answer.body, file)).status).toBe(204)
  return answer.body.uploadId
}

test('files are what their bytes are, have their own names, and download for a minute', async () => {
  const client = await aMember()
  const files = [
    { uploadId: await attach(client, png(2, 2), 'image/png'), name: '../../etc/chart.png' },
    { uploadId: await attach(client, pdf(), 'application/pdf'), name: 'C:\\Temp\\invoice (May) – "1".pdf' },
    { uploadId: await attach(client), name: 'log.txt' },
  ]
  const requestId = await ask(client, { files })
  const shown = (await client.call(getMySupportRequest, { params: { requestId } })).body
  const attachments = shown.messages.items[0]?.attachments ?? []
  expect(attachments.map(({ name, contentType }) => [name, contentType])).toEqual([
    ['chart.png', 'image/png'],
    ['invoice (May) – "1".pdf', 'application/pdf'],
    ['log.txt', 'text/plain'],
  ])
  const fileId = attachments[2]?.id ?? ''
  const link = await client.call(createSupportFileLink, { params: { requestId, fileId } })
  const address = new URL(link.body.url)
  expect(address.pathname).toContain(`/documents/${requestId}/${fileId}`)
  expect(address.searchParams.get('X-Amz-Expires')).toBe('60')
  const response = await fetch(address)
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''log.txt")
  expect(await response.text()).toBe(words.toString())
})

test('a file that is not what it says stays out, and nothing is asked', async () => {
  const client = await aMember()
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  for (const [file, type] of [
    [page, 'text/plain'],
    [words, 'application/pdf'],
  ] as const) {
    const body = request({ files: [{ uploadId: await attach(client, file, type), name: 'a' }] })
    expectProblem(await client.call(createSupportRequest, { body }), 422, 'upload_rejected')
  }
})

test('an upload is attached once, by its own uploader', async () => {
  const [client, other] = [await aMember(), await aMember()]
  const [params, theirs] = [{ requestId: await ask(client) }, { requestId: await ask(other) }]
  const files = [{ uploadId: await attach(client), name: 'log.txt' }]
  const stolen = await other.call(writeToSupportRequest, { params: theirs, body: { text: 'Mine', files } })
  expectProblem(stolen, 404, 'upload_not_found')
  const answers = await Promise.all(
    [1, 2, 3].map((one) =>
      client.call(writeToSupportRequest, { params, body: { text: `Try ${one}`, files } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  const shown = (await client.call(getMySupportRequest, { params })).body.messages.items
  expect(shown).toHaveLength(2)
  const fileId = shown[0]?.attachments[0]?.id ?? ''
  const link = await client.call(createSupportFileLink, { params: { ...params, fileId } })
  expect((await fetch(link.body.url)).status).toBe(200)
})

test('a retried message with a file is one message', async () => {
  const client = await aMember()
  const params = { requestId: await ask(client) }
  const body = { text: 'See this', files: [{ uploadId: await attach(client), name: 'log.txt' }] }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => client.call(writeToSupportRequest, { params, body }, headers)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await findRequest(params.requestId)).messageCount).toBe(2)
})

test('a file is read with its request, and with no other', async () => {
  const [client, stranger, manager] = [await aMember(), await aMember(), await aMember()]
  const organization = await putOrganization([
    [userIdOf(client), 'editor'],
    [userIdOf(manager), 'manager'],
  ])
  const files = [{ uploadId: await attach(client), name: 'log.txt' }]
  const requestId = await ask(client, { files, organizationId: organization.id, shared: 'organization' })
  const other = await ask(client)
  const { items } = (await client.call(getMySupportRequest, { params: { requestId } })).body.messages
  const fileId = items[0]?.attachments[0]?.id ?? ''
  const open = (from: Client, id: string) =>
    from.call(createSupportFileLink, { params: { requestId: id as typeof requestId, fileId } })
  expectSuccess(await open(manager, requestId))
  expectProblem(await open(stranger, requestId), 404, 'request_not_found')
  expectProblem(await open(client, other), 404, 'file_not_found')
  const unknown = { requestId, fileId: crypto.randomUUID() }
  expectProblem(await client.call(createSupportFileLink, { params: unknown }), 404, 'file_not_found')
})

test('the files of a note are the desk’s', async () => {
  const client = await aMember()
  const requestId = await ask(client)
  const id = crypto.randomUUID()
  const attachments = [{ id, name: 'internal.txt', contentType: 'text/plain', bytes: 4 }]
  await deskSays(requestId, { kind: 'note', text: 'Look', attachments })
  const params = { requestId, fileId: id }
  expectProblem(await client.call(createSupportFileLink, { params }), 404, 'file_not_found')
  const guest = await confirmedGuest(url)
  await deskSays(guest.id, { kind: 'note', text: 'Look', attachments })
  const body = { link: guest.link, fileId: id }
  expectProblem(await guest.client.call(createGuestFileLink, { body }), 404, 'file_not_found')
})

test('a visitor attaches to their own request, and downloads from it', async () => {
  const [guest, other] = [await confirmedGuest(url), await confirmedGuest(url)]
  const files = [{ uploadId: await guestUpload(guest), name: 'log.txt' }]
  const stolen = { link: other.link, text: 'Mine', files }
  expectProblem(await other.client.call(answerAsGuest, { body: stolen }), 404, 'upload_not_found')
  const written = await guest.client.call(answerAsGuest, { body: { link: guest.link, text: 'Here', files } })
  expectSuccess(written)
  const fileId = written.body.messages.items[0]?.attachments[0]?.id ?? ''
  const link = await guest.client.call(createGuestFileLink, { body: { link: guest.link, fileId } })
  expect(await (await fetch(link.body.url)).text()).toBe(words.toString())
  const foreign = { link: other.link, fileId }
  expectProblem(await other.client.call(createGuestFileLink, { body: foreign }), 404, 'file_not_found')
  const { items } = await requestMessages.list({ pk: `SUPPORT#${guest.id}`, prefix: 'MSG#', limit: 5 })
  expect(items.at(-1)?.attachments).toMatchObject([{ id: fileId, name: 'log.txt', bytes: words.length }])
})

test('a visitor uploads what is taken, ten files a day', async () => {
  const guest = await confirmedGuest(url)
  expectProblem(await asked(guest, 10, 'text/html'), 415, 'upload_type')
  expectProblem(await asked(guest, 5 * 1024 * 1024 + 1), 413, 'upload_size')
  const day = async () => (await control.now()).slice(0, 10)
  const since = await day()
  const statuses: number[] = []
  for (let upload = 0; upload < 11; upload++)
    statuses.push((await asked({ ...guest, client: new Client(url) })).status)
  if ((await day()) === since) expect(statuses).toEqual([...Array(10).fill(201), 429])
  await changeRequest(guest.id, { status: 'closed', closedAt: '2026-01-01T00:00:00.000Z' })
  expectProblem(await asked(guest), 409, 'request_closed')
})
