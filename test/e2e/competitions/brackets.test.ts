import { expect, test } from 'vitest'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import { drawBracket } from '#shared/competitions/brackets/contract.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { inBrowser } from '#test/support/browser.ts'
import { entered, inClass, judgedEvent, sendRun } from '#test/support/competitions.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { putHelper } from '#test/support/events.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

const [, , , pressure] = demoRulebooks('2026-01-01T00:00:00.000Z')

/** Four have qualified in a class of pairs, which are drawn. */
async function drawn() {
  const { formats = [], classes = [] } = pressure ?? {}
  const judged = await judgedEvent({ classKeys: ['PX'], rules: { formats, classes } })
  const headJudge = await completeMember(url)
  await putHelper(judged.eventId, userIdOf(headJudge.client), { role: 'head_judge' })
  const of = { eventId: judged.eventId, classKey: 'PX' }
  for (let at = 0; at < 4; at++) {
    const entry = await entered(judged.eventId, 'PX')
    await sendRun(headJudge.client, of, entry, { measuredHundredths: 15_000 - at })
  }
  await headJudge.client.call(drawBracket, { ...inClass(of), body: { version: 0 } })
  return { of, headJudge }
}

test('a winner is one press that can be taken back, and another winner is a decision that names what follows', async () => {
  const { of, headJudge } = await drawn()
  const { page, allow } = await visit({ as: headJudge.email, width: 390, height: 844 })
  // The desk asks for the roster first, which is for the gate alone.
  allow(/status of 404/)
  await page.goto(`/events/${of.eventId}/desk?tab=classes&class=PX`)
  const semifinals = page.getByRole('region', { name: 'Semifinals' })
  const sides = semifinals.getByRole('listitem').first().getByRole('button')
  await sides.first().click()
  await semifinals.getByText('won', { exact: true }).waitFor()
  await semifinals.getByRole('button', { name: /^Undo/ }).click()
  await semifinals.getByText('won', { exact: true }).waitFor({ state: 'detached' })
  await expect.poll(() => sides.count()).toBe(2)

  await sides.first().click()
  await semifinals.getByText('won', { exact: true }).waitFor()
  await semifinals.getByRole('button', { name: /won this match instead/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Final: .+ takes the place of .+\.$/).waitFor()
  await expectAccessible(page, 'the dialog that changes a winner')
  await dialog.getByLabel('Reason').fill('The wrong side was pressed.')
  await dialog.getByRole('button', { name: 'Change the winner' }).click()
  await page.getByText(/^Winner changed .+: The wrong side was pressed\.$/).waitFor()
  const { body: work } = await headJudge.client.call(getClassWork, inClass(of))
  expect(work.bracket?.changes).toHaveLength(1)
})
