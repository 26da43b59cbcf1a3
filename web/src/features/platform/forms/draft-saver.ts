import { AppError } from '#shared/errors.ts'
import { isSame } from './is-same.ts'

/** The kinds of failed saves. */
export type SaveFailure =
  /** Someone else has saved. */
  | 'conflict'
  /** The server will refuse the same text again. */
  | 'refused'
  /** No answer came, so we do not know whether it was stored. */
  | 'lost'

export type DraftState<Stored, Fields> = {
  /** What the server has. */
  stored: Stored
  /** The fields as typed. */
  fields: Fields
  status: 'saved' | 'unsaved' | 'saving' | 'invalid' | SaveFailure
  failure?: unknown
  /** What was sent last and stored, perhaps changed by the server. */
  sent?: Fields | undefined
  /** Counts how often everything that is typed was replaced. */
  round: number
}

type DraftSaverOptions<Stored, Fields> = {
  stored: Stored
  fieldsOf: (stored: Stored) => Fields
  /** Sends the typed fields, with what the server had when they were typed. */
  send: (fields: Fields, stored: Stored) => Promise<Stored>
  isValid: (fields: Fields) => boolean
  failureOf: (error: unknown) => SaveFailure
  /** Keeps unsaved work on the device, or forgets it. */
  keep: (fields: Fields | undefined) => void
}

export const saveDelayMs = 2000
const retryDelayMs = 10_000

/**
 * Saves what is typed two seconds after the last key, one save at a time. It stops when someone else has saved. If no
 * answer comes, it tries again, first with the same fields, which the server recognizes.
 */
export function draftSaver<Stored, Fields extends object>({
  stored,
  fieldsOf,
  send,
  isValid,
  failureOf,
  keep,
}: DraftSaverOptions<Stored, Fields>) {
  type State = DraftState<Stored, Fields>
  const begin = (from: Stored, round: number): State => ({
    stored: from,
    fields: fieldsOf(from),
    status: 'saved',
    round,
  })
  let state = begin(stored, 0)
  let acknowledged = state.fields
  let lost: Fields | undefined
  let running: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (changes: Partial<State>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const isStored = () => !lost && isSame(state.fields, acknowledged)
  const later = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }

  async function saveAll(): Promise<boolean> {
    while (!isStored()) {
      const sent = lost ?? state.fields
      keep(state.fields)
      if (!lost && !isValid(sent)) {
        set({ status: 'invalid' })
        return false
      }
      set({ status: 'saving', failure: undefined })
      try {
        const answer = await send(sent, state.stored)
        acknowledged = sent
        lost = undefined
        set({ stored: answer, sent })
      } catch (failure) {
        const status = failureOf(failure)
        lost = status === 'lost' ? sent : undefined
        set({ status, failure })
        if (status === 'lost') later(retryDelayMs)
        return false
      }
    }
    keep(undefined)
    set({ status: 'saved' })
    return true
  }

  /** Saves now. Says whether everything that is typed is stored. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (state.status === 'conflict') return Promise.resolve(false)
    running ??= saveAll().finally(() => {
      running = undefined
    })
    return running
  }

  /** Like `flush`, for actions on what is stored, which must not run on an older one. */
  async function flushed(): Promise<Stored> {
    if (await flush()) return state.stored
    throw notStored()
  }

  const replace = (next: Stored) => {
    clearTimeout(timer)
    state = begin(next, state.round + 1)
    acknowledged = state.fields
    lost = undefined
    keep(undefined)
    set({})
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changes: Partial<Fields>) {
      const fields = { ...state.fields, ...changes }
      if (isSame(fields, state.fields)) return
      set({ fields, ...(state.status !== 'conflict' && state.status !== 'saving' && { status: 'unsaved' }) })
      if (state.status !== 'conflict') later(saveDelayMs)
    },
    flush,
    flushed,
    /** Takes over the server's state, whatever was typed. */
    replace,
    /** Takes over a change of what is stored outside its fields. */
    learn: (next: Stored) => set({ stored: next }),
    /** Replaces what someone else has saved with the typed fields. */
    saveOver(theirs: Stored) {
      lost = undefined
      acknowledged = fieldsOf(theirs)
      set({ stored: theirs, status: 'unsaved', failure: undefined, sent: undefined })
      return flush()
    },
    /** Writes something else over all that is typed, to be saved like typing. */
    rewrite(fields: Fields) {
      set({ fields, status: 'unsaved', round: state.round + 1 })
      later(0)
    },
    /** The page is left: unsaved work stays on the device. */
    leave() {
      clearTimeout(timer)
      if (!isStored()) keep(state.fields)
    },
  }
}

const notStored = () =>
  new AppError('conflict', 'draft_not_saved', 'The last changes are not saved yet. Save them first.')

export type DraftSaver<Stored, Fields extends object> = ReturnType<typeof draftSaver<Stored, Fields>>
