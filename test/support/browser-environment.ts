import type { Environment } from 'vitest/runtime'
import { closeSharedBrowsers } from './shared-browser.ts'
import { startSharedCloud } from './shared-cloud.ts'
import type { CloudKind } from './start-cloud.ts'

/** A cloud that the files of a worker share, and the browser they see it in. */
const browserEnvironment: Environment = {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup: async (_global, kind: CloudKind) => {
    const stopCloud = await startSharedCloud(kind)
    return {
      teardown: async () => {
        await closeSharedBrowsers()
        await stopCloud()
      },
    }
  },
}

export default browserEnvironment
