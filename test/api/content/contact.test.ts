import { expect, onTestFinished, test } from 'vitest'
import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { ContactFields } from '#shared/content/contact/contact-settings.ts'
import { getContact, getContactSettings, updateContactSettings } from '#shared/content/contact/contract.ts'
import { getFooter } from '#shared/content/footer/contract.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')

/** Changes the settings for one test, past the route. */
async function settingsAre(changes: Partial<ContactFields>): Promise<ContactFields> {
  const stored = await readContactSettings({ consistent: true })
  const { version } = stored
  const put = (fields: ContactFields, from: number) =>
    commit(storedContactSettings.put({ ...fields, version: from + 1 }, { version: from }))
  await put({ ...stored, ...changes }, version)
  onTestFinished(async () => {
    await put(stored, (await readContactSettings({ consistent: true })).version)
  })
  return { ...stored, ...changes }
}

test('a change of the settings is shown at once, logged with before and after, and refused where another came first', async () => {
  await settingsAre({ phone: '+12145550100', showPhoneInFooter: true })
  const { updatedAt: _, ...settings } = (await admin.call(getContactSettings, {})).body
  const social = [{ network: 'x', url: 'https://x.com/boxrise' } as const]
  const body = { ...settings, phone: '+12145550199', social }
  const answers = await Promise.all([1, 2].map(() => admin.call(updateContactSettings, { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const visitor = new Client(url)
  expect((await visitor.call(getContact, {})).body).toMatchObject({ phone: '+12145550199', social })
  await expect
    .poll(async () => (await visitor.call(getFooter, {})).body.contact)
    .toMatchObject({ phone: '+12145550199', social })
  const log = await everyItem(admin, listActivities, { query: { type: 'settings_update' } })
  const line = log.find(({ after }) => after?.phone === '+12145550199')
  expect(line).toMatchObject({
    description: 'Changed the contact settings',
    before: { phone: '+12145550100' },
    after: { phone: '+12145550199', social: ['x: https://x.com/boxrise'] },
  })
  expect(Object.keys(line?.after ?? {}).toSorted()).toEqual(['phone', 'social'])
})

test('what is saved as it is changes nothing', async () => {
  const { updatedAt: _, ...settings } = (await admin.call(getContactSettings, {})).body
  const saved = await admin.call(updateContactSettings, { body: settings })
  expect(saved.body.version).toBe(settings.version)
})

test('a phone that is not for the footer stands on the contact page only', async () => {
  await settingsAre({ phone: '+12145550100', showPhoneInFooter: false })
  const visitor = new Client(url)
  await expect.poll(async () => (await visitor.call(getFooter, {})).body.contact).not.toHaveProperty('phone')
  expect((await visitor.call(getContact, {})).body.phone).toBe('+12145550100')
})

test('a link under the sign of a network leads to that network', async () => {
  const { updatedAt: _, ...settings } = (await admin.call(getContactSettings, {})).body
  for (const address of [
    'https://evil.example/instagram.com',
    'http://www.instagram.com/boxrise',
    'https://instagram.com.evil.example/',
    'https://instagram.com@evil.example/',
    'javascript:alert(1)',
  ]) {
    const social = [{ network: 'instagram', url: address } as const]
    const refused = await admin.call(updateContactSettings, { body: { ...settings, social } })
    expect(expectProblem(refused, 400).errors).toMatchObject([{ path: 'body.social.0.url' }])
  }
})
