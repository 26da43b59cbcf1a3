import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, logIn, wake } from '#test/support/browser.ts'
import { controlOf } from '#test/support/control.ts'
import { png } from '#test/support/images.ts'
import { newEmail, plantedPassword } from '#test/support/new-member.ts'
import { registerFromOwnAddress } from '#test/support/own-address.ts'

const { url, visit } = inBrowser()
const control = controlOf(url)

async function register(page: Page, email: string): Promise<void> {
  await registerFromOwnAddress(page.context(), url)
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign up free' }).first().click()
  await page.getByRole('heading', { name: 'Pick your class' }).waitFor()
  await page.getByRole('link', { name: 'Choose Competitor' }).click()
  await page.waitForURL('**/register?type=competitor')
  await wake(page)
  await page.getByLabel('Name').fill('Dana de la Cruz')
  await page.getByLabel('Email').fill(`  ${email.toUpperCase()} `)
  await page.locator('[autocomplete="new-password"]').fill(plantedPassword)
  await page.getByLabel('I am human (local placeholder)').check()
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
}

async function followMailedLink(page: Page, email: string): Promise<void> {
  await control.settle()
  const [mail] = await control.inbox(email)
  expect(mail?.subject).toBe('Verify your email address')
  const link = /href="([^"]+verify-email[^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&')
  await page.goto(link ?? 'about:blank')
  await wake(page)
  // Opening it uses nothing up: programs that check mails open every link, too.
  await page.getByRole('button', { name: `Verify ${email}` }).waitFor()
  await page.reload()
  await wake(page)
  await page.getByRole('button', { name: `Verify ${email}` }).click()
  await page.waitForURL('**/login')
}

async function cropPicture(page: Page): Promise<void> {
  const chooser = page.getByLabel('Profile picture file')
  await chooser.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await page.getByText('Use a JPEG, PNG or WebP image.').waitFor()
  const tooLarge = Buffer.concat([png(8, 8), Buffer.alloc(5 * 1024 * 1024)])
  await chooser.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: tooLarge })
  await page.getByText('The file must be at most 5 MB.').waitFor()
  await chooser.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a png') })
  await page.getByText('We cannot use this file as a picture.').waitFor()

  await chooser.setInputFiles({ name: 'car.png', mimeType: 'image/png', buffer: png(900, 600) })
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
  await dialog.getByRole('slider', { name: 'Zoom' }).waitFor()
  // A picture that is dragged tells no field, and is not lost to a click beside the dialog either.
  await page.mouse.click(2, 2)
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End')
  // A phone is busy with a large picture for a while; closing would not keep it from being sent.
  const goOn = await page.evaluateHandle(() => {
    const decode = createImageBitmap
    const held = Promise.withResolvers<void>()
    window.createImageBitmap = (...given: unknown[]) =>
      held.promise.then(() => decode(...(given as [ImageBitmapSource])))
    return held.resolve
  })
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await dialog.getByRole('button', { name: 'Uploading...' }).waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
  await goOn.evaluate((resolve) => resolve())
  await dialog.waitFor({ state: 'detached' })
}

/** What the picture on the page really is, asked of the browser that shows it. */
const shownPicture = (page: Page) =>
  page.evaluate(async () => {
    const source = document.querySelector<HTMLImageElement>('main .avatar img')?.src ?? ''
    const picture = await (await fetch(source)).blob()
    const { width, height } = await createImageBitmap(picture)
    return { path: new URL(source).pathname.split('/', 3).join('/'), type: picture.type, width, height }
  })

test('a person registers, verifies, completes a profile and is greeted live', async () => {
  const email = newEmail()
  const { page } = await visit()
  await register(page, email)
  await expect
    .poll(() => page.getByRole('link', { name: 'Open the local inbox' }).getAttribute('href'))
    .toBe('/_local/inbox')
  await followMailedLink(page, email)
  await page.getByText('Your email address is verified.').waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)

  await logIn(page, email, plantedPassword)
  await page.waitForURL('**/complete-profile*')
  await cropPicture(page)
  await expect
    .poll(() => shownPicture(page))
    .toEqual({
      path: '/media/profile-pictures',
      type: 'image/webp',
      // A quarter of what was chosen, which is not enlarged.
      width: 150,
      height: 150,
    })
  await page.getByLabel('City').fill('Mesa')
  await page.getByLabel('State').selectOption('AZ')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'Complete profile' }).click()
  await page.getByRole('heading', { name: 'Welcome, Dana' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard')

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByText('Welcome to the lanes').waitFor()
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.keyboard.press('Escape')

  await page.goto('/profile?tab=settings')
  await page.getByLabel('Bio').fill('One 15, sealed, and a lot of patience.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Profile updated').first().waitFor()
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light')
  await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('One 15, sealed, and a lot of patience.')

  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(`${url}/`)
  await page.goto('/dashboard')
  await page.waitForURL('**/login*')
  await logIn(page, email, plantedPassword)
  await page.getByRole('heading', { name: 'Welcome, Dana' }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard')
})

test('a forgotten password is replaced by mail, and the old one no longer works', async () => {
  const email = newEmail()
  const { page, allow } = await visit()
  allow(/status of 400/)
  await register(page, email)
  const linkTo = async (path: string) => {
    await control.settle()
    const pattern = new RegExp(`href="([^"]+${path}[^"]+)"`)
    const mails = await control.inbox(email)
    return mails.map(({ html }) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')).find(Boolean) ?? ''
  }
  const sendLink = async () => {
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText(`If ${email} has an account, a link is on its way.`).waitFor()
  }

  // Forgotten before the address was verified: that comes first.
  await page.goto('/login')
  await wake(page)
  await page.getByLabel('Email').fill(email)
  await page.locator('[autocomplete="current-password"]').fill('not the password')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Just signed up? Follow the link in our email first').waitFor()
  await page.getByRole('link', { name: 'Choose a new one' }).click()
  await sendLink()
  expect(await linkTo('reset-password')).toBe('')
  expect((await control.inbox(email))[0]?.subject).toBe('Verify your email address to reset your password')
  await page.goto(await linkTo('verify-email'))
  await wake(page)
  await page.getByRole('button', { name: `Verify ${email}` }).click()
  await page.getByText('Your email address is verified. Now request a link').waitFor()
  await sendLink()

  const link = await linkTo('reset-password')
  await page.goto(link)
  await wake(page)
  const renewed = `${plantedPassword} renewed`
  await page.locator('[autocomplete="new-password"]').fill(renewed)
  await page.getByText('Strong').waitFor()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password has been changed.').waitFor()

  await page.locator('[autocomplete="current-password"]').fill(plantedPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('The email address or password is incorrect.').waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
  await logIn(page, email, renewed)
  await page.waitForURL('**/complete-profile*')
})
