import { expect, test } from 'vitest'
import { organizationPeople, peopleOf } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import {
  setOrganizationOwner,
  suspendOrganization,
} from '#shared/organizations/organizations/admin-contract.ts'
import { deleteOrganization, updateOrganization } from '#shared/organizations/organizations/contract.ts'
import { mostPeople } from '#shared/organizations/organizations/organization.ts'
import {
  answerOrganizationInvite,
  changeOrganizationRole,
  leaveOrganization,
} from '#shared/organizations/organizations/people-contract.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { organizationFields, putOrganization, putOrganizationInvite } from '#test/support/organizations.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { aPerson } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

type Person = Awaited<ReturnType<typeof feedMember>>
const people = (count: number) => Promise.all(Array.from({ length: count }, () => feedMember(url)))
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()
const accept = ({ client }: Person, organizationId: `org_${string}`) =>
  client.call(answerOrganizationInvite, { params: { organizationId }, body: { accepts: true } })

/** The counts of an organization, which must be those of its people. */
async function countsOf(id: string) {
  const [organization, all] = await Promise.all([
    organizations.get({ id }, { consistent: true }),
    peopleOf(id),
  ])
  const owners = all.filter(({ role }) => role === 'owner').length
  expect(organization).toMatchObject({ ownerCount: owners, peopleCount: all.length })
  return { owners, people: all.length }
}

test('of two last owners who leave at once, one stays', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const [one, other] = (await people(2)) as [Person, Person]
    const { id: organizationId } = await putOrganization([
      [one.userId, 'owner'],
      [other.userId, 'owner'],
    ])
    const answers = await Promise.all(
      [one, other].map(({ client }) => client.call(leaveOrganization, { params: { organizationId } })),
    )
    expect(statuses(answers)).toEqual([204, 409])
    const refused = answers.find(({ status }) => status === 409)
    if (refused) expectProblem(refused, 409, 'org_last_owner')
    expect(await countsOf(organizationId)).toEqual({ owners: 1, people: 1 })
  }
})

test('of two last owners who take each other’s ownership at once, one stays an owner', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const [one, other] = (await people(2)) as [Person, Person]
    const { id: organizationId } = await putOrganization([
      [one.userId, 'owner'],
      [other.userId, 'owner'],
    ])
    const demote = ({ client }: Person, memberId: string) =>
      client.call(changeOrganizationRole, {
        params: { organizationId, memberId },
        body: { role: 'editor' },
      })
    const answers = await Promise.all([demote(one, other.userId), demote(other, one.userId)])
    expect(statuses(answers)).toEqual([204, 403])
    expect(await countsOf(organizationId)).toEqual({ owners: 1, people: 2 })
  }
})

test('ten people accept the last place at once, and one of them gets it', async () => {
  const [owner, ...guests] = (await people(11)) as [Person, ...Person[]]
  const others = Array.from({ length: mostPeople - 2 }, () => [aPerson().id, 'editor'] as const)
  const { id } = await putOrganization([[owner.userId, 'owner'], ...others])
  for (const { email } of guests) await putOrganizationInvite(id, { email, by: owner.userId })
  const answers = await Promise.all(guests.map((guest) => accept(guest, id)))
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  for (const answer of answers) if (answer.status === 409) expectProblem(answer, 409, 'too_many_people')
  expect((await countsOf(id)).people).toBe(mostPeople)
})

test('one invitation is accepted once, however often that is said at once', async () => {
  const [owner, guest] = (await people(2)) as [Person, Person]
  const { id } = await putOrganization([[owner.userId, 'owner']])
  await putOrganizationInvite(id, { email: guest.email, by: owner.userId })
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(guest, id)))
  expect(statuses(answers)).toEqual([200, 404, 404, 404, 404])
  expect(await countsOf(id)).toEqual({ owners: 1, people: 2 })
})

test('someone who owns four and accepts five more at once owns five', async () => {
  const [owner, guest] = (await people(2)) as [Person, Person]
  for (let count = 0; count < 4; count++) await putOrganization([[guest.userId, 'owner']])
  const offered = await Promise.all(
    Array.from({ length: 5 }, () => putOrganization([[owner.userId, 'owner']])),
  )
  for (const { id } of offered)
    await putOrganizationInvite(id, { email: guest.email, by: owner.userId, role: 'owner' })
  const owned = async () =>
    (await organizationPeople.list({ index: 'gsi1', pk: `ORGS_OF#${guest.userId}`, limit: 20 })).items
  await expect.poll(owned).toHaveLength(4)
  const answers = await Promise.all(offered.map(({ id }) => accept(guest, id)))
  expect(statuses(answers)).toEqual([200, 409, 409, 409, 409])
  await expect.poll(owned).toHaveLength(5)
})

test('a draft that is thrown away while someone joins leaves nobody behind', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const [owner, guest] = (await people(2)) as [Person, Person]
    const { id: organizationId } = await putOrganization([[owner.userId, 'owner']], { status: 'draft' })
    await putOrganizationInvite(organizationId, { email: guest.email, by: owner.userId })
    const [joined, thrown] = await Promise.all([
      accept(guest, organizationId),
      owner.client.call(deleteOrganization, { params: { organizationId } }),
    ])
    expect([200, 404]).toContain(joined.status)
    expect(thrown.status).toBe(204)
    expect(await peopleOf(organizationId)).toEqual([])
  }
})

test('people come and go while the texts are changed, and neither undoes the other', async () => {
  const [owner, guest] = (await people(2)) as [Person, Person]
  const { id: organizationId } = await putOrganization([[owner.userId, 'owner']])
  await putOrganizationInvite(organizationId, { email: guest.email, by: owner.userId })
  const fields = organizationFields()
  const answers = await Promise.all([
    accept(guest, organizationId),
    owner.client.call(updateOrganization, { params: { organizationId }, body: { ...fields, version: 1 } }),
  ])
  expect(statuses(answers)).toEqual([200, 200])
  const now = await organizations.get({ id: organizationId }, { consistent: true })
  expect(now).toMatchObject({ name: fields.name, version: 2 })
  expect(await countsOf(organizationId)).toEqual({ owners: 1, people: 2 })
})

test('of two administrators who decide at once, one wins, and the other reads that', async () => {
  const admin = await demoClient(url, 'admin')
  for (let round = 0; round < raceRounds; round++) {
    const [owner] = (await people(1)) as [Person]
    const { id: organizationId } = await putOrganization([[owner.userId, 'owner']])
    const suspend = () =>
      admin.call(suspendOrganization, {
        params: { organizationId },
        body: { reason: 'A complaint.', version: 1 },
      })
    const answers = await Promise.all([suspend(), suspend()])
    expect(statuses(answers)).toEqual([200, 409])
    expect(await organizations.get({ id: organizationId }, { consistent: true })).toMatchObject({
      status: 'suspended',
      version: 2,
    })
  }
})

test('of two administrators who name different owners at once, one wins, and there is one owner', async () => {
  const admin = await demoClient(url, 'admin')
  for (let round = 0; round < raceRounds; round++) {
    const [owner, one, other] = (await people(3)) as [Person, Person, Person]
    const { id: organizationId } = await putOrganization([[owner.userId, 'owner']])
    const name = ({ userId: ownerId }: Person) =>
      admin.call(setOrganizationOwner, {
        params: { organizationId },
        body: { ownerId, reason: 'Both ask for it.', version: 1 },
      })
    expect(statuses(await Promise.all([name(one), name(other)]))).toEqual([200, 409])
    expect(await countsOf(organizationId)).toEqual({ owners: 1, people: 1 })
  }
})
