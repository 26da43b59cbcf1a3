import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findProject } from './find-project.ts'
import { projectChanged } from './project-refusal.ts'
import type { StoredProject } from './tool-projects.ts'

type Read = { userId: string; id: string; version: number }

/**
 * Changes a project that is as the member read it. Other writes at the same moment, such as sharing, are no conflict:
 * the change starts over with them.
 */
export async function whileCurrent<T>(
  { userId, id, version }: Read,
  change: (project: StoredProject) => Promise<T>,
): Promise<T> {
  const done = await untilUnchanged(async () => {
    const project = await findProject(userId, id)
    return project.revision === version ? { answer: await change(project) } : undefined
  })
  if (!done) throw projectChanged()
  return done.answer
}
