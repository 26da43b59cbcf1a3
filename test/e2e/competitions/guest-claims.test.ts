import { test } from 'vitest'
import { inBrowser, logIn, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { aGuest, putClaim } from '#test/support/guests.ts'
import { plantedPassword } from '#test/support/new-member.ts'

const { url, visit } = inBrowser()

test('a guest opens the mailed link, logs in, comes back, and has the result in their account', async () => {
  const [guest, member] = await Promise.all([aGuest(), completeMember(url)])
  const handle = await putClaim(guest)
  const { page } = await visit({ width: 390, height: 844 })
  await page.goto(`/claim-result#${handle}`)
  await page.getByText('Gale Guest competed as a guest and achieved:').waitFor()
  await expectAccessible(page, 'results to claim')
  await page.getByRole('link', { name: 'Log in to add them' }).click()
  await page.waitForURL('**/login**')
  await wake(page)
  await logIn(page, member.email, plantedPassword)

  // The tab has kept what the address forgot.
  await page.waitForURL('**/claim-result')
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await page.getByText('Your result is in your account.').waitFor()
  await page.getByRole('link', { name: 'See your results' }).click()
  await page.getByRole('heading', { level: 1, name: 'My results' }).waitFor()
  await page
    .getByText(guest.event.title ?? '')
    // The chart names it, too, where no one sees it.
    .filter({ visible: true })
    .first()
    .waitFor()

  await page.goto(`/claim-result#${handle}`)
  await page.getByText('These results already belong to a member.').waitFor()
})
