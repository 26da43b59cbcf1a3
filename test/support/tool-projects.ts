import { commit } from '#core/platform/db/commit.ts'
import { countMore } from '#core/tools/pro-tools/tool-counts.ts'
import { countedAs } from '#core/tools/tool-projects/counted-as.ts'
import { findProject } from '#core/tools/tool-projects/find-project.ts'
import { namedVersion } from '#core/tools/tool-projects/named-version.ts'
import { newProject } from '#core/tools/tool-projects/new-project.ts'
import { readBody } from '#core/tools/tool-projects/read-body.ts'
import { shownProject } from '#core/tools/tool-projects/shown-project.ts'
import { toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Project, ProjectData, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'

export const boxData = { schema: 1, design: { box: { kind: 'sealed', volume: 0.04 } } } satisfies ProjectData

/** A diagram with this many parts. */
export const diagramData = (nodes: number, cables = 0) => ({
  schema: 1,
  nodes: Array.from({ length: nodes }, (_, at) => ({ id: `n${at}`, kind: 'fuse' })),
  cables: Array.from({ length: cables }, (_, at) => ({ id: `c${at}`, from: 'n0', to: 'n1' })),
})

type Given = { kind?: ProjectKind; name?: string; data?: ProjectData }

/** The fields that a member sends to save a project. */
export const projectFields = ({ kind = 'box', name = 'Daily 12', data = boxData }: Given = {}) => ({
  kind,
  name,
  summary: 'Sealed, 40 L',
  data,
})

/** A project that a member has already, whatever the membership allows. */
export async function putProject(userId: string, given: Given = {}): Promise<Project> {
  const { project, writes } = newProject(userId as User['id'], projectFields(given), new Date().toISOString())
  await commit(
    countMore(userId, countedAs(project.kind), 1, 1000, () => new Error('full')),
    ...writes,
  )
  return shownProject(project)
}

/** A version of it. */
export async function putVersion(userId: string, project: Project): Promise<void> {
  const stored = await findProject(userId, project.id)
  const { deflated } = await readBody(stored)
  const { version, versions, lastNumber } = stored
  const as = { name: 'First cut', note: 'Before the port was changed' }
  await commit(
    toolProjects.put(
      { ...stored, versions: versions + 1, lastNumber: lastNumber + 1, version: version + 1 },
      { version },
    ),
    ...namedVersion({ project: stored, deflated, as }, new Date().toISOString()).writes,
  )
}
