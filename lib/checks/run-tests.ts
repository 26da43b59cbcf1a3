import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Outcome, readReport } from './read-report.ts'
import { runTool } from './run-tool.ts'

/**
 * Runs the test runner once, and reads what it found. `output` is empty when it was shown at once.
 */
export async function runTests({
  options,
  workDir,
  env = {},
  show = 'later',
}: {
  options: readonly string[]
  /** The folder for everything that tests write, which the caller removes. */
  workDir: string
  env?: Record<string, string>
  show?: 'later' | 'at once'
}): Promise<{ outcome: Outcome; output: string }> {
  const report = join(workDir, `${randomUUID()}.json`)
  const reporter = join(import.meta.dirname, 'run-reporter.ts')
  const { content, output } = await runTool(
    'vitest',
    ['run', ...options, '--silent=false', `--reporter=${reporter}`],
    {
      ...env,
      RUN_REPORT: report,
      TEST_LOGS_DIR: workDir,
      TMPDIR: workDir,
      TEMP: workDir,
      // Code that one process has compiled is not compiled again by the others.
      NODE_COMPILE_CACHE: join(workDir, 'compiled'),
      // Room for what is thrown away immediately: with it a cloud under test spends a tenth less on clearing up.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
      NO_COLOR: '1',
    },
    show,
  )
  return { outcome: readReport(report, content), output }
}
