import { type DBSchema, openDB } from 'idb'
import { keepUnsent, type UnsentNoun, type UnsentOf } from '#web/lib/session/unsent-work.ts'
import { mostTries, queueSender, type Sent } from './queue-sender.ts'
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
  /** Called after the server has taken one. `id`: its id of what the item made. */
  onSent: (item: Item, id?: string) => void
  /** Returns an item that is about what another one made, which has this id on the server. */
  renamed?: (item: Item, id: string) => Item
  /** Reports whether the last call was answered. */
  onHeard: (isHeard: boolean) => void
}

const same = <Item>(item: Item): Item => item

/** An item as it was before the server answered. */
function afresh<Item extends Queued>(item: Item): Item {
  const { problem: _, code: __, tries: ___, retryAt: ____, hasFailed: _____, ...again } = item
  return { ...again, state: 'waiting' } as Item
}

/** Keeps and sends one person's actions on this device that the server has not taken. */
export function deviceQueue<Item extends Queued>(options: DeviceQueue<Item>) {
  const { name, person, targetOf, send, nounOf, onItems, onSent, onHeard, renamed = same } = options
  let queue: OpenQueue<Item> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const isWaiting = (item: Item) => item.state === 'waiting'
  /** What the server could not take is as unsent as what waits. */
  const isUnsent = (item: Item) => isWaiting(item) || item.hasFailed === true
  const all = async (): Promise<Item[]> => (await queue?.all()) ?? []

  /** The items about what this one makes. */
  const followers = async (id: string): Promise<Item[]> => (await all()).filter(({ after }) => after === id)

  async function read(): Promise<void> {
    const items = await all()
    keepUnsent(name, items.filter(isUnsent).map(nounOf))
    onItems(items)
  }

  async function change(work: (open: OpenQueue<Item>) => Promise<void>): Promise<void> {
    if (!queue) return
    await work(queue)
    await read()
  }

  const run = queueSender<Item>({
    waiting: async () => {
      const items = isOver ? [] : await all()
      const ids = new Set(items.map(({ id }) => id))
      return items.filter((item) => isWaiting(item) && !(item.after !== undefined && ids.has(item.after)))
    },
    targetOf,
    send: async (item) => {
      if (!item.wasTried) await queue?.put({ ...item, wasTried: true })
      const sent = await send(item)
      onHeard(sent.as !== 'later')
      return sent
    },
    done: (item, id) =>
      change(async (open) => {
        if (id !== undefined)
          for (const { after: _, ...one } of await followers(item.id))
            await open.put(renamed(one as Item, id))
        await open.remove(item.id)
        onSent(item, id)
      }),
    attention: (item, { as, sentence, code }) =>
      change((open) =>
        open.put({
          ...item,
          wasTried: true,
          state: 'attention',
          problem: sentence,
          code,
          isTaken: as === 'flagged',
          hasFailed: as === 'failed',
        }),
      ),
    failed: (item, again) => change((open) => open.put({ ...item, ...again, wasTried: true })),
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
    /** Removes items, with those about what they would have made. */
    dismiss: (...ids: readonly string[]): Promise<void> =>
      change(async (open) => {
        for (const id of ids) {
          for (const one of await followers(id)) await open.remove(one.id)
          await open.remove(id)
        }
      }),
    async retry(...items: readonly Item[]): Promise<void> {
      await change(async (open) => {
        for (const item of items) await open.put(afresh(item))
      })
      void flush()
    },
    /** Tries once more what the server failed on: the failure may have been of a day. */
    async retryFailed(): Promise<void> {
      const failed = (await all()).filter(({ state, hasFailed }) => state === 'attention' && hasFailed)
      if (failed.length > 0)
        await change(async (open) => {
          for (const item of failed) await open.put({ ...afresh(item), tries: mostTries - 1 })
        })
    },
    close(): void {
      isOver = true
      clearTimeout(timer)
      queue?.close()
    },
  }
}
