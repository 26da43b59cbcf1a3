import { eachItem } from '#core/platform/db/each-item.ts'
import { toolProjects } from './tool-projects.ts'

/** All projects of a member, oldest first, as they are now. */
export const projectsOf = (userId: string) =>
  eachItem(toolProjects, { pk: `USER#${userId}`, prefix: 'PROJECT#', consistent: true })
