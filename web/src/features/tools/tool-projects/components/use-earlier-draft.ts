import { useMemo, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { projectPath } from '#shared/tools/tool-projects/project-path.ts'
import { dropEarlier, earlierText, keepUnsavedDraft, readEarlier, subscribeToDrafts } from '../state/draft.ts'
import { makeRoom } from '../state/make-room.ts'
import { seatOf } from '../state/project-on-screen.ts'
import type { ProjectTool, ToolBody } from '../tool.ts'

export type EarlierDraft = {
  /** The name of the project that it belongs to. */
  name?: string
  /** True when its project must be opened before the work can continue. */
  isElsewhere: boolean
  bringBack: () => void
  discard: () => void
}

/**
 * Returns the unsaved draft that is not on the screen: that of the project in the address, else the newest.
 */
export function useEarlierDraft<Body>(tool: ProjectTool<Body>, on: ToolBody<Body>): EarlierDraft | undefined {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('project')
  const text = useSyncExternalStore(
    subscribeToDrafts,
    () => earlierText(tool.kind),
    () => '',
  )
  const all = useMemo(() => readEarlier(tool, text), [tool, text])
  const draft = (asked && all.find(({ project }) => project?.id === asked)) || all[0]
  if (!draft) return undefined
  const { project, body } = draft
  const bringBack = async () => {
    const seat = seatOf(tool.kind)
    if (project && asked !== project.id) return navigate(projectPath({ kind: tool.kind, id: project.id }))
    if (project && seat) seat.resume(project, body)
    else {
      await makeRoom(tool, body)
      on.begin(body)
      keepUnsavedDraft(tool, on.view().body)
    }
    dropEarlier(tool, draft)
  }
  return {
    ...(project && { name: project.name }),
    isElsewhere: project !== undefined && asked !== project.id,
    bringBack: () => void bringBack(),
    discard: () => dropEarlier(tool, draft),
  }
}
