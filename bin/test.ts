import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWebIfStale } from '#lib/bundle/build-web.ts'
import { type Check, checks } from '#lib/checks/checks.ts'
import { durationsFile, writeDurations } from '#lib/checks/durations.ts'
import { fastFolder } from '#lib/checks/fast-folder.ts'
import { keepFlaky } from '#lib/checks/keep-flaky.ts'
import { lanes } from '#lib/checks/lanes.ts'
import { failuresIn, nameOf, type Outcome, passedIn } from '#lib/checks/read-report.ts'
import { runTests } from '#lib/checks/run-tests.ts'
import { endTools, runTool } from '#lib/checks/run-tool.ts'
import { type Flaky, secondLook } from '#lib/checks/second-look.ts'
import { testChanges } from '#lib/checks/test-changes.ts'
import { testNoun } from '#lib/checks/test-noun.ts'
import { failuresFolder } from '#test/support/failures-folder.ts'
import { findPlantedSecrets } from '#test/support/planted-secrets.ts'
import { tableSizes } from '#test/support/table-sizes.ts'

const [asked, ...more] = process.argv.slice(2)
const keepsDurations = asked === '--keep-durations'
if (more.length > 0 || (asked?.startsWith('-') && asked !== '--changed' && !keepsDurations)) {
  console.error(
    'npm test runs everything, npm test -- <noun> what concerns a noun, npm test -- --changed what your changes touch. For one file: npx vitest run test/api/content/search.test.ts. npm test -- --keep-durations also writes down how long each file took.',
  )
  process.exit(1)
}

/** One process each: most of the time of their files goes into what they import, and so they share it. */
const unitTests = ['unit', 'functions-unit', 'isolated-unit']

// The browser’s files run beside the others, because a browser leaves a worker waiting more than an API does.
const browserWorkers = Math.max(1, Math.floor(lanes / 3))
const wholeTests = 'api, infra and browser tests'
const serverTests = {
  title: 'api and infra tests',
  projects: ['api', 'own-process', 'own-cloud', 'infra'],
  workers: lanes - browserWorkers,
}
const browserTests = { title: 'browser tests', projects: ['browser'], workers: browserWorkers }

// A log keeps the codes of colors as noise.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'

const root = join(import.meta.dirname, '..')
const workDir = mkdtempSync(join(fastFolder(), 'boxrise-test-'))
const total = { passed: 0, failed: 0 }
const failures: string[] = []
const flaky: Flaky[] = []
const whole: Outcome = { files: [], others: [] }

function count(name: string, result: { passed: number; failures: string[] }): void {
  total.passed += result.passed
  total.failed += result.failures.length
  failures.push(...result.failures.map((failure) => `${name}: ${failure}`))
}

// A terminal tells every process of a command, and the first passes it on: it comes twice.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void interrupt())

if (asked && !keepsDurations) {
  const passed = asked === '--changed' ? await testChanges() : await testNoun(asked)
  await removeWork()
  process.exit(passed ? 0 : 1)
}

rmSync(failuresFolder, { recursive: true, force: true })
const seeding = buildWebIfStale().then(prepareData, prepareData)
const waiting = [
  ...checks.map((check) => () => runCheck(check)),
  ...unitTests.map((project) => () => runUnitTests(project)),
  ...[serverTests, browserTests].map((tests) => () => runWholeTests(tests)),
]
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  }),
)
// Now nothing else keeps the machine busy.
await lookAgain()
if (keepsDurations) writeDurations(join(root, durationsFile), whole.files)

console.log('\n— no planted secret in any log line')
const leaks = findPlantedSecrets(workDir).map(({ file, line }) => `${file}: ${line}`)
count('planted secret', { passed: leaks.length === 0 ? 1 : 0, failures: leaks })

const [largest = 0] = tableSizes(workDir)
console.log(`The largest table that test files shared: ${largest.toLocaleString('en-US')} items`)

if (failures.length > 0) console.error(`\nFailed:\n${failures.join('\n')}`)
if (flaky.length > 0) {
  keepFlaky(join(root, '.local/flaky.json'), flaky, new Date().toISOString())
  console.log(`\n${flaky.map(({ file, test }) => `Flaky: ${nameOf(file, test)}`).join('\n')}`)
}
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
  const { outcome, output } = await runTests({ options, workDir })
  console.log(`\n— ${title}\n${output.trim()}`)
  tell(title, outcome, start)
  count(title, { passed: passedIn(outcome), failures: failuresIn(outcome) })
}

async function runWholeTests({ title, projects, workers }: typeof serverTests): Promise<void> {
  const start = Date.now()
  const env = { TEST_DATA_DIR: await seeding }
  const options = [...named(projects), `--maxWorkers=${workers}`]
  console.log(`\n— ${title}`)
  // They take minutes, so every file says right away how it went, and which of its tests took a minute.
  options.push('--reporter=default', '--slowTestThreshold=60000')
  const { outcome } = await runTests({ options, workDir, env, show: 'at once' })
  tell(title, outcome, start)
  whole.files.push(...outcome.files)
  whole.others.push(...outcome.others)
}

/** An API or browser file that failed beside others may pass alone, in a fresh cloud. */
async function lookAgain(): Promise<void> {
  const looked = await secondLook(whole, async (file) => {
    console.log(`\n— ${file} once more, alone`)
    const projects = [...serverTests.projects, ...browserTests.projects]
    const options = [file, ...named(projects), '--maxWorkers=1', '--reporter=default']
    const env = { TEST_DATA_DIR: await seeding, TRACED_VISITS: '1' }
    return (await runTests({ options, workDir, env, show: 'at once' })).outcome
  })
  flaky.push(...looked.flaky)
  count(wholeTests, { passed: passedIn(looked.outcome), failures: failuresIn(looked.outcome) })
}

function named(projects: string[]): string[] {
  return projects.flatMap((project) => ['--project', project])
}

function tell(title: string, outcome: Outcome, start: number): void {
  const [passed, failed] = [passedIn(outcome), failuresIn(outcome).length]
  console.log(`${title}: ${passed} passed, ${failed} failed in ${secondsSince(start)} s`)
}

function secondsSince(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(1)
}
