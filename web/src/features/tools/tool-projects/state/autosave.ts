/** The parts of a project that another save needs. */
export type OpenProject = {
  id: string
  name: string
  version: number
  /** Since when a link opens it for others. */
  sharedAt?: string | undefined
}

export type SaveState = {
  project: OpenProject | undefined
  /** `waiting`: changed since it was saved. `conflict`: saved elsewhere; nothing more is sent. */
  status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
  savedAt: string | undefined
  /** The reason that it was not saved or, while it waits, why it waits longer. */
  problem: string | undefined
  /** The problem is a part that only Pro adds. */
  needsPro?: boolean | undefined
}

export type SaveFailure = {
  /** A conflict ends saving, anything else is tried again with the next change. */
  isConflict: boolean
  /** No answer came, so it may still have been saved. */
  isLost?: boolean
  /** The time during which the server takes nothing more. */
  retryAfterSeconds?: number | undefined
  sentence: string
  /** The membership does not allow it: the same again would be refused again. */
  needsPro?: boolean
}

export type AutosaveParts<Body> = {
  body: () => Body
  save: (
    project: OpenProject,
    body: Body,
    idempotencyKey: string,
  ) => Promise<{ version: number; updatedAt: string }>
  reasonOf: (error: unknown) => SaveFailure
  newKey?: () => string
}

/** The time from the last change until a project is saved. */
export const restMs = 2000

/** Saves the open project when someone has rested, one save after the other. */
export function newAutosave<Body>({
  body,
  save,
  reasonOf,
  newKey = () => crypto.randomUUID(),
}: AutosaveParts<Body>) {
  let state: SaveState = { project: undefined, status: 'saved', savedAt: undefined, problem: undefined }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The server takes nothing more until the timer ends. */
  let isHeld = false
  let saved: Body | undefined
  /**
   * The request that was sent and not answered yet. It goes out again unchanged, so it is never done twice.
   */
  let attempt: { project: OpenProject; body: Body; key: string } | undefined
  let running: Promise<void> | undefined
  /** Counts what has been opened: an answer applies to what was open when it was requested. */
  let turn = 0
  const listeners = new Set<() => void>()
  const set = (change: Partial<SaveState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const sendIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }

  function send(): Promise<void> {
    if (running) return running
    const one = sendOnce().finally(() => {
      if (running === one) running = undefined
    })
    running = one
    return one
  }

  async function sendOnce() {
    clearTimeout(timer)
    isHeld = false
    const { project } = state
    if (!project || state.status === 'conflict') return
    const ofTurn = turn
    attempt ??= { project, body: body(), key: newKey() }
    const sent = attempt
    set({ status: 'saving', problem: undefined })
    try {
      const { version, updatedAt } = await save(sent.project, sent.body, sent.key)
      if (turn !== ofTurn) return
      attempt = undefined
      saved = sent.body
      const status = body() === saved ? 'saved' : 'waiting'
      set({ project: { ...(state.project as OpenProject), version }, status, savedAt: updatedAt })
      if (status === 'waiting') sendIn(restMs)
    } catch (error) {
      if (turn !== ofTurn) return
      const { isConflict, isLost, retryAfterSeconds, sentence, needsPro } = reasonOf(error)
      if (!isLost) attempt = undefined
      if (!retryAfterSeconds)
        return set({ status: isConflict ? 'conflict' : 'failed', problem: sentence, needsPro })
      isHeld = true
      sendIn(retryAfterSeconds * 1000)
      set({ status: 'waiting', problem: sentence })
    }
  }

  function changed() {
    if (!state.project || state.status === 'conflict' || (body() === saved && !attempt)) return
    if (!isHeld) sendIn(restMs)
    if (state.status !== 'saving') set({ status: 'waiting' })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Makes this project the one on the screen. `asSaved` is the server’s version, if it differs from the
     * screen.
     */
    open(project: OpenProject | undefined, savedAt?: string, asSaved?: { body: Body | undefined }) {
      clearTimeout(timer)
      isHeld = false
      attempt = undefined
      running = undefined
      turn += 1
      saved = asSaved ? asSaved.body : body()
      const isSaved = !project || body() === saved
      set({ project, status: isSaved ? 'saved' : 'waiting', savedAt, problem: undefined })
      if (!isSaved) sendIn(restMs)
    },
    /** Changes a part that needs no new version, such as whether a link opens it. */
    amend(part: Pick<OpenProject, 'sharedAt'>) {
      if (state.project) set({ project: { ...state.project, ...part } })
    },
    changed,
    /** Saves immediately, as a button does. */
    saveNow: send,
    /** Sends waiting changes, and tells whether the server has everything then. */
    async flush(): Promise<boolean> {
      await running
      // Twice, because something may have changed while the first was on its way.
      for (let time = 0; time < 2; time++)
        if (state.status === 'waiting' || state.status === 'failed') await send()
      return state.status === 'saved'
    },
    /** Sends waiting changes when the user leaves the screen. */
    stop() {
      clearTimeout(timer)
      if (state.status === 'waiting' && !isHeld) void send()
    },
  }
}
