import { publishResource, retireResource } from '#shared/content/resources/contract.ts'
import type { Resource } from '#shared/content/resources/resource.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshResources } from './use-refresh-resources.ts'

type Change = { resource: Pick<Resource, 'id' | 'version'>; to: 'published' | 'retired' }

export function useChangeResourceStatus() {
  const refresh = useRefreshResources()
  return useCommand({
    send: ({ resource: { id, version }, to }: Change, idempotencyKey) =>
      call(
        to === 'published' ? publishResource : retireResource,
        { params: { resourceId: id }, body: { version } },
        { idempotencyKey },
      ),
    onDone: refresh,
    onStale: refresh,
  })
}
