import type { ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import type { OpenProject } from './autosave.ts'

type Seat = {
  project: () => OpenProject | undefined
  /** Saves waiting changes, and takes the work on the screen out of its project. */
  leave: () => Promise<void>
  /** Continues from a state of a project that this device kept. */
  resume: (project: OpenProject, body: unknown) => void
  /** Saves the work on the screen as its own project, which is then open. */
  keepAs: (name: string) => Promise<unknown>
  /** Returns a link to the project. Work without one is saved as a project of this name first. */
  share: (name: string) => Promise<{ name: string; url: string }>
}

const seats = new Map<ProjectKind, Seat>()

/** Registers the tool's open project. A tool shows one project at a time. Returns a function that ends it. */
export function takeSeat(kind: ProjectKind, seat: Seat): () => void {
  seats.set(kind, seat)
  return () => {
    if (seats.get(kind) === seat) seats.delete(kind)
  }
}

/** The part of a tool that belongs to a project now, for parts that do not know whether one is open. */
export const seatOf = (kind: ProjectKind): Seat | undefined => seats.get(kind)

/** Called before other work replaces the screen, so that work is not saved as that project. */
export const leaveProject = async (kind: ProjectKind): Promise<void> => seatOf(kind)?.leave()
