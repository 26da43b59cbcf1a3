import { expect, test } from 'vitest'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { inBrowser, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putListing } from '#test/support/put-listing.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { userIdOf } from '#test/support/records.ts'
import { putSponsorship } from '#test/support/sponsorships.ts'
import { putTeam } from '#test/support/teams.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

async function member() {
  const { client, email } = await completeMember(url)
  return { email, userId: userIdOf(client) }
}

test('a team names a sponsor, the business accepts, and visitors go from one page to the other', async () => {
  const [leader, shop] = [await member(), await member()]
  const [team, listing] = [await putTeam(leader.userId), await putListing(shop.userId)]
  const { businessName: name } = listing
  await control.settle()
  const { page } = await visit({ as: leader.email, width: 390 })
  await page.goto(teamPath(team.id))
  await page.getByText('No sponsors yet.').waitFor()
  await page.getByRole('button', { name: 'Name a sponsor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask for sponsorship' }).click()
  await dialog.getByText('Choose one first.').waitFor()
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('radio', { name }).check()
  await expectAccessible(page, 'the search for a sponsor')
  await dialog.getByRole('button', { name: 'Ask for sponsorship' }).click()
  await page.getByText(`${name} was asked`).waitFor()
  await page.getByText('Pending until').waitFor()
  await expectAccessible(page, 'a team that waits for a sponsor')

  const { page: owner } = await visit({ as: shop.email, width: 768 })
  await owner.goto('/sponsorships')
  await owner.getByText('Asks for your sponsorship').waitFor()
  await expectAccessible(owner, 'the requests of a business')
  await owner.getByRole('button', { name: `Accept ${team.name}` }).click()
  await owner.getByText(`You sponsor ${team.name}`).waitFor()
  await owner.getByText('No requests wait for an answer.').waitFor()
  await owner.getByRole('tab', { name: 'Active' }).click()
  await owner.getByText('Since').waitFor()
  await control.settle()

  const html = await (await fetch(`${url}${teamPath(team.id)}`)).text()
  expect(html).toContain(name)
  expect(await (await fetch(`${url}${listingPath(listing.id)}`)).text()).toContain(team.name)
  const { page: visitor } = await visit()
  await visitor.goto(teamPath(team.id))
  await wake(visitor)
  const sponsors = visitor.locator('section', { has: visitor.getByRole('heading', { name: 'Sponsors' }) })
  await sponsors.getByRole('link', { name }).click()
  await visitor.waitForURL(`**${listingPath(listing.id)}`)
  await visitor.getByRole('heading', { name: 'Teams we sponsor' }).waitFor()
  await expectAccessible(visitor, 'a business that sponsors a team')
  await visitor.getByRole('link', { name: team.name }).click()
  await visitor.waitForURL(`**${teamPath(team.id)}`)

  await owner.getByRole('button', { name: `End ${team.name}` }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await owner.getByText('Sponsorship ended').waitFor()
  await owner.getByText('No sponsorships yet.').waitFor()
})

test('a business offers a team its sponsorship from its listings, and the team declines', async () => {
  const [leader, shop] = [await member(), await member()]
  const [team, listing] = [await putTeam(leader.userId), await putListing(shop.userId)]
  await control.settle()
  const { page } = await visit({ as: shop.email })
  await page.goto('/my-listings')
  await page.getByRole('button', { name: 'Sponsor a team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(team.name)
  await dialog.getByRole('radio', { name: team.name }).check()
  await dialog.getByRole('button', { name: 'Offer sponsorship' }).click()
  await page.getByText(`${team.name} was asked`).waitFor()

  const { page: lead } = await visit({ as: leader.email, width: 768 })
  await lead.goto(`${teamPath(team.id)}#sponsors`)
  await lead.getByText('Offers to sponsor you').waitFor()
  await lead.getByRole('button', { name: `Decline ${listing.businessName}` }).click()
  await lead.getByText('No sponsors yet.').waitFor()
})

test('the page of an organization names the teams that it sponsors', async () => {
  const leader = await member()
  const team = await putTeam(leader.userId)
  const organization = await putOrganization([[leader.userId, 'owner']])
  await putSponsorship([team, organization], await control.now(), { status: 'active' })
  await control.settle()
  const { page } = await visit({ width: 390 })
  await page.goto(organizationPath(organization.id))
  await page.getByRole('heading', { name: 'Teams we sponsor' }).waitFor()
  await page.getByRole('link', { name: team.name }).waitFor()
  await expectAccessible(page, 'an organization that sponsors a team')
})
