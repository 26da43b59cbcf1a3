import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { getClassWork, type JudgingCard, listMyJudging } from '#shared/competitions/competitions/contract.ts'
import { deviceQueue } from '#web/features/platform/offline/device-queue.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { type OpenClasses, openClasses } from './class-database.ts'
import { type ClassOf, classOfKey, entryKey, type ScoringItem, targetKey } from './scoring-item.ts'
import { sendScoring } from './send-scoring.ts'
import { sheetDesk } from './sheet-desk.ts'
import type { SheetDraft } from './sheet-draft.ts'

export type ScoringState = {
  /** Undefined until it is known from the device or the server. */
  cards: readonly JudgingCard[] | undefined
  /** The class that is open. */
  work: ClassWork | undefined
  queue: readonly ScoringItem[]
  drafts: Readonly<Record<string, SheetDraft>>
  isHeard: boolean
  /** The reason the events, or the class, could not be read if none of it is on the device. */
  failure: ApiError | undefined
  sentCount: number
}

const everyMs = 15_000
/** Classes that are read ahead, so that they open without the network. */
const mostAhead = 30

/** The classes one person judges on this device: the data, the taps, the queue, and the sender. */
export function createScoringStore(person: string) {
  let state: ScoringState = {
    cards: undefined,
    work: undefined,
    queue: [],
    drafts: {},
    isHeard: true,
    failure: undefined,
    sentCount: 0,
  }
  const listeners = new Set<() => void>()
  let classes: OpenClasses | undefined
  let open: ClassOf | undefined
  let pulse: ReturnType<typeof setInterval> | undefined
  let isOver = false

  function set(change: Partial<ScoringState>): void {
    if (isOver) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const queue = deviceQueue<ScoringItem>({
    name: 'scoring',
    person,
    targetOf: targetKey,
    send: (item) => sendScoring(item, sheets),
    nounOf: ({ kind }) =>
      kind === 'run' || kind === 'match' ? kind : kind === 'sheet' || kind === 'submit' ? 'sheet' : 'change',
    onItems: (items) => set({ queue: items }),
    onSent: () => {
      set({ sentCount: state.sentCount + 1 })
      void readClass()
    },
    onHeard: (isHeard) => set({ isHeard }),
  })

  const sheets = sheetDesk({
    person,
    queue,
    itemsOf: (id) => state.queue.filter((item) => entryKey(item) === id),
    onDrafts: (drafts) => set({ drafts }),
  })

  /** A failure to reach the server hides nothing that is on the device. */
  const notHeard = (error: unknown, isKnown: boolean): void => {
    const failure = error instanceof ApiError ? error : undefined
    set({ isHeard: (failure?.status ?? 0) > 0, failure: isKnown ? undefined : failure })
  }

  async function readCards(): Promise<void> {
    try {
      const { items } = await call(listMyJudging, { query: { limit: 50 } })
      await classes?.writeCards(items)
      set({ cards: items, isHeard: true, failure: undefined })
    } catch (error) {
      notHeard(error, state.cards !== undefined)
    }
  }

  async function readAhead(): Promise<void> {
    const all = (state.cards ?? []).flatMap(({ eventId, classes }) =>
      classes.map(({ classKey }) => ({ eventId, classKey })),
    )
    for (const params of all.slice(0, mostAhead)) {
      if (isOver || !state.isHeard) return
      const work = await call(getClassWork, { params }).catch(() => undefined)
      if (work) await classes?.write(work)
    }
  }

  async function readClass(): Promise<void> {
    const params = open
    if (!params) return
    const isOpen = () => open !== undefined && classOfKey(open) === classOfKey(params)
    try {
      const work = await call(getClassWork, { params })
      await classes?.write(work)
      if (isOpen()) set({ work, isHeard: true, failure: undefined })
    } catch (error) {
      if (isOpen()) notHeard(error, state.work !== undefined)
    }
  }

  async function sync(): Promise<void> {
    await readCards()
    await readClass()
  }

  const online = () => {
    void queue.retryFailed().then(queue.flush)
    void sync()
  }
  const offline = () => set({ isHeard: false })
  const hidden = () => {
    // The last taps are on their way before the device sleeps.
    if (!document.hidden) return online()
    sheets.saveAll()
    void queue.release()
  }

  function stop(): void {
    isOver = true
    clearInterval(pulse)
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    document.removeEventListener('visibilitychange', hidden)
    classes?.close()
    sheets.close()
    queue.close()
  }

  async function begin(): Promise<void> {
    // Private windows of some browsers keep nothing: with the network scoring works there too.
    const opened = await Promise.all([openClasses(person, serverTime()), sheets.open(), queue.open()]).catch(
      () => undefined,
    )
    if (opened) classes = opened[0]
    if (isOver) return stop()
    const cards = await classes?.cards()
    if (cards && cards.length > 0) set({ cards })
    if (open && !state.work) {
      const stored = await classes?.read(open)
      if (stored && !state.work) set({ work: stored })
    }
    await queue.retryFailed()
    await queue.read()
    await sheets.sendLeft()
    if (isOver) return
    addEventListener('online', online)
    addEventListener('offline', offline)
    document.addEventListener('visibilitychange', hidden)
    pulse = setInterval(() => !document.hidden && void sync(), everyMs)
    void queue.flush()
    await sync()
    await readAhead()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    sync,
    sheets,
    readClass,
    canKeep: queue.canKeep,
    add: (item: ScoringItem) => queue.add(item),
    takeBack: queue.takeBack,
    dismiss: queue.dismiss,
    retry: queue.retry,
    /** Opens a class, first as this device knows it. */
    async openClass(of: ClassOf | undefined): Promise<void> {
      open = of
      set({ work: undefined, failure: undefined })
      const stored = of && (await classes?.read(of).catch(() => undefined))
      if (stored && open === of && !state.work) set({ work: stored })
      await readClass()
    },
    /** Screens are left while their store begins: what it cannot keep then is nothing that anyone waits for. */
    start: (): Promise<void> =>
      begin().catch((error) => {
        if (!isOver) throw error
      }),
    stop,
  }
}

export type ScoringStore = ReturnType<typeof createScoringStore>
