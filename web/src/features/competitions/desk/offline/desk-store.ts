import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import type { RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { deviceQueue } from '#web/features/platform/offline/device-queue.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import type { UnsentNoun } from '#web/lib/session/unsent-work.ts'
import { walkInRow } from './current-rows.ts'
import type { Shown } from './find-row.ts'
import { gateLog, type OwnScan } from './gate-log.ts'
import { loadRoster } from './load-roster.ts'
import type { QueueItem, WalkInItem } from './queue-item.ts'
import { type KnownEvent, type OpenRosters, openRosters } from './roster-database.ts'
import { sendItem } from './send-item.ts'

export type DeskState = {
  /** Undefined until it is known from the device or the server. */
  known: KnownEvent | undefined
  rows: readonly RosterRow[]
  queue: readonly QueueItem[]
  /** True when the last call was answered. */
  isHeard: boolean
  /** The reason the event could not be read, if none of it is on the device. */
  failure: ApiError | undefined
  /** The number of items that the server took last, for the message that they were sent. */
  sentCount: number
  /** The scans that this device has answered alone and the log of the server does not have, latest first. */
  ownScans: readonly OwnScan[]
  /** The number of them that the server has noted since. */
  notedCount: number
}

const everyMs = 60_000

const nouns: Record<QueueItem['kind'], UnsentNoun> = {
  check_in: 'check-in',
  walk_in: 'walk-in',
  cash: 'payment',
  cash_back: 'payment',
  complete: 'change',
  undo: 'change',
}

/** The desk of one event on this device, for one person: the roster, the queue, and the sender. */
export function createDeskStore(person: string, eventId: DeskEvent['id']) {
  let state: DeskState = {
    known: undefined,
    rows: [],
    queue: [],
    isHeard: true,
    failure: undefined,
    sentCount: 0,
    ownScans: [],
    notedCount: 0,
  }
  const listeners = new Set<() => void>()
  /** The server’s ids of the walk-ins that it has entered for this device, by the device’s own. */
  const entered = new Map<string, RosterRow['id']>()
  let rosters: OpenRosters | undefined
  let pulse: ReturnType<typeof setInterval> | undefined
  let isOver = false

  function set(change: Partial<DeskState>): void {
    if (isOver) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const queue = deviceQueue<QueueItem>({
    name: 'desk',
    person,
    targetOf: ({ registrationId }) => registrationId,
    send: sendItem,
    nounOf: ({ kind }) => nouns[kind],
    onItems: (items) => set({ queue: items }),
    onSent: sent,
    renamed: (item, id) => ({ ...item, registrationId: id as RosterRow['id'] }),
    onHeard: (isHeard) => set({ isHeard }),
  })

  function sent(item: QueueItem, id?: string): void {
    if (item.kind !== 'walk_in') {
      set({ sentCount: state.sentCount + 1, rows: state.rows.map((row) => done(row, item)) })
      return
    }
    const registrationId = id as RosterRow['id']
    entered.set(item.registrationId, registrationId)
    const row = { ...walkInRow(item), id: registrationId }
    set({ sentCount: state.sentCount + 1, rows: [...state.rows.filter((one) => one.id !== row.id), row] })
    // The number and the code come with the list.
    void sync()
  }

  /** A thing done to a walk-in waits until the server has entered them. */
  function placed(item: QueueItem): QueueItem {
    const known = entered.get(item.registrationId)
    if (known) return { ...item, registrationId: known }
    const walkIn = state.queue.find(
      ({ kind, registrationId }) => kind === 'walk_in' && registrationId === item.registrationId,
    )
    return walkIn && walkIn.id !== item.id ? { ...item, after: walkIn.id } : item
  }

  const log = gateLog({
    eventId,
    onScans: (ownScans) => set({ ownScans }),
    onNoted: () => set({ notedCount: state.notedCount + 1 }),
  })

  async function sync(): Promise<void> {
    try {
      const { known, rows } = await loadRoster(eventId)
      await rosters?.write(known, rows)
      set({ known, rows, isHeard: true, failure: undefined })
      void log.tellAll()
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
    void queue.retryFailed().then(queue.flush)
    void sync()
  }
  const offline = () => set({ isHeard: false })

  async function begin(): Promise<void> {
    // Private windows of some browsers keep nothing: with the network the desk works there too.
    const opened = await Promise.all([openRosters(person, serverTime()), queue.open()]).catch(() => undefined)
    if (opened) rosters = opened[0]
    if (isOver) return stop()
    const stored = await rosters?.read(eventId)
    if (stored) set(stored)
    await queue.retryFailed()
    await queue.read()
    if (isOver) return
    addEventListener('online', online)
    addEventListener('offline', offline)
    pulse = setInterval(() => !document.hidden && void sync(), everyMs)
    void queue.flush()
    await sync()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    sync,
    canKeep: queue.canKeep,
    add: (item: QueueItem) => queue.add(placed(item)),
    /** Keeps a scan that no one else has answered in the log. */
    note: log.add,
    takeBack: queue.takeBack,
    /** The name of another event whose ticket this is, if this device has its list. */
    otherEventOf: async (shown: Shown): Promise<string | undefined> => rosters?.titleOf(shown, eventId),
    /** The server cannot be asked about someone whom it has not entered. */
    isUnsentWalkIn: (id: string): boolean =>
      state.queue.some(({ kind, registrationId }) => kind === 'walk_in' && registrationId === id),
    dismiss: (id: string) => queue.dismiss(id),
    retry: queue.retry,
    /** Shows immediately what the server has just said about an entry. */
    showRow: (id: string, changes: Partial<RosterRow>): void =>
      set({ rows: state.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) }),
    /** Screens are left while their store begins: what it cannot keep then is nothing that anyone waits for. */
    start: (): Promise<void> =>
      begin().catch((error) => {
        if (!isOver) throw error
      }),
    stop,
  }

  function stop(): void {
    isOver = true
    clearInterval(pulse)
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    rosters?.close()
    queue.close()
  }
}

export type DeskStore = ReturnType<typeof createDeskStore>

/** Returns a row after the server has taken an action on it. */
function done(row: RosterRow, item: Exclude<QueueItem, WalkInItem>): RosterRow {
  if (row.id !== item.registrationId) return row
  if (item.kind === 'check_in') return { ...row, checkedInAt: row.checkedInAt ?? item.deviceAt }
  if (item.kind === 'undo') return { ...row, checkedInAt: undefined }
  if (item.kind === 'complete') return { ...row, missing: undefined }
  if (item.kind === 'cash_back')
    return { ...row, backCents: Math.max(0, (row.backCents ?? 0) - item.amountCents) }
  return { ...row, dueCents: Math.max(0, row.dueCents - item.amountCents) }
}
