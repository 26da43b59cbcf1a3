import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node', ...more },
})

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      project(
        'unit',
        ['{bin,lib,functions,shared,web/src}/**/*.test.{ts,tsx}', 'test/support/**/*.test.ts'],
        {
          testTimeout: 20_000,
        },
      ),
      project('api', ['test/api/**/*.test.ts'], {
        testTimeout: 30_000,
        hookTimeout: 60_000,
        globalSetup: ['test/support/api-cloud.ts'],
      }),
      project('infra', ['test/infra/**/*.test.ts'], { testTimeout: 60_000, hookTimeout: 240_000 }),
      project('browser', ['test/e2e/**/*.test.ts'], {
        testTimeout: 90_000,
        hookTimeout: 120_000,
        fileParallelism: false,
        globalSetup: ['test/support/browser-cloud.ts'],
      }),
    ],
  },
})
