import { beforeAll, expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { listObjects } from '#core/platform/storage/objects.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import {
  addVerificationDocument,
  approveVerification,
  createDocumentLink,
  getMyVerification,
  getVerification,
  refuseVerification,
  removeVerificationDocument,
  submitVerification,
} from '#shared/platform/verifications/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { jpeg, png } from '#test/support/images.ts'
import { connectLive } from '#test/support/live.ts'
import { newBusiness } from '#test/support/new-business.ts'
import { polyglots } from '#test/support/polyglots.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'
import { addDocument, submittedBusiness } from '#test/support/verification-documents.ts'
import { putApplicant } from '#test/support/verifications.ts'

const { url } = sharedCloud()
const control = controlOf(url)

let admin: Client
/** A business whose files are refused. */
let refused: Client

beforeAll(async () => {
  admin = await demoClient(url, 'admin')
  refused = (await newBusiness(url)).client
})

test('a business sends documents, is refused with a reason, sends again and is approved', async () => {
  const { client, email, userId } = await newBusiness(url)
  expect((await client.call(getMyVerification, {})).body).toEqual({
    userId,
    state: 'draft',
    documents: [],
    note: '',
    version: 0,
  })
  const first = await addDocument(client)
  expect(first.status).toBe(201)
  expect(first.body.documents).toMatchObject([{ name: 'license.pdf', contentType: 'application/pdf' }])
  const sent = await client.call(submitVerification, { body: { note: 'Shop since 1998.', version: 1 } })
  expect(sent.body).toMatchObject({ state: 'submitted', note: 'Shop since 1998.', version: 2 })

  const params = { userId }
  const reason = 'The license <b>ended</b> in May.'
  const no = await admin.call(refuseVerification, { params, body: { reason, version: 2 } })
  expect(no.body).toMatchObject({ state: 'refused', reason, version: 3 })
  expect((await client.call(getMe, {})).body).toMatchObject({
    status: 'pending',
    verificationStatus: 'rejected',
  })
  await control.settle()
  const mail = await control.mail(email, 'Your business is not approved yet')
  expect(mail.text).toContain(reason)
  expect(mail.html).toContain('The license &lt;b&gt;ended&lt;/b&gt; in May.')
  expect((await client.call(listNotifications, {})).body.items).toContainEqual(
    expect.objectContaining({
      title: 'Your business is not approved yet',
      href: '/profile?tab=verification',
    }),
  )

  const second = await addDocument(client, {
    file: jpeg(800, 600),
    type: 'image/jpeg',
    name: 'new license.JPEG',
  })
  expect(second.body).toMatchObject({ state: 'refused', reason })
  expect(second.body.documents.map(({ name }) => name)).toEqual(['license.pdf', 'new license.jpg'])
  const again = await client.call(submitVerification, { body: { note: '', version: second.body.version } })
  expect(again.body).toMatchObject({ state: 'submitted' })
  expect(again.body.reason).toBeUndefined()
  expect((await client.call(getMe, {})).body).toMatchObject({
    status: 'pending',
    verificationStatus: 'verified',
  })

  const ticket = (await client.call(createLiveTicket, {})).body.ticket
  const live = await connectLive(url, ticket)
  const yes = await admin.call(approveVerification, { params, body: { version: again.body.version } })
  expect(yes.body).toMatchObject({ state: 'approved' })
  expect((await client.call(getMe, {})).body).toMatchObject({
    status: 'active',
    verificationStatus: 'verified',
  })
  await control.settle()
  await control.mail(email, 'Your business is approved')
  await expect.poll(() => live.accountChanges()).toBeGreaterThan(0)
  await expect
    .poll(() => live.messages.map(({ notification }) => notification.title))
    .toContain('Your business is approved')
  await live.close()

  const { items } = await activities.list({
    pk: `USER#${userId}`,
    prefix: 'ACTIVITY#',
    newestFirst: true,
    limit: 20,
  })
  const decisions = items.filter(({ type }) => type === 'user_update')
  expect(decisions.map(({ description, before, after }) => ({ description, before, after }))).toEqual([
    {
      description: 'Approved the business',
      before: { status: 'pending', verificationStatus: 'verified' },
      after: { status: 'active', verificationStatus: 'verified', approvedMembership: 'retailer' },
    },
    {
      description: 'Rejected the business',
      before: { status: 'pending', verificationStatus: 'verified' },
      after: { status: 'pending', verificationStatus: 'rejected' },
    },
  ])
  expect(new Set(decisions.map(({ actorId }) => actorId))).toEqual(
    new Set([(await admin.call(getMe, {})).body.id]),
  )
  expectProblem(await addDocument(client), 409, 'verification_not_needed')
})

