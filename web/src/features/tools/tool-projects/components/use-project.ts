import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getProject } from '#shared/tools/tool-projects/contract.ts'
import { shareProject } from '#shared/tools/tool-projects/share-contract.ts'
import { type ProjectData, ProjectId, type ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { keepProject, keepProjectAgain } from '../api/keep-project.ts'
import { newAutosave, type OpenProject } from '../state/autosave.ts'
import { keepSavedDraft, keepUnsavedDraft, setAside, settleDraft } from '../state/draft.ts'
import { takeSeat } from '../state/project-on-screen.ts'
import { isLost, saveFailure } from '../state/save-failure.ts'
import { searchWithProject } from '../state/search-with-project.ts'
import { noteRead, noteSaved, noteSavedAgain } from '../state/work-as-saved.ts'
import type { ProjectTool, ToolBody } from '../tool.ts'
import type { UnreadWork } from './unread-project.tsx'

/** The save that a screen sent when it was left. The tool's next screen reads nothing older than that. */
const leaving = new Map<ProjectKind, Promise<unknown>>()

/** The project of the address: opened, and saved whenever someone has rested. */
export function useProject<Body extends ProjectData>(tool: ProjectTool<Body>, on: ToolBody<Body>) {
  const [search, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const asked = search.get('project')
  const [autosave] = useState(() =>
    newAutosave({
      body: () => on.view().body,
      save: async (project, body, key) => {
        const kept = await keepProjectAgain(
          tool,
          { ...project, id: ProjectId.parse(project.id) },
          { body, key },
        )
        settleDraft(tool, { ...project, version: kept.version }, body)
        noteSavedAgain(tool.kind, body)
        return kept
      },
      reasonOf: saveFailure,
    }),
  )
  const [problem, setProblem] = useState<string>()
  const [unread, setUnread] = useState<UnreadWork>()
  /** Waits for an answer, because the open work could not be saved. */
  const [waiting, setWaiting] = useState<{ id: string }>()
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state)
  const opening = useRef<string>(undefined)
  /** A new project that got no answer yet: it is sent again as it was, so that it is not made twice. */
  const attempt = useRef<{ name: string; body: Body; key: string }>(undefined)

  const lead = (id: string | undefined) => {
    const next = searchWithProject(location.search, id)
    if (next) setSearch(next, { replace: true, preventScrollReset: true })
  }

  const show = (project: OpenProject, body: Body, savedAt: string) => {
    setAside(tool, body)
    noteRead(body)
    noteSaved(tool.kind, body)
    on.begin(body)
    autosave.open(project, savedAt)
    keepSavedDraft(tool, on.view().body)
  }

  const load = async (id: string, isSure = false) => {
    opening.current = id
    setProblem(undefined)
    setUnread(undefined)
    setWaiting(undefined)
    const refuse = (sentence: string | undefined) => {
      setProblem(sentence)
      const open = autosave.state().project
      if (open) lead(open.id)
    }
    try {
      await leaving.get(tool.kind)
      const project = await call(getProject, { params: { projectId: ProjectId.parse(id) } })
      if (opening.current !== id) return
      const body = tool.schema.safeParse(project.data)
      if (project.kind !== tool.kind) return refuse('This is a project of another tool. Open it there.')
      if (!body.success) {
        setUnread({ project, error: body.error })
        toast.error(`${project.name} cannot be opened. Projects says why.`)
        return refuse(undefined)
      }
      const before = autosave.state().project
      if (before && before.id !== id && !isSure && !(await autosave.flush())) return setWaiting({ id })
      if (opening.current === id) show(project, body.data, project.updatedAt)
    } catch (error) {
      if (opening.current === id)
        refuse(error instanceof ApiError ? describeFailure(error).sentence : 'This project no longer exists.')
    }
  }

  const detach = (isSaved: boolean) => {
    opening.current = undefined
    setWaiting(undefined)
    autosave.open(undefined)
    noteSaved(tool.kind, undefined)
    if (isSaved) keepSavedDraft(tool, on.view().body)
    else keepUnsavedDraft(tool, on.view().body)
    lead(undefined)
  }
  const leave = async () => {
    const open = autosave.state().project
    if (!open) return
    const isSaved = await autosave.flush()
    // It may have been closed, or another opened, during the save.
    if (autosave.state().project?.id === open.id) detach(isSaved)
  }

  /** Keeps the work as a project of its own, which is open from now on. */
  const keepAs = async (name: string): Promise<OpenProject> => {
    attempt.current ??= { name, body: on.view().body, key: crypto.randomUUID() }
    const sent = attempt.current
    try {
      const kept = await keepProject(tool, sent)
      attempt.current = undefined
      // A change or a new name that came during the save is not saved yet.
      autosave.open({ ...kept, name }, kept.updatedAt, { body: name === sent.name ? sent.body : undefined })
      settleDraft(tool, { ...kept, name }, sent.body)
      noteSaved(tool.kind, sent.body)
      lead(kept.id)
      await queryClient.invalidateQueries({ queryKey: ['tool-projects'] })
      return { ...kept, name }
    } catch (error) {
      if (!isLost(error)) attempt.current = undefined
      throw error
    }
  }

  /** Returns a link to the open project as it is now. Work without a project is saved as one first. */
  const share = async (name: string) => {
    const open = autosave.state().project
    if (open) await autosave.flush()
    const { id, name: called } = open ?? (await keepAs(name))
    const params = { projectId: ProjectId.parse(id) }
    const { url, sharedAt } = await call(shareProject, { params }, { idempotencyKey: crypto.randomUUID() })
    autosave.amend({ sharedAt })
    return { name: called, url }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open and what is on the screen live outside of React
  useEffect(() => {
    const ends = [
      on.subscribe(autosave.changed),
      takeSeat(tool.kind, {
        project: () => autosave.state().project,
        leave,
        keepAs,
        share,
        resume(project, body) {
          opening.current = undefined
          setProblem(undefined)
          const known = autosave.state().project
          setAside(tool, body as Body)
          autosave.open(known?.id === project.id ? { ...known, ...project } : project)
          on.begin(body as Body)
          // It may be the very object on the screen, and is still not saved.
          autosave.changed()
        },
      }),
    ]
    const sendWaiting = () => {
      if (document.visibilityState === 'hidden' && autosave.state().status === 'waiting')
        void autosave.flush()
    }
    const sendFailed = () => {
      if (autosave.state().status === 'failed') void autosave.saveNow()
    }
    document.addEventListener('visibilitychange', sendWaiting)
    addEventListener('online', sendFailed)
    return () => {
      document.removeEventListener('visibilitychange', sendWaiting)
      removeEventListener('online', sendFailed)
      const { status } = autosave.state()
      if (status === 'waiting' || status === 'saving') leaving.set(tool.kind, autosave.flush())
      else autosave.stop()
      noteSaved(tool.kind, undefined)
      for (const end of ends) end()
    }
  }, [on, autosave])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone says which project is open
  useEffect(() => {
    if (autosave.state().project?.id === (asked ?? undefined)) return
    opening.current = undefined
    setUnread(undefined)
    if (asked) void load(asked)
    else void leave()
  }, [asked])

  return {
    ...state,
    openProblem: problem,
    /** The project of the address, if this tool cannot open what is saved of it. */
    unread,
    saveNow: autosave.saveNow,
    amend: autosave.amend,
    reload: () => state.project && void load(state.project.id),
    /** Another project was requested, and the open work could not be saved. */
    waitsForAnswer: waiting !== undefined,
    openAnyway: () => waiting && void load(waiting.id, true),
    stay() {
      opening.current = undefined
      setWaiting(undefined)
      lead(autosave.state().project?.id)
    },
    keepAs,
    share,
    /** The work on the screen stays there, and belongs to no project. */
    close: () => void leave(),
    /** The project is gone. If it was open, the work on the screen exists nowhere else now. */
    forget(id: string) {
      if (autosave.state().project?.id === id) detach(false)
      else if (unread?.project.id === id) {
        setUnread(undefined)
        lead(undefined)
      }
    },
    /** Opens another version of the open project, as the server has it now. */
    async reopen(project: OpenProject) {
      await load(project.id)
      await queryClient.invalidateQueries({ queryKey: ['tool-projects'] })
    },
  }
}

export type ProjectOnScreen = ReturnType<typeof useProject>
