import type { DeskEvent } from '#shared/desk/contract.ts'
import type { RosterRow } from '#shared/desk/gate-contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { keepUnsent } from '#web/lib/session/unsent.ts'
import { loadRoster } from './load-roster.ts'
import { type OpenQueue, openQueue } from './queue-database.ts'
import type { QueueItem } from './queue-item.ts'
import { queueSender } from './queue-sender.ts'
import { type KnownEvent, type OpenRosters, openRosters } from './roster-database.ts'
import { sendItem } from './send-item.ts'

export type DeskState = {
  /** Undefined until it is known from the device or the server. */
  known: KnownEvent | undefined
  rows: readonly RosterRow[]
  queue: readonly QueueItem[]
  /** Whether the last call was answered. */
  isHeard: boolean
  /** Why the event could not be read, where nothing of it is on the device. */
  failure: ApiError | undefined
  /** What the server took last, for a word that it was sent. */
  sentCount: number
}

const everyMs = 60_000

/** The desk of one event on this device, for one person: what is known, what waits, and what sends it. */
export function createDeskStore(person: string, eventId: DeskEvent['id']) {
  let state: DeskState = {
    known: undefined,
    rows: [],
    queue: [],
    isHeard: true,
    failure: undefined,
    sentCount: 0,
  }
  const listeners = new Set<() => void>()
  let rosters: OpenRosters | undefined
  let queue: OpenQueue | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pulse: ReturnType<typeof setInterval> | undefined
  let isOver = false

  function set(change: Partial<DeskState>): void {
    if (isOver) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function readQueue(): Promise<QueueItem[]> {
    const items = (await queue?.all()) ?? []
    keepUnsent(items.filter((item) => item.state === 'waiting').length)
    set({ queue: items })
    return items
  }

  async function change(work: (open: OpenQueue) => Promise<void>): Promise<void> {
    if (!queue) return
    await work(queue)
    await readQueue()
  }

  const run = queueSender({
    waiting: async () => ((await queue?.all()) ?? []).filter((item) => item.state === 'waiting'),
    send: async (item) => {
      const sent = await sendItem(item)
      set({ isHeard: sent.as !== 'later' })
      return sent
    },
    done: (item) =>
      change(async (open) => {
        await open.remove(item.id)
        set({ sentCount: state.sentCount + 1, rows: state.rows.map((row) => done(row, item)) })
      }),
    attention: (item, problem, isTaken) =>
      change((open) => open.put({ ...item, state: 'attention', problem, isTaken })),
    again: (ms) => {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), ms)
    },
  })

  /** Two tabs have one queue, which one of them sends. */
  const flush = async (): Promise<void> => {
    if (isOver) return
    if (!navigator.locks) return run()
    await navigator.locks.request(`desk-queue-${person}`, run)
  }

  async function sync(): Promise<void> {
    try {
      const { known, rows } = await loadRoster(eventId)
      await rosters?.write(known, rows)
      set({ known, rows, isHeard: true, failure: undefined })
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined
      const isGone = failure?.code === 'not_desk' || failure?.code === 'event_not_found'
      if (isGone) {
        await rosters?.drop(eventId)
        set({ known: undefined, rows: [], failure })
      } else set({ isHeard: failure !== undefined && failure.status > 0, failure })
    }
  }

  const online = () => {
    void flush()
    void sync()
  }
  const offline = () => set({ isHeard: false })

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    sync,
    flush,
    canKeep: () => queue !== undefined,
    add: async (item: QueueItem): Promise<void> => {
      await change((open) => open.put(item))
      void flush()
    },
    /** Takes back what has not been sent; false where it is too late for that. */
    takeBack: async (id: string): Promise<boolean> => {
      const waits = (await queue?.all())?.some((item) => item.id === id && item.state === 'waiting')
      if (waits) await change((open) => open.remove(id))
      return waits === true
    },
    dismiss: (id: string): Promise<void> => change((open) => open.remove(id)),
    retry: async (item: QueueItem): Promise<void> => {
      const { problem: _, ...again } = item
      await change((open) => open.put({ ...again, state: 'waiting' } as QueueItem))
      void flush()
    },
    /** Shows at once what the server has just said of someone. */
    showRow: (id: string, changes: Partial<RosterRow>): void =>
      set({ rows: state.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) }),
    async start(): Promise<void> {
      // Private windows of some browsers keep nothing: with the network the desk works there too.
      const opened = await Promise.all([
        openRosters(person, new Date().toISOString()),
        openQueue(person),
      ]).catch(() => undefined)
      if (opened) [rosters, queue] = opened
      if (isOver) return stop()
      const stored = await rosters?.read(eventId)
      if (stored) set(stored)
      await readQueue()
      addEventListener('online', online)
      addEventListener('offline', offline)
      pulse = setInterval(() => !document.hidden && void sync(), everyMs)
      void flush()
      await sync()
    },
    stop,
  }

  function stop(): void {
    isOver = true
    clearTimeout(timer)
    clearInterval(pulse)
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    rosters?.close()
    queue?.close()
  }
}

export type DeskStore = ReturnType<typeof createDeskStore>

/** A row after the server has taken what was done to it. */
function done(row: RosterRow, item: QueueItem): RosterRow {
  if (row.id !== item.registrationId) return row
  if (item.kind === 'check_in') return { ...row, checkedInAt: row.checkedInAt ?? item.deviceAt }
  if (item.kind === 'undo') return { ...row, checkedInAt: undefined }
  if (item.kind === 'cash_back')
    return { ...row, backCents: Math.max(0, (row.backCents ?? 0) - item.amountCents) }
  return { ...row, dueCents: Math.max(0, row.dueCents - item.amountCents) }
}
