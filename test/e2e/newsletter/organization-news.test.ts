import { expect, test } from 'vitest'
import { campaigns, campaignsOf } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { followings } from '#core/newsletter/organization-news/followings.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { User } from '#shared/platform/users/user.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { welcomedMember } from '#test/support/welcomed-member.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

async function someone(fields: Partial<User> = {}) {
  const { client, email } = await welcomedMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, fields)
  return { email, userId }
}

test('an organization writes to its followers: test, review, delivery, and the link that ends it', async () => {
  const [owner, member, administrator] = await Promise.all([
    someone({ membershipType: 'organization' }),
    someone(),
    someone({ membershipType: 'admin' }),
  ])
  const organization = await putOrganization([[owner.userId, 'owner']])
  const { id: organizationId } = organization
  const following = () => followings.get({ userId: member.userId, organizationId }, { consistent: true })

  const { page: reader } = await visit({ as: member.email })
  await reader.goto(organizationPath(organizationId))
  await wake(reader)
  await reader.getByRole('button', { name: 'Follow', exact: true }).click()
  await reader.getByText('1 follower · You get its news by email.').waitFor()
  await expectAccessible(reader, 'an organization that a member follows')
  await expect.poll(async () => (await following())?.follows).toBe(true)

  const subject = `News ${crypto.randomUUID().slice(0, 8)}`
  const { page } = await visit({ as: owner.email })
  await page.goto('/organization/news')
  await wake(page)
  await page.getByRole('button', { name: 'Write news' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await page.waitForURL('**/organization/news/cmp_*')
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('menuitem', { name: 'Heading' }).click()
  await page.getByRole('textbox', { name: 'Heading' }).fill('The lanes are open')
  await page.getByText('This goes to 1 person').waitFor()
  await page.getByRole('button', { name: 'Send a test to yourself' }).click()
  await page.getByText(`Test sent to ${owner.email}`).waitFor()
  const test = await control.mail(owner.email, subject)
  expect(test.html).toContain('The lanes are open')
  await expectAccessible(page, 'news while it is written')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('An administrator reads your first news before it goes out.').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('In review').first().waitFor()

  const own = { index: 'gsi1', pk: campaignsOf(organizationId), limit: 1 } as const
  const campaign = (await campaigns.list(own)).items[0]
  const { page: admin } = await visit({ as: administrator.email })
  await admin.goto(`/admin/newsletter/campaigns/${campaign?.id}`)
  await wake(admin)
  await admin.getByRole('button', { name: 'Approve' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await admin.getByText('News approved').waitFor()

  await expect
    .poll(
      async () => {
        await control.run('send_campaigns')
        return (await control.inbox(member.email)).some((mail) => mail.subject === subject)
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  await page.reload()
  await page.getByText('Sent', { exact: true }).first().waitFor()

  const mail = await control.mail(member.email, subject)
  const link = /\/unsubscribe\/organization_news-[\w-]+/.exec(mail.html)?.[0] ?? ''
  const { page: stranger } = await visit()
  await stranger.goto(link)
  await wake(stranger)
  const off = `Turn off emails about news from ${organization.name}`
  await stranger.getByRole('button', { name: off }).click()
  await stranger.getByText('are off. We no longer send them to you.').waitFor()
  await expect.poll(async () => (await following())?.isMuted).toBe(true)
})
