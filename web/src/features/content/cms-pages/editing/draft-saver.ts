import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import type { PageFields } from '#shared/content/cms-pages/page.ts'
import { AppError } from '#shared/errors.ts'
import { isSame } from '#web/features/platform/forms/is-same.ts'
import { fieldsInEditor } from './page-fields.ts'

/** The kinds of failed saves. */
export type SaveFailure =
  /** Someone else has saved. */
  | 'conflict'
  /** The server will refuse the same text again. */
  | 'refused'
  /** No answer came, so we do not know whether it was stored. */
  | 'lost'

export type DraftState = {
  /** The page as the server has it. */
  stored: PageInEditor
  /** The fields as typed. */
  fields: PageFields
  status: 'saved' | 'unsaved' | 'saving' | 'invalid' | SaveFailure
  failure?: unknown
  /** The last sent text, and the stored one, if it differs. */
  cleaned?: { sent: string; kept: string } | undefined
  /** Counts how often everything that is typed was replaced. */
  round: number
}

type DraftSaverOptions = {
  stored: PageInEditor
  /** The typed text, with the draft it was typed on, or the published version if there was none. */
  send: (fields: PageFields, draftVersion: number, liveVersion: number | undefined) => Promise<PageInEditor>
  isValid: (fields: PageFields) => boolean
  failureOf: (error: unknown) => SaveFailure
  /** Keeps unsaved work on the device, or forgets it. */
  keep: (fields: PageFields | undefined) => void
}

export const saveDelayMs = 2000
const retryDelayMs = 10_000

/**
 * Saves the typed text two seconds after the last key, one save at a time. It stops when someone else has
 * saved. If no answer comes, it tries again, first with the same text, which the server recognizes.
 */
export function draftSaver({ stored, send, isValid, failureOf, keep }: DraftSaverOptions) {
  const begin = (from: PageInEditor, round: number): DraftState => ({
    stored: from,
    fields: fieldsInEditor(from),
    status: 'saved',
    round,
  })
  let state = begin(stored, 0)
  let acknowledged = state.fields
  let lost: PageFields | undefined
  let running: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (changes: Partial<DraftState>) => {
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
        const { draft, live } = state.stored
        const answer = await send(sent, draft?.version ?? 0, live?.number)
        const kept = answer.draft?.content ?? sent.content
        acknowledged = sent
        lost = undefined
        set({ stored: answer, cleaned: kept === sent.content ? undefined : { sent: sent.content, kept } })
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

  /** Like `flush`, for actions on the stored draft, which must not run on an older one. */
  async function flushed(): Promise<PageInEditor> {
    if (await flush()) return state.stored
    throw notStored()
  }

  const replace = (next: PageInEditor) => {
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
    change(changes: Partial<PageFields>) {
      const fields = { ...state.fields, ...changes }
      if (isSame(fields, state.fields)) return
      set({ fields, ...(state.status !== 'conflict' && state.status !== 'saving' && { status: 'unsaved' }) })
      if (state.status !== 'conflict') later(saveDelayMs)
    },
    flush,
    flushed,
    /** Takes over the server's state, whatever was typed. */
    replace,
    /** Takes over a change of the page outside its draft. */
    learn: (next: PageInEditor) => set({ stored: next }),
    /** Replaces what someone else has saved with the typed fields. */
    saveOver(theirs: PageInEditor) {
      lost = undefined
      acknowledged = fieldsInEditor(theirs)
      set({ stored: theirs, status: 'unsaved', failure: undefined })
      return flush()
    },
    /** Writes something else over all that is typed, to be saved like typing. */
    rewrite(fields: PageFields) {
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

export type DraftSaver = ReturnType<typeof draftSaver>
