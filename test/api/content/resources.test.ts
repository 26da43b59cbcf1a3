import { expect, test } from 'vitest'
import { resourceOrder, resourceOrders } from '#core/content/resources/resource-order.ts'
import { resources } from '#core/content/resources/resources.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  arrangeResources,
  createResource,
  listAllResources,
  listResources,
  mostResources,
  publishResource,
  retireResource,
  updateResource,
} from '#shared/content/resources/contract.ts'
import { suggestSearch } from '#shared/content/search/contract.ts'
import { newId } from '#shared/ids.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putResource } from '#test/support/resources.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const fields = {
  kind: 'guide',
  title: 'Matching impedance',
  summary: 'Series, parallel, and what the amplifier sees.',
  href: 'https://example.com/impedance',
  category: 'Wiring tests',
  level: 'beginner',
  featured: false,
} as const

const shown = async (query: { category?: string; level?: 'beginner' } = {}) =>
  (await visitor.call(listResources, { query })).body.items.map(({ id }) => id)

test('a resource is a draft until it is published, and off the list once it is retired', async () => {
  const created = await admin.call(createResource, { body: fields })
  expect(created.status).toBe(201)
  const { id } = created.body
  const params = { resourceId: id }
  expect(await shown()).not.toContain(id)
  const published = await admin.call(publishResource, { params, body: { version: 1 } })
  expect(published.body).toMatchObject({ status: 'published', version: 2 })
  expect(await shown()).toContain(id)
  expectSuccess(await admin.call(retireResource, { params, body: { version: 2 } }))
  expect(await shown()).not.toContain(id)
  const { items } = (await admin.call(listAllResources, {})).body
  expect(items.find((item) => item.id === id)).toMatchObject({ ...fields, status: 'retired' })
})

test('a resource is found by the search while it is published, and at its place in the list', async () => {
  const found = async () =>
    (await visitor.call(suggestSearch, { query: { q: 'zwickelport' } })).body.items.map(
      ({ title, type, url: at }) => ({ title, type, at }),
    )
  const { id } = await putResource({ title: 'The zwickelport' })
  const retired = await putResource({ title: 'An old zwickelport', status: 'retired' })
  const params = { resourceId: id }
  expectSuccess(await admin.call(publishResource, { params, body: { version: 1 } }))
  await control.settle()
  expect(await found()).toEqual([{ title: 'The zwickelport', type: 'content', at: `/resources#${id}` }])
  expect(await resources.get({ id: retired.id })).toMatchObject({ status: 'retired' })
  expectSuccess(await admin.call(retireResource, { params, body: { version: 2 } }))
  await control.settle()
  await expect.poll(found).toEqual([])
})

test('visitors see only what a resource says', async () => {
  const { id } = await putResource({ status: 'published', deadSince: '2026-01-05' })
  const { items } = (await visitor.call(listResources, {})).body
  expect(Object.keys(items.find((item) => item.id === id) ?? {}).toSorted()).toEqual(
    ['category', 'featured', 'href', 'id', 'kind', 'level', 'summary', 'title'].toSorted(),
  )
})

test('a level shows what suits it, with what suits everyone', async () => {
  const status = 'published'
  const category = 'Levels'
  const [any, beginner, advanced] = await Promise.all(
    (['any', 'beginner', 'advanced'] as const).map((level) => putResource({ level, status, category })),
  )
  const seen = await shown({ category, level: 'beginner' })
  expect(new Set(seen)).toEqual(new Set([any?.id, beginner?.id]))
  expect(seen).not.toContain(advanced?.id)
  expect(await shown({ category })).toHaveLength(3)
})

test('a change names the version it was made from, and the loser loses nothing', async () => {
  const { id } = await putResource()
  const params = { resourceId: id }
  const change = (title: string) =>
    admin.call(updateResource, { params, body: { ...fields, title, version: 1 } })
  const answers = await Promise.all(['One title', 'Another title'].map(change))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await resources.get({ id })).toMatchObject({ version: 2 })
})

