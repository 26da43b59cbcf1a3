import { type Browser, chromium as launcher, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inBrowser } from '#test/support/browser.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectAccessible } from '#test/support/expect-accessible.ts'
import { unpackedChromium } from '#test/support/unpacked-chromium.ts'
import { consentKey, nothingOptional } from '#web/lib/consent/consent-record.ts'

const { url, visit } = inBrowser()

/** Charts still get their context: a browser may have one and not the other. */
function withoutWebGl() {
  const ask = HTMLCanvasElement.prototype.getContext as (...asked: unknown[]) => object | null
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
    return asked[0] === 'webgl2' ? null : ask.apply(this, asked)
  } as HTMLCanvasElement['getContext']
}

test('without WebGL the box is drawn from three sides, and everything else stays', async () => {
  const { page } = await visit({ width: 1440 })
  await page.addInitScript(withoutWebGl)
  await page.goto('/test-box-3d')
  await page.getByRole('heading', { level: 1, name: 'A box in 3D' }).waitFor()
  await page.getByText('Your browser cannot show 3D here. Here are the drawings instead.').waitFor()
  for (const name of [/^Front: /, /^Right side: /, /^From above: /])
    await page.getByRole('img', { name }).waitFor()

  // The drawings and the list follow a change of the build by keys alone.
  await page.getByText('Cut list', { exact: true }).click()
  const front = page.getByRole('button', { name: 'Front', exact: true })
  await front.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => front.getAttribute('aria-pressed')).toBe('true')
  const driver = page.getByRole('button', { name: /^Driver, moved 0/ })
  await driver.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: /^Driver, moved (5 mm|0\.2 in)/ }).waitFor()
  await page.getByText('Boards', { exact: true }).click()
  await page.getByLabel('Joints').selectOption('mitre')
  await page.getByText('Butt joints keep it whole.').waitFor()
  await page.getByRole('button', { name: 'Use butt joints' }).click()
  await page.getByText('Butt joints keep it whole.').waitFor({ state: 'detached' })
  await page.getByText('Files of the box').waitFor({ state: 'detached' })
  await expectAccessible(page, 'a box that is drawn')
})

