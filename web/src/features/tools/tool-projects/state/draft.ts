import * as z from 'zod/mini'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { kept, ownPrefix } from '#web/lib/kept-in-browser.ts'
import { storedUser } from '#web/lib/session/stored-session.ts'
import type { ProjectTool } from '../tool.ts'
import { keptPlaces, nameAt, placeOf, whenPlaced, withFreePlace } from './draft-place.ts'
import { seatOf } from './project-on-screen.ts'

const largest = 200 * 1024

/** The number of drafts kept beside the one that is on the screen. */
const mostEarlier = 4

const DraftProject = z.object({ id: z.string(), name: z.string(), version: z.int() })
type DraftProject = z.infer<typeof DraftProject>

const draftOf = <Body>(schema: z.ZodMiniType<Body>) =>
  z.object({
    body: schema,
    /** The project that it belongs to, as it was read. */
    project: z.optional(DraftProject),
    /** It is also elsewhere: in the project, or in a link. */
    isSaved: z.optional(z.boolean()),
  })

/** Work made with a tool on this device. */
export type Draft<Body> = {
  body: Body
  project?: DraftProject | undefined
  isSaved?: boolean | undefined
}

type Drafted<Body> = Pick<ProjectTool<Body>, 'kind' | 'schema'>
type Kind = Drafted<unknown>['kind']

const visitorName = (kind: Kind) => `pro-tools:draft:${kind}`

/**
 * The base name of the drafts of the member who signed in here, which a logout removes. Nothing is kept for
 * members whom an administrator acts as.
 */
function baseOf(kind: Kind): string | undefined {
  if (storedImpersonation()) return undefined
  const person = storedUser()
  return person ? `${ownPrefix}pro-tools:draft:${person}:${kind}` : visitorName(kind)
}

/** Returns the name under which this tab keeps the work on the screen. */
function nameOf(kind: Kind): string | undefined {
  const base = baseOf(kind)
  return base && placed(base)
}

const placed = (base: string) => nameAt(base, placeOf(base))

const earlierOf = (base: string) => `${base}:earlier`

/** The base name that the places of the current person's drafts share. */
export const draftsBase = baseOf

/** Resolves once this tab knows where it keeps the work on the screen. */
export async function whenDraftIsPlaced(kind: Kind): Promise<void> {
  const base = baseOf(kind)
  if (base) await whenPlaced(base)
}

export const keepsDrafts = (): boolean => storedImpersonation() === undefined

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may have brought it back.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function parsed<T>(schema: z.ZodMiniType<T>, text: string | null): T | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text ?? ''))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function readDraft<Body>(schema: z.ZodMiniType<Body>, name: string): Draft<Body> | undefined {
  return parsed(draftOf(schema), kept.get(name)) as Draft<Body> | undefined
}

/** Returns the stored text of earlier drafts that are not on the screen. */
export const earlierText = (kind: Kind): string => {
  const base = baseOf(kind)
  return (base && kept.get(earlierOf(base))) ?? ''
}

export const readEarlier = <Body>({ schema }: Drafted<Body>, text: string): Draft<Body>[] =>
  (parsed(z.array(draftOf(schema)), text) ?? []) as Draft<Body>[]

function writeEarlier(base: string, drafts: readonly Draft<unknown>[]): void {
  let list = drafts.slice(0, mostEarlier)
  while (list.length > 1 && JSON.stringify(list).length > 2 * largest) list = list.slice(0, -1)
  if (list.length === 0) kept.remove(earlierOf(base))
  else kept.set(earlierOf(base), JSON.stringify(list))
  tell()
}

/** A visitor's work becomes the member's when they sign in. */
function adopt<Body>(tool: Drafted<Body>, base: string): void {
  const before = visitorName(tool.kind)
  if (base === before) return
  const made = readDraft(tool.schema, placed(before))
  if (made) {
    setAside(tool, made.body)
    kept.set(placed(base), JSON.stringify(made))
  }
  const earlier = readEarlier(tool, kept.get(earlierOf(before)) ?? '')
  if (earlier.length > 0) writeEarlier(base, [...earlier, ...readEarlier(tool, earlierText(tool.kind))])
  kept.remove(placed(before))
  kept.remove(earlierOf(before))
}

