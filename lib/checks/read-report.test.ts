import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'report-'))
let count = 0
const written = (testResults: object[], numPassedTests = 1) => {
  const file = join(folder, `${++count}.json`)
  writeFileSync(file, JSON.stringify({ numPassedTests, testResults }))
  return file
}
const passed = { status: 'passed', fullName: 'holds', failureMessages: [] }

test('a failed test is named with its file and the first line of its error', () => {
  const broken = {
    status: 'failed',
    fullName: 'group breaks',
    failureMessages: ['Error: no\n    at x (y:1)'],
  }
  const file = written([
    { name: '/here/test/a.test.ts', status: 'failed', message: '', assertionResults: [passed, broken] },
  ])
  expect(readReport(file, false, '/here')).toEqual({
    passed: 1,
    failures: ['test/a.test.ts > group breaks\n    Error: no'],
  })
})

test('a file that could not be loaded is a failure', () => {
  const file = written([
    { name: '/here/b.test.ts', status: 'failed', message: 'Cannot find it\nat z', assertionResults: [] },
  ])
  expect(readReport(file, false, '/here').failures).toEqual(['b.test.ts\n    Cannot find it'])
})

test('a run that ended badly is a failure though every test passed, and so is a missing report', () => {
  const file = written([
    { name: '/here/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ])
  expect(readReport(file, true, '/here')).toEqual({ passed: 1, failures: [] })
  expect(readReport(file, false, '/here').failures).toHaveLength(1)
  expect(readReport(join(folder, 'none.json'), true, '/here')).toEqual({
    passed: 0,
    failures: ['ended without a report'],
  })
})
