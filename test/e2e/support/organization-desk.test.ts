import { expect, test } from 'vitest'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)
const phone = 390

/** A member with an organization’s membership, who owns an organization with a page. */
async function owner() {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { membershipType: 'organization', name: 'Olive Owner', firstName: 'Olive' })
  return { email, userId }
}

test('a member asks an organization on its page, and its owner answers on a phone', async () => {
  const [{ email, userId }, asker] = await Promise.all([owner(), completeMember(url)])
  const organization = await putOrganization([[userId, 'owner']])
  const subject = `May I bring a generator ${crypto.randomUUID().slice(0, 8)}`

  const { page: member } = await visit({ as: asker.email, width: phone })
  await member.goto(organizationPath(organization.id))
  await member.getByRole('link', { name: 'Ask them' }).click()
  await member.getByLabel('What is it about?').selectOption({ label: 'Membership' })
  await member.getByLabel('Subject').fill(subject)
  await member.getByRole('textbox', { name: 'Message', exact: true }).fill('It is a quiet one.')
  await member.getByRole('button', { name: 'Send request' }).click()
  await member.getByText(/We have your request/).waitFor()
  await control.settle()

  const { page: desk } = await visit({ as: email, width: phone })
  await desk.goto('/organization/support')
  await desk.getByRole('heading', { level: 1, name: 'Support desk' }).waitFor()
  await desk.getByRole('link', { name: /^From your members 1$/ }).waitFor()
  await expectAccessible(desk, 'the desk of an organization')
  await desk.getByRole('link', { name: subject }).click()
  await desk.getByText('It is a quiet one.').waitFor()
  await desk.getByText('Note', { exact: true }).click()
  await desk.getByLabel('Note for the desk').fill('She was here last year, too.')
  await desk.getByRole('button', { name: 'Keep note' }).click()
  await desk.getByText('She was here last year, too.').waitFor()
  await expectAccessible(desk, 'a request at the desk of an organization')
  await desk.getByText('Answer', { exact: true }).click()
  await desk.getByLabel(/^Answer to/).fill('Yes, behind the lanes.')
  await desk.getByRole('button', { name: 'Send and solve' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Support desk' }).waitFor()
  await desk.getByText('No one is waiting for an answer.').waitFor()
  await control.settle()

  await member.goto('/dashboard/support?tab=solved')
  await member.getByRole('link', { name: subject }).click()
  await member.getByText('Yes, behind the lanes.').waitFor()
  await expect.poll(() => member.getByText('She was here last year, too.').count()).toBe(0)

  await desk.getByRole('link', { name: 'Report' }).click()
  const figure = (label: string) => desk.locator('.display', { has: desk.getByText(label, { exact: true }) })
  await figure('New').getByText('1', { exact: true }).waitFor()
  await figure('Solved').getByText('1', { exact: true }).waitFor()
  await expectAccessible(desk, 'the report of a desk')
})

test('what an owner sets up is what members read', async () => {
  const [{ email, userId }, asker] = await Promise.all([owner(), completeMember(url)])
  const organization = await putOrganization([[userId, 'owner']])
  const { page: desk } = await visit({ as: email, width: phone })
  await desk.goto('/organization/support/settings')
  await desk.getByText('We answer Monday through Friday, 9 to 5 Central Time.').waitFor()
  await expectAccessible(desk, 'the settings of a desk')
  await desk.getByRole('button', { name: 'Add a category' }).click()
  await desk
    .getByLabel(/^Name of category/)
    .last()
    .fill('Judging')
  await desk.getByLabel('Time zone').selectOption('America/Denver')
  await desk.getByText('We answer Monday through Friday, 9 to 5 Mountain Time.').waitFor()
  const first = desk.getByRole('group', { name: 'Urgent' }).getByLabel('First answer: hours')
  await first.fill('2')
  await desk.getByText('First answer within 2 open hours, solved within 8 open hours').waitFor()
  await desk.getByRole('button', { name: 'Save settings' }).click()
  await desk.getByText('Settings saved').waitFor()

  const { page: member } = await visit({ as: asker.email, width: phone })
  await member.goto(organizationPath(organization.id))
  await member.getByText(/They answer Monday through Friday, 9 to 5 Mountain Time\./).waitFor()
  await member.getByRole('link', { name: 'Ask them' }).click()
  await member.getByLabel('What is it about?').selectOption({ label: 'Judging' })
  await control.settle()
})

test('a desk prepares replies, and members without a desk read what it is', async () => {
  const { email, userId } = await owner()
  await putOrganization([[userId, 'owner']])
  const { page: desk } = await visit({ as: email, width: phone })
  await desk.goto('/organization/support/replies')
  await desk.getByRole('button', { name: 'Add a reply' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Gate times')
  await dialog.getByLabel('Shortcut').fill('gates')
  await dialog.getByLabel('Text').fill('Hi ')
  await dialog.getByRole('button', { name: 'First name' }).click()
  await dialog.getByText('Hi Maya').waitFor()
  await expectAccessible(desk, 'a prepared reply')
  await dialog.getByRole('button', { name: 'Save reply' }).click()
  await desk.getByText('#gates').waitFor()
  await desk.getByRole('button', { name: 'Delete “Gate times”' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete reply' }).click()
  await desk.getByText('No prepared replies yet').waitFor()

  const { email: competitor } = await completeMember(url)
  const { page: member } = await visit({ as: competitor, width: phone })
  await member.goto('/organization/support')
  await member.getByText('Desks are for organizations').waitFor()
  await expectAccessible(member, 'a desk that a member has not')
})
