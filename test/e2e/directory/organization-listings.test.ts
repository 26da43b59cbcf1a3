import { test } from 'vitest'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putListing } from '#test/support/put-listing.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('an owner makes a business part of an organization, which shows it, and an owner of that one takes it out', async () => {
  const [shop, president] = await Promise.all([completeMember(url), completeMember(url)])
  const shopId = userIdOf(shop.client)
  const organization = await putOrganization([
    [userIdOf(president.client), 'owner'],
    [shopId, 'manager'],
  ])
  const { id, businessName } = await putListing(shopId)
  const { page: own } = await visit({ as: shop.email, width: 390 })
  await own.goto(`/directory/edit/${id}`)
  await own.getByLabel('Part of').selectOption({ label: organization.name })
  await expectAccessible(own, 'a listing without an organization')
  await own.getByRole('button', { name: 'Add', exact: true }).click()
  await own.getByRole('link', { name: organization.name }).waitFor()
  // The form goes on with the version that this made.
  await own.getByLabel('Website').fill('https://other.example')
  await own.getByRole('button', { name: 'Save', exact: true }).click()
  await own.getByText('Pending review: Website').waitFor()
  await expectAccessible(own, 'a listing with an organization')
  await control.settle()

  const { page: visitor } = await visit({ width: 1440 })
  await visitor.goto(organizationPath(organization.id))
  await visitor.getByRole('link', { name: businessName }).waitFor()
  await expectAccessible(visitor, 'an organization with a business')
  await visitor.getByRole('link', { name: businessName }).click()
  await visitor.getByText('Part of').getByRole('link', { name: organization.name }).waitFor()
  await expectAccessible(visitor, 'a business of an organization')

  const { page: runs } = await visit({ as: president.email, width: 390 })
  await runs.goto(organizationPath(organization.id))
  await runs.getByRole('button', { name: `Remove ${businessName}` }).click()
  await runs.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await runs.getByText(`${businessName} is no longer in ${organization.name}`).first().waitFor()
  await control.settle()
  await own.reload()
  await own.getByLabel('Part of').waitFor()
})
