import type { ProjectTool } from '../tool.ts'
import { setAside, whenDraftIsPlaced } from './draft.ts'
import { leaveProject } from './project-on-screen.ts'

/** Before something from elsewhere is on the screen: an open project is saved and closed, and nothing is lost. */
export async function makeRoom<Body>(
  tool: Pick<ProjectTool<Body>, 'kind' | 'schema'>,
  next: Body | undefined,
): Promise<void> {
  await whenDraftIsPlaced(tool.kind)
  await leaveProject(tool.kind)
  setAside(tool, next)
}
