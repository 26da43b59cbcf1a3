import { expect, test } from 'vitest'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { decideOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import {
  archiveOrganization,
  createOrganization,
  deleteOrganization,
  getOrganization,
  getOwnOrganization,
  listMyOrganizations,
  submitOrganization,
  updateOrganization,
  withdrawOrganization,
} from '#shared/organizations/organizations/contract.ts'
import { platformOrganizationId } from '#shared/organizations/organizations/organization.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { organizationFields, putOrganization } from '#test/support/organizations.ts'
import { changeUser } from '#test/support/records.ts'
import { servedPicture, statusesOf } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

type Id = `org_${string}`
const at = (organizationId: Id) => ({ params: { organizationId } })
const version = (seen: number) => ({ body: { version: seen } })

async function drafted(client: Client, more: Parameters<typeof organizationFields>[0] = {}) {
  const answer = await client.call(createOrganization, { body: organizationFields(more) })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.organization
}

test('a draft is its owner’s alone until it was sent in and approved; then everyone opens it', async () => {
  const { client, userId } = await feedMember(url)
  const { id, ...draft } = await drafted(client)
  expect(draft).toMatchObject({ status: 'draft', ownerCount: 1, peopleCount: 1, version: 1 })
  expectProblem(await visitor.call(getOrganization, at(id)), 404, 'organization_not_found')
  const sent = await client.call(submitOrganization, { ...at(id), ...version(1) })
  expect(sent.body).toMatchObject({ role: 'owner', organization: { status: 'pending', version: 2 } })
  expectProblem(await visitor.call(getOrganization, at(id)), 404, 'organization_not_found')
  const again = await client.call(submitOrganization, { ...at(id), ...version(2) })
  expectProblem(again, 409, 'org_in_review')
  expectSuccess(
    await admin.call(decideOrganization, { ...at(id), body: { approves: true, reason: '', version: 2 } }),
  )
  const page = await visitor.call(getOrganization, at(id))
  expect(page.body).toMatchObject({
    id,
    status: 'active',
    isOwned: true,
    people: [{ name: 'Pat Person', role: 'owner', path: `/public-profile/${userId}` }],
    others: 0,
  })
})

test('what is reviewed is not changed until it is taken back, and only on the version seen', async () => {
  const { client } = await feedMember(url)
  const { id } = await drafted(client)
  expectSuccess(await client.call(submitOrganization, { ...at(id), ...version(1) }))
  const edit = (seen: number) =>
    client.call(updateOrganization, { ...at(id), body: { ...organizationFields(), version: seen } })
  expectProblem(await edit(2), 409, 'org_in_review')
  const stale = await client.call(withdrawOrganization, { ...at(id), ...version(1) })
  expectProblem(stale, 409, 'version_conflict')
  const back = await client.call(withdrawOrganization, { ...at(id), ...version(2) })
  expect(back.body.organization).toMatchObject({ status: 'draft', version: 3 })
  expectProblem(await edit(2), 409, 'version_conflict')
  expect((await edit(3)).body.organization.version).toBe(4)
})

test('a draft that does not say enough is not sent in, and the answer says what it lacks', async () => {
  const { client } = await feedMember(url)
  const { website: _, state: __, ...fields } = organizationFields({ description: 'We meet.' })
  const { id } = (await client.call(createOrganization, { body: fields })).body.organization
  const refused = await client.call(submitOrganization, { ...at(id), ...version(1) })
  expect(expectProblem(refused, 422, 'org_incomplete').detail).toBe(
    'Before you submit it, add: at least 50 characters about it, city and state, a website, an email address, or a phone number.',
  )
})

test('a business whose account waits for approval drafts, and does not send in', async () => {
  const { client } = await feedMember(url, { membershipType: 'organization', status: 'pending' })
  const { id } = await drafted(client)
  const refused = await client.call(submitOrganization, { ...at(id), ...version(1) })
  expectProblem(refused, 403, 'account_pending')
  expect((await client.call(getOwnOrganization, at(id))).body.organization.status).toBe('draft')
})

test('what an edit leaves empty is cleared, and a phone number is kept in one form', async () => {
  const { client } = await feedMember(url)
  const contactEmail = 'club@club.example'
  const { id, ...draft } = await drafted(client, { contactPhone: '(214) 555-0100', contactEmail })
  expect(draft).toMatchObject({ contactPhone: '+12145550100', contactEmail })
  const body = { name: 'Bare Club', type: 'other', description: '', city: '', version: 1 } as const
  const { organization } = (await client.call(updateOrganization, { ...at(id), body })).body
  for (const field of ['website', 'contactEmail', 'contactPhone', 'state'])
    expect(organization).not.toHaveProperty(field)
  expect(await organizations.get({ id }, { consistent: true })).toEqual(organization)
  const wrong = { ...body, contactPhone: '555', version: 2 }
  expectProblem(await client.call(updateOrganization, { ...at(id), body: wrong }), 400, 'validation_failed')
})

test('a name needs two letters or digits, and no one but the platform is of its type', async () => {
  const { client } = await feedMember(url)
  for (const wrong of [{ name: '--' }, { name: 'A' }, { type: 'platform' }, { state: 'AE' }]) {
    const body = { ...organizationFields(), ...(wrong as object) }
    expectProblem(await client.call(createOrganization, { body }), 400, 'validation_failed')
  }
})

test('a logo is published with the organization, replaced with its files, and taken away', async () => {
  const { client } = await feedMember(url)
  const upload = () => uploadFile(client, png(4, 4), 'image/png', 'organization-logo')
  const made = await client.call(createOrganization, {
    body: { ...organizationFields(), logoUploadId: await upload() },
  })
  const { id, logoUrl: first } = made.body.organization
  expect(first).toContain(`/media/organization-logos/${id}/`)
  expect(await servedPicture(url, first)).toHaveLength(3)
  const edit = (more: object, seen: number) =>
    client.call(updateOrganization, {
      ...at(id),
      body: { ...organizationFields(), ...more, version: seen },
    })
  // An edit of the text alone keeps it.
  expect((await edit({}, 1)).body.organization.logoUrl).toBe(first)
  const logoUploadId = await upload()
  const { logoUrl: second } = (await edit({ logoUploadId }, 2)).body.organization
  expect(await servedPicture(url, second)).toHaveLength(3)
  await control.settle()
  expect(await statusesOf(url, first)).toEqual([404, 404, 404])
  const removed = await edit({ removeLogo: true }, 3)
  expect(removed.body.organization).not.toHaveProperty('logoUrl')
  await control.settle()
  expect(await statusesOf(url, second)).toEqual([404, 404, 404])
  expectProblem(await edit({ logoUploadId }, 4), 404, 'upload_not_found')
})

test('a draft is thrown away with its logo and its people, and only a draft is', async () => {
  const [{ client, userId }, other] = await Promise.all([feedMember(url), feedMember(url)])
  const active = await putOrganization([[userId, 'owner']])
  expectProblem(await client.call(deleteOrganization, at(active.id)), 409, 'org_not_draft')
  const logoUploadId = await uploadFile(client, png(4, 4), 'image/png', 'organization-logo')
  const made = await client.call(createOrganization, { body: { ...organizationFields(), logoUploadId } })
  const { id, logoUrl } = made.body.organization
  expectSuccess(await client.call(deleteOrganization, at(id)))
  expect((await client.call(deleteOrganization, at(id))).status).toBe(204)
  await control.settle()
  expect(await statusesOf(url, logoUrl)).toEqual([404, 404, 404])
  const shared = await putOrganization(
    [
      [userId, 'owner'],
      [other.userId, 'editor'],
    ],
    { status: 'draft' },
  )
  expectSuccess(await client.call(deleteOrganization, at(shared.id)))
  await expect.poll(async () => (await other.client.call(listMyOrganizations, {})).body.items).toEqual([])
})

test('an archived organization keeps its page, and is changed no more', async () => {
  const { client, userId } = await feedMember(url)
  const { id } = await putOrganization([[userId, 'owner']])
  expectSuccess(await client.call(archiveOrganization, { ...at(id), ...version(1) }))
  expect((await visitor.call(getOrganization, at(id))).body.status).toBe('archived')
  const body = { ...organizationFields(), version: 2 }
  expectProblem(await client.call(updateOrganization, { ...at(id), body }), 409, 'org_archived')
  const again = await client.call(archiveOrganization, { ...at(id), ...version(2) })
  expectProblem(again, 409, 'org_archived')
})

test('no one owns more than five that are not archived, however many they make at once', async () => {
  const { client, userId } = await feedMember(url)
  const own = () => putOrganization([[userId, 'owner']])
  const [first] = [await own(), await own(), await own()]
  await putOrganization([[userId, 'owner']], { status: 'archived' })
  await putOrganization([[userId, 'editor']])
  await expect.poll(async () => (await client.call(listMyOrganizations, {})).body.items).toHaveLength(5)
  const make = () => client.call(createOrganization, { body: organizationFields() })
  const answers = await Promise.all([make(), make(), make(), make()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  const refused = answers.filter(({ status }) => status === 409)
  for (const answer of refused) expectProblem(answer, 409, 'org_limit')
  // Who archives one has room for another.
  expectSuccess(await client.call(archiveOrganization, { ...at(first.id), ...version(1) }))
  expect((await make()).status).toBe(201)
})

test('a member whose account is about to be deleted drafts none', async () => {
  const { client, userId } = await feedMember(url)
  await changeUser(userId, { deletionDueAt: '2030-01-01T00:00:00.000Z' })
  const refused = await client.call(createOrganization, { body: organizationFields() })
  expectProblem(refused, 403, 'account_leaving')
})

test('a repeated request changes nothing', async () => {
  const { client } = await feedMember(url)
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  const [make, submit] = [key(), key()]
  const fields = { body: organizationFields() }
  const made = [
    await client.call(createOrganization, fields, make),
    await client.call(createOrganization, fields, make),
  ]
  expect(made[1]?.body).toEqual(made[0]?.body)
  await expect.poll(async () => (await client.call(listMyOrganizations, {})).body.items).toHaveLength(1)
  const { id } = made[0]?.body.organization ?? { id: platformOrganizationId }
  const send = () => client.call(submitOrganization, { ...at(id), ...version(1) }, submit)
  const sent = [await send(), await send()]
  expect(sent[1]?.body).toEqual(sent[0]?.body)
  expect((await organizations.get({ id }, { consistent: true }))?.version).toBe(2)
})
