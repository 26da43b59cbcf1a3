import { type DBSchema, openDB } from 'idb'
import { keepUnsent, type UnsentNoun, type UnsentOf } from '#web/lib/session/unsent-work.ts'
import { queueSender, type Sent } from './queue-sender.ts'
import type { Queued } from './queued.ts'

interface Stored<Item> extends DBSchema {
  items: { key: string; value: Item & Queued }
}

/** Stores one person's actions on this device that the server has not taken. Ids are in the order of time. */
async function openQueue<Item extends Queued>(name: string, person: string) {
  const database = await openDB<Stored<Item>>(`${name}-queue-${person}`, 1, {
    upgrade: (made) => void made.createObjectStore('items', { keyPath: 'id' }),
  })
  return {
    all: (): Promise<Item[]> => database.getAll('items'),
    put: async (item: Item): Promise<void> => void (await database.put('items', item)),
    remove: (id: string) => database.delete('items', id),
    close: () => database.close(),
  }
}

type OpenQueue<Item extends Queued> = Awaited<ReturnType<typeof openQueue<Item>>>

type DeviceQueue<Item extends Queued> = {
  /** The work it belongs to: each has its own queue. */
  name: UnsentOf
  person: string
  targetOf: (item: Item) => string
  send: (item: Item) => Promise<Sent>
  /** Returns the name of an item in the logout warning. */
  nounOf: (item: Item) => UnsentNoun
  onItems: (items: Item[]) => void
  /** Called after the server has taken one. */
  onSent: (item: Item) => void
  /** Reports whether the last call was answered. */
  onHeard: (isHeard: boolean) => void
}

/** Keeps and sends one person's actions on this device that the server has not taken. */
export function deviceQueue<Item extends Queued>(options: DeviceQueue<Item>) {
  const { name, person, targetOf, send, nounOf, onItems, onSent, onHeard } = options
  let queue: OpenQueue<Item> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const isWaiting = (item: Item) => item.state === 'waiting'
  const all = async (): Promise<Item[]> => (await queue?.all()) ?? []

  async function read(): Promise<void> {
    const items = await all()
    keepUnsent(name, items.filter(isWaiting).map(nounOf))
    onItems(items)
  }

  async function change(work: (open: OpenQueue<Item>) => Promise<void>): Promise<void> {
    if (!queue) return
    await work(queue)
    await read()
  }

  const run = queueSender<Item>({
    waiting: async () => (isOver ? [] : (await all()).filter(isWaiting)),
    targetOf,
    send: async (item) => {
      if (!item.wasTried) await queue?.put({ ...item, wasTried: true })
      const sent = await send(item)
      onHeard(sent.as !== 'later')
      return sent
    },
    done: (item) =>
      change(async (open) => {
        await open.remove(item.id)
        onSent(item)
      }),
    attention: (item, { as, sentence, code }) =>
      change((open) =>
        open.put({ ...item, state: 'attention', problem: sentence, code, isTaken: as === 'flagged' }),
      ),
    again: (ms) => {
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), ms)
    },
  })

  /** Two tabs have one queue, which one of them sends. */
  async function flush(): Promise<void> {
    if (isOver) return
    if (!navigator.locks) return run()
    await navigator.locks.request(`${name}-queue-${person}`, run)
  }

  return {
    flush,
    canKeep: () => queue !== undefined,
    async open(): Promise<void> {
      queue = await openQueue<Item>(name, person)
    },
    read,
    async add(item: Item, inPlaceOf: readonly string[] = []): Promise<void> {
      await change(async (open) => {
        await open.put(item)
        for (const id of inPlaceOf) await open.remove(id)
      })
      void flush()
    },
    /** Undoes an unsent action. It returns false if it is too late. */
    async takeBack(id: string): Promise<boolean> {
      const waits = (await all()).some((item) => item.id === id && isWaiting(item))
      if (waits) await change((open) => open.remove(id))
      return waits
    },
    /** Sends held actions, when no one is left who could undo them. */
    async release(): Promise<void> {
      const held = (await all()).filter(({ heldUntil }) => heldUntil !== undefined)
      if (held.length > 0)
        await change(async (open) => {
          for (const { heldUntil: _, ...item } of held) await open.put(item as Item)
        })
      await flush()
    },
    dismiss: (...ids: readonly string[]): Promise<void> =>
      change(async (open) => {
        for (const id of ids) await open.remove(id)
      }),
    async retry(item: Item): Promise<void> {
      const { problem: _, code: __, ...again } = item
      await change((open) => open.put({ ...again, state: 'waiting' } as Item))
      void flush()
    },
    close(): void {
      isOver = true
      clearTimeout(timer)
      queue?.close()
    },
  }
}
