import type { Write } from '#core/platform/db/write.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import { deflatedData } from '#core/tools/tool-projects/deflated-data.ts'
import { namedVersion } from '#core/tools/tool-projects/named-version.ts'
import { newProject } from '#core/tools/tool-projects/new-project.ts'
import { projectShares } from '#core/tools/tool-projects/project-shares.ts'
import { toolProjects } from '#core/tools/tool-projects/tool-projects.ts'
import { demoDiagrams } from './demo-diagrams.ts'
import { demoProjects } from './demo-projects.ts'
import { demoStudies } from './demo-studies.ts'
import { demoSystems } from './demo-systems.ts'

const absent = { absent: true } as const
/** Neither shared nor kept in versions. */
const alone = { shared: undefined, versions: [] } as const

/**
 * The demo members’ saved projects in the pro tools, with versions, and a link that someone made and kept to
 * themselves.
 */
export const seed = (now: string): Write[] =>
  [
    ...demoProjects(now).map((project) => ({ ...project, kind: 'box' as const })),
    ...demoStudies(now).map((study) => ({ ...study, ...alone, kind: 'spl' as const })),
    ...demoSystems(now).map((system) => ({ ...system, ...alone, kind: 'system' as const })),
    ...demoDiagrams(now).map((diagram) => ({ ...diagram, kind: 'diagram' as const, shared: undefined })),
  ].flatMap(({ id, userId, savedAt, shared, versions = [], kind, name, summary, data }) => {
    const { project, writes } = newProject(userId, { kind, name, summary, data }, savedAt, id)
    const [, body] = writes
    return [
      toolProjects.put(
        {
          ...project,
          versions: versions.length,
          lastNumber: versions.length,
          ...(shared && { sharedAt: savedAt }),
        },
        absent,
      ),
      ...(body ? [body] : []),
      ...versions.flatMap(
        (version, before) =>
          namedVersion(
            {
              project: { ...project, lastNumber: before },
              deflated: deflatedData(version.data),
              as: { name: version.name, note: version.note },
            },
            savedAt,
          ).writes,
      ),
      ...(shared
        ? [
            projectShares.put(
              { projectId: id, userId, secretHash: newHandle(id).secretHash, version: 1 },
              absent,
            ),
          ]
        : []),
    ]
  })
