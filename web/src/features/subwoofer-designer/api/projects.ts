import { boxKindNames } from '#shared/subwoofer-designs/box-kind-names.ts'
import type { SavedDesigns } from '#shared/subwoofer-designs/saved-design.ts'
import { createProject, listProjects, updateProject } from '#shared/tool-projects/contract.ts'
import type { ProjectFields, ProjectId } from '#shared/tool-projects/tool-project.ts'
import { showQuantity } from '#shared/units/show-quantity.ts'
import { pagesQuery } from '#web/features/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

/** The designs that the member keeps, last changed first. */
export const projectsQuery = pagesQuery(listProjects, {
  key: ['tool-projects', 'box'],
  query: { kind: 'box', limit: 24 },
})

/** What lists say about designs. */
function fieldsOf(name: string, { designs }: SavedDesigns): ProjectFields {
  const [first] = designs
  const ids = [...new Set(designs.flatMap(({ driver }) => driver.driverId ?? []))]
  return {
    name,
    ...(first && {
      summary:
        `${boxKindNames[first.box.kind]}, ${showQuantity(first.box.rear.volume, 'ft3', 2)}, ${first.driver.name}`.slice(
          0,
          120,
        ),
    }),
    ...(ids.length > 0 && { driverIds: ids.slice(0, 8) }),
  }
}

export const keepProject = (name: string, data: SavedDesigns, idempotencyKey: string) =>
  call(createProject, { body: { kind: 'box', ...fieldsOf(name, data), data } }, { idempotencyKey })

export const keepProjectAgain = (
  { id, name, version }: { id: ProjectId; name: string; version: number },
  data: SavedDesigns,
) =>
  call(
    updateProject,
    { params: { projectId: id }, body: { ...fieldsOf(name, data), data, version } },
    { idempotencyKey: crypto.randomUUID() },
  )
