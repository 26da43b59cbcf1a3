import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startingSystemStudy } from '#shared/tools/audio-systems/starting-system.ts'
import { inBrowser, logIn, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { plantedPassword } from '#test/support/new-member.ts'
import { projectFile } from '#web/features/tools/tool-projects/files/project-file.ts'

const { url, visit } = inBrowser()

const press = async (page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp) => {
  const target = page.getByRole('main').getByRole(role, { name, exact: typeof name === 'string' })
  await target.focus()
  await page.keyboard.press('Enter')
}

const enter = async (page: Page, name: string, value: string) => {
  await page.getByRole('textbox', { name, exact: true }).fill(value)
  await page.keyboard.press('Enter')
}

test('by keys alone a visitor plans a system from the vehicle to the list, signs in and saves the same numbers', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit()
  await page.goto('/audio-system-designer')
  await page.getByRole('heading', { level: 1, name: 'Audio system designer' }).waitFor()
  await wake(page)
  const result = page.getByRole('region', { name: 'Does it fit together?' })
  await result.getByText('Everything matches.').waitFor()

  await enter(page, 'Vehicle', 'Wagon')
  await enter(page, 'Alternator', '80')
  await result.getByText(/The battery empties\./).waitFor()
  await enter(page, 'Alternator', '180')
  await enter(page, 'Budget', '2000')
  await press(page, 'button', 'Next: Source')
  await press(page, 'button', 'Next: Speakers')
  await press(page, 'button', 'Next: Subwoofers')
  await enter(page, 'Rated power (rms)', '300')
  await result.getByText(/gets 500 W and is rated for 300 W/).waitFor()
  await enter(page, 'Rated power (rms)', '400')
  await press(page, 'button', 'Next: Amplifiers')
  await press(page, 'button', 'Next: Coils')
  await press(page, 'button', 'Wire them this way at 8 Ω')
  await page.getByRole('button', { name: 'Wired this way at 8 Ω', exact: true }).waitFor()
  await expectAccessible(page, 'the wiring of coils')
  await press(page, 'button', 'Next: Supply')
  await page.getByRole('row', { name: /To Mono amplifier/ }).waitFor()
  await press(page, 'button', 'Next: List')
  await page.getByRole('row', { name: /Door speaker.*\$300\.00/ }).waitFor()
  await result.getByText(/over the budget/).waitFor()
  await expectAccessible(page, 'the list of a system')

  const choose = (system: typeof startingSystemStudy) =>
    page.getByLabel('Open a saved system').setInputFiles({
      name: 'system.json',
      mimeType: 'application/json',
      buffer: Buffer.from(projectFile('system', 'Hatchback', system)),
    })
  await choose({
    ...startingSystemStudy,
    speakers: [],
    amplifiers: [{ ...startingSystemStudy.amplifiers[0], watts: 0 } as never],
  })
  await page.getByText('amplifiers.0.watts is 0: Must be between 1 and 20000 W.').waitFor()
  await choose(startingSystemStudy)
  await page.getByText('Hatchback is open. Undo brings back what was here.').waitFor()
  await press(page, 'button', 'Undo')
  await result.getByText(/over the budget/).waitFor()

  await press(page, 'link', 'Log in')
  await page.waitForURL(({ pathname }) => pathname === '/login')
  await logIn(page, email, plantedPassword)
  await page.getByRole('heading', { level: 1, name: 'Audio system designer' }).waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Alternator' }).inputValue()).toBe('180')
  await enter(page, 'Save this system as', 'Daily')
  await page.getByText(/Saved at/).waitFor()
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.url().includes('/api/tools/projects/') && answer.ok(),
  )
  await enter(page, 'Vehicle', 'Estate')
  await saved
  await page.reload()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Vehicle', exact: true }).inputValue())
    .toBe('Estate')
  await press(page, 'tab', '6. Coils')
  await page.getByRole('button', { name: 'Wired this way at 8 Ω', exact: true }).waitFor()
})

test('a pro opens a system as a diagram with every part, which passes all checks', async () => {
  const { page } = await visit({ as: 'pro@demo.test' })
  await page.goto('/audio-system-designer')
  await page.getByRole('heading', { level: 1, name: 'Audio system designer' }).waitFor()
  await press(page, 'button', 'Open as diagram')
  await page.getByRole('heading', { level: 1, name: 'Diagram editor' }).waitFor()
  const canvas = page.getByRole('application', { name: 'Diagram' })
  for (const name of [/^Mono amplifier/, /^Four-channel amplifier/, /^Generic 12 in/, /^Main fuse/])
    await canvas.getByRole('group', { name }).waitFor()
  await page.getByText('All checks passed').first().waitFor()
})
