import { expect, test } from 'vitest'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { listMembershipRules, updateMembershipRules } from '#shared/accounts/memberships/contract.ts'
import type { MembershipRules } from '#shared/accounts/memberships/membership-rules.ts'
import { createRole, updateRole } from '#shared/platform/roles/contract.ts'
import { listSettings, type Setting, updateSetting } from '#shared/platform/settings/contract.ts'
import type { SettingKey } from '#shared/platform/settings/settings.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getUserAsAdmin, updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newRoleName, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('an administrator changes settings, roles and memberships, and finds each change in the log', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/faq')
  // A pointer that strays off on the way to a link of the header has 200 ms to come back.
  const main = page.getByRole('navigation', { name: 'Main' })
  // The minutes that are skipped below would end the wait for a profile that is still on its way, and with it the session.
  await page.getByRole('button', { name: /’s account/ }).waitFor()
  await page.clock.install({ time: await control.now() })
  const button = main.getByRole('button', { name: 'Community' })
  const entry = main.getByRole('link', { name: 'Teams' })
  await button.hover()
  await entry.waitFor()
  await button.click()
  await page.clock.pauseAt(addTime(await control.now(), { minutes: 1 }))
  await page.mouse.move(700, 700)
  await page.clock.runFor(190)
  await expect.poll(() => entry.isVisible()).toBe(true)
  await page.clock.runFor(20)
  await page.clock.resume()
  await entry.waitFor({ state: 'hidden' })
  await button.dispatchEvent('pointerover', { pointerType: 'touch' })
  await button.dispatchEvent('click')
  await entry.waitFor()
  await button.dispatchEvent('click')
  await entry.waitFor({ state: 'hidden' })

  await page.goto('/dashboard')
  await page.waitForURL('**/admin/dashboard')
  const side = page.getByRole('navigation', { name: 'Administration' })
  await side.getByRole('button', { name: 'System' }).click()
  await side.getByRole('link', { name: 'Settings', exact: true }).click()

  const timeout = page.getByLabel('Session timeout (minutes)')
  await timeout.fill('2')
  await page.getByRole('button', { name: 'Save Session timeout' }).click()
  await page.getByText('Enter a whole number from 5 to 1,440.').waitFor()
  await timeout.fill('45')
  await page.getByRole('button', { name: 'Save Session timeout' }).click()
  await page.getByText('Setting saved').first().waitFor()
  await timeout.fill('30')
  // A second word of it may come when the first is gone again.
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
    page.getByRole('button', { name: 'Save Session timeout' }).click(),
  ])

  await page.goto('/admin/roles')
  const name = newRoleName()
  await page.getByRole('button', { name: 'New role' }).click()
  const dialog = page.getByRole('dialog', { name: 'New role' })
  await dialog.getByLabel('Name').fill('Not a name')
  await dialog.getByRole('button', { name: 'Create role' }).click()
  await dialog.getByText('Use 2 to 40 lowercase letters').waitFor()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Verify results').check()
  await expect.poll(() => dialog.getByLabel('Change accounts').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Create role' }).click()
  await page.getByRole('row', { name: new RegExp(`${name}.*Verify results`) }).waitFor()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete role' }).click()
  await page.getByText('Role deleted').first().waitFor()

  await page.goto('/admin/membership')
  await page.getByRole('textbox', { name: 'Organization: Uploads per day' }).fill('120')
  await page.getByRole('button', { name: 'Save memberships' }).click()
  await page.getByText('Organization saved').first().waitFor()

  await page.goto('/admin/activity?type=settings_update')
  await page.getByText('Changed the organization membership').first().waitFor()
  await page.getByText(`Deleted the role ${name}`).waitFor()
  const change = page.getByRole('listitem').filter({ hasText: 'Changed the setting session_timeout_minutes' })
  await change.first().getByText('30').waitFor()
  await change.first().getByText('45').waitFor()
})

