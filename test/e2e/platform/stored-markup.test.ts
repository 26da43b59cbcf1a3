import { expect, test } from 'vitest'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import { inBrowser, showWidth, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectNothingSideways } from '#test/support/expect-accessible.ts'
import { markupPayloads } from '#test/support/markup-payloads.ts'
import { completion, newMember } from '#test/support/new-member.ts'
import { writeEverywhere } from '#test/support/public-member.ts'

const { url, visit } = inBrowser()

test('no profile runs a script in the browser of its reader', async () => {
  const { client, email } = await newMember(url)
  const { version } = (await client.call(getMe, {})).body
  const { id } = (await client.call(completeRegistration, { body: completion(version) })).body
  const { page } = await visit({ as: email })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  // Each field holds as many of them as fit, and the longest all fourteen.
  for (let start = 0; start < markupPayloads.length; start += 14) {
    const written = markupPayloads.slice(start, start + 14)
    const saved = await writeEverywhere(client, written.join(' '))
    await controlOf(url).settle()
    expect(saved.bio).toContain(written.at(-1)?.trim())
    for (const path of [`/public-profile/${id}`, `/member/${id}`, '/profile', '/member-profile-settings']) {
      await page.goto(path)
      await wake(page)
      await page.locator('main h1').waitFor()
      await page.waitForFunction(() => !document.querySelector('main .skeleton'))
      const shown = () =>
        page.evaluate(() =>
          `${document.querySelector('main')?.textContent} ${[...document.querySelectorAll<HTMLInputElement>('main input, main textarea')].map(({ value }) => value).join(' ')}`.replaceAll(
            /\s/g,
            '',
          ),
        )
      await expect.poll(shown, { message: path }).toContain(saved.bio.replaceAll(/\s/g, ''))
    }
  }
  expect(dialogs).toEqual([])
  expect(requests.filter((address) => /evil\.test|\/x(\.js|\.css)?$/.test(address))).toEqual([])
})

test('no one’s words make a screen wider than the window of its reader', async () => {
  const { client, email } = await completeMember(url)
  const { id } = await writeEverywhere(client, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(30))
  await controlOf(url).settle()
  const shown = async (as: string, paths: string[]) => {
    const { page } = await visit({ as })
    for (const path of paths) {
      await page.goto(path)
      await wake(page)
      await page.locator('main').getByText('Wolfeschlegelstein').first().waitFor()
      for (const width of [320, 390, 768, 1440]) {
        await showWidth(page, width)
        await expectNothingSideways(page, `${path} at ${width} px`)
      }
    }
  }
  await shown(email, ['/members', `/public-profile/${id}`, '/dashboard', '/member-profile-settings'])
  await shown('admin@demo.test', ['/admin/dashboard', '/admin/users', `/admin/users/${id}`])
})
