import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks } from '#lib/checks/checks.ts'
import { runTool } from '#lib/checks/run-tool.ts'
import { findPlantedSecrets } from '#test/support/planted-secrets.ts'

/** Everything a change must pass, in the order in which failing is cheapest. */
const suites = ['unit', 'api', 'infra', 'browser']

const workDir = mkdtempSync(join(tmpdir(), 'boxrise-test-'))
const total = { passed: 0, failed: 0 }
const failures: string[] = []

function count(name: string, result: { passed: number; failed: number }): void {
  total.passed += result.passed
  total.failed += result.failed
  if (result.failed > 0) failures.push(name)
}

for (const { name, run } of checks) {
  console.log(`\n— ${name}`)
  const passed = await run()
  count(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1 })
}

for (const suite of suites) {
  console.log(`\n— ${suite} tests`)
  const report = join(workDir, `${suite}.json`)
  const content = runTool(
    'vitest',
    ['run', '--project', suite, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { TEST_LOGS_DIR: workDir },
  )
  count(`${suite} tests`, readReport(report, content))
}

console.log('\n— no planted secret in any log line')
const found = findPlantedSecrets(workDir)
for (const { file, line } of found) console.error(`${file}: ${line}`)
count('planted secrets', { passed: found.length === 0 ? 1 : 0, failed: found.length === 0 ? 0 : 1 })

rmSync(workDir, { recursive: true, force: true })
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** A suite that ended without a report, or ended badly although every test passed, counts as one failure. */
function readReport(file: string, content: boolean): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
    }
    return { passed: numPassedTests, failed: numFailedTests || (content ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
