import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { chooseMore } from '#test/support/choose-more.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putPublished, someClass } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { png } from '#test/support/images.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'

const { url, visit } = inBrowser()

test('a member adds a vehicle, edits it, gives it a photo, archives it and brings it back', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email, width: 390 })
  await page.goto('/garage')
  await page.getByText('Your garage is empty').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Add vehicle' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add a vehicle' })
  const typed = { Name: 'Daily', Year: '2012', Make: 'Honda', Model: 'Civic', 'Power in watts': '1,500' }
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Add woofers' }).click()
  await dialog.getByLabel('Inches').fill('a dozen')
  await dialog.getByLabel('Count').fill('2')
  await dialog.getByRole('button', { name: 'Add vehicle' }).click()
  await dialog.getByText('Enter a size such as 12 or 6.5').waitFor()
  await expectAccessible(page, 'a vehicle that is added')
  await dialog.getByLabel('Inches').fill('12')
  await dialog.getByRole('button', { name: 'Add vehicle' }).click()
  const card = page.getByRole('list', { name: 'Vehicles' }).getByRole('listitem').filter({ hasText: 'Daily' })
  await card.getByText('1,726').waitFor()
  await card.getByText('226 sq in + 1,500 W').waitFor()

  await card.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Daily' })
  await edit.getByLabel('Power source').selectOption('clamped')
  await edit
    .getByLabel('Photo file')
    .setInputFiles({ name: 'car.png', mimeType: 'image/png', buffer: png(900, 600) })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await edit.getByRole('img', { name: 'The vehicle' }).waitFor()
  await edit.getByRole('button', { name: 'Save vehicle' }).click()
  await card.getByText('226 sq in + 1,500 W, measured with a clamp meter').waitFor()
  const photo = card.getByRole('img', { name: '2012 Honda Civic' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page, 'a garage')

  await chooseMore(card, 'Archive')
  await page.getByText('Daily is archived.').waitFor()
  await page.getByText('Your garage is empty').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.waitFor()
  await chooseMore(card, 'Archive')
  await page.getByRole('tab', { name: 'Archived' }).click()
  await page.waitForURL('**/garage?tab=archived')
  await expectAccessible(page, 'archived vehicles')
  await page.getByRole('button', { name: 'Restore Daily' }).click()
  await page.getByText('Daily is back in your garage.').waitFor()
  await page.getByRole('tab', { name: 'Vehicles' }).click()
  await card.waitFor()
})

test('a visitor asks an event which class they are in, and learns why', async () => {
  const trunk = (classKey: string, min: number, max: number) =>
    someClass(classKey, { division: 'Trunk', assign: { formula: 'cone_plus_power', min, max } })
  const { id } = await putPublished(unknownAccount, {
    classes: [trunk('T1', 0, 2000), trunk('T2', 2001, 4000), someClass('SHOW')],
  })
  const { page } = await visit({ width: 390 })
  await page.goto(`/events/${id}`)
  await wake(page)
  await page.getByText('What class am I?').click()
  await page.getByLabel('Inches').fill('12')
  await page.getByLabel('Shape').selectOption('square')
  await page.getByRole('textbox', { name: 'Count' }).fill('2')
  await page.getByLabel('Power in watts').fill('1713')
  const answers = page.getByRole('status').filter({ hasText: 'Your class' }).getByRole('listitem')
  await expect
    .poll(async () => (await answers.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')))
    .toEqual([
      expect.stringMatching(/T2.*Class points: 2,001 \(288 sq in \+ 1,713 W\).*Your class/i),
      expect.stringMatching(/SHOW.*Takes any vehicle\..*Open to you/i),
      expect.stringMatching(/T1.*2,001 class points: over the 2,000 of Class T1\..*Not open/i),
    ])
  await expectAccessible(page, 'the classes of an event')
})
