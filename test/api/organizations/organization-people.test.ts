import { expect, test } from 'vitest'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { getOwnOrganization, listMyOrganizations } from '#shared/organizations/organizations/contract.ts'
import { mostPeople, type OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import {
  answerOrganizationInvite,
  changeOrganizationRole,
  inviteToOrganization,
  leaveOrganization,
  listOrganizationPeople,
  removeFromOrganization,
  withdrawOrganizationInvite,
} from '#shared/organizations/organizations/people-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putOrganization, putOrganizationInvite } from '#test/support/organizations.ts'
import { changeUser } from '#test/support/records.ts'
import { aPerson } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

type Id = `org_${string}`
const at = (organizationId: Id) => ({ params: { organizationId } })
const invite = (owner: { client: Client }, id: Id, email: string, role: OrganizationRole = 'manager') =>
  owner.client.call(inviteToOrganization, { ...at(id), body: { email, role } })
const answer = ({ client }: { client: Client }, id: Id, accepts = true) =>
  client.call(answerOrganizationInvite, { ...at(id), body: { accepts } })
const newsOf = async (client: Client) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

/** The organization of someone new, and someone else. */
async function world(status: 'draft' | 'active' | 'suspended' = 'active') {
  const [owner, guest] = await Promise.all([feedMember(url), feedMember(url)])
  const { id } = await putOrganization([[owner.userId, 'owner']], { status })
  return { owner, guest, id }
}

test('an invitation is to an address, told and mailed, and only that address answers it', async () => {
  const { owner, guest, id } = await world()
  const other = await feedMember(url)
  expectSuccess(await invite(owner, id, guest.email.toUpperCase()))
  await control.settle()
  expect(await newsOf(guest.client)).toEqual(['You have been invited to an organization'])
  const [mail] = await control.inbox(guest.email)
  expect(mail?.subject).toBe('You have been invited to an organization')
  expect(mail?.html).toContain(`/organizations/${id}/manage`)
  expectProblem(await answer(other, id), 404, 'invitation_not_found')
  const waits = (await guest.client.call(listMyOrganizations, {})).body.items
  expect(waits).toMatchObject([{ organization: { id }, invite: { role: 'manager' } }])
  const accepted = await answer(guest, id)
  expect(accepted.body).toMatchObject({ role: 'manager', organization: { peopleCount: 2 } })
  // There is no second time.
  expectProblem(await answer(guest, id), 404, 'invitation_not_found')
})

test('inviting again changes the role and renews the days, and leaves one invitation', async () => {
  const { owner, guest, id } = await world()
  const createdAt = addTime(await control.now(), { days: -10 })
  await putOrganizationInvite(id, { email: guest.email, by: owner.userId, createdAt, role: 'editor' })
  const before = await control.now()
  expectSuccess(await invite(owner, id, guest.email, 'owner'))
  const { invites } = (await owner.client.call(listOrganizationPeople, at(id))).body
  expect(invites).toMatchObject([{ email: guest.email, role: 'owner' }])
  const [renewed] = invites
  expect(renewed?.expiresAt).toBe(addTime(renewed?.createdAt ?? '', { days: 14 }))
  expect((renewed?.createdAt ?? '') >= before).toBe(true)
  expect((await answer(guest, id)).body).toMatchObject({ role: 'owner', organization: { ownerCount: 2 } })
})

test('an invitation ends after 14 days, when it is withdrawn, and when it is declined', async () => {
  const { owner, guest, id } = await world()
  const [withdrawn, declined] = await Promise.all([feedMember(url), feedMember(url)])
  const createdAt = addTime(await control.now(), { days: -14 })
  await putOrganizationInvite(id, { email: guest.email, by: owner.userId, createdAt })
  expectProblem(await answer(guest, id), 404, 'invitation_not_found')
  expect((await guest.client.call(listMyOrganizations, {})).body.items).toEqual([])
  const { inviteId } = await putOrganizationInvite(id, { email: withdrawn.email, by: owner.userId })
  const take = () =>
    owner.client.call(withdrawOrganizationInvite, { params: { organizationId: id, inviteId } })
  expect([(await take()).status, (await take()).status]).toEqual([204, 204])
  expectProblem(await answer(withdrawn, id), 404, 'invitation_not_found')
  await putOrganizationInvite(id, { email: declined.email, by: owner.userId })
  expect((await answer(declined, id, false)).body.role).toBeUndefined()
  expectProblem(await answer(declined, id), 404, 'invitation_not_found')
  // One that has ended does not stand in the way of the next.
  expectSuccess(await invite(owner, id, guest.email))
  expect((await answer(guest, id)).body.role).toBe('manager')
})

test('someone without an account is invited, and answers once they have one', async () => {
  const { owner, id } = await world('draft')
  const email = newEmail()
  expectSuccess(await invite(owner, id, email, 'editor'))
  await control.settle()
  expect(await control.inbox(email)).toHaveLength(1)
  const guest = await completeMember(url, { email })
  const own = await guest.client.call(getOwnOrganization, at(id))
  expect(own.body).toMatchObject({ organization: { status: 'draft' }, invite: { role: 'editor' } })
  expect((await answer(guest, id)).body.role).toBe('editor')
})

test('a suspended organization invites no one, and takes no one in', async () => {
  const { owner, guest, id } = await world('suspended')
  await putOrganizationInvite(id, { email: guest.email, by: owner.userId })
  expectProblem(await invite(owner, id, newEmail()), 409, 'org_suspended')
  expectProblem(await answer(guest, id), 404, 'invitation_not_found')
  expect((await guest.client.call(listMyOrganizations, {})).body.items).toEqual([])
})

test('a member who is about to leave joins nothing, and no one invites themselves', async () => {
  const { owner, guest, id } = await world()
  expectProblem(await invite(owner, id, owner.email), 409, 'in_this_organization')
  await putOrganizationInvite(id, { email: guest.email, by: owner.userId })
  await changeUser(guest.userId, { deletionDueAt: '2030-01-01T00:00:00.000Z' })
  expectProblem(await answer(guest, id), 403, 'account_leaving')
})

test('who is taken out does not come back by an invitation: neither to them, nor by them', async () => {
  const { owner, guest, id } = await world()
  const other = await feedMember(url)
  expectSuccess(await invite(owner, id, guest.email, 'owner'))
  expectSuccess(await answer(guest, id))
  expectSuccess(await invite(guest, id, other.email, 'owner'))
  expectSuccess(await invite(owner, id, guest.email, 'editor'))
  const params = { organizationId: id, memberId: guest.userId }
  expectSuccess(await owner.client.call(removeFromOrganization, { params }))
  expect(await newsOf(guest.client)).toContain('You are no longer in an organization')
  for (const person of [guest, other]) {
    expectProblem(await answer(person, id), 404, 'invitation_not_found')
    expect((await person.client.call(listMyOrganizations, {})).body.items).toEqual([])
  }
  expect((await owner.client.call(listOrganizationPeople, at(id))).body.invites).toEqual([])
  expect((await owner.client.call(removeFromOrganization, { params })).status).toBe(204)
})

test('the last owner neither leaves, nor takes another role, nor is taken out', async () => {
  const { owner, guest, id } = await world()
  expectSuccess(await invite(owner, id, guest.email))
  expectSuccess(await answer(guest, id))
  const role = (memberId: string, to: OrganizationRole) =>
    owner.client.call(changeOrganizationRole, {
      params: { organizationId: id, memberId },
      body: { role: to },
    })
  const self = { params: { organizationId: id, memberId: owner.userId } }
  for (const refused of [
    await owner.client.call(leaveOrganization, at(id)),
    await role(owner.userId, 'manager'),
    await owner.client.call(removeFromOrganization, self),
  ])
    expect(expectProblem(refused, 409, 'org_last_owner').detail).toBe('Name another owner first.')
  expectSuccess(await role(guest.userId, 'owner'))
  expect(await newsOf(guest.client)).toContain('Your role is now owner')
  expectSuccess(await role(owner.userId, 'editor'))
  expectProblem(await role(guest.userId, 'manager'), 403, 'org_role')
  expectSuccess(await owner.client.call(leaveOrganization, at(id)))
  expect(await organizations.get({ id }, { consistent: true })).toMatchObject({
    ownerCount: 1,
    peopleCount: 1,
    version: 1,
  })
})

test('a role is given to those who are there alone', async () => {
  const { owner, guest, id } = await world()
  const params = { organizationId: id, memberId: guest.userId }
  const given = await owner.client.call(changeOrganizationRole, { params, body: { role: 'editor' } })
  expectProblem(given, 404, 'person_not_found')
  expect(await organizationPeople.get({ organizationId: id, userId: guest.userId })).toBeUndefined()
})

test('there is room for fifty people, including those you invited', async () => {
  const [owner, guest] = await Promise.all([feedMember(url), feedMember(url)])
  const others = Array.from({ length: mostPeople - 2 }, () => [aPerson().id, 'editor'] as const)
  const { id } = await putOrganization([[owner.userId, 'owner'], ...others])
  expectSuccess(await invite(owner, id, guest.email))
  // The same one again takes no more room.
  expectSuccess(await invite(owner, id, guest.email, 'editor'))
  expectProblem(await invite(owner, id, newEmail()), 409, 'too_many_people')
  expect((await answer(guest, id)).body.organization.peopleCount).toBe(mostPeople)
})

test('a repeated request is answered as the first one was, and changes nothing more', async () => {
  const { owner, guest, id } = await world()
  const keys = Array.from({ length: 3 }, () => ({ 'idempotency-key': crypto.randomUUID() }))
  const twice = async (ask: () => Promise<{ status: number; text: string }>) => {
    const [first, second] = [await ask(), await ask()]
    expectSuccess(first)
    expect([second.status, second.text]).toEqual([first.status, first.text])
  }
  const body = { email: guest.email, role: 'editor' as const }
  await twice(() => owner.client.call(inviteToOrganization, { ...at(id), body }, keys[0]))
  const accept = { ...at(id), body: { accepts: true } }
  await twice(() => guest.client.call(answerOrganizationInvite, accept, keys[1]))
  await twice(() => guest.client.call(leaveOrganization, at(id), keys[2]))
  expect(await organizations.get({ id }, { consistent: true })).toMatchObject({ peopleCount: 1 })
  await control.settle()
  expect(await control.inbox(guest.email)).toHaveLength(1)
})
