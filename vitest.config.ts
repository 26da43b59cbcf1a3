import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node', ...more },
})

/** Against hanging only: how long anything takes on a busy machine says nothing about whether it works. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Node runs the platform as it is; imported so, a test costs a third less than after a transformation. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

const temporary = 'test/support/temporary-folders.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      // Nothing in them replaces a module, so they can share what they import, which is half of their time.
      project('unit', ['{bin,lib,shared,test/support}/**/*.test.ts'], {
        ...patient,
        globalSetup: [temporary],
        isolate: false,
      }),
      project('isolated-unit', ['{functions,web/src}/**/*.test.{ts,tsx}'], {
        ...patient,
        globalSetup: [temporary],
      }),
      project('api', ['test/api/**/*.test.ts'], {
        ...patient,
        ...native,
        // One file after the other, because they share a cloud with its settings and figures.
        fileParallelism: false,
        globalSetup: [temporary, 'test/support/api-cloud.ts'],
      }),
      project('infra', ['test/infra/**/*.test.ts'], { ...patient, ...native, globalSetup: [temporary] }),
      project('browser', ['test/e2e/**/*.test.ts'], {
        ...patient,
        ...native,
        fileParallelism: false,
        globalSetup: ['test/support/browser-cloud.ts'],
      }),
    ],
  },
})
