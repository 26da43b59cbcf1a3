import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runTool } from '#lib/checks/run-tool.ts'
import type { Bench, Figure } from './figure.ts'

const rounds = 10
const root = join(import.meta.dirname, '../..')

type Report = {
  testResults: {
    name: string
    status: 'passed' | 'failed'
    startTime: number
    endTime: number
    assertionResults: { title: string; status: string }[]
  }[]
}

/** Whether races end well ten times in a row, where a run of all tests has them three times. */
export const races: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boxrise-races-'))
  const outputFile = join(folder, 'report.json')
  const files = racingFiles()
  const options = ['run', '--silent', '--reporter=json', `--outputFile=${outputFile}`]
  try {
    const { output } = await runTool('vitest', [...options, ...files], { RACE_ROUNDS: String(rounds) })
    const { testResults } = readReport(outputFile, output)
    return files.map((file) =>
      figureOf(
        file,
        testResults.find(({ name }) => name === join(root, file)),
      ),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The test files that repeat their races as often as they are told. */
const racingFiles = () =>
  globSync('test/**/*.test.ts', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('/race-rounds.ts'))
    .toSorted()

function readReport(file: string, output: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    throw new Error(`the tests ended without a report: ${output.trim().split('\n').at(-1)}`)
  }
}

function figureOf(file: string, result: Report['testResults'][number] | undefined): Figure {
  const seconds = result && ((result.endTime - result.startTime) / 1000).toFixed(1)
  const failed = result?.assertionResults.filter(({ status }) => status === 'failed')
  return {
    name: `${basename(file)}, ${rounds} rounds`,
    value: result ? `${result.status} in ${seconds} s` : 'did not run',
    target: 'passed',
    met: result?.status === 'passed',
    detail: failed?.map(({ title }) => title) ?? [],
  }
}
