import { buildWebIfStale } from '#lib/bundle/build-web.ts'
import { checkLicences } from './check-licences.ts'
import { checkRegistries } from './check-registries.ts'
import { runTool, type ToolResult } from './run-tool.ts'

export type Check = { name: string; run(): Promise<ToolResult> }

/** The checks that a change must pass before any test runs. */
export const checks: Check[] = [
  // Every further checker repeats the work they share: on two processors, more work and no earlier result. It is written
  // in Go, and ends before clearing up would pay; the bundler, which is too, would fill the memory without it.
  { name: 'types', run: () => runTool('tsc', ['--noEmit', '--checkers', '1'], { GOGC: 'off' }) },
  { name: 'lint', run: () => runTool('biome', ['check', '--error-on-warnings']) },
  { name: 'dead code', run: () => runTool('knip', []) },
  { name: 'registries', run: checkRegistries },
  { name: 'licences', run: checkLicences },
  {
    name: 'bundle sizes',
    run: async () => {
      await buildWebIfStale()
      return runTool('size-limit', [])
    },
  },
]
