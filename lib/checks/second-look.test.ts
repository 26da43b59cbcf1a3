import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepFlaky } from './keep-flaky.ts'
import { failuresIn, type Outcome, passedIn } from './read-report.ts'
import { runTests } from './run-tests.ts'
import { secondLook } from './second-look.ts'

const unsteady = `
  import { existsSync, writeFileSync } from 'node:fs'
  import { expect, test } from 'vitest'
  test('holds', () => undefined)
  test('fails once', () => {
    const seen = import.meta.dirname + '/seen'
    const known = existsSync(seen)
    writeFileSync(seen, '')
    expect(known).toBe(true)
  })`
const broken = `
  import { expect, test } from 'vitest'
  test('always fails', () => expect(1).toBe(2))`

test('a file that fails once and then passes alone counts as passed and is named, and one that fails again is a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-look-'))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'test/api'), { recursive: true })
  writeFileSync(join(folder, 'test/api/unsteady.test.ts'), unsteady)
  writeFileSync(join(folder, 'test/api/broken.test.ts'), broken)
  writeFileSync(join(folder, 'vitest.config.js'), 'export default {}')
  const run = async (...files: string[]) =>
    (await runTests({ options: [...files, `--root=${folder}`, '--reporter=minimal'], workDir: folder }))
      .outcome
  const first = await run()
  expect([passedIn(first), failuresIn(first).length]).toEqual([1, 2])
  const { outcome, flaky } = await secondLook(first, run)
  expect(passedIn(outcome)).toBe(2)
  expect(failuresIn(outcome)).toEqual([expect.stringContaining('test/api/broken.test.ts > always fails')])
  expect(flaky).toMatchObject([{ file: 'test/api/unsteady.test.ts', test: 'fails once' }])
})

const failing = (file: string) => ({ file, seconds: 1, passed: 0, failed: [{ test: 'a', message: 'no' }] })
const passing = (file: string) => ({ file, seconds: 1, passed: 1, failed: [] })
const passesAlone = async (file: string): Promise<Outcome> => ({ files: [passing(file)], others: [] })

test('a fourth failed file means that none of them gets a second look', async () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => failing(`test/api/${name}.test.ts`))
  const three = await secondLook({ files: files.slice(0, 3), others: [] }, passesAlone)
  expect(failuresIn(three.outcome)).toEqual([])
  const four = await secondLook({ files, others: [] }, passesAlone)
  expect(failuresIn(four.outcome)).toHaveLength(4)
  expect(four.flaky).toEqual([])
})

test('what runs without a cloud fails at the first look, and errors outside the tests stay failures', async () => {
  const infra = await secondLook({ files: [failing('test/infra/routes.test.ts')], others: [] }, passesAlone)
  expect(failuresIn(infra.outcome)).toHaveLength(1)
  const uncaught = { files: [failing('test/e2e/home.test.ts')], others: ['an error outside the tests'] }
  expect(failuresIn((await secondLook(uncaught, passesAlone)).outcome)).toEqual(uncaught.others)
  const lost = async (file: string): Promise<Outcome> => ({ files: [passing(file)], others: ['lost'] })
  const second = await secondLook({ files: [failing('test/e2e/home.test.ts')], others: [] }, lost)
  expect(failuresIn(second.outcome)).toHaveLength(2)
})

test('the list of unsteady tests begins with the newest and does not grow forever', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'flaky-')), 'kept/flaky.json')
  const one = { file: 'test/api/a.test.ts', test: 'a', message: 'no' }
  keepFlaky(path, [], '2026-01-01T00:00:00.000Z')
  for (let day = 10; day < 30; day++) keepFlaky(path, Array(11).fill(one), `2026-01-${day}T00:00:00.000Z`)
  const kept = JSON.parse(readFileSync(path, 'utf8'))
  expect(kept).toHaveLength(200)
  expect(kept[0]).toEqual({ at: '2026-01-29T00:00:00.000Z', ...one })
})
