import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { BrowserContext, ConsoleMessage, Page, WebError } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { consentKey, nothingOptional } from '#web/lib/consent/consent-record.ts'
import { keepEvidence, logPosition } from './keep-evidence.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedCloud } from './shared-cloud.ts'
import { storeLogin } from './store-login.ts'
import { forgetVisit, newVisitor, type Visitor } from './visitor.ts'

export type Theme = 'dark' | 'light'

export type Visit = {
  page: Page
  context: BrowserContext
  /** Errors in the console that this test is about, such as a refused answer. */
  allow(pattern: RegExp): void
}

type VisitOptions = {
  theme?: Theme
  width?: number
  height?: number
  /** True when the cookie question must appear. Other visitors have already refused. */
  asked?: boolean
  /** The address of a member who has logged in here before. */
  as?: string
  /** For a test about loading files: a browser that has none of them. */
  fresh?: boolean
  /** For a test about pixels: other pages are laid out, but not drawn. */
  drawn?: boolean
}

/**
 * The browser for the tests of one file. Every visit fails its test when something happens that must never
 * happen behind a page.
 */
export function inBrowser() {
  const { url } = sharedCloud()
  let visits: OpenVisit[] = []

  afterEach(async ({ task }) => {
    const done = visits
    visits = []
    const found: string[] = []
    for (const [place, visit] of done.entries()) {
      const { context } = visit.visitor
      // A route that the test answers may still be answering, and would fail without its page.
      for (const target of [...context.pages(), context])
        await target.unrouteAll({ behavior: 'ignoreErrors' })
      const problems = visit.end()
      found.push(...problems)
      if (task.result?.state === 'fail' || problems.length > 0)
        await keepEvidence(task, { ...visit, context, url, place })
      else await context.tracing.stopChunk().catch(() => undefined)
      if (!visit.drawn && (await forgetVisit(visit.visitor))) idle.push(visit.visitor)
      else await context.close()
    }
    expect(found).toEqual([])
  })

  return {
    url,
    /** A visitor of their own: no cookies, nothing stored. */
    async visit(options: VisitOptions = {}): Promise<Visit> {
      const visit = await startVisit(url, options)
      visits.push(visit)
      const { page, context } = visit.visitor
      return { page, context, allow: visit.allow }
    },
  }
}

type OpenVisit = Pick<Visit, 'allow'> & {
  visitor: Visitor
  drawn: boolean
  /** What the console of its pages said, a line each. */
  lines: string[]
  /** Where the cloud's log stood when it began. */
  logFrom: number
  /** The things that must never happen but did. */
  end: () => string[]
}

/**
 * The visitors whose visit is over. Starting with one of them takes half as long: their browser has the files, and code
 * that runs.
 */
const idle: Visitor[] = []

const refusal = () => {
  const record = { timestamp: new Date().toISOString(), preferences: nothingOptional, userAgent: 'Test' }
  return encodeURIComponent(JSON.stringify(record))
}

async function startVisit(url: string, options: VisitOptions): Promise<OpenVisit> {
  const {
    theme = 'dark',
    width = 1440,
    height = 900,
    asked = false,
    as,
    fresh = false,
    drawn = false,
  } = options
  const logFrom = logPosition(url)
  const browser = await sharedBrowser(drawn ? 'drawn' : 'measured')
  const visitor = (!fresh && !drawn && idle.pop()) || (await newVisitor(browser, url))
  const { context, page } = visitor
  await page.setViewportSize({ width, height })
  await context.addCookies([{ name: 'theme', value: theme, url }])
  if (!asked) await context.addCookies([{ name: consentKey, value: refusal(), url }])
  if (as) await storeLogin(page, url, as)
  await context.tracing.startChunk()
  const lines: string[] = []
  const reported: string[] = []
  const allowed: RegExp[] = []
  const onConsole = (message: ConsoleMessage) => {
    lines.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    if (message.type() !== 'error') return
    reported.push(`console: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: WebError) => {
    const line = `script: ${error.error().stack || error.error().message}`
    lines.push(line)
    reported.push(line)
  }
  context.on('console', onConsole).on('weberror', onError)
  return {
    visitor,
    drawn,
    lines,
    logFrom,
    allow: (pattern) => void allowed.push(pattern),
    end: () => {
      context.off('console', onConsole).off('weberror', onError)
      // Checked at the end: a failure that a test allows may have come before the test said so.
      return reported.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
    },
  }
}

/** Changes the width of the window, and waits until the page knows. */
export async function changeWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  // The window changes size first. The page's width and the units that depend on it follow later on a busy
  // machine.
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.clientWidth === wanted &&
      innerWidth === wanted &&
      matchMedia(`(width: ${wanted}px)`).matches,
    width,
  )
}

/** Changes the width of the window, and waits until everything that answers to it has been laid out. */
export async function showWidth(page: Page, width: number): Promise<void> {
  await changeWidth(page, width)
  await page.evaluate(
    () => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))),
  )
}

export const showTheme = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)

/**
 * Ends all transitions immediately, because colors halfway through one would be measured. It also scrolls to
 * the top, because an element half hidden below the header would count as too small to hit.
 */
const endChanges = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    // By then, everything that depends on the theme or the window width has been laid out.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        )
    for (let changes = running(); changes.length > 0; changes = running())
      for (const change of changes) change.finish()
  })

/** Less than half as long as the one that people read, and read again by each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const wholeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Lists the accessibility problems, one per line. `colors` checks only what a theme can change. */
export async function accessibilityProblems(page: Page, ask: 'everything' | 'colors'): Promise<string[]> {
  await endChanges(page)
  // Evaluated rather than added to the page, whose content security policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Fetches every stylesheet and all media once more, for rules about films and turned phones.
    preload: false,
    runOnly:
      ask === 'colors' ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: wholeRules },
    // Experimental in axe: it takes the initials on an avatar, which no reader is told, for a visible label.
    ...(ask === 'everything' && { rules: { 'label-content-name-mismatch': { enabled: false } } }),
  }
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}

/** Touches the page, which makes public pages come alive, and waits until it answers. */
export async function wake(page: Page): Promise<void> {
  // The browser holds back events before it has drawn the page, and its first move covers no distance.
  for (let step = 0; !(await isAlive(page)); step = (step + 1) % 8) await page.mouse.move(5 + step, 5 + step)
}

/** Tells whether the page has answered, after one more paint. */
const isAlive = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    return document.documentElement.dataset.start === 'done'
  })

const passwordField = '[autocomplete="current-password"]'

export async function openLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await wake(page)
}

/** Fills in the login and waits until it has led somewhere. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.locator(passwordField).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}
