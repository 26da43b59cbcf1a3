import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inBrowser, wake } from '#test/support/browser.ts'
import { keepEvidence, logPosition } from '#test/support/keep-evidence.ts'

const browser = inBrowser()

test('a failed visit leaves a picture of its page, its console, a trace, and what the cloud logged', async ({
  task,
}) => {
  const logFrom = logPosition(browser.url)
  const { page, context } = await browser.visit()
  await page.goto('/faq')
  await wake(page)
  const visit = { context, url: browser.url, logFrom, lines: ['log: hello'], place: 0 }
  const folder = await keepEvidence(task, visit)
  const kept = ['page-1.png', 'trace.zip', 'cloud.jsonl'].filter((name) => existsSync(join(folder, name)))
  expect(kept).toEqual(['page-1.png', 'trace.zip', 'cloud.jsonl'])
  expect(readFileSync(join(folder, 'console.txt'), 'utf8')).toBe('log: hello\n')
  rmSync(folder, { recursive: true })
})
