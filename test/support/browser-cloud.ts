import type { TestProject } from 'vitest/node'
import { startCloud } from './start-cloud.ts'

/** One laptop cloud for all browser tests, with taxes as `npm start` has them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await startCloud({ automaticTax: true })
  project.provide('cloudUrl', cloud.url)
  return cloud.stop
}
