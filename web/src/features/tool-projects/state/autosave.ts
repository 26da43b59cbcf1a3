/** A project as far as saving it again needs to know. */
export type OpenProject = { id: string; name: string; version: number }

export type SaveState = {
  project: OpenProject | undefined
  /** `waiting`: changed since it was saved. `conflict`: saved elsewhere; nothing more is sent. */
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
  savedAt: string | undefined
  /** Why it was not saved. */
  problem: string | undefined
}

export type AutosaveParts<Body> = {
  body: () => Body
  save: (project: OpenProject, body: Body) => Promise<{ version: number; updatedAt: string }>
  /** What a refusal means: a conflict ends saving, anything else is tried again with the next change. */
  reasonOf: (error: unknown) => { isConflict: boolean; sentence: string }
}

/** So long after the last change a project is saved. */
export const restMs = 2000

/** Saves the open project when someone has rested, one save after the other. */
export function newAutosave<Body>({ body, save, reasonOf }: AutosaveParts<Body>) {
  let state: SaveState = { project: undefined, status: 'saved', savedAt: undefined, problem: undefined }
  let timer: ReturnType<typeof setTimeout> | undefined
  let saved: Body | undefined
  const listeners = new Set<() => void>()
  const set = (change: Partial<SaveState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function send() {
    clearTimeout(timer)
    const { project } = state
    if (!project || state.status === 'saving' || state.status === 'conflict') return
    const sent = body()
    set({ status: 'saving', problem: undefined })
    try {
      const { version, updatedAt } = await save(project, sent)
      // Another project may have been opened meanwhile.
      if (state.project?.id !== project.id) return
      saved = sent
      set({ project: { ...state.project, version }, status: 'saved', savedAt: updatedAt })
    } catch (error) {
      if (state.project?.id !== project.id) return
      const { isConflict, sentence } = reasonOf(error)
      return set({ status: isConflict ? 'conflict' : 'failed', problem: sentence })
    }
    if (body() !== saved) changed()
  }

  function changed() {
    if (!state.project || state.status === 'conflict' || body() === saved) return
    clearTimeout(timer)
    timer = setTimeout(() => void send(), restMs)
    if (state.status !== 'saving') set({ status: 'waiting' })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** From now on what is on the screen is this project. */
    open(project: OpenProject | undefined, savedAt?: string) {
      clearTimeout(timer)
      saved = body()
      set({ project, status: 'saved', savedAt, problem: undefined })
    },
    changed,
    /** At once, as a button does. */
    saveNow: send,
    stop: () => clearTimeout(timer),
  }
}

export type Autosave = ReturnType<typeof newAutosave>
