import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { importersOf, testsNear } from './import-graph.ts'
import { runTool } from './run-tool.ts'

const root = join(import.meta.dirname, '../..')

/** So many files on a cloud, the nearest first, still take about a minute. */
const mostCloudFiles = 8

const list = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
    .split('\n')
    .filter(Boolean)

/** Runs the tests that the changes of the working tree touch, and says which of them would take too long. */
export async function testChanges(): Promise<boolean> {
  const changed = [
    ...list('diff', '--name-only', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard'),
  ]
  if (changed.length === 0) {
    console.log('Nothing has changed since the last commit.')
    return true
  }
  const files = list('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')
  const { run, leftOut } = testsOfChanges(changed, testsNear(changed, importersOf(files, root)))
  const start = Date.now()
  const options = ['run', '--silent=false', '--reporter=default', '--maxWorkers=1']
  const content = run.length === 0 || (await runTool('vitest', [...options, ...run], {}, 'at once')).content
  console.log(`\n${run.length} files for the changes in ${((Date.now() - start) / 1000).toFixed(1)} s`)
  console.log('Left out: types, lint and sizes (npm run check), and what else imports the changes:')
  console.log(leftOut.length > 0 ? `npx vitest run ${leftOut.join(' ')}` : 'nothing')
  return content
}

/** Unit tests all run. Of those on a cloud, the changed ones and the nearest; a browser only for its own changes. */
export function testsOfChanges(
  changed: readonly string[],
  nearest: readonly string[],
): { run: string[]; leftOut: string[] } {
  const onCloud = nearest.filter((file) => file.startsWith('test/api/') && !changed.includes(file))
  const taken = new Set(onCloud.slice(0, mostCloudFiles))
  const isLeftOut = (file: string) =>
    /^test\/(api|e2e|infra)\//.test(file) && !changed.includes(file) && !taken.has(file)
  return { run: nearest.filter((file) => !isLeftOut(file)), leftOut: nearest.filter(isLeftOut) }
}
