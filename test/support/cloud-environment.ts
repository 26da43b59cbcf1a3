import type { Environment } from 'vitest/runtime'
import { startSharedCloud } from './shared-cloud.ts'
import type { CloudKind } from './start-cloud.ts'

/** What a worker has around it while it runs one file after the other: a cloud that they share. */
const cloudEnvironment: Environment = {
  name: 'cloud',
  viteEnvironment: 'ssr',
  setup: async (_global, kind: CloudKind) => ({ teardown: await startSharedCloud(kind) }),
}

export default cloudEnvironment
