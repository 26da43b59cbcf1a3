import { expect, test } from 'vitest'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import {
  getSupportSettings,
  listSupportAgents,
  listSupportDesks,
  updateSupportSettings,
} from '#shared/support/support-desks/admin-contract.ts'
import {
  getOwnDeskSettings,
  getSupportDesk,
  getSupportInfo,
  listDeskAgents,
  listOwnDesks,
  updateOwnDeskSettings,
} from '#shared/support/support-desks/contract.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anOrganizer, putDesk } from '#test/support/support-desks.ts'
import { putRequest } from '#test/support/support-requests.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

const fieldsOf = ({ deskId: _, updatedAt: __, ...fields }: DeskSettings) => fields

test('owners and managers whose membership brings a desk answer at it, and no one else', async () => {
  const manager = await anOrganizer({ name: 'Mandy Manager' })
  const editor = await anOrganizer()
  const unpaid = await feedMember(url, { membershipType: 'competitor' })
  const desk = await putDesk([
    [manager.userId, 'manager'],
    [editor.userId, 'editor'],
    [unpaid.userId, 'manager'],
  ])
  const params = { organizationId: desk.organizationId }
  const agents = await desk.owner.client.call(listDeskAgents, { params })
  expectSuccess(agents)
  expect(agents.body.items.map(({ id }) => id)).toEqual([desk.owner.userId, manager.userId])
  expectSuccess(await manager.client.call(getOwnDeskSettings, { params }))
  expectProblem(await editor.client.call(getOwnDeskSettings, { params }), 404, 'desk_not_found')
  expectProblem(await unpaid.client.call(getOwnDeskSettings, { params }), 403, 'membership_type')
  const settings = await readDeskSettings(desk.organizationId)
  const body = fieldsOf(settings)
  expectProblem(await editor.client.call(updateOwnDeskSettings, { params, body }), 404, 'desk_not_found')
  expectProblem(await admin.call(updateOwnDeskSettings, { params, body }), 403, 'membership_type')
})

test('of two who save at once one does, and the other reads that someone was faster', async () => {
  const { owner, organizationId } = await putDesk()
  const params = { organizationId }
  const body = fieldsOf(await readDeskSettings(organizationId))
  const save = (signature: string, version = 0) =>
    owner.client.call(updateOwnDeskSettings, { params, body: { ...body, signature, version } })
  const answers = await Promise.all(['One', 'Two', 'Three'].map((signature) => save(signature)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expectProblem(await save('Late'), 409, 'version_conflict')
  const next = await save('Next', 1)
  expectSuccess(next)
  expect(next.body).toMatchObject({ signature: 'Next', version: 2 })
  const read = await owner.client.call(getOwnDeskSettings, { params })
  expectSuccess(read)
  expect(read.body).toEqual(next.body)
})

test('a category is switched off, never taken away, and “other” stays', async () => {
  const { owner, organizationId } = await putDesk()
  const params = { organizationId }
  const body = fieldsOf(await readDeskSettings(organizationId))
  const [first, ...rest] = body.categories
  if (!first) throw new Error('A desk begins with categories.')
  const save = (categories: typeof body.categories) =>
    owner.client.call(updateOwnDeskSettings, { params, body: { ...body, categories } })
  expectProblem(await save(rest), 409, 'category_gone')
  const withoutOther = body.categories.map((one) => (one.key === 'other' ? { ...one, active: false } : one))
  expect((await save(withoutOther)).status).toBe(400)
  expectSuccess(await save([{ ...first, active: false }, ...rest]))
  const member = await feedMember(url)
  const shown = await member.client.call(getSupportDesk, { params: { deskId: organizationId } })
  expectSuccess(shown)
  expect(shown.body.desk?.categories.map(({ key }) => key)).toEqual(rest.map(({ key }) => key))
})

test('administrators change the platform’s desk, and the log says what was changed', async () => {
  const read = async () => {
    const settings = await admin.call(getSupportSettings, {})
    expectSuccess(settings)
    return settings.body
  }
  const before = await read()
  const signature = `Yours ${crypto.randomUUID()}`
  const body = { ...fieldsOf(before), signature }
  const answers = await Promise.all([
    admin.call(updateSupportSettings, { body }),
    admin.call(updateSupportSettings, { body }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await read()).signature).toBe(signature)
  const log = await admin.call(listActivities, { query: { type: 'support_settings_update' } })
  expectSuccess(log)
  const line = log.body.items.find(({ after }) => after?.signature === signature)
  expect(line).toMatchObject({ before: { signature: before.signature }, after: { signature } })
  expect(Object.keys(line?.after ?? {})).toEqual(['signature'])
  const { client } = await feedMember(url)
  expectProblem(await client.call(getSupportSettings, {}), 403, 'admin_only')
})

test('everyone reads what the platform can be asked and when people answer', async () => {
  const info = await new Client(url).call(getSupportInfo, {})
  expectSuccess(info)
  expect(info.body).toMatchObject({ deskId: 'platform', takesMail: true })
  expect(info.body.categories.some(({ key }) => key === 'other')).toBe(true)
  expect(info.body.hours.week).toHaveLength(7)
})

test('a desk is shown while its organization has a page and someone answers there', async () => {
  const { client } = await feedMember(url)
  const see = (deskId: string) => client.call(getSupportDesk, { params: { deskId: deskId as 'platform' } })
  expectSuccess(await see('platform'))
  const open = await putDesk()
  const shown = await see(open.organizationId)
  expectSuccess(shown)
  expect(shown.body.desk?.name).toBe(open.organization.name)
  for (const status of ['suspended', 'draft'] as const) {
    const { organizationId } = await putDesk([], { status })
    expect((await see(organizationId)).body, status).toEqual({})
  }
  expectProblem(await see(unknownId('org')), 404, 'desk_not_found')
})

test('agents see each of their desks with what waits there', async () => {
  const { owner, organizationId, organization } = await putDesk()
  await putRequest({ deskId: organizationId })
  await putRequest({ deskId: organizationId, assigneeId: owner.userId })
  await putRequest({ deskId: organizationId, status: 'solved' })
  await control.settle()
  const own = await owner.client.call(listOwnDesks, {})
  expectSuccess(own)
  expect(own.body.items).toEqual([
    { organizationId, name: organization.name, isOpen: true, unassigned: 1, open: 2 },
  ])
  const editor = await anOrganizer()
  await putDesk([[editor.userId, 'editor']])
  const none = await editor.client.call(listOwnDesks, {})
  expectSuccess(none)
  expect(none.body.items).toEqual([])
})

test('administrators read the desks that have had a request, and who answers there', async () => {
  const { owner, organizationId, organization } = await putDesk()
  await putRequest({ deskId: organizationId })
  let cursor: string | undefined
  const names = new Map<string, string>()
  do {
    const page = await admin.call(listSupportDesks, { query: { limit: 100, ...(cursor && { cursor }) } })
    expectSuccess(page)
    for (const { deskId, name } of page.body.items) names.set(deskId, name)
    cursor = page.body.nextCursor
  } while (cursor)
  expect(names.get(organizationId)).toBe(organization.name)
  const agents = await admin.call(listSupportAgents, { query: { desk: organizationId } })
  expectSuccess(agents)
  expect(agents.body.items).toEqual([{ id: owner.userId, name: 'Olive Owner' }])
  const own = await admin.call(listSupportAgents, { query: {} })
  expectSuccess(own)
  expect(own.body.items.some(({ id }) => id === userIdOf(admin))).toBe(true)
})
