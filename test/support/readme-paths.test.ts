import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { matchScreen, notFoundScreen } from '#web/app/match-screen.ts'
import { knownScreens, loadAdminScreens } from '#web/app/screens.ts'

await loadAdminScreens()

const root = join(import.meta.dirname, '../..')
const inTicks = (text: string) => [...text.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => path ?? '')

/** The last cell of each row under “What works today”. */
const rows = (readFileSync(join(root, 'README.md'), 'utf8').split('## What works today')[1] ?? '')
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Area'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('each area of the README says what works and where', () => {
  expect(rows?.length).toBeGreaterThan(25)
  for (const [, area, what, where] of rows ?? []) {
    expect(what, area).toBeTruthy()
    expect(inTicks(where ?? ''), area).not.toEqual([])
  }
  const areas = (rows ?? []).map(([, area]) => area)
  expect(new Set(areas).size).toBe(areas.length)
})

const named = (rows ?? []).flatMap(([, , , where = '']) => inTicks(where))

test.for([...new Set(named)])('%s, which the README names, has a screen', (path) => {
  const address = path.replaceAll('…', 'an-id').split('?')[0] ?? ''
  expect(matchScreen(knownScreens(), address).entry).not.toBe(notFoundScreen)
})
