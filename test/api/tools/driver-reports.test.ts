import { expect, test } from 'vitest'
import { search } from '#shared/content/search/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { decideCase, fileReport, getCase, listCases } from '#shared/platform/reports/contract.ts'
import { retireDriver, updateDriverAsAdmin } from '#shared/tools/drivers/admin-contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { driverFields, putDriver } from '#test/support/drivers.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const visitor = new Client(url)
const own = (userId: string) => userId as Driver['ownerId']

const wrong = { reason: 'wrong_facts', text: 'Mine measures less.', field: 'Xmax' } as const
const report = (client: Client, { id }: Pick<Driver, 'id'>, more: object = {}) =>
  client.call(fileReport, { body: { subject: { type: 'driver', id }, ...wrong, ...more } })

test('a wrong value of a driver is reported with its source, corrected, and then the report is right', async () => {
  const [reporter, owner] = await Promise.all([feedMember(url), feedMember(url)])
  const driver = await putDriver({ ownerId: own(owner.userId) })
  const sourceUrl = 'https://maker.test/sheet.pdf'
  const filed = await report(reporter.client, driver, { sourceUrl })
  expectSuccess(filed)
  const at = { params: { caseId: filed.body.caseId } }
  const { body: shown } = await admin.call(getCase, at)
  expect(shown.reports).toMatchObject([{ reason: 'wrong_facts', field: 'Xmax', sourceUrl }])
  expect(shown.case).toMatchObject({
    title: driverName(driver),
    href: `/drivers/${driver.id}`,
  })
  expect(shown.case.excerpt).toContain('Xmax 14 mm')
  // It belongs to everyone: the case outlives the account of the member who entered it.
  expect(shown.case.authorId).toBeUndefined()
  const items = await everyItem(admin, listCases, { query: { type: 'driver' } })
  expect(items.map(({ id }) => id)).toContain(filed.body.caseId)

  const uphold = { ...at, body: { decision: 'upheld', reason: 'Xmax is 12 mm.', version: 1 } } as const
  expectProblem(await admin.call(decideCase, uphold), 409, 'not_corrected')
  const { brand, model, version } = driver
  const values = { ...driver.values, xmax: 0.012 }
  expectSuccess(
    await admin.call(updateDriverAsAdmin, {
      params: { driverId: driver.id },
      body: { ...driverFields({ brand, model, values }), version },
    }),
  )
  expectSuccess(await admin.call(decideCase, uphold))
  expect((await owner.client.call(listNotifications, {})).body.items).toContainEqual(
    expect.objectContaining({
      title: 'Your driver was corrected',
      message: `${driverName(driver)}: Xmax is 12 mm.`,
    }),
  )
})

test('the owner of a driver that was retired for a report is not told that it was corrected', async () => {
  const [reporter, owner] = await Promise.all([feedMember(url), feedMember(url)])
  const driver = await putDriver({ ownerId: own(owner.userId) })
  const filed = await report(reporter.client, driver)
  expectSuccess(filed)
  const { version } = driver
  expectSuccess(await admin.call(retireDriver, { params: { driverId: driver.id }, body: { version } }))
  expectSuccess(
    await admin.call(decideCase, {
      params: { caseId: filed.body.caseId },
      body: { decision: 'upheld', reason: 'It was never made.', version: 1 },
    }),
  )
  expect((await owner.client.call(listNotifications, {})).body.items).toContainEqual(
    expect.objectContaining({
      title: 'Your driver was retired',
      message: `${driverName(driver)}: It was never made.`,
    }),
  )
})

test('a report of a driver names a value, and what is wrong with it is a fact or something else', async () => {
  const [{ client }, driver] = await Promise.all([feedMember(url), putDriver()])
  for (const more of [{ field: undefined }, { field: 'Color' }, { reason: 'spam', field: undefined }])
    expectProblem(await report(client, driver, more), 400, 'validation_failed')
  const sourceUrl = 'http://maker.test/sheet.pdf'
  expectProblem(await report(client, driver, { sourceUrl }), 400, 'validation_failed')
  expectSuccess(await report(client, driver, { reason: 'other', field: undefined }))
})

test('members report published drivers of others alone', async () => {
  const { client, userId } = await feedMember(url)
  const published = await putDriver({ ownerId: own(userId) })
  expectProblem(await report(client, published), 403, 'own_subject')
  for (const state of ['draft', 'pending', 'rejected', 'retired'] as const)
    expectProblem(await report(client, await putDriver({ state })), 404, 'subject_not_found')
  expectProblem(await report(visitor, await putDriver()), 401, 'unauthenticated')
})

test('no weight of reports hides a driver', async () => {
  const driver = await putDriver()
  const people = await Promise.all([1, 2, 3, 4].map(() => feedMember(url)))
  const answers = await Promise.all(people.map(({ client }) => report(client, driver)))
  for (const answer of answers) expectSuccess(answer)
  const caseId = answers[0]?.body.caseId
  if (!caseId) throw new Error('there is no case')
  const { body } = await admin.call(getCase, { params: { caseId } })
  expect(body.case).toMatchObject({ reporters: 4, isHidden: false })
})

test('published drivers are found by brand, model and part of it, and lead into the designer', async () => {
  const brand = `Qx${crypto.randomUUID().slice(0, 6)}`
  const [driver, draft] = [await putDriver({ brand }), await putDriver({ brand, state: 'draft' })]
  const find = async () => {
    await control.settle()
    const answer = await visitor.call(search, { query: { q: brand, type: 'driver' } })
    return answer.body.items
  }
  const found = await find()
  expect(found).toMatchObject([
    {
      id: driver.id,
      type: 'driver',
      title: driverName(driver),
      url: `/drivers/${driver.id}`,
    },
  ])
  expect(found.map(({ id }) => id)).not.toContain(draft.id)
  const { version } = driver
  expectSuccess(await admin.call(retireDriver, { params: { driverId: driver.id }, body: { version } }))
  expect(await find()).toEqual([])
})
