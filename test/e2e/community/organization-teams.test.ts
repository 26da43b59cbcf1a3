import { test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { putTeam } from '#test/support/teams.ts'

const { url, visit } = inBrowser()

async function member(name: string) {
  const { client, email } = await completeMember(url)
  const id = userIdOf(client)
  await changeUser(id, { name })
  return { id, email }
}

test('an owner makes a team part of an organization, its manager edits the team, and the owner takes it back', async () => {
  const [captain, manager] = [await member('Cora Captain'), await member('Manu Manager')]
  const organization = await putOrganization([
    [captain.id, 'manager'],
    [manager.id, 'manager'],
  ])
  const team = await putTeam(captain.id)
  const path = `/team/${team.id}`
  const { page: owner } = await visit({ as: captain.email, width: 390 })
  await owner.goto(`${path}?tab=settings`)
  await owner.getByLabel('Organization').selectOption({ label: organization.name })
  await expectAccessible(owner, 'a team without an organization')
  await owner.getByRole('button', { name: 'Add to organization' }).click()
  const asked = owner.getByRole('dialog')
  await asked.getByRole('button', { name: 'Add to organization' }).click()
  await owner.getByRole('button', { name: 'Remove from organization' }).waitFor()
  await expectAccessible(owner, 'a team with an organization')

  const { page: runs } = await visit({ as: manager.email })
  await runs.goto(path)
  await runs.getByRole('link', { name: organization.name }).first().waitFor()
  await expectAccessible(runs, 'the team of an organization')
  await runs.getByRole('link', { name: 'Manage', exact: true }).click()
  await runs.getByRole('tab', { name: 'Settings' }).click()
  await runs.getByLabel('City').fill('Tempe')
  await runs.getByRole('button', { name: 'Save team' }).click()
  await runs.getByText('Team saved').waitFor()

  await owner.goto(`${path}?tab=settings`)
  await owner.getByRole('button', { name: 'Remove from organization' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove from organization' }).click()
  await owner.getByRole('button', { name: 'Add to organization' }).waitFor()
  await runs.reload()
  await runs.getByRole('heading', { name: team.name }).waitFor()
  await runs.getByRole('link', { name: organization.name }).first().waitFor({ state: 'detached' })
})
