import { beforeAll, expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { mayBuy } from '#shared/billing/plans/may-buy.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { reactivateUser, suspendUser } from '#shared/platform/users/admin-contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import {
  approveVerification,
  getMyVerification,
  listVerifications,
  refuseVerification,
  submitVerification,
} from '#shared/platform/verifications/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newBusiness } from '#test/support/new-business.ts'
import { plantedPassword } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { signIn } from '#test/support/sign-in.ts'
import { addDocument } from '#test/support/verification-documents.ts'

const { url } = sharedCloud()
const control = controlOf(url)

let admin: Client
beforeAll(async () => {
  admin = await demoClient(url, 'admin')
})

const asked = { note: '', forMembership: 'manufacturer', companyName: 'Planted Subs' } as const

async function applied() {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  const { version } = (await addDocument(client)).body
  const answer = await client.call(submitVerification, { body: { ...asked, version } })
  expect(answer.status, answer.text).toBe(200)
  return { client, email, userId, verification: answer.body }
}

const profileOf = async (client: Client) => (await client.call(getMe, {})).body
const mailTo = async (email: string, subject: string) => {
  await control.settle()
  return control.mail(email, subject)
}

test('a competitor who applies keeps everything, and may pay for the plan once it is approved', async () => {
  const { client, email, userId, verification } = await applied()
  expect(verification).toMatchObject({
    state: 'submitted',
    forMembership: 'manufacturer',
    applicant: { companyName: 'Planted Subs', membershipType: 'competitor' },
  })
  const before = await profileOf(client)
  expect(before).toMatchObject({
    membershipType: 'competitor',
    status: 'active',
    verificationStatus: 'verified',
  })
  expect(mayBuy(before, 'manufacturer')).toBe(false)
  const items = await everyItem(admin, listVerifications, { query: {} })
  expect(items.find((one) => one.userId === userId)).toMatchObject({ forMembership: 'manufacturer' })

  const params = { userId }
  const body = { version: verification.version }
  const approved = await admin.call(approveVerification, { params, body })
  expect(approved.body).toMatchObject({ state: 'approved', forMembership: 'manufacturer' })
  const after = await profileOf(client)
  expect(after).toMatchObject({
    membershipType: 'competitor',
    status: 'active',
    approvedMembership: 'manufacturer',
    companyName: 'Planted Audio',
  })
  expect([mayBuy(after, 'manufacturer'), mayBuy(after, 'retailer')]).toEqual([true, false])
  const mail = await mailTo(email, 'Your business is approved')
  expect(mail.text).toContain('Choose the Manufacturer plan')
  const page = await activities.list({
    pk: `USER#${userId}`,
    prefix: 'ACTIVITY#',
    newestFirst: true,
    limit: 5,
  })
  expect(page.items[0]).toMatchObject({
    type: 'user_update',
    before: { status: 'active' },
    after: { status: 'active', approvedMembership: 'manufacturer' },
  })
})

test('a member who is suspended when an application is approved gets no mail to choose a plan, and reads about it later', async () => {
  const { email, userId, verification } = await applied()
  const params = { userId }
  await admin.call(suspendUser, { params, body: { reason: 'Spam' } })
  const body = { version: verification.version }
  expect((await admin.call(approveVerification, { params, body })).status).toBe(200)
  await admin.call(reactivateUser, { params })
  await control.settle()
  const subjects = (await control.inbox(email)).map(({ subject }) => subject)
  expect(subjects).toContain('Your account is active again')
  expect(subjects).not.toContain('Your business is approved')
  const again = await signIn(url, email, plantedPassword)
  const { items } = (await again.call(listNotifications, { query: {} })).body
  expect(items.map(({ title }) => title)).toContain('Your business is approved')
})

test('a refused application mails the reason, takes nothing away, and can be sent again for another plan', async () => {
  const { client, email, userId, verification } = await applied()
  const reason = 'The papers are of another company.'
  const body = { reason, version: verification.version }
  const refused = await admin.call(refuseVerification, { params: { userId }, body })
  expect(refused.body).toMatchObject({ state: 'refused', reason, forMembership: 'manufacturer' })
  const me = await profileOf(client)
  expect(me).toMatchObject({ membershipType: 'competitor', status: 'active', verificationStatus: 'verified' })
  expect(me.approvedMembership).toBeUndefined()
  const mail = await mailTo(email, 'Your business is not approved yet')
  expect(mail.text).toContain(reason)
  const again = await client.call(submitVerification, {
    body: { ...asked, forMembership: 'retailer', version: refused.body.version },
  })
  expect(again.body).toMatchObject({ state: 'submitted', forMembership: 'retailer' })
})

test('an application says what for and under which name; a registered business asks for nothing else', async () => {
  const [{ client }, business] = await Promise.all([completeMember(url), newBusiness(url)])
  const { version } = (await addDocument(client)).body
  const nothing = await client.call(submitVerification, { body: { note: '', version } })
  expect(expectProblem(nothing, 400, 'membership_not_asked').errors).toEqual([
    { path: 'body.forMembership', message: 'Choose the membership that you want to apply for.' },
  ])
  const nameless = { note: '', forMembership: 'retailer', version } as const
  const { errors } = expectProblem(
    await client.call(submitVerification, { body: nameless }),
    400,
    'validation_failed',
  )
  expect(errors).toEqual([{ path: 'body.companyName', message: 'Enter the name of your business or club' }])
  for (const forMembership of ['admin', 'pro_competitor', 'competitor']) {
    const body = { ...asked, forMembership: forMembership as 'retailer', version }
    expectProblem(await client.call(submitVerification, { body }), 400, 'validation_failed')
  }
  expect((await client.call(getMyVerification, {})).body.state).toBe('draft')
  const own = await addDocument(business.client)
  const other = { ...asked, version: own.body.version }
  expectProblem(await business.client.call(submitVerification, { body: other }), 400, 'membership_registered')
})
