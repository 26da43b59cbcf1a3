import { projectNotFound } from './project-refusal.ts'
import { type StoredProject, toolProjects } from './tool-projects.ts'

/** A project of a member as it is now. */
export async function findProject(userId: string, id: string): Promise<StoredProject> {
  const project = await toolProjects.get({ userId, id }, { consistent: true })
  if (!project) throw projectNotFound()
  return project
}
