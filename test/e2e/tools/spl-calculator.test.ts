import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startingStudy } from '#shared/tools/spl-studies/starting-study.ts'
import { inBrowser, logIn, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { plantedPassword } from '#test/support/new-member.ts'
import { projectFile } from '#web/features/tools/tool-projects/files/project-file.ts'

const { url, visit } = inBrowser()

const press = async (page: Page, role: 'button' | 'link' | 'tab' | 'radio', name: string | RegExp) => {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' })
  await target.focus()
  await page.keyboard.press(role === 'radio' ? 'Space' : 'Enter')
}

test('by keys alone a visitor sees three own results, meets the gate, signs in and saves the same numbers', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit()
  await page.goto('/spl-calculator')
  await page.getByRole('heading', { level: 1, name: 'SPL calculator' }).waitFor()
  await wake(page)

  const result = page.locator('dl[aria-label="Result of System A"]')
  await result.getByText('500 W').waitFor()
  await page.getByRole('slider', { name: 'Power' }).focus()
  await page.keyboard.press('ArrowRight')
  await result.getByText('510 W').waitFor()

  await press(page, 'radio', 'My numbers')
  const power = page.getByRole('textbox', { name: 'Exact power' })
  for (const watts of ['400', '800', '1600']) {
    await power.fill(watts)
    await page.keyboard.press('Enter')
    await press(page, 'button', 'Show my result')
    await result.getByText(`${Number(watts).toLocaleString('en-US')} W`).waitFor()
  }
  await power.fill('2000')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Log in to continue with your own numbers.' }).waitFor()
  await page
    .getByText(/Pro Competitor, \$/)
    .first()
    .waitFor()
  // Safety never waits for the gate.
  await page.getByText('Loud enough to harm hearing').waitFor()
  await page.getByText(/Fuse/).first().waitFor()
  await expectAccessible(page, 'the gate of the calculator')

  await press(page, 'link', 'Log in')
  await page.waitForURL(({ pathname }) => pathname === '/login')
  await logIn(page, email, plantedPassword)
  await page.getByRole('heading', { level: 1, name: 'SPL calculator' }).waitFor()
  await result.getByText('2,000 W').waitFor()
  await expect.poll(() => power.inputValue()).toBe('2000')

  await page.getByRole('textbox', { name: 'Save this study as' }).fill('Burp')
  await page.keyboard.press('Enter')
  await page.getByText(/Saved at/).waitFor()
  await press(page, 'tab', 'Target')
  await page.getByText(/^Power for 130\.0/).waitFor()
  await press(page, 'tab', 'From a design')
  await page.getByText(/Levels from the curves of your own designs —/).waitFor()

  // The address of a saved study leads signed-out people to it.
  const { page: signedOut } = await visit()
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?project=prj_/)
  const { pathname, search } = new URL(page.url())
  await signedOut.goto(pathname + search)
  await signedOut.getByText('Log in to open this project.').waitFor()
  const way = signedOut.getByRole('main').getByRole('link', { name: 'Log in' }).first()
  await expect
    .poll(() => way.getAttribute('href'))
    .toBe(`/login?from=${encodeURIComponent(pathname + search)}`)
})

test('an administrator sees what a table decides before it is saved, saves it and brings it back', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/admin/spl-calculator')
  await page.getByRole('heading', { level: 1, name: 'SPL calculator' }).waitFor()
  await press(page, 'button', 'Edit Supply')
  const dialog = page.getByRole('dialog', { name: 'Supply' })
  await dialog.getByLabel('The vehicle takes, A').fill('nothing')
  await page.keyboard.press('Tab')
  await dialog.getByText('Must be between 0 and 300 A.').waitFor()
  await dialog.getByLabel('The vehicle takes, A').fill('60')
  const idle = dialog.getByRole('row', { name: /at idle/ })
  await idle.getByText('32.5 A').waitFor()
  await idle.getByText('22.5 A').waitFor()
  await expectAccessible(page, 'the preview of a table')
  await dialog.getByRole('button', { name: 'Save table' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('22.5 A').waitFor()

  await press(page, 'button', /^Restore initial.*Supply$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Restore initial' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('32.5 A').waitFor()
})

test('a study is opened from its file beside a saved one, a wrong file says what is wrong, and undo brings back what was there', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email })
  await page.goto('/spl-calculator')
  await page.getByRole('heading', { level: 1, name: 'SPL calculator' }).waitFor()
  const power = page.getByRole('textbox', { name: 'Exact power' })
  await power.fill('900')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Save this study as' }).fill('Daily')
  await page.keyboard.press('Enter')
  await page.getByText(/Saved at/).waitFor()

  const file = page.getByLabel('Open a saved study')
  const choose = (watts: number) =>
    file.setInputFiles({
      name: 'study.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        projectFile('spl', 'Burp', {
          ...startingStudy,
          systems: startingStudy.systems.map((system) => ({ ...system, watts })),
        }),
      ),
    })
  await choose(0)
  await page.getByText('systems.0.watts is 0: Must be between 0.1 and 100000 W.').waitFor()
  await expect.poll(() => power.inputValue()).toBe('900')
  await expectAccessible(page, 'a file that cannot be opened')

  await choose(1234)
  await page.getByText('Burp is open, and Daily is closed.').waitFor()
  await expect.poll(() => power.inputValue()).toBe('1234')
  await press(page, 'button', 'Undo')
  await expect.poll(() => power.inputValue()).toBe('900')
  // The saved study is as it was.
  await press(page, 'button', 'Redo')
  await press(page, 'link', 'Daily')
  await expect.poll(() => power.inputValue()).toBe('900')
})