test('a link that was changed counts as not checked', async () => {
  const { id } = await putResource({ deadSince: '2026-01-05', checkedOn: '2026-01-12' })
  const body = { ...fields, href: '/faq', version: 1 }
  const changed = (await admin.call(updateResource, { params: { resourceId: id }, body })).body
  expect(changed).toMatchObject({ href: '/faq' })
  expect(changed).not.toHaveProperty('deadSince')
  expect(changed).not.toHaveProperty('checkedOn')
})

test('a link that was not changed is still known to be gone', async () => {
  const { id, href } = await putResource({ deadSince: '2026-01-05', checkedOn: '2026-01-12' })
  const body = { ...fields, href, title: 'A new title', version: 1 }
  const changed = (await admin.call(updateResource, { params: { resourceId: id }, body })).body
  expect(changed).toMatchObject({ title: 'A new title', deadSince: '2026-01-05', checkedOn: '2026-01-12' })
})

test('an address that leads into a network is refused, naming the field', async () => {
  for (const href of ['https://169.254.169.254/latest', 'javascript:alert(1)', '//evil.example'])
    expect(
      expectProblem(await admin.call(createResource, { body: { ...fields, href } }), 400).errors,
    ).toMatchObject([{ path: 'body.href' }])
})

test('many created at once are all in the order, each once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, count) =>
      admin.call(createResource, { body: { ...fields, title: `Resource ${count}` } }),
    ),
  )
  const ids = answers.map(({ body }) => body.id)
  const order = await resourceOrder()
  expect(order.ids.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
})

test('an order that was made from an older list is refused', async () => {
  await putResource()
  const { items, orderVersion } = (await admin.call(listAllResources, {})).body
  const ids = items.map(({ id }) => id).toReversed()
  const arranged = await admin.call(arrangeResources, { body: { ids, orderVersion } })
  expect(arranged.body).toEqual({ orderVersion: orderVersion + 1 })
  expect((await admin.call(listAllResources, {})).body.items.map(({ id }) => id)).toEqual(ids)
  expectProblem(await admin.call(arrangeResources, { body: { ids, orderVersion } }), 409, 'version_conflict')
  const foreign = [...ids.slice(1), newId('rsc', await control.now())]
  const body = { ids: foreign, orderVersion: orderVersion + 1 }
  expectProblem(await admin.call(arrangeResources, { body }), 409, 'version_conflict')
})

test('there are no more resources than fit into one list', async () => {
  const before = await resourceOrder()
  const now = await control.now()
  const missing = Array.from({ length: mostResources - before.ids.length }, () => newId('rsc', now))
  const full = { ids: [...before.ids, ...missing], version: before.version + 1 }
  await commit(
    resourceOrders.put(full, before.version === 0 ? { absent: true } : { version: before.version }),
  )
  expectProblem(await admin.call(createResource, { body: fields }), 409, 'resource_limit')
  await commit(resourceOrders.put({ ids: before.ids, version: full.version + 1 }, { version: full.version }))
})

test('the weekly job tells administrators once of links that have gone, and notes those that are back', async () => {
  const gone = await putResource({ status: 'published', href: 'https://gone.invalid/page' })
  const back = await putResource({ status: 'published', deadSince: '2026-01-05' })
  const draft = await putResource({ href: 'https://draft.invalid/page' })
  const told = async () => {
    const items = await everyItem(admin, listNotifications, { query: {} })
    return items.filter(({ kind }) => kind === 'dead_links').length
  }
  const before = await told()
  for (let run = 0; run < 2; run++) await control.run('check_resource_links')
  await control.settle()
  expect((await resources.get({ id: gone.id }))?.deadSince).toBeDefined()
  expect((await resources.get({ id: back.id }))?.deadSince).toBeUndefined()
  expect((await resources.get({ id: draft.id }))?.checkedOn).toBeUndefined()
  // The schedule may have reported other links on this day already.
  expect((await told()) - before).toBeLessThanOrEqual(1)
  expect(await told()).toBeGreaterThanOrEqual(1)
})
