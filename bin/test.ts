import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWebIfStale } from '#lib/bundle/build-web.ts'
import { type Check, checks } from '#lib/checks/checks.ts'
import { fastFolder } from '#lib/checks/fast-folder.ts'
import { lanes } from '#lib/checks/lanes.ts'
import { readReport } from '#lib/checks/read-report.ts'
import { endTools, runTool } from '#lib/checks/run-tool.ts'
import { testNoun } from '#lib/checks/test-noun.ts'
import { findPlantedSecrets } from '#test/support/planted-secrets.ts'

const [noun, ...more] = process.argv.slice(2)
if (more.length > 0) {
  console.error(
    'npm test runs everything, npm test -- <noun> what concerns a noun. For one file: npx vitest run test/api/search.test.ts',
  )
  process.exit(1)
}
/** One process each: most of the time of their files goes into what they import, and so they share it. */
const unitTests = ['unit', 'functions-unit', 'isolated-unit']

/** Their files go, in this order, to whichever worker is free. */
const wholeTests = ['api', 'own-process', 'own-cloud', 'infra', 'browser']

// A log keeps the codes of colors as noise.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'

const root = join(import.meta.dirname, '..')
const workDir = mkdtempSync(join(fastFolder(), 'boxrise-test-'))
const total = { passed: 0, failed: 0 }
const failures: string[] = []

function count(name: string, result: { passed: number; failures: string[] }): void {
  total.passed += result.passed
  total.failed += result.failures.length
  failures.push(...result.failures.map((failure) => `${name}: ${failure}`))
}

// A terminal tells every process of a command, and the first passes it on: it comes twice.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void interrupt())

if (noun) {
  const passed = await testNoun(noun)
  await removeWork()
  process.exit(passed ? 0 : 1)
}

const seeding = buildWebIfStale().then(prepareData, prepareData)
const waiting = [
  ...checks.map((check) => () => runCheck(check)),
  ...unitTests.map((project) => () => runUnitTests(project)),
  runWholeTests,
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
await removeWork()
process.exit(total.failed === 0 ? 0 : 1)

async function interrupt(): Promise<void> {
  await endTools()
  await removeWork()
  process.exit(1)
}

/** Tried again while a cloud that is shutting down still writes. */
async function removeWork(): Promise<void> {
  try {
    await rm(workDir, { recursive: true, force: true, maxRetries: 20 })
  } catch (error) {
    console.error(`${workDir} could not be removed: ${error}`)
  }
}

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

async function runUnitTests(project: string): Promise<void> {
  const title = `${project} tests`
  const start = Date.now()
  // Failures, printed figures, and nothing else.
  const options = ['--project', project, '--maxWorkers=1', '--reporter=minimal']
  const { content, output } = await runTool(...vitest(title, options))
  console.log(`\n— ${title}\n${output.trim()}`)
  countTests(title, content, start)
}

async function runWholeTests(): Promise<void> {
  const title = 'api, infra and browser tests'
  const data = { TEST_DATA_DIR: await seeding }
  const start = Date.now()
  const options = wholeTests.flatMap((project) => ['--project', project])
  console.log(`\n— ${title}`)
  // They take minutes, so every file says right away how it went, and which of its tests took a minute.
  options.push('--reporter=default', '--slowTestThreshold=60000')
  const { content } = await runTool(...vitest(title, options, data), 'at once')
  countTests(title, content, start)
}

function vitest(title: string, options: string[], env: Record<string, string> = {}) {
  const report = ['--silent=false', '--reporter=json', `--outputFile.json=${reportOf(title)}`]
  return [
    'vitest',
    ['run', ...options, ...report],
    {
      ...env,
      TEST_LOGS_DIR: workDir,
      TMPDIR: workDir,
      TEMP: workDir,
      // Code that one process has compiled is not compiled again by the others.
      NODE_COMPILE_CACHE: join(workDir, 'compiled'),
      // Room for what is thrown away immediately: with it a cloud under test spends a tenth less on clearing up.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
      NO_COLOR: '1',
    },
  ] as const
}

function reportOf(title: string): string {
  return join(workDir, `${title}.json`)
}

/** The names of failures come again at the very end. */
function countTests(title: string, content: boolean, start: number): void {
  const outcome = readReport(reportOf(title), content, root)
  const { passed, failures } = outcome
  console.log(`${title}: ${passed} passed, ${failures.length} failed in ${secondsSince(start)} s`)
  count(title, outcome)
}

function secondsSince(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(1)
}