test('while documents are reviewed they stay as they are', async () => {
  const { client, verification } = await submittedBusiness(url)
  const documentId = verification.documents[0]?.id as `doc_${string}`
  expectProblem(await addDocument(client), 409, 'verification_submitted')
  const removed = await client.call(removeVerificationDocument, { params: { documentId } })
  expect(expectProblem(removed, 409, 'verification_submitted').detail).toBe(
    'We are reviewing your documents. You can change them after the decision.',
  )
  const twice = await client.call(submitVerification, { body: { note: '', version: verification.version } })
  expectProblem(twice, 409, 'verification_submitted')
})

test('a removed document is gone, its file too', async () => {
  const { client, userId } = await newBusiness(url)
  const { documents } = (await addDocument(client)).body
  const params = { documentId: documents[0]?.id as `doc_${string}` }
  const link = (await admin.call(createDocumentLink, { params: { userId, ...params } })).body.url
  expect((await fetch(link)).status).toBe(200)
  expect((await client.call(removeVerificationDocument, { params })).body.documents).toEqual([])
  await control.settle()
  expect((await fetch(link)).status).toBe(404)
  expectProblem(await client.call(removeVerificationDocument, { params }), 404, 'document_not_found')
  const version = (await client.call(getMyVerification, {})).body.version
  const empty = await client.call(submitVerification, { body: { note: '', version } })
  expect(expectProblem(empty, 422, 'verification_empty').detail).toBe('Add at least one document first.')
})

test('no one sends more than five documents, and an upload counts once', async () => {
  const { client } = await newBusiness(url)
  const uploadId = (await uploadFile(
    client,
    png(2, 2),
    'image/png',
    'verification-document',
  )) as `upl_${string}`
  const body = { uploadId, name: 'sign.png' }
  expect((await client.call(addVerificationDocument, { body })).status).toBe(201)
  expectProblem(await client.call(addVerificationDocument, { body }), 404, 'upload_not_found')
  for (let count = 2; count <= 5; count++)
    expect((await addDocument(client)).body.documents).toHaveLength(count)
  expect(expectProblem(await addDocument(client), 409, 'document_limit').detail).toBe(
    'You can send up to 5 documents. Remove one first.',
  )
})

test('documents added at the same time do not replace each other, and refused ones are not kept', async () => {
  const { client } = await newBusiness(url)
  const answers = await Promise.all(Array.from({ length: 3 }, () => addDocument(client)))
  const kept = answers.filter(({ status }) => status === 201).length
  for (const answer of answers) if (answer.status !== 201) expectProblem(answer, 409, 'version_conflict')
  expect((await client.call(getMyVerification, {})).body.documents).toHaveLength(kept)
  expect(await listObjects(`documents/${userIdOf(client)}/`)).toHaveLength(kept)
})

test.each(polyglots.map(({ name, type, file }) => [name, type, file] as const))(
  '%s is no document',
  async (_, type, file) => {
    const answer = await addDocument(refused, { file, type })
    expect(expectProblem(answer, 422, 'upload_rejected').detail).toBe(
      'We cannot read this file as a PDF or a picture. Save it again and retry.',
    )
    expect((await refused.call(getMyVerification, {})).body.documents).toEqual([])
  },
)

test('a document name neither deceives nor lies about its kind', async () => {
  const { client } = await newBusiness(url)
  const added = await addDocument(client, { name: '../invoice\u202efdp.exe' })
  expect(added.body.documents[0]?.name).toBe('..invoicefdp.pdf')
})

test('a picture uploaded for the profile is no document', async () => {
  expectProblem(
    await addDocument(refused, { file: png(2, 2), type: 'image/png', purpose: 'profile-picture' }),
    404,
  )
})

test('businesses and administrators send no documents', async () => {
  for (const account of ['retailer', 'admin'])
    expectProblem(await addDocument(await demoClient(url, account)), 409, 'verification_not_needed')
})

test('a member sees their own verification and no one else’s', async () => {
  const { userId } = await putApplicant()
  const member = await demoClient(url, 'member')
  const answer = await member.call(getVerification, { params: { userId } })
  expectProblem(answer, 403)
})
