import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { json, problem } from '../../json-response.ts'
import type { LocalRequest, LocalResponse } from '../../service.ts'
import type { Store } from '../store/store.ts'
import { view } from '../store/view.ts'

export type Row = { id: string; title: string; note: string; at: string }
type Action = { name: string; label: string }

type Parts<Kinds> = {
  /** The name of the provider, and where its emulator is mounted. */
  name: string
  base: string
  store: Store<Kinds>
  now: () => Date
  /** The kinds shown, with the names of their lists; the first is shown right away. */
  kinds: Partial<Record<keyof Kinds & string, string>>
  rowOf(kind: keyof Kinds & string, object: Kinds[keyof Kinds]): Row
  actionsOf(kind: keyof Kinds & string, object: Kinds[keyof Kinds]): Action[]
  /** Does what a button says, and says what came of it; undefined when there is no such action. */
  act(kind: keyof Kinds & string, id: string, action: string): string | undefined
  /** The status and the sentence of a refusal; anything else is a bug. */
  refusalOf(error: unknown): { status: number; message: string } | undefined
}

const shownAtMost = 100

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const file = (name: string, type: string, fill: Record<string, string> = {}): LocalResponse => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  },
  body: readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, key: string) => fill[key] ?? '',
  ),
})

/** The page that shows every object and event of a provider, and what it asks for. */
export function createDashboard<Kinds>(parts: Parts<Kinds>) {
  const { name, base, store, now, kinds, rowOf, actionsOf, act, refusalOf } = parts
  type Kind = keyof Kinds & string
  type Stored = Kinds[keyof Kinds] & object
  const shownKinds = Object.keys(kinds) as Kind[]

  const find = (id: string): [Kind, Stored] | undefined => {
    for (const kind of shownKinds) {
      const object = store.table(kind).get(id)
      if (object) return [kind, object]
    }
    return undefined
  }

  function list(query: URLSearchParams): LocalResponse {
    const kind = (query.get('kind') || shownKinds[0]) as Kind
    if (!shownKinds.includes(kind)) return problem(404, 'Not Found', 'There is no such type of object.')
    const wanted = (query.get('find') ?? '').toLowerCase()
    const fits = (object: Stored) =>
      wanted === '' || JSON.stringify(view(object)).toLowerCase().includes(wanted)
    const found = ([...store.table(kind).values()] as Stored[]).reverse().filter(fits)
    return json(200, {
      now: now().toISOString(),
      kinds: shownKinds.map((shown) => ({ kind: shown, name: kinds[shown], count: store.table(shown).size })),
      rows: found.slice(0, shownAtMost).map((object) => rowOf(kind, object)),
    })
  }

  return async ({ method, path, query }: LocalRequest): Promise<LocalResponse> => {
    if (path === '/') return file('dashboard.html', 'text/html', { name, base })
    if (path === '/dashboard.js') return file('dashboard.js', 'text/javascript')
    if (path === '/dashboard.css') return file('dashboard.css', 'text/css')
    if (path === '/dashboard.json') return list(query)
    const [, id = '', action = ''] = /^\/dashboard\/objects\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? []
    const found = find(id)
    if (!found) return problem(404, 'Not Found', `There is no object ${id}.`)
    const [kind, object] = found
    if (method !== 'POST') return json(200, { object: view(object), actions: actionsOf(kind, object) })
    try {
      const said = act(kind, id, action)
      return said === undefined ? problem(404, 'Not Found', 'There is no such action.') : json(200, { said })
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      return problem(refusal.status, 'Refused', refusal.message)
    }
  }
}

/** The dashboard’s message after an event was sent again. */
export const saidOfResend = (endpoints: number) =>
  endpoints === 0 ? 'No webhook endpoint is configured.' : `Sent to ${endpoints}.`
