import { useQueryClient } from '@tanstack/react-query'
import {
  arrangeResources,
  createResource,
  publishResource,
  retireResource,
  updateResource,
} from '#shared/content/resources/contract.ts'
import type { Resource, ResourceFields } from '#shared/content/resources/resource.ts'
import { AppError } from '#shared/errors.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { allResourcesQuery } from './resource-queries.ts'

/** Reads every list of resources again. */
export function useRefreshResources() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['resources'] })
}

const changes = [['resources']]
export const usePublishResource = command(publishResource, { changes })
export const useRetireResource = command(retireResource, { changes })

/** An order of all resources, and the version of the order that it was made from. */
export type Arrangement = { ids: Resource['id'][]; orderVersion: number }

/** Stores the order. A refused one stays as it is until it is discarded. */
export function useArrangeResources() {
  return useCommand({
    send: (body: Arrangement, idempotencyKey) => call(arrangeResources, { body }, { idempotencyKey }),
    onDone: useRefreshResources(),
  })
}

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
