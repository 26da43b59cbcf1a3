import { beforeAll, expect, inject, test } from 'vitest'
import { activities } from '#core/activities/activities.ts'
import { users } from '#core/users/users.ts'
import { createLiveTicket } from '#shared/live/contract.ts'
import { listNotifications } from '#shared/notifications/contract.ts'
import type { UploadPurpose } from '#shared/uploads/upload-purposes.ts'
import { getMe, updateMe } from '#shared/users/contract.ts'
import {
  addVerificationDocument,
  approveVerification,
  createDocumentLink,
  getMyVerification,
  getVerification,
  listVerifications,
  refuseVerification,
  removeVerificationDocument,
  submitVerification,
} from '#shared/verifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { jpeg, png } from '#test/support/images.ts'
import { connectLive } from '#test/support/live.ts'
import { newBusiness } from '#test/support/new-business.ts'
import { pdf } from '#test/support/pdf.ts'
import { polyglots } from '#test/support/polyglots.ts'
import { changeUser, openSharedTable } from '#test/support/records.ts'
import { signIn } from '#test/support/sign-in.ts'
import { uploadFile } from '#test/support/upload.ts'
import { putApplicant } from '#test/support/verifications.ts'

const url = inject('cloudUrl')
const control = controlOf(url)
openSharedTable()

let admin: Client
/** A business whose files are refused. */
let refused: Client

beforeAll(async () => {
  admin = await signIn(url, 'admin')
  refused = (await newBusiness(url)).client
})

async function add(
  client: Client,
  {
    file = pdf(),
    type = 'application/pdf',
    name = 'license.pdf',
  }: { file?: Buffer; type?: string; name?: string } = {},
  purpose: UploadPurpose = 'verification-document',
) {
  const uploadId = (await uploadFile(client, file, type, purpose)) as `upl_${string}`
  return client.call(addVerificationDocument, { body: { uploadId, name } })
}

async function submitted() {
  const business = await newBusiness(url)
  const added = await add(business.client)
  const { status, text, body } = await business.client.call(submitVerification, {
    body: { note: 'Our license.', version: added.body.version },
  })
  if (status !== 200) throw new Error(`submitting answered ${status}: ${text}`)
  return { ...business, verification: body }
}

test('a business sends documents, is refused with a reason, sends again and is approved', async () => {
  const { client, email, userId } = await newBusiness(url)
  expect((await client.call(getMyVerification, {})).body).toEqual({
    userId,
    state: 'draft',
    documents: [],
    note: '',
    version: 0,
  })
  const first = await add(client)
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

  const second = await add(client, { file: jpeg(800, 600), type: 'image/jpeg', name: 'new license.JPEG' })
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
      after: { status: 'active', verificationStatus: 'verified' },
    },
    {
      description: 'Refused the business',
      before: { status: 'pending', verificationStatus: 'verified' },
      after: { status: 'pending', verificationStatus: 'rejected' },
    },
  ])
  expect(new Set(decisions.map(({ actorId }) => actorId))).toEqual(
    new Set([(await admin.call(getMe, {})).body.id]),
  )
  expectProblem(await add(client), 409, 'verification_not_needed')
})

test('while documents are reviewed they stay as they are', async () => {
  const { client, verification } = await submitted()
  const documentId = verification.documents[0]?.id as `doc_${string}`
  expectProblem(await add(client), 409, 'verification_submitted')
  const removed = await client.call(removeVerificationDocument, { params: { documentId } })
  expect(expectProblem(removed, 409, 'verification_submitted').detail).toBe(
    'Your documents are being reviewed. You can change them after the decision.',
  )
  const twice = await client.call(submitVerification, { body: { note: '', version: verification.version } })
  expectProblem(twice, 409, 'verification_submitted')
})

