import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import { users } from '#core/platform/users/users.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { ProjectData } from '#shared/tools/tool-projects/tool-project.ts'
import { shareNotFound } from './project-refusal.ts'
import { projectShares } from './project-shares.ts'
import { readBody } from './read-body.ts'
import { type StoredProject, toolProjects } from './tool-projects.ts'

/** The project that a link opens, as it is saved now, and whose it is. */
export async function openShare(
  token: string,
): Promise<{ project: StoredProject; data: ProjectData; owner: User }> {
  const parts = splitHandle('prj', token)
  const share = parts && (await projectShares.get({ projectId: parts.id }, { consistent: true }))
  if (!parts || !share || !isSecretOf(parts.secret, share.secretHash)) throw shareNotFound()
  const { userId, projectId: id } = share
  const owner = await users.get({ id: userId })
  // A member’s shared work ends with their account, and while that is suspended.
  if (!owner || owner.status === 'suspended' || owner.deletionDueAt) throw shareNotFound()
  return untilUnchanged(async () => {
    const project = await toolProjects.get({ userId, id }, { consistent: true })
    if (!project) throw shareNotFound()
    const { data } = await readBody(project)
    return { project, data, owner }
  })
}
