import { useQueryClient } from '@tanstack/react-query'
import { createResource, updateResource } from '#shared/content/resources/contract.ts'
import type { Resource, ResourceFields } from '#shared/content/resources/resource.ts'
import { AppError } from '#shared/errors.ts'
import { call } from '#web/lib/call.ts'
import { allResourcesQuery } from './all-resources-query.ts'
import { useRefreshResources } from './use-refresh-resources.ts'

export type ResourceDraft = ResourceFields & { version?: number | undefined }

type Edited = { fields: ResourceFields; thing: ResourceDraft }

/** Creates a resource, or changes the one with this id, for `useEditForm`. */
export function useSaveResource(id: Resource['id'] | undefined) {
  const queryClient = useQueryClient()
  const refresh = useRefreshResources()
  return {
    send: ({ fields, thing: { version } }: Edited, idempotencyKey: string): Promise<ResourceDraft> =>
      id === undefined || version === undefined
        ? call(createResource, { body: fields }, { idempotencyKey })
        : call(
            updateResource,
            { params: { resourceId: id }, body: { ...fields, version } },
            { idempotencyKey },
          ),
    refresh,
    onStale: refresh,
    latest: async (): Promise<ResourceDraft> => {
      const { items } = await queryClient.fetchQuery({ ...allResourcesQuery, staleTime: 0 })
      const resource = items.find((one) => one.id === id)
      if (!resource) throw new AppError('not_found', 'resource_not_found', 'Resource not found')
      return resource
    },
  }
}
