import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runTool } from './run-tool.ts'

const lines = [
  'export const a = new Date().toISOString()',
  'export const b = new Date(Date.now() - 1)',
  "export const c = new Date('2026-01-01T00:00:00.000Z')",
  'export const d = (page: any) => page.evaluate(() => Date.now())',
  'export const e = performance.now()',
]

test('a test that reads the clock of this machine is refused, and one that reads a page’s is not', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wall-clock-')))
  mkdirSync(join(folder, 'test/api'), { recursive: true })
  mkdirSync(join(folder, 'test/support'), { recursive: true })
  for (const file of ['test/api/planted.test.ts', 'test/support/planted.ts'])
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`)
  copyFileSync(join(import.meta.dirname, 'wall-clock.grit'), join(folder, 'wall-clock.grit'))
  const overrides = [{ includes: ['test/api/**', 'test/e2e/**'], plugins: ['./wall-clock.grit'] }]
  const config = { linter: { rules: { preset: 'none' } }, overrides }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
  const { output } = await runTool('biome', ['lint', folder, `--config-path=${folder}`, '--reporter=github'])
  const found = [...output.matchAll(/^::error .*file=(\S+?),line=(\d+)/gm)]
  expect(found.map(([, file = '', line]) => [file.slice(folder.length + 1), Number(line)])).toEqual([
    ['test/api/planted.test.ts', 1],
    ['test/api/planted.test.ts', 2],
  ])
})
