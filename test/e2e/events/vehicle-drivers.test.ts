import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { judgedEvent, staffOf } from '#test/support/competitions.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { userIdOf } from '#test/support/records.ts'
import { enter } from '#test/support/registrations.ts'
import { putVehicle } from '#test/support/vehicles.ts'

const { url, visit } = inBrowser()

test('an owner invites a driver, who accepts the vehicle, enters it and names a judge who may not score them', async () => {
  const [owner, driver] = await Promise.all([completeMember(url), completeMember(url)])
  const vehicle = await putVehicle(userIdOf(owner.client))
  const { page } = await visit({ as: owner.email, width: 390, height: 844 })
  await page.goto('/garage')
  await page.getByRole('button', { name: 'Who drives it (Daily)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who drives Daily' })
  await dialog.getByText('Only you drive it.').waitFor()
  await dialog.getByLabel('Email').fill(driver.email)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByRole('button', { name: `Remove ${driver.email}` }).waitFor()
  await expectAccessible(page, 'the drivers of a vehicle')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const { page: theirs } = await visit({ as: driver.email, width: 390, height: 844 })
  await theirs.goto('/garage?tab=driving')
  await theirs.getByText('invites you to enter Daily.').waitFor()
  await expectAccessible(theirs, 'the invitation to drive a vehicle')
  await theirs.getByRole('button', { name: 'Accept (Daily)' }).click()
  await theirs.getByText('In the garage of Dana de la Cruz').waitFor()
  await page.reload()
  await page.getByText('Also driven by Dana de la Cruz').waitFor()

  const judged = await judgedEvent()
  await staffOf(judged.eventId, 'judge')
  await enter({ id: judged.eventId }, userIdOf(driver.client), {
    entries: [{ classKey: 'S1' as never, vehicleId: vehicle.id }],
  })
  await theirs.reload()
  await theirs.getByText('In the garage of Dana de la Cruz').waitFor()
  await expectAccessible(theirs, 'the vehicles that someone drives')
  await theirs.goto('/my-entries')
  await chooseMore(theirs, 'Judge conflict')
  const conflicts = theirs.getByRole('dialog', { name: 'Conflicts of interest' })
  const judge = conflicts.getByRole('checkbox', { name: 'Pat Person' })
  await judge.check()
  await expectAccessible(theirs, 'conflicts of an entrant')
  await conflicts.getByRole('button', { name: 'Save' }).click()
  await theirs.getByText('Judge conflicts saved').waitFor()
  await chooseMore(theirs, 'Judge conflict')
  await expect.poll(() => judge.isChecked()).toBe(true)
})
