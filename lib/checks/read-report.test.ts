import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresIn, passedIn, readReport } from './read-report.ts'
import type { FileReport } from './run-reporter.ts'

const folder = mkdtempSync(join(tmpdir(), 'report-'))
let count = 0
function written(file: Partial<FileReport>, uncaught: string[] = []): string {
  const path = join(folder, `${++count}.json`)
  const files = [{ file: 'test/a.test.ts', seconds: 1, passed: 1, failed: [], ...file }]
  writeFileSync(path, JSON.stringify({ files, uncaught }))
  return path
}

test('a failed test is named with its file and the first line of its error', () => {
  const failed = [{ test: 'group > breaks', message: 'Error: no\n    at x (y:1)' }]
  const outcome = readReport(written({ failed }), false)
  expect(passedIn(outcome)).toBe(1)
  expect(failuresIn(outcome)).toEqual(['test/a.test.ts > group > breaks\n    Error: no'])
})

test('a file that could not be loaded is a failure', () => {
  const failed = [{ test: '', message: 'Cannot find it\nat z' }]
  const outcome = readReport(written({ passed: 0, failed }), false)
  expect(failuresIn(outcome)).toEqual(['test/a.test.ts\n    Cannot find it'])
})

test('an error outside the tests is a failure, also beside one of a test', () => {
  const failed = [{ test: 'breaks', message: 'no' }]
  expect(failuresIn(readReport(written({}, ['Error: lost\n at z']), false))).toEqual([
    'an error outside the tests\n    Error: lost',
  ])
  expect(failuresIn(readReport(written({ failed }, ['Error: lost']), false))).toHaveLength(2)
})

test('a run that ended badly is a failure though every test passed, and so is a missing report', () => {
  expect(failuresIn(readReport(written({}), true))).toEqual([])
  expect(failuresIn(readReport(written({}), false))).toHaveLength(1)
  expect(failuresIn(readReport(join(folder, 'none.json'), true))).toEqual(['ended without a report'])
})
