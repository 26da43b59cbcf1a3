import { expect, test } from 'vitest'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  archiveOrganizationAsAdmin,
  createOrganizationAsAdmin,
  decideOrganization,
  getOrganizationAsAdmin,
  reactivateOrganization,
  setOrganizationOwner,
  suspendOrganization,
  updateOrganizationAsAdmin,
} from '#shared/organizations/organizations/admin-contract.ts'
import {
  archiveOrganization,
  getOrganization,
  getOwnOrganization,
  updateOrganization,
} from '#shared/organizations/organizations/contract.ts'
import { platformOrganizationId } from '#shared/organizations/organizations/organization.ts'
import { answerOrganizationInvite } from '#shared/organizations/organizations/people-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { organizationFields, putOrganization, putOrganizationInvite } from '#test/support/organizations.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

type Id = `org_${string}`
const at = (organizationId: Id) => ({ params: { organizationId } })
const because = (version: number, reason = 'A reason.') => ({ body: { reason, version } })
const pageOf = async (id: Id) => (await visitor.call(getOrganization, at(id))).status
const told = async (client: Client) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title, message }) => [
    title,
    message,
  ])

async function pending() {
  const owner = await feedMember(url)
  const organization = await putOrganization([[owner.userId, 'owner']], { status: 'pending' })
  return { owner, organization, id: organization.id }
}

test('who is refused reads why, by notification and mail, and who is approved is live', async () => {
  const { owner, organization, id } = await pending()
  const decide = (approves: boolean, reason: string, version: number) =>
    admin.call(decideOrganization, { ...at(id), body: { approves, reason, version } })
  expectProblem(await decide(false, '', 1), 400, 'reason_required')
  const refused = await decide(false, 'Say where you meet.', 1)
  expect(refused.body).toMatchObject({
    status: 'draft',
    reason: 'Say where you meet.',
    version: 2,
    owners: [{ userId: owner.userId, isActive: true }],
  })
  const { name } = organization
  expect(await told(owner.client)).toEqual([
    ['Your organization needs a change', `${name} is a draft again. The reason: Say where you meet.`],
  ])
  await control.settle()
  const mail = await control.mail(owner.email, 'Your organization needs a change')
  expect(mail.html).toContain('Say where you meet.')
  expect(mail.html).toContain(`/organizations/${id}/manage`)
  expectProblem(await decide(true, '', 2), 409, 'already_decided')
  const next = await pending()
  const stale = await admin.call(decideOrganization, {
    ...at(next.id),
    body: { approves: true, reason: '', version: 2 },
  })
  expectProblem(stale, 409, 'version_conflict')
  const live = await admin.call(decideOrganization, {
    ...at(next.id),
    body: { approves: true, reason: '', version: 1 },
  })
  expect(live.body.status).toBe('active')
  expect(await pageOf(next.id)).toBe(200)
  await control.settle()
  expect((await control.inbox(next.owner.email)).map(({ subject }) => subject)).toEqual([
    'Your organization is live',
  ])
})

test('a suspended organization has no page until it is back, and its owners read why', async () => {
  const owner = await feedMember(url)
  const { id, name } = await putOrganization([[owner.userId, 'owner']])
  expectSuccess(await admin.call(suspendOrganization, { ...at(id), ...because(1, 'A complaint.') }))
  expect(await pageOf(id)).toBe(404)
  const own = (await owner.client.call(getOwnOrganization, at(id))).body
  expect(own.organization).toMatchObject({ status: 'suspended', reason: 'A complaint.' })
  const edit = { ...at(id), body: { ...organizationFields(), version: 2 } }
  expectProblem(await owner.client.call(updateOrganization, edit), 409, 'org_suspended')
  const archived = await owner.client.call(archiveOrganization, { ...at(id), body: { version: 2 } })
  expectProblem(archived, 409, 'org_suspended')
  const again = await admin.call(suspendOrganization, { ...at(id), ...because(2) })
  expectProblem(again, 409, 'already_decided')
  const back = await admin.call(reactivateOrganization, { ...at(id), ...because(2, 'It is settled.') })
  expect(back.body.status).toBe('active')
  expect(await pageOf(id)).toBe(200)
  expect(await told(owner.client)).toEqual([
    ['Your organization is back', `Everyone can see ${name} again. The reason: It is settled.`],
    ['Your organization is suspended', `${name} is off the site; its events go on. The reason: A complaint.`],
  ])
})

test('an archived organization keeps its page, and an administrator makes it active again', async () => {
  const owner = await feedMember(url)
  const { id } = await putOrganization([[owner.userId, 'owner']])
  expectSuccess(await admin.call(archiveOrganizationAsAdmin, { ...at(id), ...because(1) }))
  expect((await visitor.call(getOrganization, at(id))).body.status).toBe('archived')
  expectSuccess(await admin.call(reactivateOrganization, { ...at(id), ...because(2) }))
  expect((await visitor.call(getOrganization, at(id))).body.status).toBe('active')
})

