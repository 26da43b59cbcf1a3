import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { oneShotReads } from './one-shot-reads.ts'

const root = join(import.meta.dirname, '../..')

test('no browser test reads a page once and expects something of it', () => {
  const files = globSync('test/e2e/**/*.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    oneShotReads(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found.toSorted()).toEqual([])
})

test('a read is found over several lines, within a larger expression, and behind parentheses in texts', () => {
  const planted = [
    `expect(await page.getByLabel('City').inputValue()).toBe('Mesa')`,
    `expect(
      await rows.filter({ hasText: /^\\) of / }).count(),
      'how many :)',
    ).toBe(2)`,
    'expect((await code.textContent())?.trim()).toBe(`:)`)',
    'expect([await link.count(), await link.isVisible()]).toEqual([1, false])',
    'expect(new URL(page.url()).search).toBe("")',
    `expect.soft(await page.evaluate(() => scrollY)).toBe(0)`,
  ]
  expect(oneShotReads(planted.join('\n'))).toEqual([1, 2, 6, 7, 8, 9])
})

test('polls, reads for later and what the server or the test itself knows are left alone', () => {
  const steady = [
    `await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Mesa')`,
    `await expect.poll(async () => (await code.textContent())?.trim()).toBe('x')`,
    `const before = await rows.count()`,
    `expect((await client.call(getMe, {})).body.city).toBe('Mesa')`,
    `expect(sent.map((one) => one.title)).toEqual([])`,
    `expect(answer.status()).toBe(404); const title = await page.title()`,
  ]
  expect(oneShotReads(steady.join('\n'))).toEqual([])
})
