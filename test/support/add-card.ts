import type { Page } from 'playwright-core'

/** Types a card into the provider's form by keyboard, and sends it. */
export async function addCard(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Payment Method' })
  for (const label of ['Card number', 'Expiration date', 'Security code', 'ZIP code'])
    await dialog.getByLabel(label).fill('')
  await dialog.getByLabel('Card number').focus()
  await page.keyboard.type(`${number}1230`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12345')
  await dialog.getByRole('button', { name: 'Add Card' }).dblclick()
}
