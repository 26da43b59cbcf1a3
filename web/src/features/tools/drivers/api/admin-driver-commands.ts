import {
  type AdminDriver,
  mergeDrivers,
  publishDrivers,
  rejectDriver,
  retireDriver,
  updateDriverAsAdmin,
} from '#shared/tools/drivers/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { call } from '#web/lib/call.ts'
import type { WrittenDriver } from '../components/driver-values.ts'
import { useRefreshDrivers } from './use-refresh-drivers.ts'

const changes = [['drivers']]

export const usePublish = command(publishDrivers, { changes })
export const useReject = command(rejectDriver, { changes })
export const useRetire = command(retireDriver, { changes })
export const useMerge = command(mergeDrivers, { changes })

type Edited = { fields: WrittenDriver; thing: AdminDriver }

/** Corrects a driver as an administrator, for `useEditForm`. */
export function useCorrectDriver({ id }: Pick<AdminDriver, 'id'>, latest: () => Promise<AdminDriver>) {
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
