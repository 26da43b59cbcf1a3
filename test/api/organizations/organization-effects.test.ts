import { expect, test } from 'vitest'
import { posts } from '#core/community/feed/posts.ts'
import { draftForBusiness } from '#core/organizations/organizations/draft-for-business.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { cases } from '#core/platform/reports/cases.ts'
import { getPost } from '#shared/community/feed/contract.ts'
import { search } from '#shared/content/search/contract.ts'
import {
  createOrganizationAsAdmin,
  decideOrganization,
} from '#shared/organizations/organizations/admin-contract.ts'
import {
  getOrganization,
  getOwnOrganization,
  listMyOrganizations,
  listOrganizations,
} from '#shared/organizations/organizations/contract.ts'
import { listMyActivities } from '#shared/platform/activities/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { decideCase, fileReport } from '#shared/platform/reports/contract.ts'
import { approveVerification } from '#shared/platform/verifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putPost } from '#test/support/feed.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { organizationFields, putOrganization } from '#test/support/organizations.ts'
import { changeUser } from '#test/support/records.ts'
import { reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { submittedBusiness } from '#test/support/verification-documents.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const mine = async (client: Client) => (await client.call(listMyOrganizations, {})).body.items
const titles = async (client: Client) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

async function postsOf(userId: string) {
  const { items } = await posts.list({ index: 'gsi2', pk: `FEED_OF#${userId}`, limit: 10 })
  return items
}

/** A business whose documents wait for a decision, of a membership. */
async function applied(membershipType: 'organization' | 'retailer', companyName = 'Planted Sound Club') {
  const business = await submittedBusiness(url)
  await changeUser(business.userId, { membershipType, companyName, city: 'Mesa', state: 'AZ' })
  const approve = () =>
    admin.call(approveVerification, {
      params: { userId: business.userId },
      body: { version: business.verification.version },
    })
  return { ...business, approve }
}

test('an approved account of the membership organization has its organization as a draft, once', async () => {
  const { client, userId, approve } = await applied('organization')
  expectSuccess(await approve())
  await control.settle()
  await expect.poll(() => mine(client)).toHaveLength(1)
  const [own] = await mine(client)
  expect(own).toMatchObject({
    role: 'owner',
    organization: {
      name: 'Planted Sound Club',
      type: 'other',
      status: 'draft',
      city: 'Mesa',
      state: 'AZ',
      ownerCount: 1,
      peopleCount: 1,
    },
  })
  expect(await titles(client)).toContain('We drafted your organization')
  // The same approval once more, and a later one.
  const at = await control.now()
  await commit(announce('verification.approved', { userId }, at))
  await control.settle()
  expect(await mine(client)).toHaveLength(1)
})

test('other businesses, and those whose name no organization may have, draft theirs themselves', async () => {
  const [shop, nameless] = [await applied('retailer'), await applied('organization', '-')]
  for (const { approve } of [shop, nameless]) expectSuccess(await approve())
  await control.settle()
  for (const { client } of [shop, nameless]) {
    expect(await mine(client)).toEqual([])
    expect(await titles(client)).not.toContain('We drafted your organization')
  }
})

test('one fact makes one draft, however often it is delivered', async () => {
  const { userId, client } = await feedMember(url, {
    membershipType: 'organization',
    companyName: 'Twice Told Club',
  })
  const at = await control.now()
  const fact = { id: crypto.randomUUID(), at }
  await Promise.allSettled([0, 1, 2].map(() => draftForBusiness(fact, userId, at)))
  await draftForBusiness(fact, userId, at)
  await expect.poll(() => mine(client)).toHaveLength(1)
})

test('the community reads of an organization that is approved, and nothing of one without an owner', async () => {
  const owner = await feedMember(url)
  const { id, name } = await putOrganization([[owner.userId, 'owner']], { status: 'pending' })
  const params = { organizationId: id }
  const body = { approves: true, reason: '', version: 1 }
  expectSuccess(await admin.call(decideOrganization, { params, body }))
  await admin.call(createOrganizationAsAdmin, { body: organizationFields() })
  await control.settle()
  await expect.poll(() => postsOf(owner.userId)).toHaveLength(1)
  const [post] = await postsOf(owner.userId)
  expect(post).toMatchObject({
    type: 'organization_joined',
    title: `Brought ${name} to Boxrise`,
    about: { type: 'organization', id, href: `/organizations/${id}` },
  })
})

async function reported() {
  const [owner, reporter] = await Promise.all([feedMember(url), feedMember(url)])
  const organization = await putOrganization([[owner.userId, 'owner']], { state: 'UT' })
  const subject = { type: 'organization', id: organization.id } as const
  const caseId = await reportBy(reporter.client, subject)
  const decide = async (decision: 'upheld' | 'dismissed', reason: string) => {
    const version = (await cases.get({ id: caseId }, { consistent: true }))?.version ?? 0
    expectSuccess(await admin.call(decideCase, { params: { caseId }, body: { decision, reason, version } }))
  }
  return { owner, reporter, organization, subject, decide }
}

test('a removed organization is nowhere on the site, and comes back when it is kept after all', async () => {
  const { owner, reporter, organization, subject, decide } = await reported()
  const { id, name } = organization
  const params = { organizationId: id }
  const post = await putPost(owner.userId, {
    type: 'organization_joined',
    title: `Brought ${name} to Boxrise`,
    about: { type: 'organization', id, href: `/organizations/${id}` },
  })
  const shown = async () => {
    await control.settle()
    const found = (await visitor.call(search, { query: { q: name } })).body.items
    const listed = await everyItem(visitor, listOrganizations, { query: { state: 'UT' } })
    const sitemap = (await visitor.send({ path: '/sitemaps/organizations.xml' })).text
    return [
      (await visitor.call(getOrganization, { params })).status === 200,
      (await reporter.client.call(getOwnOrganization, { params })).status === 200,
      (await reporter.client.call(getPost, { params: { postId: post.id } })).status === 200,
      found.some(({ url: at }) => at === `/organizations/${id}`),
      listed.some((one) => one.id === id),
      sitemap.includes(`/organizations/${id}</loc>`),
    ]
  }
  await expect.poll(shown).toEqual(Array(6).fill(true))
  await decide('upheld', 'An offensive name.')
  await expect.poll(shown).toEqual(Array(6).fill(false))
  const own = (await owner.client.call(getOwnOrganization, { params })).body
  expect(own.organization.removed).toMatchObject({ reason: 'An offensive name.' })
  const again = await reporter.client.call(fileReport, { body: { subject, reason: 'spam', text: '' } })
  expectProblem(again, 404, 'subject_not_found')
  await decide('dismissed', 'It has another name now.')
  await expect.poll(shown).toEqual(Array(6).fill(true))
  expect(await titles(owner.client)).toEqual([
    'Your organization is on the site again',
    'Your organization was taken off the site',
  ])
  expect((await control.inbox(owner.email)).map(({ subject: line }) => line).toSorted()).toEqual([
    'Your organization is on the site again',
    'Your organization was taken off the site',
  ])
})

test('no number of reports hides an organization, and its owner cannot report it', async () => {
  const { owner, organization, subject } = await reported()
  for (let count = 0; count < 3; count++) await reportBy((await feedMember(url)).client, subject)
  expectSuccess(await visitor.call(getOrganization, { params: { organizationId: organization.id } }))
  const own = await owner.client.call(fileReport, { body: { subject, reason: 'spam', text: '' } })
  expectProblem(own, 403, 'own_subject')
})

test('what members and administrators do with an organization is in the activity log', async () => {
  const owner = await feedMember(url)
  const { id, name } = await putOrganization([[owner.userId, 'owner']], { status: 'pending' })
  const body = { approves: false, reason: 'Say more.', version: 1 }
  expectSuccess(await admin.call(decideOrganization, { params: { organizationId: id }, body }))
  expect(await organizations.get({ id }, { consistent: true })).toMatchObject({ status: 'draft' })
  const log = await everyItem(admin, listMyActivities, { query: {} })
  expect(log).toContainEqual(
    expect.objectContaining({
      type: 'organization_decision',
      description: `Rejected the organization ${name}: Say more.`,
    }),
  )
})
