import { beforeAll, expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { users } from '#core/platform/users/users.ts'
import { submitVerification } from '#functions/api/platform/verifications/submit-verification.ts'
import { changeManyUsers, updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import {
  approveVerification,
  createDocumentLink,
  getVerification,
  listVerifications,
  refuseVerification,
} from '#shared/platform/verifications/contract.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newBusiness } from '#test/support/new-business.ts'
import { pdf } from '#test/support/pdf.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { addDocument, submittedBusiness } from '#test/support/verification-documents.ts'
import { putApplicant, putVerification } from '#test/support/verifications.ts'

const { url } = sharedCloud()
const control = controlOf(url)

let admin: Client

beforeAll(async () => {
  admin = await demoClient(url, 'admin')
})

test('one of two administrators who decide at the same time wins, and the other learns about it', async () => {
  const other = await demoClient(url, 'admin')
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
  const after = (await everyItem(admin, listVerifications, { query: {} })).map((one) => one.userId)
  for (const { userId } of waiting) expect(after).not.toContain(userId)
})

test('a document is private: an administrator’s link opens it for a minute, and that is logged', async () => {
  const { client, userId, verification } = await submittedBusiness(url)
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

test('a changed profile in between does not keep a submission from being decided', async () => {
  const { client, userId, verification } = await submittedBusiness(url)
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

test('a member who is given another type waits for no review, and may apply again', async () => {
  const [changed, edited] = await Promise.all([putApplicant(), putApplicant()])
  await admin.call(changeManyUsers, {
    body: { userIds: [changed.userId], change: { action: 'change_type', membershipType: 'competitor' } },
  })
  await admin.call(updateUserAsAdmin, {
    params: { userId: edited.userId },
    body: { membershipType: 'competitor', version: 1 },
  })
  const items = await everyItem(admin, listVerifications, { query: {} })
  for (const { userId, documents } of [changed, edited]) {
    expect(items.map((one) => one.userId)).not.toContain(userId)
    const params = { userId }
    const now = (await admin.call(getVerification, { params })).body
    expect(now).toMatchObject({ state: 'draft', documents, version: 2 })
    const late = await admin.call(refuseVerification, { params, body: { reason: 'No.', version: 1 } })
    expectProblem(late, 409, 'verification_decided')
  }
})

test('a member who is made the business they applied for waits for no review', async () => {
  const { userId } = await putApplicant()
  await changeUser(userId, { membershipType: 'competitor', status: 'active' })
  await putVerification(userId, {
    state: 'submitted',
    submittedAt: await control.now(),
    forMembership: 'retailer',
    version: 2,
  })
  const { version } = (await users.get({ id: userId }, { consistent: true })) ?? { version: 0 }
  const params = { userId }
  const body = { membershipType: 'retailer', version } as const
  expect((await admin.call(updateUserAsAdmin, { params, body })).body.status).toBe('active')
  expect((await admin.call(getVerification, { params })).body.state).toBe('approved')
  const items = await everyItem(admin, listVerifications, { query: {} })
  expect(items.map((one) => one.userId)).not.toContain(userId)
})

test('a member who is approved at the moment of sending documents waits for no review', async () => {
  const { client } = await newBusiness(url)
  const { version } = (await addDocument(client)).body
  const userId = userIdOf(client)
  const user = await users.get({ id: userId }, { consistent: true })
  beforeNextWrite(() =>
    admin.call(changeManyUsers, { body: { userIds: [userId], change: { action: 'approve' } } }),
  )
  const sending = submitVerification({
    actor: { userId, user },
    body: { note: 'Our license.', version },
    now: await control.now(),
    remember: () => [],
  } as never)
  await expect(sending).rejects.toMatchObject({ code: 'version_conflict' })
  expect((await client.call(getMe, {})).body.status).toBe('active')
  const items = await everyItem(admin, listVerifications, { query: {} })
  expect(items.map((one) => one.userId)).not.toContain(userId)
})
