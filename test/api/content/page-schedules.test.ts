import { expect, test } from 'vitest'
import { publishDuePages } from '#core/content/cms-pages/publish-due-pages.ts'
import {
  getPage,
  getPageAsAdmin,
  listPageVersions,
  publishPage,
  savePageDraft,
  schedulePage,
} from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putDraft, putPage, somePage } from '#test/support/pages.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')
const zone = 'America/Chicago'

const named = ({ id }: Pick<CmsPage, 'id'>) => ({ params: { pageId: id } })
const shown = async (slug: string) => (await visitor.call(getPage, { params: { slug } })).status
const pageOf = async (page: Pick<CmsPage, 'id'>) => (await admin.call(getPageAsAdmin, named(page))).body.page

const plan = async (
  page: Pick<CmsPage, 'id'>,
  times: Omit<Parameters<typeof admin.call<typeof schedulePage>>[1]['body'], 'version'>,
) => {
  const { version } = await pageOf(page)
  return admin.call(schedulePage, { ...named(page), body: { version, ...times } })
}

test('a time that clocks skip is refused, and one that they show twice is asked about', async () => {
  const page = await putDraft()
  const skipped = await plan(page, { publish: { local: '2099-03-08T02:30', zone } })
  const sentence = 'Clocks go forward that night: 2:30 AM does not exist. Choose 3:00 AM or later.'
  expect(expectProblem(skipped, 422, 'time_missing').detail).toBe(sentence)
  const twice = await plan(page, { publish: { local: '2099-11-01T01:30', zone } })
  expectProblem(twice, 422, 'time_twice')
  for (const [which, at] of [
    ['first', '2099-11-01T06:30:00.000Z'],
    ['second', '2099-11-01T07:30:00.000Z'],
  ] as const) {
    const { body } = await plan(page, { publish: { local: '2099-11-01T01:30', zone, which } })
    expect(body.page).toMatchObject({ status: 'scheduled', publish: { local: '2099-11-01T01:30', zone, at } })
  }
  expectProblem(await plan(page, { publish: { local: '2020-01-01T09:00', zone } }), 422, 'time_past')
  expectProblem(await plan(page, { unpublish: { local: '2099-10-31T01:30', zone } }), 422, 'time_past')
  const nowhere = { local: '2099-11-01T01:30', zone: 'America/Nowhere' }
  expectProblem(await plan(page, { publish: nowhere }), 400)
})

test('what is scheduled stays as it is until the schedule is taken away', async () => {
  const page = await putDraft()
  expectSuccess(await plan(page, { publish: { local: '2099-07-10T09:00', zone: 'America/Phoenix' } }))
  const save = () => admin.call(savePageDraft, { ...named(page), body: { ...somePage(), draftVersion: 1 } })
  expectProblem(await save(), 409, 'page_scheduled')
  expect(await shown(page.slug)).toBe(404)
  const { body } = await plan(page, { publish: null })
  expect(body.page).toMatchObject({ status: 'draft' })
  expect(body.page).not.toHaveProperty('publish')
  expectSuccess(await save())
})

test('a page is published at its time by the job, once, and leaves at its time', async () => {
  const page = await putDraft({ title: 'Season opener' })
  const planned = await plan(page, {
    publish: { local: '2099-07-10T09:00', zone: 'America/Phoenix' },
    unpublish: { local: '2099-07-11T09:00', zone: 'America/Phoenix' },
  })
  expect(planned.body.page.publish?.at).toBe('2099-07-10T16:00:00.000Z')
  await publishDuePages('2099-07-10T15:59:59.999Z')
  expect(await shown(page.slug)).toBe(404)
  await Promise.all([1, 2, 3].map(() => publishDuePages('2099-07-10T16:00:00.000Z')))
  expect(await shown(page.slug)).toBe(200)
  expect((await admin.call(listPageVersions, named(page))).body.items).toHaveLength(1)
  await publishDuePages('2099-07-11T16:00:00.000Z')
  expect(await shown(page.slug)).toBe(410)
})

test('a page that is published by the job and by hand at the same time has one version', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map(() => putDraft()))
  for (const page of pages)
    expectSuccess(await plan(page, { publish: { local: '2099-08-10T09:00', zone: 'UTC' } }))
  const byHand = pages.map((page) => admin.call(publishPage, { ...named(page), body: { draftVersion: 1 } }))
  const [answers] = await Promise.all([Promise.all(byHand), publishDuePages('2099-08-10T09:00:00.000Z')])
  for (const [at, page] of pages.entries()) {
    expect([200, 409]).toContain(answers[at]?.status)
    expect((await admin.call(listPageVersions, named(page))).body.items).toHaveLength(1)
    expect(await shown(page.slug)).toBe(200)
  }
})

test('a change of a published page can wait for its time beside what visitors see', async () => {
  const page = await putPage({ title: 'Prices' })
  const body = { ...somePage({ slug: page.slug }), title: 'New prices', draftVersion: 0 }
  expectSuccess(await admin.call(savePageDraft, { ...named(page), body }))
  const planned = await plan(page, { publish: { local: '2099-09-10T09:00', zone: 'UTC' } })
  expect(planned.body.page).toMatchObject({ status: 'published', title: 'Prices' })
  await publishDuePages('2099-09-10T09:00:00.000Z')
  expect(await pageOf(page)).toMatchObject({ status: 'published', title: 'New prices', liveVersion: 2 })
})

test('a plan whose address was given away meanwhile is called off, and its author is told', async () => {
  const page = await putDraft({ title: 'Too late' })
  expectSuccess(await plan(page, { publish: { local: '2099-10-10T09:00', zone: 'UTC' } }))
  await putPage({ title: 'The first', slug: page.slug })
  await publishDuePages(addTime('2099-10-10T09:00:00.000Z', { minutes: 3 }))
  expect(await pageOf(page)).toMatchObject({ status: 'draft' })
  const items = await everyItem(admin, listNotifications, { query: {} })
  expect(items.map(({ message }) => message)).toContain(
    '“Too late” could not be published as scheduled. This address belongs to “The first”.',
  )
})
