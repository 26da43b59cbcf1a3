import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importersOf, testsNear } from './import-graph.ts'
import { testsOfChanges } from './test-changes.ts'

const sources: Record<string, string> = {
  'shared/cars/car.ts': '',
  'shared/cars/car.test.ts': "import { car } from './car.ts'",
  'shared/cars/contract.ts': "import { type Car, car } from '#shared/cars/car.ts'",
  'functions/core/cars/cars.ts': "import type { Car } from '#shared/cars/car.ts'",
  'functions/api/cars/get-car.ts': "import { cars } from '#core/cars/cars.ts'",
  'shared/routes-of-nouns.ts': "export * from './cars/contract.ts'",
  'lib/all.test.ts': "import { routes } from '#shared/routes-of-nouns.ts'",
  'test/api/cars.test.ts': "import {\n  getCar,\n} from '#shared/cars/contract.ts'",
  'web/src/car.test.tsx': "vi.mock('#shared/cars/contract.ts')",
}
const root = mkdtempSync(join(tmpdir(), 'graph-'))
for (const [file, text] of Object.entries(sources)) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const importers = importersOf(Object.keys(sources), root)

test('a change reaches the tests that import it through others, the nearest first, but not through a registry', () => {
  expect(testsNear(['shared/cars/car.ts'], importers)).toEqual([
    'shared/cars/car.test.ts',
    'test/api/cars.test.ts',
    'web/src/car.test.tsx',
  ])
})

test('a change of a handler, or below it, reaches the tests that call its route', () => {
  expect(testsNear(['functions/core/cars/cars.ts'], importers)).toEqual(['test/api/cars.test.ts'])
})

test('a changed test runs, in a browser too; of others on a cloud only the nearest do', () => {
  const api = Array.from({ length: 12 }, (_, at) => `test/api/${at}.test.ts`)
  const nearest = ['shared/a.test.ts', 'test/e2e/own.test.ts', 'test/e2e/other.test.ts', ...api]
  const { run, leftOut } = testsOfChanges(['test/e2e/own.test.ts', 'test/api/11.test.ts'], nearest)
  expect(run).toEqual(['shared/a.test.ts', 'test/e2e/own.test.ts', ...api.slice(0, 8), 'test/api/11.test.ts'])
  expect(leftOut).toEqual(['test/e2e/other.test.ts', ...api.slice(8, 11)])
})
