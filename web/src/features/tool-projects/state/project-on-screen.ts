import type { ProjectKind } from '#shared/tool-projects/tool-project.ts'
import type { OpenProject } from './autosave.ts'

type Seat = {
  project: () => OpenProject | undefined
  /** Saves what waits, and leaves what is on the screen to no project. */
  leave: () => Promise<void>
  /** Goes on with a state of a project that this device kept. */
  resume: (project: OpenProject, body: unknown) => void
  /** Saves what is on the screen as a project of its own, which is open then. */
  keepAs: (name: string) => Promise<unknown>
}

const seats = new Map<ProjectKind, Seat>()

/** A tool shows one project at a time. Returns what ends it. */
export function takeSeat(kind: ProjectKind, seat: Seat): () => void {
  seats.set(kind, seat)
  return () => {
    if (seats.get(kind) === seat) seats.delete(kind)
  }
}

/** What of a tool belongs to a project now, for parts of it that do not know whether one is open. */
export const seatOf = (kind: ProjectKind): Seat | undefined => seats.get(kind)

/** Before something else takes the place of what is on the screen, so that it is not saved as that project. */
export const leaveProject = async (kind: ProjectKind): Promise<void> => seatOf(kind)?.leave()
