import { addedProPart, type ProPart } from '#shared/tools/pro-tools/pro-part.ts'
import type { ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'

const read = new WeakSet<object>()
const own = new Map<ProjectKind, object>()

/** Registers work of a project, or of a link to one: as it came, everyone may read it. */
export const noteRead = (body: object): void => void read.add(body)

export const isAsRead = (body: object): boolean => read.has(body)

/** Registers the state of the member’s open project that the server has; none while no project is open. */
export function noteSaved(kind: ProjectKind, body: object | undefined): void {
  if (body) own.set(kind, body)
  else own.delete(kind)
}

/** Registers a later state of it, which may be saved after its tool has left the screen. */
export function noteSavedAgain(kind: ProjectKind, body: object): void {
  if (own.has(kind)) own.set(kind, body)
}

/**
 * Returns the part of the work on the screen that a member without Pro has no results of: what others made is only read
 * as it came, and an own project keeps the parts that it had.
 */
export function lockedPart<Body extends object>(
  kind: ProjectKind,
  body: Body,
  partsOf: (body: Body) => ProPart[],
): ProPart | undefined {
  if (read.has(body)) return undefined
  const before = own.get(kind)
  return addedProPart(partsOf(body), before && partsOf(before as Body))
}
