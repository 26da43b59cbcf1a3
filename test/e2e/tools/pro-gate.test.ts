import { expect, test } from 'vitest'
import { startingStudy, startingSystem } from '#shared/tools/spl-studies/starting-study.ts'
import { startingDesign, startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { projectPath } from '#shared/tools/tool-projects/project-path.ts'
import { shareProject } from '#shared/tools/tool-projects/share-contract.ts'
import { changeWidth, inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { expectNoBarriers } from '#test/support/expect-no-barriers.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { proBoxData, putProject } from '#test/support/tool-projects.ts'
import { bodyFragment } from '#web/features/tools/tool-projects/files/body-link.ts'
import { projectFile } from '#web/features/tools/tool-projects/files/project-file.ts'

const { url, visit } = inBrowser()

const boxes =
  /^Passive radiators and bandpass boxes: this is part of the Pro membership\. Make this box sealed or vented, or choose Pro\./

test('a member without Pro reads a shared bandpass box, meets the gate with what they change, and goes on with a sealed one', async () => {
  const { client: owner, userId: ownerId } = await feedMember(url, { membershipType: 'pro_competitor' })
  const shared = await putProject(ownerId, { name: 'Lanes', data: proBoxData })
  const { token } = (await owner.call(shareProject, { params: { projectId: shared.id } })).body
  const { email } = await completeMember(url)
  const { page, allow } = await visit({ as: email, width: 390, height: 844 })
  allow(/status of 403/)
  const main = page.getByRole('main')
  const results = page.locator('dl[aria-label^="Results of"]')
  const gate = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Pro', exact: true }) })
  const waysBack = /^\/billing\/subscribe\?plan=pro_competitor&from=%2Fsubwoofer-designer/

  await page.goto(`/subwoofer-designer#shared=${token}`)
  await page.getByText(/^Lanes, shared by Pat Person/).waitFor()
  await results.first().waitFor()
  await page.getByRole('button', { name: 'Save as my project' }).click()
  await page.getByText(boxes).waitFor()
  const link = main.getByRole('link', { name: 'Choose Pro' }).first()
  await expect.poll(() => link.getAttribute('href')).toMatch(waysBack)
  await expectNoBarriers(page, 'a shared box that is not copied, on a phone')

  const kind = page.getByLabel('Box type')
  await expect.poll(() => kind.inputValue()).toBe('bandpass_4')
  const volume = page.getByRole('textbox', { name: 'Exact volume' }).first()
  await volume.fill('60 L')
  await page.keyboard.press('Enter')
  await results.first().waitFor({ state: 'detached' })
  await changeWidth(page, 1440)
  await gate.getByText(boxes).waitFor()
  await gate.getByText(/Pro Competitor, \$/).waitFor()
  await expect
    .poll(() => gate.getByRole('link', { name: 'Choose Pro' }).getAttribute('href'))
    .toMatch(waysBack)
  await expectAccessible(page, 'the gate of the designer')

  // The work stays, and is not saved as a project.
  await page.getByRole('textbox', { name: 'Save these designs as' }).fill('Mine')
  await page.keyboard.press('Enter')
  await page.getByText(boxes).nth(1).waitFor()
  await expect.poll(() => kind.inputValue()).toBe('bandpass_4')
  await kind.selectOption('sealed')
  await results.first().waitFor()
  await gate.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save project' }).click()
  await page.getByText(/Saved at/).waitFor()

  // A file meets the gate at once.
  await page.getByLabel('Open designs or a driver of WinISD').setInputFiles({
    name: 'designs.json',
    mimeType: 'application/json',
    buffer: Buffer.from(projectFile('box', 'Lanes', proBoxData)),
  })
  await gate.getByText(boxes).waitFor()
})

test('a membership that ended leaves its designs to be read and changed, and a project that cannot be opened says why and is deleted', async () => {
  const { email, client } = await completeMember(url)
  const userId = userIdOf(client)
  const own = await putProject(userId, { name: 'Lanes', data: proBoxData })
  const old = await putProject(userId, {
    name: 'From before',
    data: { ...startingDesigns, designs: [{ ...startingDesign, air: 90 }] },
  })
  const { page } = await visit({ as: email, width: 1440 })
  const results = page.locator('dl[aria-label^="Results of"]')
  await page.goto(projectPath(own))
  await page.getByText(/Saved at/).waitFor()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/tools/projects/'),
  )
  await page.getByRole('textbox', { name: 'Exact volume' }).first().fill('60 L')
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(200)
  await results.first().waitFor()

  await page.goto(projectPath(old))
  await page.getByText('From before cannot be opened. Projects says why.').waitFor()
  const reason = page.getByText(
    /^From before cannot be opened\. designs\.0\.air is 90: Must be between -20 and 60\./,
  )
  await reason.waitFor()
  await expectAccessible(page, 'a project that cannot be opened')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save it as a file (JSON)' }).click()
  expect((await file).suggestedFilename()).toMatch(/^from-before-project-.+\.json$/)
  await page.getByRole('button', { name: 'Delete From before' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await reason.waitFor({ state: 'detached' })
})

test('a link that someone made of their own numbers is no way around the gate of the calculator', async () => {
  const louder = { ...startingStudy, systems: [{ ...startingSystem, watts: 900 }] }
  const { page } = await visit({ width: 390, height: 844 })
  const result = page.locator('dl[aria-label="Result of System A"]')
  await page.goto(`/spl-calculator${bodyFragment(louder)}`)
  await page.getByText('3 of 3 runs left today.').waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Exact power' }).inputValue()).toBe('900')
  await expect.poll(() => result.count()).toBe(0)
  await page.getByRole('button', { name: 'Show my result' }).click()
  await result.getByText('900 W').waitFor()

  // What someone saved and shares is a result, and is read as it is.
  const { client: owner, userId: ownerId } = await feedMember(url)
  const study = await putProject(ownerId, { kind: 'spl', name: 'Burp', data: louder })
  const { token } = (await owner.call(shareProject, { params: { projectId: study.id } })).body
  const { page: other } = await visit({ width: 1440 })
  await other.goto(`/spl-calculator#shared=${token}`)
  await other.getByText(/^Burp, shared/).waitFor()
  await other.locator('dl[aria-label="Result of System A"]').getByText('900 W').waitFor()

  // Parts of Pro wait in the same way for a member.
  const { email } = await completeMember(url)
  const { page: member } = await visit({ as: email, width: 1440 })
  const compared = { ...startingStudy, systems: [startingSystem, { ...startingSystem, name: 'System B' }] }
  await member.goto(`/spl-calculator${bodyFragment(compared)}`)
  await member
    .getByText(
      'Two systems side by side: this is part of the Pro membership. Keep one of them, or choose Pro.',
    )
    .waitFor()
  await expectAccessible(member, 'two systems that wait for Pro')
  await member.getByRole('button', { name: 'Remove A' }).click()
  await member.locator('dl[aria-label^="Result of System"]').first().waitFor()
})