test('a role that someone else has changed meanwhile keeps what was typed, says what changed and is saved again', async () => {
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 409/)
  const admin = await demoClient(url, 'admin')
  const name = newRoleName()
  await admin.call(createRole, { body: { name, description: 'Before', permissions: [] } })
  await page.goto('/admin/roles')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit role ${name}` })
  await dialog.getByLabel('Description').fill('Typed')
  const body = { description: 'Elsewhere', permissions: ['competition_results.verify' as const], version: 1 }
  expect((await admin.call(updateRole, { params: { name }, body })).status).toBe(200)
  await dialog.getByRole('button', { name: 'Save role' }).click()
  await dialog.getByText('Elsewhere, you typed Typed').waitFor()
  await expect.poll(() => dialog.getByLabel('Verify results').isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Save again' }).click()
  await page.getByRole('row', { name: new RegExp(`${name}.*Typed.*Verify results`) }).waitFor()
})

test('features are put in order by dragging, by keys, and by a button', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/membership?tab=features')
  const list = page.getByRole('list', { name: 'Features of Retailer' })
  const texts = () =>
    list.getByRole('textbox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const handle = (at: number) => list.getByRole('button', { name: /^Move: / }).nth(at)
  await handle(0).waitFor()
  const [first, second, third, ...rest] = await texts()

  await handle(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(texts).toEqual([second, first, third, ...rest])
  await expect.poll(() => handle(1).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Home')
  await expect.poll(texts).toEqual([first, second, third, ...rest])

  await handle(0).hover()
  await page.mouse.down()
  const to = await handle(2).boundingBox()
  if (!to) throw new Error('There is no third feature')
  await page.mouse.move(to.x + 5, to.y + to.height - 5, { steps: 10 })
  // What follows a pointer is drawn a moment later.
  await expect.poll(texts).toEqual([second, third, first, ...rest])
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(texts).toEqual([first, second, third, ...rest])
  await list
    .getByRole('button', { name: /^Move up: / })
    .nth(1)
    .click()
  await expect.poll(texts).toEqual([second, first, third, ...rest])
})

test('a role that is being saved cannot be left before it is known whether it was', async () => {
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 409/)
  await page.goto('/admin/roles')
  await page.getByRole('button', { name: 'New role' }).click()
  const dialog = page.getByRole('dialog', { name: 'New role' })
  await dialog.getByLabel('Name').fill(newRoleName())
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/roles**', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await slow
    return route.fulfill({ status: 409, json: { code: 'role_exists', detail: 'There is such a role.' } })
  })
  await dialog.getByRole('button', { name: 'Create role' }).click()
  await dialog.getByRole('button', { name: 'Saving...' }).waitFor()
  await page.keyboard.press('Escape')
  answer()
  await dialog.getByText('There is such a role.').waitFor()
})

test('a setting that is switched on and off again at once ends as it was switched last', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/settings?tab=registration')
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/settings/**', async (route) => {
    if (route.request().method() !== 'GET') await slow
    await route.continue()
  })
  const open = page.getByRole('switch')
  const before = await open.isChecked()
  await open.click()
  await open.click()
  answer()
  await page.getByText('Setting saved').first().waitFor()
  await page.unrouteAll()
  await page.reload()
  await expect.poll(() => open.isChecked()).toBe(before)
})

async function settingOf(admin: Client, wanted: SettingKey) {
  const { body } = await admin.call(listSettings, {})
  const setting = body.items.find(({ key }) => key === wanted)
  if (!setting) throw new Error(`there is no setting ${wanted}`)
  return setting
}

async function set(admin: Client, key: SettingKey, value: Setting['value']): Promise<void> {
  const { version } = await settingOf(admin, key)
  const { status } = await admin.call(updateSetting, { params: { key }, body: { value, version } })
  expect(status).toBe(200)
}

test('a switch shows what another administrator has made of it meanwhile', async () => {
  const admin = await demoClient(url, 'admin')
  await set(admin, 'registration_open', true)
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 409/)
  await page.goto('/admin/settings?tab=registration')
  const open = page.getByRole('switch', { name: 'Registration is open' })
  await open.waitFor()
  await set(admin, 'registration_open', false)
  await open.click()
  await page.getByText('Someone changed this in the meantime.').first().waitFor()
  await expect.poll(() => open.isChecked()).toBe(false)
  await set(admin, 'registration_open', true)
})

test('a number that is typed stays when another administrator saves one, which is shown beside it', async () => {
  const admin = await demoClient(url, 'admin')
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 409/)
  await page.goto('/admin/settings?tab=notifications')
  const days = page.getByLabel('Keep notifications in the list (days)')
  const save = page.getByRole('button', { name: 'Save Keep notifications in the list' })
  const before = Number(await days.inputValue())
  await days.fill('40')
  await set(admin, 'notification_days_in_list', 55)
  await save.click()
  await page.getByText('Someone saved 55 in the meantime. Save again to replace it.').waitFor()
  await expect.poll(() => days.inputValue()).toBe('40')
  await save.click()
  await page.getByText('Setting saved').first().waitFor()
  expect((await settingOf(admin, 'notification_days_in_list')).value).toBe(40)
  await set(admin, 'notification_days_in_list', before)
})

test('the emails, their hour and who is alerted are settings, and an address that is none stays to be corrected', async () => {
  const admin = await demoClient(url, 'admin')
  const { page, allow } = await visit({ as: 'admin@demo.test', width: 390 })
  allow(/status of 400/)
  await page.goto('/admin/settings?tab=notifications')
  const value = async (key: SettingKey) => (await settingOf(admin, key)).value
  await page.getByText('always go out').waitFor()
  await page.getByRole('switch', { name: 'Email invitations' }).click()
  await expect.poll(() => value('mails_team_invitations')).toBe(false)
  await page.getByLabel('Send them at').selectOption('6:00 PM')
  await expect.poll(() => value('event_reminder_hour')).toBe(18)
  const addresses = page.getByLabel('Email alerts to')
  const save = page.getByRole('button', { name: 'Save the addresses' })
  await addresses.fill('books@demo.test\nno address')
  await save.click()
  await page.getByText('Please enter a valid email address').waitFor()
  await addresses.fill('books@demo.test\nadmin@demo.test')
  await save.click()
  await expect.poll(() => value('alert_addresses')).toEqual(['books@demo.test', 'admin@demo.test'])
  await expectAccessible(page, 'the settings of notifications')
  await page.reload()
  await expect.poll(() => addresses.inputValue()).toBe('books@demo.test\nadmin@demo.test')
  await set(admin, 'mails_team_invitations', true)
  await set(admin, 'event_reminder_hour', 9)
  await set(admin, 'alert_addresses', [])
})

test('on a phone the menu of administrators is a sheet, which closes by key and with the way to a screen', async () => {
  const { page } = await visit({ as: 'admin@demo.test', width: 390 })
  await page.goto('/admin/roles')
  const button = page.getByRole('button', { name: 'Administration' })
  const sheet = page.getByRole('dialog', { name: 'Administration' })
  await button.click()
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await sheet.getByRole('link', { name: 'Verifications' }).click()
  await page.getByRole('heading', { name: 'Verifications', level: 1 }).waitFor()
  await sheet.waitFor({ state: 'detached' })
})

test('what is typed into one setting stays there, and shows in no other', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/settings?tab=sessions')
  await page.getByLabel('Session timeout (minutes)').fill('47')
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await expect.poll(() => page.getByLabel('Keep notifications in the list (days)').inputValue()).toBe('90')
  await page.getByRole('tab', { name: 'Sessions' }).click()
  await expect.poll(() => page.getByLabel('Session timeout (minutes)').inputValue()).toBe('47')
})

test('memberships are saved together: one that another administrator changed says so, keeps its edits, and holds up no other', async () => {
  const admin = await demoClient(url, 'admin')
  const rulesOf = async (wanted: MembershipRules['type']) => {
    const { body } = await admin.call(listMembershipRules, {})
    const { type: _, ...found } = body.items.find(({ type }) => type === wanted) as MembershipRules
    return found
  }
  const save = async (type: MembershipRules['type'], change: Partial<MembershipRules>) => {
    const body = { ...(await rulesOf(type)), ...change }
    expect((await admin.call(updateMembershipRules, { params: { type }, body })).status).toBe(200)
  }
  const { version: _, ...before } = await rulesOf('manufacturer')
  const { page, allow } = await visit({ as: 'admin@demo.test' })
  allow(/status of 409/)
  await page.goto('/admin/membership')
  const cell = (name: string) => page.getByRole('checkbox', { name, exact: true })
  const uploads = page.getByRole('textbox', { name: 'Manufacturer: Uploads per day' })
  const press = () => page.getByRole('button', { name: 'Save memberships' }).click()
  await uploads.fill('0')
  await press()
  await page.getByText('Manufacturer, uploads per day: Enter a whole number from 1 to 500.').waitFor()
  await expect.poll(() => uploads.evaluate((field) => field === document.activeElement)).toBe(true)
  await uploads.fill('77')
  await cell('Retailer: Delete events').press('Space')

  await page.getByRole('tab', { name: 'Features' }).click()
  await page.getByRole('list', { name: 'Features of Retailer' }).waitFor()
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click()
  await page.getByRole('tab', { name: 'Permissions' }).click()
  await expect.poll(() => cell('Retailer: Delete events').isChecked()).toBe(true)

  await save('manufacturer', { registrationOpen: !before.registrationOpen })
  await press()
  const refusal = page.getByRole('alert').filter({ hasText: 'We couldn’t save Manufacturer' })
  await refusal.getByText('Someone changed this in the meantime.').waitFor()
  await refusal.getByText('Open to new members').waitFor()
  await refusal.getByText('Saved: Retailer.').waitFor()
  expect((await rulesOf('retailer')).extraPermissions).toContain('events.delete')
  await expect.poll(() => uploads.inputValue()).toBe('77')
  await expect
    .poll(() => cell('Manufacturer: Open to new members').isChecked())
    .toBe(!before.registrationOpen)
  await expectAccessible(page, 'a membership that was not saved')
  await press()
  await page.getByText('Manufacturer saved').first().waitFor()
  await refusal.waitFor({ state: 'detached' })
  expect(await rulesOf('manufacturer')).toMatchObject({
    registrationOpen: !before.registrationOpen,
    uploadsPerDay: 77,
  })
  await save('manufacturer', before)
  await save('retailer', { extraPermissions: [] })
})

test('a role that reads accounts opens their list and each of them, offers no change, and opens nothing else', async () => {
  const admin = await demoClient(url, 'admin')
  const name = newRoleName()
  await admin.call(createRole, { body: { name, description: '', permissions: ['users.read'] } })
  const { client, email } = await loggedIn(url, completeMember(url))
  const params = { userId: userIdOf(client) }
  const { version } = (await admin.call(getUserAsAdmin, { params })).body.user
  expect((await admin.call(updateUserAsAdmin, { params, body: { role: name, version } })).status).toBe(200)
  const { page } = await visit({ as: email })
  await page.goto('/dashboard')
  const side = page.getByRole('navigation', { name: 'Administration' })
  await side.getByRole('link', { name: 'All users' }).click()
  await page.waitForFunction(() => document.title === 'Users | Boxrise')
  await expect.poll(() => side.getByRole('link').allInnerTexts()).toEqual(['All users'])
  // The newest are listed first, and other files have made some.
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('retailer@demo.test')
  await page.getByRole('table', { name: 'Accounts' }).getByText('retailer@demo.test').waitFor()
  const main = page.locator('main')
  await expect.poll(() => main.getByRole('checkbox').count()).toBe(0)
  await expect.poll(() => main.getByRole('button', { name: 'Export CSV' }).count()).toBe(0)
  await page.goto(`/admin/users/${demoUserId('retailer@demo.test')}`)
  await main.getByRole('heading', { name: 'Security' }).waitFor()
  await expect.poll(() => main.getByRole('button').count()).toBe(0)
  await expect.poll(() => main.getByRole('link', { name: 'Edit' }).count()).toBe(0)
  for (const closed of ['/admin', '/admin/roles', `/admin/users/${params.userId}/edit`]) {
    await page.goto(closed)
    await page.waitForURL(`${url}/`)
  }
})