test('a member locks the size of a box, sees its volume follow, and saves its cut list', async () => {
  const { email } = await completeMember(url)
  const { page } = await visit({ as: email, width: 1440 })
  await page.addInitScript(withoutWebGl)
  await page.goto('/subwoofer-designer')
  // It is there once the designer knows its member.
  await page.getByRole('button', { name: 'Start from…' }).waitFor()
  await page.getByRole('tab', { name: 'Build' }).click()
  await page.getByText('Lock size', { exact: true }).click()
  const results = page.locator('dl[aria-label^="Results of"]')
  await results.getByText('2.5 ft³', { exact: true }).waitFor()
  const height = page.getByRole('textbox', { name: 'Height', exact: true })
  await height.fill('24')
  await height.press('Enter')
  await results.getByText('2.5 ft³', { exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await results.getByText('2.5 ft³', { exact: true }).waitFor()

  await page.getByRole('group', { name: 'Show' }).getByText('Box', { exact: true }).click()
  await page.getByRole('heading', { name: 'Cut list' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Cut list (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^design-a-cut-list-\d{4}-\d\d-\d\d\.csv$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pro \(\$/ })
    .first()
    .waitFor()
  await expectAccessible(page, 'the build of a design')
})

test('a pro member builds a bandpass box, repairs what does not fit, and saves its divider and its sheets', async () => {
  const { email } = await completeMember(url, { membershipType: 'pro_competitor' })
  const { page } = await visit({ as: email, width: 1440 })
  await page.addInitScript(withoutWebGl)
  await page.goto('/subwoofer-designer')
  // It is there once the designer knows its member.
  await page.getByRole('button', { name: 'Start from…' }).waitFor()
  await page.getByLabel('Box type').selectOption('bandpass_6_parallel')
  await page.getByRole('group', { name: 'Show' }).getByText('Box', { exact: true }).click()
  await page.getByRole('heading', { name: 'Front chamber, at the left' }).waitFor()

  // Each fix is one step, and what it repairs is gone after it.
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
  const mouth = page.getByText(/^The mouth of the port of the front chamber/)
  await button('Make it a slot along the bottom').first().click()
  await mouth.first().waitFor({ state: 'detached' })
  await button('Add a brace').click()
  await page.getByText('Everything fits into this box.').waitFor()

  await page.getByRole('tab', { name: 'Build' }).click()
  const tube = page.getByLabel('Shape', { exact: true }).locator('option[value=cylinder]')
  await expect.poll(() => tube.isDisabled()).toBe(true)
  const driver = page.getByRole('button', { name: /^Driver, moved 0/ })
  await driver.focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: /^Driver, moved 0.* and 0\.2 in up/ }).waitFor()

  const divider = page.getByRole('button', { name: 'Divider', exact: true })
  await divider.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => divider.getAttribute('aria-pressed')).toBe('true')
  for (const [name, file] of [
    ['Solid (STL)', /^design-a-divider-\d{4}-\d\d-\d\d\.stl$/],
    ['Cut list (PDF)', /^design-a-cut-list-\d{4}-\d\d-\d\d\.pdf$/],
    ['All panels (STL)', /^design-a-panels-\d{4}-\d\d-\d\d\.zip$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await button(name).click()
    expect((await download).suggestedFilename()).toMatch(file)
  }
  await expectAccessible(page, 'the build of a bandpass box')
})

/** A browser that draws in three dimensions by itself, without a graphics card. */
let browser: Browser

beforeAll(async () => {
  browser = await launcher.launch({
    executablePath: await unpackedChromium(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  })
})

afterAll(() => browser.close())

const visits = 30

/** What scripts keep in memory once what no one needs is gone, in bytes. */
async function heldBy(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** How many contexts of all that were made still live. */
const livingContexts = (page: Page) =>
  page.evaluate(() => {
    const { made } = globalThis as unknown as { made: WeakRef<WebGL2RenderingContext>[] }
    return made.filter((one) => one.deref()?.isContextLost() === false).length
  })

test('after thirty visits one context lives, and memory is what it was within a tenth', async () => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: { width: 390, height: 700 },
  })
  await context.addCookies([
    {
      name: consentKey,
      value: encodeURIComponent(
        JSON.stringify({
          timestamp: await controlOf(url).now(),
          preferences: nothingOptional,
          userAgent: 'Test',
        }),
      ),
      url,
    },
  ])
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await page.addInitScript(() => {
    // Nothing is painted, which takes long without a graphics card: what counts is what stays behind.
    for (const name of ['drawArrays', 'drawElements'] as const)
      WebGL2RenderingContext.prototype[name] = () => undefined
    const made: WeakRef<object>[] = []
    Object.assign(globalThis, { made })
    const ask = HTMLCanvasElement.prototype.getContext as (...asked: unknown[]) => object | null
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      const context = ask.apply(this, asked)
      if (context && asked[0] === 'webgl2') made.push(new WeakRef(context))
      return context
    } as HTMLCanvasElement['getContext']
  })
  const canvas = page.locator('[data-scene] canvas')
  await page.goto('/test-box-3d')
  await canvas.waitFor()
  let early = 0
  for (let count = 1; count <= visits; count++) {
    await page.getByRole('link', { name: 'Contact us', exact: true }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
    await expect.poll(() => livingContexts(page)).toBe(0)
    await page.goBack()
    await canvas.waitFor()
    if (count === 10) early = await heldBy(page)
  }
  await expect.poll(() => livingContexts(page)).toBe(1)
  // What React has not swept up yet goes within moments; what leaks stays.
  await expect.poll(async () => (await heldBy(page)) / early).toBeLessThan(1.1)
  await context.close()
})
