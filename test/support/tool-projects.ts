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
import { startingSystemStudy } from '#shared/tools/audio-systems/starting-system.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { drawn } from '#shared/tools/diagrams/drawn.ts'
import { newPart } from '#shared/tools/diagrams/part-kinds.ts'
import { startingStudy } from '#shared/tools/spl-studies/starting-study.ts'
import { startingDesign, startingDesigns } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import type { Project, ProjectData, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'

/** A sealed box of 40 L. */
export const boxData: ProjectData = {
  ...startingDesigns,
  designs: [
    {
      ...startingDesign,
      box: { ...startingDesign.box, kind: 'sealed', rear: { ...startingDesign.box.rear, volume: 0.04 } },
    },
  ],
}

/** A bandpass box, which needs the Pro membership. */
export const proBoxData: ProjectData = {
  ...startingDesigns,
  designs: [{ ...startingDesign, box: { ...startingDesign.box, kind: 'bandpass_4' } }],
}

/** A diagram with this many fuses, and cables between as many pairs of them as there are. */
export function diagramData(nodes: number, cables = 0): Diagram {
  const pairs = Array.from({ length: nodes }, (_, from) =>
    Array.from({ length: nodes - 1 - from }, (_, more) => [from, from + 1 + more] as const),
  ).flat()
  return drawn(
    Array.from({ length: nodes }, (_, at) => newPart('fuse', `n${at}`, { x: 8 * at, y: 0 }, {})),
    Array.from({ length: cables }, (_, at) => {
      const [from, to] = pairs[at % pairs.length] ?? [0, 1]
      return [`n${from}.b n${to}.a`] as const
    }),
  )
}

const dataOf = {
  box: () => boxData,
  spl: () => startingStudy,
  system: () => startingSystemStudy,
  diagram: () => diagramData(2),
} satisfies Record<ProjectKind, () => ProjectData>

type Given = { kind?: ProjectKind; name?: string; data?: ProjectData }

/** The fields that a member sends to save a project. */
export const projectFields = ({ kind = 'box', name = 'Daily 12', data = dataOf[kind]() }: Given = {}) => ({
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
