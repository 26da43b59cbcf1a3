import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { projectPath } from '#shared/tools/tool-projects/project-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { draftAt, draftsBase, gatherLeft, keepSavedDraft, keptDraft, setAside } from '../state/draft.ts'
import { type DraftPlace, placesElsewhere, takeDraftPlace } from '../state/draft-place.ts'
import { makeRoom } from '../state/make-room.ts'
import { leaveProject } from '../state/project-on-screen.ts'
import type { ProjectTool, ToolBody } from '../tool.ts'

/** The work on the screen of another tab of this browser. */
export type Elsewhere = {
  /** The other tab was there first, it took the work that was here, or both show the same project. */
  how: 'open' | 'taken' | 'same'
  /** The name of its project. */
  name?: string | undefined
  goOn: () => void
  dismiss: () => void
}

type Found = { how: Elsewhere['how']; place: number; name?: string | undefined }

/** Holds a place for this tab's draft, and reports the work of another tab. */
export function useDraftPlace<Body>(tool: ProjectTool<Body>, on: ToolBody<Body>) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('project')
  const { status } = useSession()
  const [found, setFound] = useState<Found>()
  const holder = useRef<{ base: string | undefined; place: Promise<DraftPlace | undefined> }>(undefined)

  const begin = (base: string | undefined) => {
    const lost = async (place: number) => {
      setFound({ how: 'taken', place })
      // The other tab has its project, so later changes here are not part of it.
      await leaveProject(tool.kind)
    }
    return {
      base,
      place: base ? takeDraftPlace(base, (place) => void lost(place)) : Promise.resolve(undefined),
    }
  }
  const leave = () => void holder.current?.place.then((place) => place?.leave())

  // biome-ignore lint/correctness/useExhaustiveDependencies: who works here may be another after the session has changed
  useEffect(() => {
    const base = draftsBase(tool.kind)
    if (holder.current && holder.current.base === base) return
    leave()
    holder.current = begin(base)
  }, [tool, status])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen is left
  useEffect(
    () => () => {
      leave()
      holder.current = undefined
    },
    [],
  )

  const look = async (how: 'open' | 'same', isMeant: (projectId: string | undefined) => boolean) => {
    const base = holder.current?.base
    await holder.current?.place
    if (!base) return
    for (const place of await placesElsewhere(base)) {
      const draft = draftAt(tool, place)
      if (draft && isMeant(draft.project?.id)) return setFound({ how, place, name: draft.project?.name })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address names another project
  useEffect(() => {
    if (asked) void look('same', (id) => id === asked)
    return () => setFound((before) => (before?.how === 'same' ? undefined : before))
  }, [asked])

  const goOn = async ({ place }: Found) => {
    setFound(undefined)
    // Work that only this tab has stays on the device.
    await makeRoom(tool, undefined)
    await (await holder.current?.place)?.takeOver(place)
    const draft = keptDraft(tool)
    if (!draft) return
    const { project, body, isSaved } = draft
    if (project) {
      // Unsaved work is offered beside its project.
      if (!isSaved) setAside(tool, undefined)
      return navigate(projectPath({ kind: tool.kind, id: project.id }))
    }
    on.begin(body)
    if (isSaved) keepSavedDraft(tool, on.view().body)
  }

  return {
    /** Resolves once the place of this tab is known. */
    placed: async () => void (await holder.current?.place),
    /**
     * Called after this tab has begun: the work of other tabs is offered if this one starts with nothing of
     * its own.
     */
    async entered(isNew: boolean) {
      await gatherLeft(tool)
      if (isNew) await look('open', () => true)
    },
    elsewhere: found && {
      how: found.how,
      name: found.name,
      goOn: () => void goOn(found),
      dismiss: () => setFound(undefined),
    },
  }
}
