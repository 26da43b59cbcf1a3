import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { makeRoom } from '#web/features/tools/tool-projects/state/make-room.ts'
import { seatOf } from '#web/features/tools/tool-projects/state/project-on-screen.ts'
import { designerTool } from '../designer-tool.ts'
import type { Designer } from './designer.ts'

/**
 * Saves and closes an open project before another design replaces the active one, which would otherwise be
 * saved as that project. Returns the name of the closed project.
 */
export async function makeRoomForDesign(
  designer: Pick<Designer, 'view'>,
  make: (design: SavedDesign) => SavedDesign,
): Promise<string | undefined> {
  const closed = seatOf(designerTool.kind)?.project()?.name
  const { body, active } = designer.view()
  const designs = body.designs.map((design, at) => (at === active ? make(design) : design))
  await makeRoom(designerTool, { ...body, designs })
  return closed
}
