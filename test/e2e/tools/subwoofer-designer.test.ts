import type { Dialog } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeWidth, inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putDriver } from '#test/support/drivers.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectNoBarriers } from '#test/support/expect-no-barriers.ts'

const { url, visit } = inBrowser()

test('by keys alone a member chooses a driver, tunes a vented box, compares a copy, undoes and saves', async () => {
  const { email } = await completeMember(url)
  const { model } = await putDriver()
  const { page, allow } = await visit({ as: email, width: 1440 })
  await page.goto('/subwoofer-designer')
  // It is there once the designer knows its member.
  await page.getByRole('button', { name: 'Start from…' }).waitFor()
  const press = async (role: 'button' | 'tab', name: string) => {
    const target = page.getByRole('main').getByRole(role, { name, exact: true })
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const results = page.locator('dl[aria-label^="Results of"]')

  await press('tab', 'Driver')
  await press('button', 'Choose a driver')
  await page.getByLabel('Search by brand, model or size').fill(model)
  const found = page.getByRole('main').getByRole('button', { name: model })
  await found.waitFor()
  await found.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('textbox', { name: 'Driver' }).inputValue()).toBe(`Bench ${model}`)

  await press('tab', 'Box')
  await page.getByRole('textbox', { name: 'Exact volume' }).fill('70 L')
  await page.keyboard.press('Enter')
  await results.getByText('2.47 ft³').waitFor()
  await page.getByRole('textbox', { name: 'Exact tuning' }).fill('32')
  await page.keyboard.press('Enter')
  await results.getByText('32 Hz', { exact: true }).waitFor()
  await page.getByRole('slider', { name: 'Tuning' }).focus()
  await page.keyboard.press('ArrowRight')
  await results.getByText('32.5 Hz', { exact: true }).waitFor()

  await press('button', 'Compare with a copy')
  await page.getByText('Compared', { exact: true }).waitFor()
  await page.getByLabel('Box type').selectOption('sealed')
  await results.getByText('none', { exact: true }).waitFor()
  await expectAccessible(page, 'two designs that are compared')
  await changeWidth(page, 768)
  await expectNoBarriers(page, 'two designs that are compared, on a tablet')
  await changeWidth(page, 1440)
  await press('button', 'Undo')
  await results.getByText('32.5 Hz', { exact: true }).waitFor()
  await press('button', 'Undo')
  await page.getByText('Compared', { exact: true }).waitFor({ state: 'detached' })
  await press('button', 'Undo')
  await results.getByText('32 Hz', { exact: true }).waitFor()

  await page.getByRole('textbox', { name: 'Save these designs as' }).fill('Trunk')
  await page.keyboard.press('Enter')
  await page.getByText(/Saved at/).waitFor()
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.url().includes('/api/tools/projects/') && answer.ok(),
  )
  await page.getByRole('textbox', { name: 'Exact tuning' }).fill('30')
  await page.keyboard.press('Enter')
  await saved
  await page.reload()
  await results.getByText('30 Hz', { exact: true }).waitFor()

  // What could not be saved outlives a reload, and goes on from there.
  allow(/ERR_FAILED .*\/api\/tools\/projects\//)
  const leave = (dialog: Dialog) => void dialog.accept()
  page.on('dialog', leave)
  await page.route('**/api/tools/projects/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await page.getByRole('textbox', { name: 'Exact tuning' }).fill('28')
  await page.keyboard.press('Enter')
  await page.getByText('What you changed is kept on this device.').waitFor()
  await expectAccessible(page, 'a project that could not be saved')
  await page.reload()
  page.off('dialog', leave)
  await results.getByText('30 Hz', { exact: true }).waitFor()
  await page.unroute('**/api/tools/projects/**')
  await page.getByText('This device kept changes to Trunk that were not saved.').waitFor()
  await expectAccessible(page, 'what this device kept')
  await press('button', 'Continue with what this device kept')
  await results.getByText('28 Hz', { exact: true }).waitFor()
  await page.getByText(/Saved at/).waitFor()

  // A name can be emptied while another is typed.
  const name = page.getByRole('textbox', { name: 'Name of this design' })
  await name.fill('')
  await name.fill('Low')
  await name.press('Enter')
  await expect.poll(() => name.inputValue()).toBe('Low')
  await page.getByText(/Saved at/).waitFor()

  // A version with its note is kept, and deleted after a question.
  await press('button', 'Versions')
  const versions = page.getByRole('dialog', { name: 'Versions of Trunk' })
  await versions.getByLabel('Name of a new version').fill('First cut')
  await versions.getByLabel('Note (optional)').fill('The one we sawed')
  await versions.getByLabel('Name of a new version').press('Enter')
  await versions.getByText('The one we sawed').waitFor()
  await expectAccessible(page, 'the versions of a project')
  await versions.getByRole('button', { name: 'Delete First cut' }).press('Enter')
  const confirmed = async (label: string) => {
    const yes = page.getByRole('dialog').getByRole('button', { name: label, exact: true }).last()
    await yes.press('Enter')
    // A question that is being answered takes no Escape, and stands until what it is about has been read again.
    await yes.waitFor({ state: 'detached' })
  }
  await confirmed('Delete')
  await versions.getByText('No version is kept yet.').waitFor()
  await page.keyboard.press('Escape')
  await versions.waitFor({ state: 'detached' })

  // A link takes the place of the project without becoming it, and outlives a reload.
  await page.evaluate(() => {
    location.hash = '#tuner=ported,2.5,40,800'
  })
  await results.getByText('40 Hz', { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search + new URL(page.url()).hash).toBe('')
  await page.getByRole('textbox', { name: 'Exact tuning' }).fill('41')
  await page.keyboard.press('Enter')
  await page.reload()
  await results.getByText('41 Hz', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Trunk' }).press('Enter')
  await results.getByText('28 Hz', { exact: true }).waitFor()
  await press('button', 'Bring back')
  await results.getByText('41 Hz', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Save these designs as' }).waitFor()

  await page.getByRole('button', { name: 'Delete Trunk' }).press('Enter')
  await confirmed('Delete')
  await page.getByText('You have no saved designs yet.').waitFor()
})

test('a pro member takes the loudest box from a map by keys, looks closely at charts and saves them, and keeps one of two designs', async () => {
  const { email } = await completeMember(url, { membershipType: 'pro_competitor' })
  const { page } = await visit({ as: email, width: 1440 })
  await page.goto('/subwoofer-designer')
  // It is there once the designer knows its member.
  await page.getByRole('button', { name: 'Start from…' }).waitFor()
  const results = page.locator('dl[aria-label^="Results of"]')
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

  await button('Find the loudest box').click()
  const map = button(/^Map of boxes/)
  await map.waitFor()
  await page
    .getByText(/is the limit, the air moves at/)
    .first()
    .waitFor()
  await expectAccessible(page, 'the map of boxes')
  await results.getByText('33 Hz', { exact: true }).waitFor()
  await map.focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await results.getByText('33 Hz', { exact: true }).waitFor({ state: 'detached' })
  await button('Undo').click()
  await results.getByText('33 Hz', { exact: true }).waitFor()
  await button('Close the search').click()

  const seen = page.getByText(/^[\d.]+ to [\d.]+ Hz$/)
  await expect.poll(() => seen.textContent()).toBe('10 to 200 Hz')
  await button('Zoom in').click()
  await expect.poll(() => seen.textContent()).not.toBe('10 to 200 Hz')
  await page
    .locator('.u-over')
    .first()
    .dblclick({ position: { x: 60, y: 60 } })
  await expect.poll(() => seen.textContent()).toBe('10 to 200 Hz')

  for (const ending of ['png', 'svg', 'csv']) {
    await button('Save: Level in the car').click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: `Save as ${ending.toUpperCase()}` }).click()
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^design-a-level-in-the-car-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`),
    )
  }

  await button('Compare with a copy').click()
  await page.getByText('Compared', { exact: true }).waitFor()
  await page.getByLabel('Box type').selectOption('sealed')
  await results.getByText('none', { exact: true }).waitFor()
  await button('Swap with A').click()
  await page.getByRole('columnheader', { name: 'A: Design B', exact: true }).waitFor()
  await button(/^Save as a project.*Design A$/).click()
  await page.getByText('Design A is a project of its own. The comparison stays as it is.').waitFor()

  // A dialog stays in sight when the side that it was opened from is hidden.
  await page.getByRole('tab', { name: 'Driver' }).click()
  await button('Your drivers').click()
  const dialog = page.getByRole('dialog', { name: 'Your drivers' })
  await dialog.waitFor()
  await changeWidth(page, 768)
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a link that is cut or foreign opens nothing, also one that is pasted later, and a project that was changed elsewhere is kept as a copy', async () => {
  const { email } = await completeMember(url)
  const { page, context, allow } = await visit({ as: email, width: 1440 })
  allow(/status of (400|404|409)/)
  const gone = page.getByText('This link no longer works.')
  await page.goto('/subwoofer-designer#shared=cut')
  await gone.waitFor()
  for (const foreign of ['#d=abc', `#shared=${'x'.repeat(300)}`]) {
    await page.goto('/subwoofer-designer')
    await page.getByRole('textbox', { name: 'Save these designs as' }).waitFor()
    await gone.waitFor({ state: 'detached' })
    await page.evaluate((hash) => location.assign(hash), foreign)
    await gone.waitFor()
  }

  await page.getByRole('textbox', { name: 'Save these designs as' }).fill('Trunk')
  await page.keyboard.press('Enter')
  await page.getByText(/Saved at/).waitFor()
  await page.waitForURL(({ search }) => search.startsWith('?project='))
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByText(/Saved at/).waitFor()
  const saved = other.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/tools/projects/'),
  )
  await other.getByRole('textbox', { name: 'Exact tuning' }).fill('40')
  await other.keyboard.press('Enter')
  await saved
  await other.close()
  await page.getByRole('textbox', { name: 'Exact tuning' }).fill('41')
  await page.keyboard.press('Enter')
  const conflict = page.getByRole('dialog', { name: 'Trunk was changed elsewhere' })
  await conflict.getByText('This project was changed elsewhere. Reload it or save yours as a copy.').waitFor()
  await expectAccessible(page, 'a conflict')
  await conflict.getByRole('button', { name: 'Save mine as a copy' }).click()
  await page.getByText('Trunk (copy)', { exact: true }).first().waitFor()
  await page.locator('dl[aria-label^="Results of"]').getByText('41 Hz', { exact: true }).waitFor()
})
