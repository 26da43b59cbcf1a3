import type { Outcome } from './read-report.ts'
import type { FileReport } from './run-reporter.ts'

/** More failed files than this are no accident of the machine. */
const mostFiles = 3

/** Only these run on a cloud or in a browser, which a busy machine can delay. */
const canBeUnsteady = /^test\/(api|e2e)\//

export type Flaky = { file: string; test: string; message: string }

/**
 * Runs the failed files of a run once more, each alone, and counts those that pass then. Errors outside the tests stay
 * failures.
 */
export async function secondLook(
  outcome: Outcome,
  runAlone: (file: string) => Promise<Outcome>,
): Promise<{ outcome: Outcome; flaky: Flaky[] }> {
  const failed = outcome.files.filter(({ file, failed }) => failed.length > 0 && canBeUnsteady.test(file))
  if (failed.length > mostFiles) return { outcome, flaky: [] }
  const files = [...outcome.files]
  const others = [...outcome.others]
  const flaky: Flaky[] = []
  for (const first of failed) {
    const second = await runAlone(first.file)
    const again = second.files.find(({ file }) => file === first.file)
    if (!hasPassed(second, again)) {
      others.push(...second.others.map((other) => `${first.file}, alone: ${other}`))
      continue
    }
    files[files.indexOf(first)] = { ...again, seconds: first.seconds }
    flaky.push(...first.failed.map((failure) => ({ file: first.file, ...failure })))
  }
  return { outcome: { files, others }, flaky }
}

const hasPassed = (run: Outcome, report: FileReport | undefined): report is FileReport =>
  run.others.length === 0 && report?.failed.length === 0 && report.passed > 0
