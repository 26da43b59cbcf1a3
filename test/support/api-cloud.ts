import type { TestProject } from 'vitest/node'
import { startCloud } from './start-cloud.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    cloudUrl: string
    databaseUrl: string
    dataDir: string
  }
}

/** One laptop cloud for all API tests: they use different members, as on a running platform. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await startCloud()
  project.provide('cloudUrl', cloud.url)
  project.provide('databaseUrl', process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '')
  project.provide('dataDir', cloud.dataDir)
  return cloud.stop
}
