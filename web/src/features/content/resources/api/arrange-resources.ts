import { arrangeResources } from '#shared/content/resources/contract.ts'
import type { Resource } from '#shared/content/resources/resource.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshResources } from './use-refresh-resources.ts'

/** An order of all resources, and the version of the order that it was made from. */
export type Arrangement = { ids: Resource['id'][]; orderVersion: number }

export function useArrangeResources() {
  return useCommand({
    send: (body: Arrangement, idempotencyKey) => call(arrangeResources, { body }, { idempotencyKey }),
    onDone: useRefreshResources(),
  })
}
