import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getProject } from '#shared/tool-projects/contract.ts'
import { type ProjectData, ProjectId } from '#shared/tool-projects/tool-project.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { keepProject, keepProjectAgain } from '../api/projects.ts'
import { type Autosave, newAutosave, type OpenProject } from '../state/autosave.ts'
import type { ProjectTool, ToolBody } from '../tool.ts'

const newer = 'This file was made by a newer version. Reload the page and try again.'

/** The project of the address: opened, and saved whenever someone has rested. */
export function useProject<Body extends ProjectData>(tool: ProjectTool<Body>, on: ToolBody<Body>) {
  const [search, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const asked = search.get('project')
  const [autosave] = useState<Autosave>(() =>
    newAutosave({
      body: () => on.view().body,
      save: (project, body) => keepProjectAgain(tool, { ...project, id: ProjectId.parse(project.id) }, body),
      reasonOf: (error) => ({
        isConflict: error instanceof ApiError && error.code === 'version_conflict',
        sentence: describeFailure(error).sentence,
      }),
    }),
  )
  const [problem, setProblem] = useState<string>()
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state)
  const opening = useRef<string>(undefined)

  useEffect(() => {
    const stop = on.subscribe(autosave.changed)
    return () => {
      stop()
      autosave.stop()
    }
  }, [on, autosave])

  const load = async (id: string) => {
    opening.current = id
    setProblem(undefined)
    try {
      const project = await call(getProject, { params: { projectId: ProjectId.parse(id) } })
      if (opening.current !== id) return
      const body = tool.schema.safeParse(project.data)
      if (project.kind !== tool.kind || !body.success) return setProblem(newer)
      on.begin(body.data)
      autosave.open(project, project.updatedAt)
    } catch (error) {
      if (opening.current === id)
        setProblem(
          error instanceof ApiError ? describeFailure(error).sentence : 'This project is no longer there.',
        )
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone says which project is open
  useEffect(() => {
    if (!asked || autosave.state().project?.id === asked) return
    void load(asked)
  }, [asked])

  const lead = (id: string | undefined) =>
    setSearch(id ? { project: id } : {}, { replace: true, preventScrollReset: true })

  return {
    ...state,
    openProblem: problem,
    saveNow: autosave.saveNow,
    reload: () => state.project && void load(state.project.id),
    /** As a project of its own, which is open from now on. */
    async keepAs(name: string) {
      const kept = await keepProject(tool, name, on.view().body)
      autosave.open(kept, kept.updatedAt)
      lead(kept.id)
      await queryClient.invalidateQueries({ queryKey: ['tool-projects'] })
    },
    /** What is on the screen stays there, and belongs to no project. */
    close() {
      opening.current = undefined
      autosave.open(undefined)
      lead(undefined)
    },
    /** Another version of the open project, as the server has it now. */
    async reopen(project: OpenProject) {
      await load(project.id)
      await queryClient.invalidateQueries({ queryKey: ['tool-projects'] })
    },
  }
}

export type ProjectOnScreen = ReturnType<typeof useProject>
