import { expect, test } from 'vitest'
import { search } from '#shared/content/search/contract.ts'
import {
  listAllOrganizations,
  suspendOrganization,
} from '#shared/organizations/organizations/admin-contract.ts'
import {
  archiveOrganization,
  getOrganization,
  listOrganizations,
  withdrawOrganization,
} from '#shared/organizations/organizations/contract.ts'
import type {
  OrganizationKind,
  OrganizationStatus,
} from '#shared/organizations/organizations/organization.ts'
import { getWaitingWork } from '#shared/platform/waiting-work/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { organizationName, putOrganization } from '#test/support/organizations.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')
const statuses: OrganizationStatus[] = ['draft', 'pending', 'active', 'suspended', 'archived']

/** A word that no other name has. */
const word = () => `q${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`

test('active organizations come by name across all letters, page by page, by state and type', async () => {
  const state = 'WY'
  const names = ['Zulu', 'alpha', 'Mike', '42 Hz'].map((name) => `${name} ${organizationName()}`)
  const types: OrganizationKind[] = ['club', 'school', 'club', 'club']
  for (const [at, name] of names.entries())
    await putOrganization([], { name, state, type: types[at] ?? 'other' })
  const listed = async (query: object) => {
    const items = await everyItem(visitor, listOrganizations, { query: { limit: 3, ...query } })
    return items.map(({ name }) => name).filter((name) => names.includes(name))
  }
  const [zulu, alpha, mike, hertz] = names
  await expect.poll(() => listed({ state })).toEqual([hertz, alpha, mike, zulu])
  expect(await listed({})).toEqual([hertz, alpha, mike, zulu])
  expect(await listed({ state, type: 'school' })).toEqual([alpha])
  expect(await listed({ state: 'VT' })).toEqual([])
})

test('lists, search, and sitemap know those that are active, and no others', async () => {
  const name = `Big ${word()} Crew`
  const ids = await Promise.all(
    statuses.map(async (status) => (await putOrganization([], { name, status, state: 'VT' })).id),
  )
  const active = ids[statuses.indexOf('active')] ?? ''
  await control.settle()
  const { items } = (await visitor.call(search, { query: { q: name } })).body
  expect(items.filter(({ url: at }) => ids.some((id) => at.endsWith(id)))).toMatchObject([
    { type: 'organization', category: 'Organization', title: name, url: `/organizations/${active}` },
  ])
  const found = await visitor.call(listOrganizations, { query: { q: name.slice(0, 12) } })
  expect(found.body.items.map(({ id }) => id)).toEqual([active])
  const listed = async () =>
    (await everyItem(visitor, listOrganizations, { query: { state: 'VT' } })).flatMap(({ id }) =>
      ids.includes(id) ? [id] : [],
    )
  await expect.poll(listed).toEqual([active])
  const sitemap = async () => {
    const { text } = await visitor.send({ path: '/sitemaps/organizations.xml' })
    return ids.filter((id) => text.includes(`/organizations/${id}</loc>`))
  }
  await expect.poll(sitemap).toEqual([active])
  expect((await visitor.send({ path: '/sitemap.xml' })).text).toContain('/sitemaps/organizations.xml')
})

test('what is suspended or archived leaves the search', async () => {
  const owner = await feedMember(url)
  const name = `Small ${word()}`
  const put = () => putOrganization([[owner.userId, 'owner']], { name })
  const [one, other] = [await put(), await put()]
  const found = async () => {
    await control.settle()
    const { items } = (await visitor.call(search, { query: { q: name } })).body
    return items.filter(({ title }) => title === name).length
  }
  expect(await found()).toBe(2)
  const params = (organizationId: `org_${string}`) => ({ params: { organizationId } })
  const body = { version: 1 }
  expectSuccess(await owner.client.call(archiveOrganization, { ...params(one.id), body }))
  const reason = { ...body, reason: 'A complaint.' }
  expectSuccess(await admin.call(suspendOrganization, { ...params(other.id), body: reason }))
  expect(await found()).toBe(0)
})

test('administrators find an organization of any status by the beginning of its name, and those without an owner', async () => {
  const owner = await feedMember(url)
  const name = `${word()} Works`
  for (const status of statuses) await putOrganization([[owner.userId, 'owner']], { name, status })
  const unowned = await putOrganization([], { name, type: 'promoter' })
  const listed = async (query: object) =>
    (await everyItem(admin, listAllOrganizations, { query: { q: name.slice(0, 9), ...query } })).map(
      ({ status, owners }) => [status, owners.length],
    )
  await expect.poll(() => listed({})).toHaveLength(6)
  expect(await listed({ status: 'pending' })).toEqual([['pending', 1]])
  expect(await listed({ owned: 'no' })).toEqual([['active', 0]])
  expect(await listed({ type: 'promoter' })).toEqual([['active', 0]])
  const [first] = await everyItem(admin, listAllOrganizations, { query: { q: name, owned: 'no' } })
  expect(first?.id).toBe(unowned.id)
})

test('what waits for a decision is counted as long as it waits', async () => {
  const waiting = async () => {
    await control.settle()
    return (await admin.call(getWaitingWork, {})).body.organizations
  }
  const before = await waiting()
  const owner = await feedMember(url)
  const { id: organizationId } = await putOrganization([[owner.userId, 'owner']], { status: 'pending' })
  expect(await waiting()).toBe(before + 1)
  const body = { version: 1 }
  expectSuccess(await owner.client.call(withdrawOrganization, { params: { organizationId }, body }))
  expect(await waiting()).toBe(before)
})

test('a page names those whose profiles are public, owners first, and counts the others', async () => {
  const [owner, editor, hidden] = await Promise.all([
    feedMember(url, { name: 'Olive Owner' }),
    feedMember(url, { name: 'Ed Editor' }),
    feedMember(url, { isPublicProfile: false }),
  ])
  const { id: organizationId } = await putOrganization([
    [editor.userId, 'editor'],
    [hidden.userId, 'manager'],
    [owner.userId, 'owner'],
  ])
  const page = async () => visitor.call(getOrganization, { params: { organizationId } })
  const shown = await page()
  expect(shown.body.people.map(({ name, role }) => [name, role])).toEqual([
    ['Olive Owner', 'owner'],
    ['Ed Editor', 'editor'],
  ])
  expect(shown.body.others).toBe(1)
  expect(shown.text).not.toContain(hidden.userId)
  expect(shown.text).not.toContain('@')
  for (const secret of ['reason', 'statusSince', 'version', 'ownerCount'])
    expect(shown.body).not.toHaveProperty(secret)
  await changeUser(editor.userId, { status: 'suspended' })
  expect((await page()).body).toMatchObject({ people: [{ role: 'owner' }], others: 2 })
})
