import { readFileSync } from 'node:fs'

export type Outcome = {
  passed: number
  /** One entry per failure: the test, its file, and the first line of its message. */
  failures: string[]
}

type Report = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

const firstLine = (text = '') => text.trim().split('\n', 1)[0] ?? ''

/**
 * Summarizes a report of the test runner; a missing report, or a bad end without a failed test, counts as one
 * failure.
 */
export function readReport(file: string, content: boolean, root: string): Outcome {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { passed: 0, failures: ['ended without a report'] }
  }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = name.replace(`${root}/`, '')
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => `${path} > ${fullName}\n    ${firstLine(failureMessages?.[0])}`)
    // A file that could not be loaded or prepared has failed without any of its tests.
    return failed.length === 0 && status === 'failed' ? [`${path}\n    ${firstLine(message)}`] : failed
  })
  if (failures.length === 0 && !content) failures.push('every test passed, but the run ended with an error')
  return { passed: report.numPassedTests, failures }
}
