import { consumers } from './consumers.ts'
import { jobs } from './jobs.ts'

/** The groups that have something in the background. */
export const backgroundGroups = [
  ...new Set([...Object.values(consumers), ...Object.values(jobs)].map(({ group }) => group)),
]
