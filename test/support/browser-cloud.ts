import type { TestProject } from 'vitest/node'
import { startCloud } from './start-cloud.ts'

/** One laptop cloud for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await startCloud()
  project.provide('cloudUrl', cloud.url)
  return cloud.stop
}
