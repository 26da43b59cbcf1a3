import {
  type AdminDriver,
  mergeDrivers,
  publishDrivers,
  rejectDriver,
  retireDriver,
  updateDriverAsAdmin,
} from '#shared/tools/drivers/admin-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import type { WrittenDriver } from '../components/driver-values.ts'
import { useRefreshDrivers } from './use-refresh-drivers.ts'

type Of = Pick<AdminDriver, 'id' | 'version'>

export function usePublish() {
  const refresh = useRefreshDrivers()
  return useCommand({
    send: (drivers: readonly Of[], idempotencyKey) =>
      call(
        publishDrivers,
        { body: { drivers: drivers.map(({ id, version }) => ({ id, version })) } },
        { idempotencyKey },
      ),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useReject({ id, version }: Of) {
  const refresh = useRefreshDrivers()
  return useCommand({
    send: (reason: string, idempotencyKey) =>
      call(rejectDriver, { params: { driverId: id }, body: { reason, version } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useRetire() {
  const refresh = useRefreshDrivers()
  return useCommand({
    send: ({ id, version }: Of, idempotencyKey) =>
      call(retireDriver, { params: { driverId: id }, body: { version } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

type Merge = { keepId: AdminDriver['id']; duplicateIds: AdminDriver['id'][] }

export function useMerge() {
  const refresh = useRefreshDrivers()
  return useCommand({
    send: (body: Merge, idempotencyKey) => call(mergeDrivers, { body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

type Edited = { fields: WrittenDriver; thing: AdminDriver }

/** Corrects a driver as an administrator, for `useEditForm`. */
export function useCorrectDriver({ id }: Of, latest: () => Promise<AdminDriver>) {
  const refresh = useRefreshDrivers()
  return {
    send: ({ fields: { submit: _, ...fields }, thing: { version } }: Edited, idempotencyKey: string) =>
      call(
        updateDriverAsAdmin,
        { params: { driverId: id }, body: { ...fields, version } },
        { idempotencyKey },
      ),
    refresh,
    onStale: refresh,
    latest,
  }
}
