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

const temporary = 'test/support/temporary-folders.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      project(
        'unit',
        ['{bin,lib,functions,shared,web/src}/**/*.test.{ts,tsx}', 'test/support/**/*.test.ts'],
        { ...patient, globalSetup: [temporary] },
      ),
      project('api', ['test/api/**/*.test.ts'], {
        ...patient,
        // One file after the other, because they share a cloud with its settings and figures.
        fileParallelism: false,
        globalSetup: [temporary, 'test/support/api-cloud.ts'],
      }),
      project('infra', ['test/infra/**/*.test.ts'], { ...patient, globalSetup: [temporary] }),
      project('browser', ['test/e2e/**/*.test.ts'], {
        ...patient,
        fileParallelism: false,
        globalSetup: ['test/support/browser-cloud.ts'],
      }),
    ],
  },
})
