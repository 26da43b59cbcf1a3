import type { Records, Task } from './records.ts'
import type { Change, Store } from './store.ts'

type Draft<Stored> = { kind: string; before: string | undefined; object: Stored | null }

/** One request or one thing falling due: it sees its own changes, and all of them happen together or not at all. */
export class DraftTransaction<Kinds extends Records> {
  /** In seconds. */
  now: number
  readonly globalNow: number
  protected readonly store: Store<Kinds>
  protected readonly events: Kinds['event'][] = []
  readonly #drafts = new Map<string, Draft<Kinds[keyof Kinds]>>()

  constructor(store: Store<Kinds>, globalNow: number) {
    this.store = store
    this.globalNow = globalNow
    this.now = globalNow
  }

  /** Makes everything that follows happen at this instant. */
  pin(at: number): void {
    this.now = at
  }

  /** The object itself: changes to it are kept when the transaction is. */
  get<K extends keyof Kinds & string>(kind: K, id: string | null | undefined): Kinds[K] | undefined {
    if (!id) return undefined
    const draft = this.#drafts.get(`${kind} ${id}`)
    if (draft) return (draft.object ?? undefined) as Kinds[K] | undefined
    const stored = this.store.table(kind).get(id)
    if (!stored) return undefined
    const before = JSON.stringify(stored)
    const object = JSON.parse(before) as Kinds[K]
    this.#drafts.set(`${kind} ${id}`, { kind, before, object })
    return object
  }

  /** For reading only, oldest first. */
  find<K extends keyof Kinds & string>(
    kind: K,
    fits: (object: Kinds[K]) => boolean = () => true,
  ): Kinds[K][] {
    const found: Kinds[K][] = []
    for (const [id, stored] of this.store.table(kind)) {
      const draft = this.#drafts.get(`${kind} ${id}`)
      const object = draft ? (draft.object as Kinds[K] | null) : stored
      if (object && fits(object)) found.push(object)
    }
    for (const { kind: other, before, object } of this.#drafts.values())
      if (other === kind && before === undefined && object && fits(object as Kinds[K]))
        found.push(object as Kinds[K])
    return found
  }

  add<K extends keyof Kinds & string>(kind: K, object: Kinds[K] & { id: string }): Kinds[K] {
    this.#drafts.set(`${kind} ${object.id}`, { kind, before: undefined, object })
    return object
  }

  remove(kind: keyof Kinds & string, id: string): void {
    const draft = this.#drafts.get(`${kind} ${id}`)
    const stored = this.store.table(kind).get(id)
    const before = draft?.before ?? (stored && JSON.stringify(stored))
    this.#drafts.set(`${kind} ${id}`, { kind, before, object: null })
  }

  /** There is at most one task of a name for a target. */
  protected putTask(task: Omit<Task, 'id' | 'object'> & Omit<Kinds['task'], keyof Task>): void {
    const id = `${task.run} ${task.target}`
    this.remove('task', id)
    const made = { ...task, id, object: 'task' } as unknown as Kinds['task'] & { id: string }
    this.add('task', made)
  }

  unschedule(run: string, target: string): void {
    if (this.get('task', `${run} ${target}`)) this.remove('task', `${run} ${target}`)
  }

  /** Returns an object as it was before the transaction touched it. */
  protected stateBefore(id: string): string | undefined {
    for (const { object, before } of this.#drafts.values())
      if (before && (object as { id: string } | null)?.id === id) return before
    return undefined
  }

  /** Returns the changes, and the events to report. */
  finish(): { changes: Change<Kinds>[]; events: Kinds['event'][] } {
    const changes: Change<Kinds>[] = []
    for (const [key, { kind, before, object }] of this.#drafts) {
      const id = key.slice(kind.length + 1)
      if (object ? JSON.stringify(object) !== before : before !== undefined)
        changes.push([kind as keyof Kinds & string, id, object])
    }
    for (const event of this.events) changes.push(['event', event.id, event])
    return { changes, events: this.events }
  }
}
