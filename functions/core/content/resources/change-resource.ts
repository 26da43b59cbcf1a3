import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Resource } from '#shared/content/resources/resource.ts'
import { AppError } from '#shared/errors.ts'
import { resources } from './resources.ts'

type Change = {
  by: { userId: string; adminId?: string | undefined }
  id: string
  /** The version that the administrator saw. */
  version: number
  verb: string
  changes: Partial<Resource>
  remember: (resource: Resource) => Write[]
}

/** One administrator changes one resource. An unchanged resource is returned as it is. */
export async function changeResource(
  { by, id, version, verb, changes, remember }: Change,
  now: string,
): Promise<Resource> {
  const resource = await resources.get({ id }, { consistent: true })
  if (!resource) throw new AppError('not_found', 'resource_not_found', 'Resource not found')
  const isOtherLink = changes.href !== undefined && changes.href !== resource.href
  // Another link was never checked.
  const all = isOtherLink ? { ...changes, checkedOn: undefined, deadSince: undefined } : changes
  const fields = Object.entries(all).filter(([field, value]) => resource[field as keyof Resource] !== value)
  if (fields.length === 0) return resource
  const changed = { ...resource, ...all, updatedAt: now, version: version + 1 }
  await commit(
    resources.put(changed, { version }),
    recordActivity(
      {
        by,
        type: 'settings_update',
        description: `${verb} the resource ${resource.title}`,
        before: Object.fromEntries(fields.map(([field]) => [field, resource[field as keyof Resource]])),
        after: Object.fromEntries(fields),
      },
      now,
    ),
    ...remember(changed),
  )
  return changed
}
