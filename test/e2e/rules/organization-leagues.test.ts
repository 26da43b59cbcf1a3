import { test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putLeague, putLeagueNumber } from '#test/support/leagues.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

test('an administrator gives a league to an organization, and its manager edits it and checks numbers', async () => {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  const organization = await putOrganization([[userId, 'manager']])
  const league = await putLeague()
  await putLeagueNumber(league.id, userIdOf((await completeMember(url)).client), 'A 17')
  // The search finds it from here on.
  await control.settle()

  const { page: admin } = await visit({ as: 'admin@demo.test' })
  await admin.goto('/admin/competition-management')
  await admin.getByRole('button', { name: `Edit ${league.name}` }).click()
  const dialog = admin.getByRole('dialog')
  const box = dialog.getByRole('combobox', { name: 'Organization' })
  const option = admin.getByRole('option', { name: organization.name })
  await box.fill(organization.name)
  await option.waitFor()
  await expectAccessible(admin, 'a league whose organization is searched for')
  await box.press('ArrowDown')
  await box.press('Enter')
  await dialog.getByRole('button', { name: 'Remove the organization' }).waitFor()
  await expectAccessible(admin, 'a league with an organization')
  await dialog.getByRole('button', { name: 'Save league' }).click()
  await admin.getByText('League saved').waitFor()

  const { page: manager } = await visit({ as: email, width: 390 })
  await manager.goto(`/leagues/${league.id}/manage`)
  await manager.getByRole('button', { name: 'Check A 17' }).click()
  await manager.getByText('Number checked').waitFor()
  await expectAccessible(manager, 'a league for those who run its organization')
  await manager.getByRole('button', { name: 'Edit league' }).click()
  await manager.getByLabel('Abbreviation').fill('RUN')
  await manager.getByRole('button', { name: 'Save league' }).click()
  await manager.getByText('League saved').waitFor()
  await manager.getByRole('main').getByText('RUN', { exact: true }).waitFor()

  const { page: stranger } = await visit({ as: 'member@demo.test' })
  await stranger.goto(`/leagues/${league.id}/manage`)
  await stranger.getByRole('heading', { name: 'Nothing is playing at this address.' }).waitFor()
})
