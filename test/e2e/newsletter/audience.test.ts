import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { putSubscriber, subscriberAt } from '#test/support/newsletter-subscribers.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

const start = () => `e2e-${crypto.randomUUID().slice(0, 8)}`
const file = (...lines: string[]) => ({
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

/** Looks for addresses until the list shows what it should: indexes follow a moment later. */
async function find(page: Page, typed: string, email: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Address' })
  await search.fill(typed)
  await page.getByRole('button', { name: email }).waitFor()
}

test('an administrator adds, imports, finds, unsubscribes, and exports subscribers', async () => {
  const name = start()
  const left = await putSubscriber({ email: `${name}.left@example.test`, status: 'unsubscribed' })
  const { page } = await visit({ as: 'admin@demo.test', width: 1440 })
  await page.goto('/admin/newsletter?tab=audience')
  await page.getByRole('heading', { level: 1, name: 'Newsletter' }).waitFor()
  await expectAccessible(page, 'the audience')

  await page.getByRole('button', { name: 'Add subscriber' }).click()
  const add = page.getByRole('dialog', { name: 'Add a subscriber' })
  await add.getByRole('button', { name: 'Send confirmation' }).click()
  await add.getByText('Please enter a valid email address').waitFor()
  await add.getByLabel('Email').fill(`${name}.one@example.test`)
  await add.getByRole('button', { name: 'Send confirmation' }).click()
  await add.waitFor({ state: 'detached' })
  await control.settle()
  await expect.poll(async () => (await control.inbox(`${name}.one@example.test`)).length).toBe(1)

  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' })
  await dialog
    .getByLabel('File to import')
    .setInputFiles(
      file(
        'Email,Topics,Opt-in date',
        `${name}.two@example.test,events,2026-01-02`,
        `${name}.three@example.test,,`,
        `${name.toUpperCase()}.THREE@example.test,,`,
        `${left.email},,2026-01-02`,
        'nonsense,,',
      ),
    )
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await dialog.getByText('Say in a sentence how they agreed.').waitFor()
  await dialog.getByLabel('How these people agreed').fill('They signed up at our booth.')
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await dialog.getByText('Checked. Nothing has changed yet.').waitFor()
  await dialog.getByText('Line 6, nonsense: Please enter a valid email address').waitFor()
  expect(await subscriberAt(`${name}.two@example.test`)).toBeUndefined()
  await expectAccessible(page, 'the checked import')
  await dialog.getByRole('button', { name: 'Import 2' }).click()
  await dialog.getByText('Imported.').waitFor()
  await dialog.getByText('Left unsubscribed').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  expect(await subscriberAt(`${name}.two@example.test`)).toMatchObject({ status: 'confirmed' })
  expect(await subscriberAt(`${name}.three@example.test`)).toMatchObject({ status: 'pending' })
  expect(await subscriberAt(left.email)).toMatchObject({ status: 'unsubscribed' })

  await find(page, `${name}.t`, `${name}.two@example.test`)
  await page.getByRole('button', { name: `${name}.two@example.test` }).click()
  const shown = page.getByRole('dialog', { name: `${name}.two@example.test`, exact: true })
  await shown.getByText('They signed up at our booth.').waitFor()
  await expectAccessible(page, 'a subscriber')
  await shown.getByRole('button', { name: 'Unsubscribe' }).click()
  const end = page.getByRole('dialog', { name: `Unsubscribe ${name}.two@example.test?` })
  await end.getByLabel('How they asked').fill('By phone.')
  await end.getByRole('button', { name: 'Unsubscribe' }).click()
  await end.waitFor({ state: 'detached' })
  await shown.getByText('“By phone.”').waitFor()
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Export CSV' }).click()
  const exporting = page.getByRole('dialog', { name: 'Export subscribers' })
  await exporting.getByLabel('Status').selectOption('unsubscribed')
  const download = page.waitForEvent('download')
  await exporting.getByRole('button', { name: 'Download CSV' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved).toContain('Email,Status,Topics')
  expect(saved).toContain(`${name}.two@example.test,unsubscribed`)
})

test('an administrator stops and allows emails to an address, and arranges topics', async () => {
  const email = `${start()}@example.test`
  const { page, allow } = await visit({ as: 'admin@demo.test', width: 390 })
  allow(/status of 422/)
  await page.goto('/admin/newsletter?tab=suppression')
  const add = async () => {
    await page.getByRole('button', { name: 'Add an address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suppress an address' })
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Reason').fill('Asked by phone.')
    await dialog.getByRole('button', { name: 'Suppress' }).click()
    return dialog
  }
  await (await add()).waitFor({ state: 'detached' })
  const again = await add()
  await again.getByText('This address is already suppressed.').first().waitFor()
  await again.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('searchbox', { name: 'Address' }).fill(email)
  await page.getByRole('cell', { name: 'Asked by phone.' }).waitFor()
  await expectAccessible(page, 'the suppressions')
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  const remove = page.getByRole('dialog', { name: `Write to ${email} again?` })
  await remove.getByLabel('Reason').fill('They asked for it.')
  await remove.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('This address is not suppressed.').waitFor()

  await page.goto('/admin/newsletter?tab=settings')
  const second = page.getByRole('textbox', { name: 'Name of topic 2' })
  await second.waitFor()
  await expectAccessible(page, 'the settings of the newsletter')
  const rate = page.getByLabel('Emails per second')
  await rate.fill('0')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Enter 1 to 100.').waitFor()
})
