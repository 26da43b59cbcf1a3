import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { teamName } from '#test/support/teams.ts'

const { url, visit } = inBrowser()

async function member(name: string, width: number) {
  const { client, email } = await completeMember(url)
  await changeUser(userIdOf(client), { name })
  return { email, ...(await visit({ as: email, width })) }
}

test('a member founds a team, invites another one, promotes them, transfers the team, and leaves', async () => {
  const [{ page: owner }, { page: guest, email }] = [
    await member('Olive Owner', 390),
    await member('Gus Guest', 1440),
  ]
  const name = `Quiet ${teamName()}`
  await owner.goto('/teams')
  await owner.getByRole('link', { name: 'Create team' }).click()
  await owner.getByLabel('Name').fill(name)
  await owner.getByLabel('Tag').fill('qt')
  await expectAccessible(owner, 'found a team')
  await owner.getByRole('button', { name: 'Create team' }).click()
  await owner.waitForURL('**/team/tea_*')
  const path = new URL(owner.url()).pathname

  await owner.getByRole('link', { name: 'Manage', exact: true }).click()
  await owner.getByRole('tab', { name: 'Invites' }).click()
  await owner.getByLabel('Email').fill(email)
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText('Open invitations').waitFor()
  await expectAccessible(owner, 'invites of a team')

  await guest.goto('/teams')
  const accept = guest.getByRole('button', { name: `Accept (${name})` })
  await accept.click()
  await accept.waitFor({ state: 'detached' })
  await guest.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  await guest.getByRole('button', { name: 'Leave the team' }).waitFor()

  await owner.goto(`${path}?tab=members`)
  const actions = owner.getByRole('button', { name: 'Actions for Gus Guest' })
  await actions.click()
  await owner.getByRole('menuitem', { name: 'Make moderator' }).click()
  await owner.getByText('Moderator since').waitFor()
  await owner.getByRole('tab', { name: 'Settings' }).click()
  await owner.getByRole('button', { name: 'Archive the team' }).waitFor()
  await expectAccessible(owner, 'settings of a team')
  await owner.getByRole('tab', { name: 'Members' }).click()
  await actions.click()
  await owner.getByRole('menuitem', { name: 'Transfer the team' }).click()
  const question = owner.getByRole('dialog')
  await question.getByText(`Transfer ${name} to Gus Guest?`).waitFor()
  await question.getByRole('button', { name: 'Transfer the team' }).click()
  await owner.getByText('Your role: Co-owner').waitFor()

  await owner.getByRole('button', { name: 'Leave the team' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Leave the team' }).click()
  await owner.getByRole('button', { name: 'Ask to join' }).waitFor()
  await expectAccessible(owner, 'a team of others')
  await guest.goto(path)
  await guest.getByText('Your role: Owner').waitFor()
  await expect.poll(() => guest.getByText('Olive Owner').count()).toBe(0)
})

test('managers see their team with its pictures, as everyone does, and in the list they manage', async () => {
  const { page } = await visit({ as: 'pro@demo.test', width: 390 })
  await page.goto('/teams')
  await page.getByRole('main').getByRole('link', { name: 'Desert Pressure' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Desert Pressure' }).waitFor()
  const pictures = page.getByRole('list').filter({ hasText: 'Co-owner since' }).locator('img')
  await expect.poll(() => pictures.count()).toBe(5)
  await page.getByRole('heading', { name: 'Season points' }).waitFor()
  await expectAccessible(page, 'the team of a manager')
  await page.getByRole('link', { name: 'Manage', exact: true }).click()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .waitFor()
  await expect.poll(() => pictures.count()).toBe(5)
})
