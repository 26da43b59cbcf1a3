import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buildWebIfStale } from '#lib/bundle/build-web.ts'
import { type Check, checks } from '#lib/checks/checks.ts'
import { fastFolder } from '#lib/checks/fast-folder.ts'
import { readReport } from '#lib/checks/read-report.ts'
import { runTool } from '#lib/checks/run-tool.ts'
import { findPlantedSecrets } from '#test/support/planted-secrets.ts'

/** In the order in which failing is cheapest; in parts, each with a cloud of its own, so that several can run at once. */
const suites = [
  { name: 'unit', parts: 1, onCloud: false },
  { name: 'functions-unit', parts: 1, onCloud: false },
  { name: 'isolated-unit', parts: 1, onCloud: false },
  { name: 'api', parts: 2, onCloud: true },
  { name: 'own-cloud', parts: 2, onCloud: true },
  { name: 'infra', parts: 1, onCloud: false },
  { name: 'browser', parts: 6, onCloud: true },
]

// A log keeps the codes of colors as noise.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'

type Part = (typeof suites)[number] & { part: number }

const root = join(import.meta.dirname, '..')
const workDir = mkdtempSync(join(fastFolder(), 'boxrise-test-'))
const total = { passed: 0, failed: 0 }
const failures: string[] = []

function count(name: string, result: { passed: number; failures: string[] }): void {
  total.passed += result.passed
  total.failed += result.failures.length
  failures.push(...result.failures.map((failure) => `${name}: ${failure}`))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
process.once('exit', () => rmSync(workDir, { recursive: true, force: true }))

// One more than there are processors, because each of them waits now and then for what it has started.
const lanes = Math.min(Math.max(availableParallelism(), 2), 4) + 1
const seeding = buildWebIfStale().then(prepareData, prepareData)
const waiting = [
  ...checks.map((check) => () => runCheck(check)),
  ...suites.flatMap((suite) =>
    Array.from({ length: suite.parts }, (_, index) => () => runPart({ ...suite, part: index + 1 })),
  ),
]
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }),
)

console.log('\n— no planted secret in any log line')
const leaks = findPlantedSecrets(workDir).map(({ file, line }) => `${file}: ${line}`)
count('planted secret', { passed: leaks.length === 0 ? 1 : 0, failures: leaks })

if (failures.length > 0) console.error(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** One seeded data folder, of which every cloud of this run takes a copy. */
async function prepareData(): Promise<string> {
  const folder = join(workDir, 'data')
  const { content, output } = await runTool('node', ['test/support/prepare-data.ts', folder])
  rmSync(join(folder, 'logs'), { recursive: true, force: true })
  if (content) return folder
  console.error(output)
  count('seeded data', { passed: 0, failures: ['see above'] })
  return ''
}

async function runCheck({ name, run }: Check): Promise<void> {
  const start = Date.now()
  const { content, output } = await run().catch((error: Error) => ({
    content: false,
    output: `${error.stack}`,
  }))
  console.log(`\n— ${name}\n${output.trim()}`)
  console.log(`${name}: ${content ? 'passed' : 'failed'} in ${secondsSince(start)} s`)
  count(name, { passed: content ? 1 : 0, failures: content ? [] : ['see above'] })
}

async function runPart({ name, part, parts, onCloud }: Part): Promise<void> {
  const data: Record<string, string> = onCloud ? { TEST_DATA_DIR: await seeding } : {}
  const start = Date.now()
  const file = join(workDir, `${name}-${part}.json`)
  const { content, output } = await runTool(
    'vitest',
    [
      ...['run', '--project', name, `--shard=${part}/${parts}`, '--maxWorkers=1'],
      // What fails, what is printed as a figure, and nothing else; the names of failures come again at the end.
      ...['--reporter=minimal', '--silent=false', '--reporter=json', `--outputFile.json=${file}`],
    ],
    {
      ...data,
      TEST_LOGS_DIR: workDir,
      // What one part has compiled, the others need not.
      NODE_COMPILE_CACHE: join(workDir, 'compiled'),
      // Room for what is thrown away at once: with it a cloud under test spends a tenth less on clearing up.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
      NO_COLOR: '1',
    },
  )
  const outcome = readReport(file, content, root)
  const title = parts > 1 ? `${name} tests, part ${part} of ${parts}` : `${name} tests`
  console.log(`\n— ${title}\n${output.trim()}`)
  console.log(
    `${title}: ${outcome.passed} passed, ${outcome.failures.length} failed in ${secondsSince(start)} s`,
  )
  count(`${name} tests`, outcome)
}

function secondsSince(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(1)
}
