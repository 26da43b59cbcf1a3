import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { webDist } from '#lib/bundle/build-web.ts'
import { startScript } from '#shared/platform/pages/start-script.ts'
import { inBrowser, showWidth } from '#test/support/browser.ts'

const { visit } = inBrowser()

const paths = ['/', '/pricing', '/faq']
const widths = [390, 768, 1440]

/** Holds back the files of a kind until they are released. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const archivoIsShown = () =>
  [...document.fonts].some(({ family, status }) => family === 'Archivo' && status === 'loaded')

test('nothing but the page is fetched before its first paint', async () => {
  for (const path of paths) {
    const { page } = await visit({ width: 390, fresh: true })
    await page.goto(path)
    await page.waitForFunction(archivoIsShown)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const early = () =>
      page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
        return performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < painted)
          .map(({ name }) => name.replace(/.*\/(\w+)-[\w-]+\./, '$1.'))
      })
    await expect.poll(early, { message: path }).toEqual([])
  }
})

test('a painted background alone does not start a page', async () => {
  const { page } = await visit({ fresh: true })
  await page.goto('about:blank')
  const wasPainted = (name: string) => performance.getEntriesByName(name).length > 0
  await page.setContent(`
    <body style="background: green">
      <p hidden>Something to read</p>
      <i id="start" data-boot="data:text/javascript,document.title = 'started'"></i>
      <script>${startScript}</script>`)
  await page.waitForFunction(wasPainted, 'first-paint')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect.poll(() => page.title()).toBe('')
  await page.evaluate(() => document.querySelector('p')?.removeAttribute('hidden'))
  await page.waitForFunction(wasPainted, 'first-contentful-paint')
  await page.waitForFunction(() => document.title === 'started')
})

const properties =
  'display position order visibility opacity z-index overflow-x color fill stroke stroke-width stroke-dasharray ' +
  'background-color background-image border-top-width border-top-color border-left-width border-bottom-style ' +
  'border-top-left-radius box-shadow outline-style font-family font-size font-weight font-stretch line-height ' +
  'letter-spacing word-spacing text-transform text-align text-decoration-line text-wrap-style white-space-collapse ' +
  'list-style-type cursor appearance accent-color translate rotate transition-property animation-name content'

/** How every element looks, with what stands before and after it; from the second time on, what is not as it was. */
async function changedLooks(page: Page, width: number): Promise<string[]> {
  await showWidth(page, width)
  return page.evaluate(
    ({ names, key }) => {
      const looks = [...document.querySelectorAll('body, #root *')].map((element) => {
        const { x, y, width: wide, height } = element.getBoundingClientRect()
        const styles = ['', '::before', '::after', '::placeholder'].flatMap((part) => {
          const style = getComputedStyle(element, part)
          return part && style.content === 'none'
            ? []
            : names.map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`)
        })
        return [element.outerHTML.slice(0, 90), `at ${x} ${y}`, `size ${wide} ${height}`, ...styles]
      })
      const seen = window as unknown as Record<string, string[][] | undefined>
      const before = seen[key]
      seen[key] ??= looks
      return looks.flatMap((look, item) => {
        const was = before?.[item]
        const news = was
          ? look.flatMap((line, at) => (line === was[at] ? [] : [`${line} (was ${was[at]})`]))
          : []
        return news.length > 0 ? [`${look[0]} is now ${news.join('; ')}`] : []
      })
    },
    { names: properties.split(' '), key: `looksAt${width}` },
  )
}

test('a page looks the same before and after its whole stylesheet comes', async () => {
  for (const [at, path] of [...paths, '/login'].entries()) {
    const { page, context } = await visit({ theme: at % 2 ? 'light' : 'dark', fresh: true })
    await context.route(/woff2|\/client-/, () => undefined)
    const release = await hold(page, /\/page-[\w-]+\.css/)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForSelector('link[rel=stylesheet]', { state: 'attached' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    for (const width of widths) await changedLooks(page, width)
    release()
    await page.waitForFunction(() => document.styleSheets.length > 1)
    for (const width of widths)
      await expect.poll(() => changedLooks(page, width), { message: `${path} at ${width} px` }).toEqual([])
  }
})

test('nothing moves when Archivo takes the place of its stand-in', async () => {
  for (const [path, width] of [
    ['/', 390],
    ['/pricing', 768],
    ['/faq', 390],
    ['/', 1440],
  ] as const) {
    const { page } = await visit({ width, fresh: true })
    const release = await hold(page, /woff2/)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const standsIn = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].some(
        ({ family, status }) => /Archivo by/.test(family) && status === 'loaded',
      )
    })
    // A machine without any of the fonts that stand in has nothing that could be compared.
    if (!standsIn) return
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, main h1, main p, main h2, main .panel, main button, main a')]
          .map((element) => ({
            text: element.textContent?.slice(0, 40),
            top: element.getBoundingClientRect().top,
          }))
          .filter(({ top }) => top < innerHeight),
      )
    const before = await places()
    release()
    await page.waitForFunction(archivoIsShown)
    const moved = async () => {
      const after = await places()
      return before.filter(({ top }, index) => Math.abs((after[index]?.top ?? 0) - top) >= 4)
    }
    await expect.poll(moved, { message: `${path} at ${width} px` }).toEqual([])
  }
})

test('what is sent before the page listens is sent once it does, and never in the address', async () => {
  const { page } = await visit({ width: 390, fresh: true })
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const release = await hold(page, /\/boot-[\w-]+\.js/)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('member@demo.test')
  await page.locator('[autocomplete="current-password"]').fill('Demo-Pass-2026!')
  await page.keyboard.press('Enter')
  release()
  await page.waitForURL('**/dashboard')
  expect(addresses.filter((address) => address.includes('?'))).toEqual([])
})

/** The file that browsers are served for a module of its own. */
function builtFile(module: string): RegExp {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(webDist, 'manifest.json'), 'utf8'),
  )
  return new RegExp(manifest[module]?.file ?? 'no such file')
}

test('what lies around a member’s screen comes with it, and does not push it away', async () => {
  const cases = [
    [
      'admin',
      '/admin/impersonations',
      'app/administration/components/admin-side.tsx',
      'nav[aria-label="Administration"]',
    ],
    ['pending', '/dashboard', 'app/shell/components/status-notice.tsx', 'aside[aria-label="Account status"]'],
  ] as const
  for (const [account, path, module, bar] of cases) {
    const { page } = await visit({ as: `${account}@demo.test`, fresh: true })
    const release = await hold(page, builtFile(`src/features/${module}`))
    await page.goto(path)
    const shown = page.waitForFunction(
      (above) => document.querySelector('main h1') && { bar: document.querySelector(above) !== null },
      bar,
    )
    await page.getByRole('button', { name: /’s account/ }).waitFor()
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    release()
    expect(await (await shown).jsonValue(), path).toEqual({ bar: true })
  }
})
