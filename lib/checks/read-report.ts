import { readFileSync } from 'node:fs'
import type { FileReport, RunReport } from './run-reporter.ts'

export type Outcome = {
  files: FileReport[]
  /** What went wrong in no file that is known. */
  others: string[]
}

/**
 * Reads the report of a test run. A missing report is a failure, and so are errors outside the tests and a bad end
 * without a failed test.
 */
export function readReport(path: string, content: boolean): Outcome {
  let report: RunReport
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as RunReport
  } catch {
    return { files: [], others: ['ended without a report'] }
  }
  const others = report.uncaught.map((error) => `an error outside the tests\n    ${firstLine(error)}`)
  const allPassed = report.files.every(({ failed }) => failed.length === 0)
  if (allPassed && others.length === 0 && !content)
    others.push('every test passed, but the run ended with an error')
  return { files: report.files, others }
}

export const passedIn = ({ files }: Outcome): number => files.reduce((sum, { passed }) => sum + passed, 0)

/** One entry per failure: the file, the test, and the first line of its message. */
export const failuresIn = ({ files, others }: Outcome): string[] => [
  ...files.flatMap(({ file, failed }) =>
    failed.map(({ test, message }) => `${nameOf(file, test)}\n    ${firstLine(message)}`),
  ),
  ...others,
]

export const nameOf = (file: string, test: string): string => (test ? `${file} > ${test}` : file)

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? ''
