import { defineConfig } from 'vitest/config'
import { amplifyNumbers } from './lib/bundle/amplify-numbers.ts'
import { lanes } from './lib/checks/lanes.ts'
import { ListedOrder } from './test/support/listed-order.ts'
import type { CloudKind } from './test/support/start-cloud.ts'

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node', ...more },
})

/** Limits hangs only: the time a test takes on a busy machine says nothing about whether it works. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Node runs the platform as it is; imported so, a test costs a third less than after a transformation. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** The files that a worker runs, one after the other, share a cloud with its settings and figures, and what they import. */
const onSharedCloud = (environment: string, kind: CloudKind) => ({
  isolate: false,
  environment,
  environmentOptions: kind,
})

const temporary = 'test/support/temporary-folders.ts'
const webBuild = 'test/support/web-build.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: lanes,
    sequence: { sequencer: ListedOrder },
    projects: [
      // The files of a project share what they import, which is most of their time.
      project('unit', ['{bin,lib,shared,test/support,web/src}/**/!(*.isolated).test.{ts,tsx}'], {
        ...patient,
        globalSetup: [temporary],
        isolate: false,
        // Amplify proves passwords with the numbers that it has in the browser.
        alias: [amplifyNumbers],
        server: { deps: { inline: ['@aws-amplify/auth'] } },
      }),
      // They answer in the place of AWS, which would reach the emulators’ tests.
      project('functions-unit', ['functions/**/!(*.isolated).test.ts'], {
        ...patient,
        ...native,
        globalSetup: [temporary],
        isolate: false,
      }),
      // They replace modules or what modules keep, which would reach the other tests.
      project('isolated-unit', ['{functions,web/src}/**/*.isolated.test.ts'], {
        ...patient,
        globalSetup: [temporary],
      }),
      project('api', ['test/api/**/*.test.ts'], {
        exclude: ['test/api/own-*/**'],
        ...patient,
        ...native,
        ...onSharedCloud('./test/support/cloud-environment.ts', {}),
        globalSetup: [temporary, webBuild],
      }),
      // They start and end whole platforms, or have surroundings of their own: each file is a process.
      project('own-process', ['test/api/own-process/*.test.ts'], {
        ...patient,
        ...native,
        globalSetup: [temporary, 'test/support/engine.ts'],
      }),
      // They move the clock or break things, each file in its own cloud, in a process with warm code.
      project('own-cloud', ['test/api/own-cloud/*.test.ts'], {
        ...patient,
        ...native,
        isolate: false,
        globalSetup: [temporary],
      }),
      project('infra', ['test/infra/**/*.test.ts'], {
        ...patient,
        ...native,
        isolate: false,
        globalSetup: [temporary],
      }),
      // With taxes as `npm start` has them.
      project('browser', ['test/e2e/**/*.test.ts'], {
        ...patient,
        ...native,
        ...onSharedCloud('./test/support/browser-environment.ts', { automaticTax: true }),
        globalSetup: [temporary, webBuild, 'test/support/browser-unpacking.ts'],
      }),
    ],
  },
})