test('of two administrators who decide at once one wins, and the other learns of it', async () => {
  const other = await signIn(url, 'admin')
  for (const contract of [approveVerification, refuseVerification]) {
    const { userId } = await putApplicant()
    const params = { userId }
    const body = contract === refuseVerification ? { version: 1, reason: 'No.' } : { version: 1 }
    const answers = await Promise.all([
      admin.call(approveVerification, { params, body: { version: 1 } }),
      other.call<typeof refuseVerification | typeof approveVerification>(contract, { params, body }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = answers.find(({ status }) => status === 409)
    if (loser) expectProblem(loser, 409, 'verification_decided')
    const state = answers.find(({ status }) => status === 200)?.body.state
    const user = await users.get({ id: userId }, { consistent: true })
    expect(user?.status).toBe(state === 'approved' ? 'active' : 'pending')
    const { items } = await activities.list({ pk: `USER#${userId}`, prefix: 'ACTIVITY#', limit: 20 })
    expect(items).toHaveLength(1)
  }
})

test('a decision counts for what was reviewed, and a suspended account stays suspended', async () => {
  const { userId } = await putApplicant()
  const params = { userId }
  const stale = await admin.call(approveVerification, { params, body: { version: 7 } })
  expectProblem(stale, 409, 'verification_decided')
  await changeUser(userId, { status: 'suspended' })
  expect((await admin.call(approveVerification, { params, body: { version: 1 } })).status).toBe(200)
  expect((await users.get({ id: userId }, { consistent: true }))?.status).toBe('suspended')
})

test('the reviewers’ list has those who wait, oldest first, and pages through all of them', async () => {
  const waiting = []
  for (const day of ['03', '01', '02']) waiting.push(await putApplicant(`2020-01-${day}T00:00:00.000Z`))
  const first = await admin.call(listVerifications, { query: { limit: 2 } })
  expect(first.body.items.map(({ submittedAt }) => submittedAt?.slice(0, 10))).toEqual([
    '2020-01-01',
    '2020-01-02',
  ])
  const second = await admin.call(listVerifications, {
    query: { limit: 2, cursor: first.body.nextCursor },
  })
  expect(second.body.items[0]?.userId).toBe(waiting[0]?.userId)
  for (const { userId } of waiting)
    await admin.call(approveVerification, { params: { userId }, body: { version: 1 } })
  const after = await admin.call(listVerifications, { query: { limit: 100 } })
  for (const { userId } of waiting) expect(after.body.items.map((one) => one.userId)).not.toContain(userId)
})

test('a document is private: an administrator’s link opens it for a minute, and that is logged', async () => {
  const { client, userId, verification } = await submitted()
  const documentId = verification.documents[0]?.id as `doc_${string}`
  const key = `documents/${userId}/${documentId}`
  for (const path of [`/${key}`, `/media/${key}`, `/media/../${key}`, `/_local/s3/car-audio-media/${key}`]) {
    const answer = await new Client(url).send({ path })
    expect(answer.text).not.toContain('%PDF')
  }
  const params = { userId, documentId }
  expectProblem(await client.call(createDocumentLink, { params }), 403)
  const link = (await admin.call(createDocumentLink, { params })).body
  const file = await fetch(link.url)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''license.pdf",
  })
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf())).toBe(true)
  const seconds = Number(new URL(link.url).searchParams.get('X-Amz-Expires'))
  expect(seconds).toBe(60)
  const changed = link.url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000')
  expect((await fetch(changed)).status).toBe(403)
  expect((await fetch(link.url.replace(documentId, `doc_${'0'.repeat(26)}`))).status).toBe(403)
  const { items } = await activities.list({
    pk: `USER#${userId}`,
    prefix: 'ACTIVITY#',
    newestFirst: true,
    limit: 5,
  })
  expect(items[0]).toMatchObject({ type: 'content_view', metadata: { documentId, name: 'license.pdf' } })
  const nothing = { userId, documentId: `doc_${'0'.repeat(26)}` as const }
  expectProblem(await admin.call(createDocumentLink, { params: nothing }), 404, 'document_not_found')
})

test('a removed document is gone, its file too', async () => {
  const { client, userId } = await newBusiness(url)
  const { documents } = (await add(client)).body
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

test('nobody sends more than five documents, and an upload counts once', async () => {
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
  for (let count = 2; count <= 5; count++) expect((await add(client)).body.documents).toHaveLength(count)
  expect(expectProblem(await add(client), 409, 'document_limit').detail).toBe(
    'You can send up to 5 documents. Remove one first.',
  )
})

test('of documents added at the same time none replaces another', async () => {
  const { client } = await newBusiness(url)
  const answers = await Promise.all(Array.from({ length: 3 }, () => add(client)))
  const kept = answers.filter(({ status }) => status === 201).length
  for (const answer of answers) if (answer.status !== 201) expectProblem(answer, 409, 'version_conflict')
  expect((await client.call(getMyVerification, {})).body.documents).toHaveLength(kept)
})

test.each(polyglots.map(({ name, type, file }) => [name, type, file] as const))(
  '%s is no document',
  async (_, type, file) => {
    const answer = await add(refused, { file, type })
    expect(expectProblem(answer, 422, 'upload_rejected').detail).toBe(
      'This file is not a PDF or a picture that we can use. Save it anew and try again.',
    )
    expect((await refused.call(getMyVerification, {})).body.documents).toEqual([])
  },
)

test('a document name neither deceives nor lies about its kind', async () => {
  const { client } = await newBusiness(url)
  const added = await add(client, { name: '../invoice\u202efdp.exe' })
  expect(added.body.documents[0]?.name).toBe('..invoicefdp.pdf')
})

test('a picture uploaded for the profile is no document', async () => {
  expectProblem(await add(refused, { file: png(2, 2), type: 'image/png' }, 'profile-picture'), 404)
})

test('only a business that waits sends documents', async () => {
  const member = await signIn(url, 'member')
  expectProblem(await add(member), 409, 'verification_not_needed')
})

test('a member sees their own verification and nobody else’s', async () => {
  const { userId } = await putApplicant()
  const member = await signIn(url, 'member')
  const answer = await member.call(getVerification, { params: { userId } })
  expectProblem(answer, 403)
})

test('a changed profile in between does not keep a submission from being decided', async () => {
  const { client, userId, verification } = await submitted()
  const { version } = (await client.call(getMe, {})).body
  expect((await client.call(updateMe, { body: { taxId: '12-3456789', version } })).body.taxId).toBe(
    '12-3456789',
  )
  const decided = await admin.call(approveVerification, {
    params: { userId },
    body: { version: verification.version },
  })
  expect(decided.status).toBe(200)
})
