import type { Environment } from 'vitest/runtime'
import { startSharedCloud } from './shared-cloud.ts'
import type { CloudKind } from './start-cloud.ts'

/** The environment of a worker that runs one file after another: a cloud that the files share. */
const cloudEnvironment: Environment = {
  name: 'cloud',
  viteEnvironment: 'ssr',
  setup: async (_global, kind: CloudKind) => ({ teardown: await startSharedCloud(kind) }),
}

export default cloudEnvironment
