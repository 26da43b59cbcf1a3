import { isDeepStrictEqual } from 'node:util'
import type { StoredUser } from '#core/platform/users/users.ts'
import { assertCalculator } from '#core/tools/pro-tools/assert-calculator.ts'
import { hasFullTools } from '#core/tools/pro-tools/has-full-tools.ts'
import { AppError } from '#shared/errors.ts'
import { addedProPart } from '#shared/tools/pro-tools/pro-part.ts'
import type { ToolQuotas } from '#shared/tools/pro-tools/tool-quotas.ts'
import { dataProblem } from '#shared/tools/tool-projects/data-problem.ts'
import { proPartsOf } from '#shared/tools/tool-projects/pro-parts-of.ts'
import { schemaProblem } from '#shared/tools/tool-projects/schema-problem.ts'
import type { ProjectData, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import type { StoredProject } from './tool-projects.ts'

/** The field of the request that a refusal names, for a place in what the tool saves. */
export type DataPlace = (path: string) => string

const inBody: DataPlace = (path) => (path ? `body.data.${path}` : 'body.data')

type Given = {
  user: StoredUser
  kind: ProjectKind
  data: ProjectData
  quotas: ToolQuotas
  /** The project as it was, with what its tool had saved. */
  before?: Pick<StoredProject, 'nodes' | 'cables'> & { saved: () => Promise<ProjectData> }
  place?: DataPlace | undefined
}

/** Refuses what a tool could not open, or what the membership does not allow to be added. */
export async function assertData({ user, kind, data, quotas, before, place = inBody }: Given): Promise<void> {
  const problem = dataProblem(kind, data, quotas, before)
  if (problem) {
    const { code, message } = problem
    throw new AppError('unprocessable', code, message, { errors: [{ path: place(''), message }] })
  }
  assertSchema(kind, data, place)
  if (kind === 'spl') await assertNewStudy({ user, data, before })
  const parts = proPartsOf(kind, data)
  if (parts.length === 0 || (await hasFullTools(user))) return
  const added = addedProPart(parts, before && proPartsOf(kind, await before.saved()))
  if (!added) return
  const { message, path } = added
  throw new AppError('forbidden', 'pro_required', message, { errors: [{ path: place(path), message }] })
}

/** Refuses what the tool of a project could not open. */
export function assertSchema(kind: ProjectKind, data: ProjectData, place: DataPlace): void {
  const problem = schemaProblem(kind, data)
  if (!problem) return
  const { message, path } = problem
  throw new AppError('unprocessable', 'project_data', `Its tool could not open this. ${message}`, {
    errors: [{ path: place(path), message }],
  })
}

/** A study keeps its numbers behind a gate that only allows tries; its name may change. */
async function assertNewStudy({
  user,
  data,
  before,
}: Pick<Given, 'user' | 'data' | 'before'>): Promise<void> {
  if (before && isDeepStrictEqual(await before.saved(), data)) return
  await assertCalculator(user)
}