/** Offers the drafts of closed tabs like all others that are not on the screen, as far as there is room. */
export async function gatherLeft<Body>(tool: Drafted<Body>): Promise<void> {
  const base = baseOf(tool.kind)
  if (!base) return
  for (const place of keptPlaces(base))
    await withFreePlace(base, place, () => {
      const left = readDraft(tool.schema, nameAt(base, place))
      const earlier = readEarlier(tool, earlierText(tool.kind))
      if (left && !left.isSaved) {
        if (earlier.length === mostEarlier) return
        if (!earlier.some(({ body }) => isSame(body, left.body))) writeEarlier(base, [...earlier, left])
      }
      kept.remove(nameAt(base, place))
    })
}

/** Returns the draft that a tab keeps at a place. */
export function draftAt<Body>(tool: Drafted<Body>, place: number): Draft<Body> | undefined {
  const base = baseOf(tool.kind)
  return base ? readDraft(tool.schema, nameAt(base, place)) : undefined
}

/**
 * Returns the latest work made with a tool on this device, including work by a visitor who has signed in
 * since.
 */
export function keptDraft<Body>(tool: Drafted<Body>): Draft<Body> | undefined {
  const base = baseOf(tool.kind)
  if (!base) return undefined
  adopt(tool, base)
  return readDraft(tool.schema, placed(base))
}

const lastKept = new Map<Kind, unknown>()

/** Keeps the work on the screen, with its project. */
export function keepDraft<Body>({ kind }: Pick<Drafted<Body>, 'kind'>, body: Body): void {
  if (lastKept.get(kind) !== body) write(kind, body, false)
}

/**
 * Marks the work on the screen as saved: it is also in its project, or in a link, so none of it would be
 * lost.
 */
export const keepSavedDraft = <Body>({ kind }: Pick<Drafted<Body>, 'kind'>, body: Body): void =>
  write(kind, body, true)

/** Marks sent work as received. Later changes are still on this device alone. */
export function settleDraft<Body>(tool: Drafted<Body>, project: DraftProject, body: Body): void {
  const name = nameOf(tool.kind)
  const made = name && readDraft(tool.schema, name)
  if (!name || !made) return
  const isSaved = isSame(made.body, body)
  if (!isSaved && made.project?.id !== project.id) return
  const of = { id: project.id, name: project.name, version: project.version }
  kept.set(name, JSON.stringify({ body: made.body, project: of, ...(isSaved && { isSaved }) }))
}

/** Marks the work on the screen as unsaved: it is nowhere else anymore. */
export const keepUnsavedDraft = <Body>({ kind }: Pick<Drafted<Body>, 'kind'>, body: Body): void =>
  write(kind, body, false)

function write(kind: Kind, body: unknown, isSaved: boolean): void {
  lastKept.set(kind, body)
  const name = nameOf(kind)
  if (!name) return
  const project = seatOf(kind)?.project()
  const text = JSON.stringify({
    body,
    ...(project && { project: { id: project.id, name: project.name, version: project.version } }),
    ...(isSaved && { isSaved }),
  } satisfies Draft<unknown>)
  if (text.length <= largest) kept.set(name, text)
}

/** Called before other work is on the screen: work that exists only there stays on this device, beside it. */
export function setAside<Body>(tool: Drafted<Body>, next: Body | undefined): void {
  const base = baseOf(tool.kind)
  if (!base) return
  const name = placed(base)
  const made = readDraft(tool.schema, name)
  const before = readEarlier(tool, earlierText(tool.kind))
  const earlier = before.filter(({ body }) => !isSame(body, next) && !isSame(body, made?.body))
  const isLost = made && !made.isSaved && !isSame(made.body, next)
  const list = isLost ? [made, ...earlier] : before.filter(({ body }) => !isSame(body, next))
  if (isLost) kept.remove(name)
  if (isLost || list.length !== before.length) writeEarlier(base, list)
}

/** Drops an earlier draft that is on the screen again, or no longer wanted. */
export function dropEarlier<Body>(tool: Drafted<Body>, draft: Draft<Body>): void {
  const base = baseOf(tool.kind)
  if (!base) return
  const before = readEarlier(tool, earlierText(tool.kind))
  writeEarlier(
    base,
    before.filter((one) => !isSame(one, draft)),
  )
}
