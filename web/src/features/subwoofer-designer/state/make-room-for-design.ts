import type { SavedDesign } from '#shared/subwoofer-designs/saved-design.ts'
import { makeRoom } from '#web/features/tool-projects/state/make-room.ts'
import { seatOf } from '#web/features/tool-projects/state/project-on-screen.ts'
import { designerTool } from '../designer-tool.ts'
import type { Designer } from './designer.ts'

/**
 * Before another design takes the place of the one that is worked on: an open project is saved and closed, else the design
 * would be saved as that. Gives the name of the project that it closes.
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
