import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { organizationInvites } from '#core/organizations/organizations/organization-invites.ts'
import { peopleOf } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { users } from '#core/platform/users/users.ts'
import { requestDeletion } from '#shared/accounts/deletions/contract.ts'
import { createOrganization, getOrganization } from '#shared/organizations/organizations/contract.ts'
import { changeOrganizationRole } from '#shared/organizations/organizations/people-contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newEmail, plantedPassword } from '#test/support/new-member.ts'
import { organizationFields, putOrganization, putOrganizationInvite } from '#test/support/organizations.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { statusesOf } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const erase = async (id: string) => eraseAccount(id, await control.now())
const now = (id: string) => organizations.get({ id }, { consistent: true })
const ask = (client: Client) =>
  client.call(requestDeletion, { body: { confirmation: 'DELETE', password: plantedPassword } })

async function member() {
  const { client, email } = await loggedIn(url, completeMember(url))
  return { client, email, userId: userIdOf(client) }
}

test('the last owner names another before asking for the deletion of the account', async () => {
  const [owner, manager] = await Promise.all([member(), feedMember(url)])
  const { id, name } = await putOrganization([
    [owner.userId, 'owner'],
    [manager.userId, 'manager'],
  ])
  await expect.poll(async () => (await ask(owner.client)).status).toBe(409)
  expect(expectProblem(await ask(owner.client), 409, 'org_last_owner').detail).toBe(
    `Name another owner of ${name} first, or archive it.`,
  )
  const params = { organizationId: id, memberId: manager.userId }
  expectSuccess(await owner.client.call(changeOrganizationRole, { params, body: { role: 'owner' } }))
  expectSuccess(await ask(owner.client))
})

test('an owner whose account is about to be deleted as well is no other owner', async () => {
  const [owner, other] = await Promise.all([member(), feedMember(url)])
  await putOrganization([
    [owner.userId, 'owner'],
    [other.userId, 'owner'],
  ])
  await changeUser(other.userId, { deletionDueAt: '2030-01-01T00:00:00.000Z' })
  await expect.poll(async () => (await ask(owner.client)).status).toBe(409)
  await changeUser(other.userId, { deletionDueAt: undefined })
  expectSuccess(await ask(owner.client))
})

test('a draft that is theirs alone, and what is archived, holds no one back', async () => {
  const owner = await member()
  await putOrganization([[owner.userId, 'owner']], { status: 'draft' })
  await putOrganization([[owner.userId, 'owner']], { status: 'archived' })
  await putOrganization([[owner.userId, 'editor']])
  expectSuccess(await ask(owner.client))
})

test('when an account goes, its draft goes with the logo, and what it owned goes on without an owner', async () => {
  const [owner, editor] = await Promise.all([feedMember(url), feedMember(url)])
  const logoUploadId = await uploadFile(owner.client, png(4, 4), 'image/png', 'organization-logo')
  const draft = (
    await owner.client.call(createOrganization, { body: { ...organizationFields(), logoUploadId } })
  ).body.organization
  const alone = await putOrganization([[owner.userId, 'owner']])
  const shared = await putOrganization(
    [
      [owner.userId, 'owner'],
      [editor.userId, 'editor'],
    ],
    { status: 'draft' },
  )
  await expect
    .poll(async () => {
      await erase(owner.userId)
      return Promise.all([draft, alone, shared].map(async ({ id }) => (await now(id))?.ownerCount))
    })
    .toEqual([undefined, 0, 0])
  expect(await now(alone.id)).toMatchObject({ status: 'active', peopleCount: 0 })
  expect(await now(shared.id)).toMatchObject({ status: 'draft', peopleCount: 1 })
  expect(await peopleOf(shared.id)).toMatchObject([{ userId: editor.userId }])
  const page = await visitor.call(getOrganization, { params: { organizationId: alone.id } })
  expect(page.body).toMatchObject({ isOwned: false, people: [], others: 0 })
  await control.settle()
  expect(await statusesOf(url, draft.logoUrl)).toEqual([404, 404, 404])
})

test('the erasure leaves nothing about a member in the organizations, however often it runs', async () => {
  const before = await control.position()
  const [leaver, other] = await Promise.all([feedMember(url), feedMember(url)])
  const made = await leaver.client.call(createOrganization, { body: organizationFields() })
  expectSuccess(made)
  const { id } = await putOrganization([
    [leaver.userId, 'owner'],
    [other.userId, 'owner'],
  ])
  const sent = await putOrganizationInvite(id, { email: newEmail(), by: leaver.userId })
  const got = await putOrganizationInvite(id, { email: leaver.email, by: other.userId })
  await control.settle()
  await Promise.all([0, 1].map(() => erase(leaver.userId).catch(() => undefined)))
  await expect
    .poll(async () => {
      await erase(leaver.userId)
      await control.settle()
      const written = await control.writtenSince(before)
      return [leaver.userId, leaver.email]
        .flatMap((text) => itemsWith(text, written))
        .filter(({ ttl, entity }) => !ttl && entity !== 'erasure')
        .map(({ entity }) => entity)
    })
    .toEqual([])
  const invites = [sent, got].map((invite) => organizationInvites.get(invite, { consistent: true }))
  expect(await Promise.all(invites)).toEqual([undefined, undefined])
  expect(await now(id)).toMatchObject({ ownerCount: 1, peopleCount: 1 })
})

test('a member’s copy of their data has their roles and invitations, and no one else’s address', async () => {
  const [owner, guest] = await Promise.all([feedMember(url), feedMember(url)])
  const { id } = await putOrganization([[owner.userId, 'owner']])
  await putOrganizationInvite(id, { email: guest.email, by: owner.userId })
  const copyOf = async (userId: string) => {
    const user = await users.get({ id: userId })
    if (!user) throw new Error('there is no profile')
    const files = await collectData(user, await control.now())
    return (kind: string) => new TextDecoder().decode(files[`data/${kind}.json`])
  }
  await expect.poll(async () => (await copyOf(owner.userId))('organization-person')).toContain(id)
  const own = await copyOf(owner.userId)
  expect(JSON.parse(own('organization-person'))).toMatchObject([{ organizationId: id, role: 'owner' }])
  expect(JSON.parse(own('organization-invite'))).toMatchObject([{ organizationId: id, role: 'manager' }])
  expect(own('organization-invite')).not.toContain(guest.email)
  const theirs = await copyOf(guest.userId)
  expect(JSON.parse(theirs('organization-invite'))).toMatchObject([{ organizationId: id }])
})
