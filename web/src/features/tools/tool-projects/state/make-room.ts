import type { ProjectTool } from '../tool.ts'
import { setAside, whenDraftIsPlaced } from './draft.ts'
import { leaveProject } from './project-on-screen.ts'

/** Saves and closes an open project before something from elsewhere is on the screen, so nothing is lost. */
export async function makeRoom<Body>(
  tool: Pick<ProjectTool<Body>, 'kind' | 'schema'>,
  next: Body | undefined,
): Promise<void> {
  await whenDraftIsPlaced(tool.kind)
  await leaveProject(tool.kind)
  setAside(tool, next)
}
