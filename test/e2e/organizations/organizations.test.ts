import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

async function member(name: string, width: number) {
  const { client, email } = await completeMember(url)
  const [firstName = '', lastName = ''] = name.split(' ')
  await changeUser(userIdOf(client), { name, firstName, lastName })
  return { email, ...(await visit({ as: email, width })) }
}

const newName = () => `Quiet Bass Club ${crypto.randomUUID().slice(0, 8)}`

test('a member starts an organization, an administrator approves it, and its people run it', async () => {
  const name = newName()
  const { page: owner } = await member('Olive Owner', 390)
  await owner.goto('/organizations')
  await owner.getByRole('link', { name: 'Start an organization' }).click()
  await owner.getByLabel('Name').fill(name)
  await expectAccessible(owner, 'start an organization')
  await owner.getByRole('button', { name: 'Save draft' }).click()
  await owner.waitForURL('**/organizations/org_*/manage')
  const path = new URL(owner.url()).pathname.replace('/manage', '')

  await owner.getByText('Still missing').waitFor()
  await owner
    .getByLabel('About')
    .fill('We meet every second Saturday and measure whatever comes.\n\nBring ear plugs.')
  await owner.getByLabel('City').fill('Mesa')
  await owner.getByLabel('State').selectOption('AZ')
  await owner.getByLabel('Public phone').fill('(480) 555-0100')
  await expectAccessible(owner, 'the profile of a draft')
  await owner
    .getByLabel('Logo file')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(600, 600) })
  await owner.getByRole('button', { name: 'Use this picture' }).click()
  await owner.getByRole('button', { name: 'Remove logo' }).waitFor()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByRole('button', { name: 'Submit for review' }).click()
  await owner.getByText('In review since').waitFor()
  await owner.getByText('(480) 555-0100').waitFor()
  await expectAccessible(owner, 'an organization in review')
  await control.settle()

  const { page: admin } = await visit({ as: 'admin@demo.test' })
  await admin.goto(`/admin/organizations?status=pending&q=${encodeURIComponent(name)}`)
  await expectAccessible(admin, 'organizations to review')
  await admin.getByRole('link', { name }).click()
  await admin.getByText('Bring ear plugs.').waitFor()
  await expectAccessible(admin, 'an organization to review')
  await admin.getByRole('button', { name: 'Approve' }).click()
  const question = admin.getByRole('dialog')
  await expectAccessible(admin, 'an approval')
  await question.getByRole('button', { name: 'Approve' }).click()
  await admin.getByText('Active', { exact: true }).waitFor()
  await control.settle()

  const { page: visitor } = await visit({ width: 1440 })
  await visitor.goto(`/organizations?q=${encodeURIComponent(name)}`)
  await expectAccessible(visitor, 'the list of organizations')
  await visitor.getByRole('main').getByRole('link', { name }).click()
  await visitor.getByRole('heading', { level: 1, name }).waitFor()
  await visitor.getByRole('link', { name: '(480) 555-0100' }).waitFor()
  await visitor.getByText('Bring ear plugs.').waitFor()
  await expect.poll(() => visitor.locator('main .screws img').count()).toBe(1)
  await expectAccessible(visitor, 'the page of an organization')
  const html = await (await fetch(`${url}${path}`)).text()
  expect(html).toContain('Bring ear plugs.')
  expect(html).toContain('"BreadcrumbList"')
  expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeLessThanOrEqual(155)

  const [{ page: manager, email: managerEmail }, { page: editor, email: editorEmail }] = [
    await member('Mia Manager', 1440),
    await member('Ed Editor', 768),
  ]
  await owner.goto(`${path}/manage?tab=people`)
  await owner.getByText('You are the only owner').waitFor()
  await expect.poll(() => owner.getByRole('button', { name: 'Leave' }).count()).toBe(0)
  for (const [email, role] of [
    [managerEmail, 'manager'],
    [editorEmail, 'editor'],
  ] as const) {
    await owner.getByLabel('Email').fill(email)
    await owner.getByLabel('Role').selectOption(role)
    await owner.getByRole('button', { name: 'Send invitation' }).click()
    await owner.getByRole('button', { name: `Withdraw (${email})` }).waitFor()
  }
  await expectAccessible(owner, 'the people of an organization')

  await manager.goto('/organizations')
  await manager.getByText('has invited you as a manager').waitFor()
  await expectAccessible(manager, 'an invitation to an organization')
  const accept = manager.getByRole('button', { name: `Accept (${name})` })
  await accept.click()
  await accept.waitFor({ state: 'detached' })
  await editor.goto(`${path}/manage`)
  await editor.getByText('has invited you as an editor').waitFor()
  await expectAccessible(editor, 'the desk of someone who is invited')
  await editor.getByRole('button', { name: `Accept (${name})` }).click()
  await editor.getByText('Your role: Editor').waitFor()
  await editor.getByRole('tab', { name: 'People' }).click()
  await editor.getByText('Mia Manager').waitFor()
  await expect.poll(() => editor.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)

  await owner.reload()
  await wake(owner)
  await owner.getByRole('button', { name: 'Actions for Mia Manager' }).click()
  await owner.getByRole('menuitem', { name: 'Make an owner' }).click()
  await owner.getByRole('button', { name: 'Leave' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await owner.waitForURL('**/organizations')
  await manager.goto(`${path}/manage?tab=people`)
  await manager.getByText('You are the only owner').waitFor()
  await expect.poll(() => manager.getByText('Olive Owner').count()).toBe(0)
})

test('an organization that is suspended has no page, and its people read why', async () => {
  const name = newName()
  const { email } = await completeMember(url)
  const { page: admin } = await visit({ as: 'admin@demo.test', width: 1440 })
  await admin.goto('/admin/organizations')
  await admin.getByRole('button', { name: 'New organization' }).click()
  const making = admin.getByRole('dialog')
  await making.getByLabel('Name', { exact: false }).first().fill(name)
  await making.getByLabel('Search members').fill(email)
  await making.getByRole('radio').first().check()
  await expectAccessible(admin, 'making an organization')
  await making.getByRole('button', { name: 'Create organization' }).click()
  await admin.waitForURL('**/admin/organizations/org_*')
  const id = new URL(admin.url()).pathname.split('/').at(-1) ?? ''
  await chooseMore(admin, 'Suspend')
  const question = admin.getByRole('dialog')
  await question.getByRole('button', { name: 'Suspend' }).click()
  await question.getByText('Give a reason.').waitFor()
  await question.getByLabel('Reason').fill('Announced shows were never held.')
  await question.getByRole('button', { name: 'Suspend' }).click()
  await admin.getByText('Announced shows were never held.').waitFor()

  const { page: owner, allow } = await visit({ as: email, width: 390 })
  allow(/404/)
  await owner.goto(`/organizations/${id}`)
  await owner.getByText('Announced shows were never held.').waitFor()
  await expectAccessible(owner, 'a suspended organization')
  await owner.getByRole('link', { name: 'Manage' }).click()
  await owner.getByText('We suspended this organization').waitFor()
  const { page: visitor, allow: allowVisitor } = await visit()
  allowVisitor(/404/)
  await visitor.goto(`/organizations/${id}`)
  await visitor.getByText('Nothing is playing at this address.').waitFor()
  expect((await fetch(`${url}/organizations/${id}`)).status).toBe(404)
})