test('an administrator makes an active organization with an owner, who is told, or without one', async () => {
  const owner = await feedMember(url)
  const made = await admin.call(createOrganizationAsAdmin, {
    body: { ...organizationFields({ contactPhone: '214-555-0100' }), ownerId: owner.userId },
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    status: 'active',
    contactPhone: '+12145550100',
    ownerCount: 1,
    owners: [{ userId: owner.userId, name: 'Pat Person' }],
  })
  const unowned = (await admin.call(createOrganizationAsAdmin, { body: organizationFields() })).body
  expect((await visitor.call(getOrganization, at(unowned.id))).body).toMatchObject({
    isOwned: false,
    people: [],
    others: 0,
  })
  const leaving = await feedMember(url, { deletionDueAt: '2030-01-01T00:00:00.000Z' })
  const suspended = await feedMember(url, { status: 'suspended' })
  for (const ownerId of [unknownAccount, leaving.userId, suspended.userId]) {
    const refused = await admin.call(createOrganizationAsAdmin, {
      body: { ...organizationFields(), ownerId },
    })
    expectProblem(refused, 422, 'owner_unknown')
  }
  expect((await told(owner.client)).map(([title]) => title)).toEqual(['You own an organization now'])
})

test('an owner whom an administrator names takes the place of the former ones; managers stay', async () => {
  const [one, other, manager, next] = await Promise.all([0, 1, 2, 3].map(() => feedMember(url)))
  if (!one || !other || !manager || !next) throw new Error('there is nobody')
  const { id } = await putOrganization([
    [one.userId, 'owner'],
    [other.userId, 'owner'],
    [manager.userId, 'manager'],
  ])
  await putOrganizationInvite(id, { email: other.email, by: one.userId, role: 'owner' })
  const set = (ownerId: string, version: number) =>
    admin.call(setOrganizationOwner, { ...at(id), body: { ownerId, ...because(version).body } })
  const answer = await set(next.userId, 1)
  expect(answer.body).toMatchObject({
    ownerCount: 1,
    peopleCount: 2,
    version: 2,
    owners: [{ userId: next.userId }],
  })
  expect((await admin.call(getOrganizationAsAdmin, at(id))).body).toEqual(answer.body)
  expectProblem(await set(manager.userId, 1), 409, 'version_conflict')
  const roleOf = async ({ client }: { client: Client }) =>
    (await client.call(getOwnOrganization, at(id))).body.role
  expect(await Promise.all([one, other, manager, next].map(roleOf))).toEqual([
    undefined,
    undefined,
    'manager',
    'owner',
  ])
  // Nor does a former owner come back by what another one sent.
  const back = await other.client.call(answerOrganizationInvite, { ...at(id), body: { accepts: true } })
  expectProblem(back, 404, 'invitation_not_found')
  expect((await told(one.client)).map(([title]) => title)).toEqual(['Your organization has a new owner'])
  const managers = await set(manager.userId, 2)
  expect(managers.body).toMatchObject({ ownerCount: 1, peopleCount: 1 })
})

test('an administrator changes what an organization of any status says, and its owners read why', async () => {
  const owner = await feedMember(url)
  const { id } = await putOrganization([[owner.userId, 'owner']], { status: 'suspended' })
  const body = { ...organizationFields({ name: 'Kind Name' }), ...because(1, 'It was rude.').body }
  const change = (more: object = {}) =>
    admin.call(updateOrganizationAsAdmin, { ...at(id), body: { ...body, ...more } })
  expect((await change()).body).toMatchObject({ name: 'Kind Name', status: 'suspended', version: 2 })
  expect(await told(owner.client)).toEqual([
    ['An administrator changed your organization', 'An administrator changed Kind Name: It was rude.'],
  ])
  expectProblem(await change(), 409, 'version_conflict')
  expectProblem(await change({ version: 2, type: 'platform' }), 403, 'platform_only')
  await changeUser(owner.userId, { status: 'suspended' })
  const [read] = (await admin.call(getOrganizationAsAdmin, at(id))).body.owners
  expect(read).toMatchObject({ userId: owner.userId, isActive: false })
})

test('the platform’s own organization shows the contact settings, and is neither edited by its people nor ended', async () => {
  const owner = await feedMember(url)
  const id = platformOrganizationId
  if (!(await organizations.get({ id }, { consistent: true })))
    await putOrganization([], { id, type: 'platform', name: 'Boxrise' })
  const since = await control.now()
  await commit(
    organizationPeople.put(
      { organizationId: id, userId: owner.userId, role: 'owner', since, version: 1 },
      { absent: true },
    ),
  )
  const platform = (await admin.call(getOrganizationAsAdmin, at(id))).body
  expect(platform).toMatchObject({
    type: 'platform',
    systemConfig: { showPhoneInFooter: expect.any(Boolean) },
  })
  const { version } = platform
  const edit = { ...at(id), body: { ...organizationFields(), version } }
  for (const answer of [
    await owner.client.call(updateOrganization, edit),
    await owner.client.call(archiveOrganization, { ...at(id), body: { version } }),
    await admin.call(suspendOrganization, { ...at(id), ...because(version) }),
    await admin.call(archiveOrganizationAsAdmin, { ...at(id), ...because(version) }),
  ])
    expect(expectProblem(answer, 403, 'platform_only').detail).toBe(
      'Only administrators can change the platform’s contact information.',
    )
  expect(await pageOf(id)).toBe(200)
})
