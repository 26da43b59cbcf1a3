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
  const options = ['run', '--silent', '--reporter=json', `--outputFile=${outputFile}`]
  try {
    const { output } = await runTool('vitest', [...options, ...racingFiles()], {
      RACE_ROUNDS: String(rounds),
    })
    return figuresOf(outputFile, output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The test files that repeat their races as often as they are told. */
const racingFiles = () =>
  globSync('test/**/*.test.ts', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('/race-rounds.ts'))
    .toSorted()

function figuresOf(outputFile: string, output: string): Figure[] {
  let report: Report
  try {
    report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report
  } catch {
    throw new Error(`the tests ended without a report: ${output.trim().split('\n').at(-1)}`)
  }
  return report.testResults.map(({ name, status, startTime, endTime, assertionResults }) => ({
    name: `${basename(name)}, ${rounds} rounds`,
    value: `${status} in ${((endTime - startTime) / 1000).toFixed(1)} s`,
    target: 'passed',
    met: status === 'passed',
    detail: assertionResults.filter((one) => one.status === 'failed').map(({ title }) => title),
  }))
}
