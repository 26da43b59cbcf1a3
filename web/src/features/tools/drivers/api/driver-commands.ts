import { deleteDriver } from '#shared/tools/drivers/contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshDrivers } from './use-refresh-drivers.ts'

export function useDeleteDriver() {
  const refresh = useRefreshDrivers()
  return useCommand({
    send: ({ id }: Pick<Driver, 'id'>, idempotencyKey) =>
      call(deleteDriver, { params: { driverId: id } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
