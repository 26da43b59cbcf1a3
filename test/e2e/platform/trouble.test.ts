import { expect, test } from 'vitest'
import { demoPassword } from '#lib/local/seed/accounts/demo-accounts.ts'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import { inBrowser, logIn, showWidth, wake } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'

const { url, visit } = inBrowser()

test('an unknown path answers 404 with a page that leads on', async () => {
  const { page, allow } = await visit()
  allow(/status of 404 .*\/nowhere/)
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await page.locator('main h1').waitFor()
  await page.locator('main').getByRole('link').first().click()
  await page.waitForURL((address) => address.pathname !== '/nowhere')
})

test('no page is wider than a window of any usual width', async () => {
  const { page } = await visit({ as: 'admin@demo.test' })
  await page.goto('/dashboard')
  await page.locator('main h1').waitFor()
  const widthsThatDoNotFit = async (widths: number[]) => {
    const found: number[] = []
    for (const width of widths) {
      await showWidth(page, width)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(width)
    }
    return found
  }
  await expect.poll(() => widthsThatDoNotFit([360, 640, 768, 1000, 1024, 1060, 1279, 1280])).toEqual([])
  await page.goto('/cookie-policy')
  await wake(page)
  await expect.poll(() => widthsThatDoNotFit([360, 640, 700, 768, 1024])).toEqual([])
})

test('the way back to an address that is no proper one leads to its page', async () => {
  const { page } = await visit()
  await page.goto('/faq#100%')
  await wake(page)
  await page.getByRole('link', { name: 'Privacy policy' }).last().click()
  await page.waitForURL('**/privacy-policy')
  await page.goBack()
  await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor()
})

test('a change made elsewhere is taken over without losing what was typed', async () => {
  const { page, allow } = await visit({ as: 'member@demo.test' })
  allow(/status of (409|503)/)
  await page.goto('/profile?tab=settings')
  await page.getByLabel('Bio').fill('Typed before the conflict.')

  const elsewhere = await demoClient(url, 'member')
  const { version } = (await elsewhere.call(getMe, {})).body
  await elsewhere.call(updateMe, { body: { phone: '+1 937 555 0199', version } })

  const busy = { status: 503, json: { code: 'busy', detail: 'The service is busy.' } }
  await page.route('**/api/users/me', (route) =>
    route.request().method() === 'GET' ? route.fulfill(busy) : route.continue(),
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  const reload = page.getByRole('button', { name: 'Load the latest version' })
  await reload.click()
  await page.getByText('The service is busy.').first().waitFor()
  await page.unroute('**/api/users/me')
  await reload.click()
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('(937) 555-0199')
  await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('Typed before the conflict.')
  await page.getByRole('alert').getByText('(937) 555-0199').waitFor()
  await page.getByRole('button', { name: 'Save again' }).click()
  await page.getByText('Profile updated').first().waitFor()
  const { bio, phone } = (await elsewhere.call(getMe, {})).body
  expect({ bio, phone }).toEqual({ bio: 'Typed before the conflict.', phone: '+19375550199' })
})

test('what was taken out of a profile elsewhere is gone with the newest version, too', async () => {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { profileImage: '/apple-touch-icon.png' })
  const { page, allow } = await visit({ as: email })
  allow(/status of (409|503)/)
  // No one tells this page of it.
  await page.route('**/api/live/tickets', (route) => route.fulfill({ status: 503 }))
  await page.goto('/profile?tab=settings')
  await page.getByRole('button', { name: 'Change picture' }).waitFor()
  await changeUser(userId, { profileImage: undefined })
  await page.getByLabel('Bio').fill('Typed before the conflict.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Choose picture' }).waitFor()
})

test('the field that keeps a long form from being sent comes into view, also when it was typed in last', async () => {
  const { client, email } = await completeMember(url)
  const { page } = await visit({ as: email, width: 390 })
  await page.goto('/profile?tab=settings')
  const name = page.getByLabel('Name')
  // Invisible letters: a name needs one that can be read.
  await name.fill('\u3164')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Required', { exact: true }).waitFor()
  await expect
    .poll(async () => {
      const header = await page.locator('header').first().boundingBox()
      const field = await name.boundingBox()
      return Boolean(header && field && field.y > header.height && field.y + field.height < 900)
    })
    .toBe(true)
  await name.fill('\u202eDana\u202c  Cruz')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Profile updated').waitFor()
  await expect.poll(() => name.inputValue()).toBe('Dana Cruz')
  expect((await client.call(getMe, {})).body.name).toBe('Dana Cruz')
})

test('a change is sent once however often it is pressed, and again with the same key when no answer came', async () => {
  const { page, context, allow } = await visit({ as: 'organizer@demo.test' })
  allow(/ERR_FAILED/)
  await page.goto('/profile?tab=settings')
  const keys: (string | undefined)[] = []
  let lost = true
  await context.route('**/api/users/me', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    return lost ? route.abort() : route.continue()
  })
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.getByLabel('ZIP code').fill('40202')
  await save.dblclick()
  await page.getByText('We could not reach the server.').waitFor()
  expect(keys).toHaveLength(1)
  await expect.poll(() => page.getByLabel('ZIP code').inputValue()).toBe('40202')
  lost = false
  await save.click()
  await page.getByText('Profile updated').first().waitFor()
  expect(keys).toEqual([keys[0], keys[0]])
  await page.getByLabel('ZIP code').fill('40203')
  await save.click()
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[2]).not.toBe(keys[0])
})

test('a guard remembers where a person wanted to go, and keeps others out', async () => {
  const { page } = await visit()
  await page.goto('/profile?tab=verification')
  await page.waitForURL('**/login?from=*')
  await logIn(page, 'pending@demo.test', demoPassword)
  await page.getByRole('heading', { name: 'Progress' }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=verification')
  await page.goto('/admin/mails')
  await page.waitForURL(`${url}/`)
})

test('on the live site the captcha is Turnstile, and a refusal asks for a new proof', async () => {
  const { page, context, allow } = await visit()
  allow(/status of 422/)
  await context.route('**/register', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"captchaSiteKey":"laptop"', '"captchaSiteKey":"0x4AAA"')
    await route.fulfill({ response: answer, body })
  })
  await context.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let count = 0
        window.turnstile = {
          render(box, { callback, action, sitekey }) {
            const proof = 'proof-' + ++count
            box.textContent = 'Turnstile ' + action + ' ' + sitekey + ' ' + proof
            window.prove = () => callback(proof)
            if (count === 1) window.prove()
            return 'widget-' + count
          },
          remove() {},
        }`,
    }),
  )
  const proofs: string[] = []
  await context.route('**/api/accounts/register', (route) => {
    proofs.push(route.request().postDataJSON().captchaToken)
    const detail = 'Please confirm again that you are human.'
    return route.fulfill({ status: 422, json: { code: 'captcha_failed', detail } })
  })
  await page.goto('/register')
  await wake(page)
  await page.getByText('Turnstile register 0x4AAA').waitFor()
  await page.getByLabel('Name').fill('Dana')
  await page.getByLabel('Email').fill('dana@example.test')
  await page.locator('[autocomplete="new-password"]').fill('a phrase that is long enough')
  const send = page.getByRole('button', { name: 'Sign up', exact: true })
  await send.click()
  await page.getByText('Please confirm again that you are human.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  await send.click()
  await page.getByText('Confirm that you are human').waitFor()
  await page.getByText('Turnstile register 0x4AAA proof-2').waitFor()
  await page.evaluate('prove()')
  await send.click()
  await expect.poll(() => proofs).toEqual(['proof-1', 'proof-2'])
})
