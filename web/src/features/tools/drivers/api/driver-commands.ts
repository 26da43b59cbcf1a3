import { createDriver, deleteDriver, listMyDrivers, updateDriver } from '#shared/tools/drivers/contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { call } from '#web/lib/call.ts'
import type { DriverDraft, WrittenDriver } from '../components/driver-values.ts'
import { useRefreshDrivers } from './use-refresh-drivers.ts'

export const useDeleteDriver = command(deleteDriver, { changes: [['drivers']] })

type Edited = { fields: WrittenDriver; thing: DriverDraft }

/** Keeps a new driver of the member, or changes the one with this id, for `useEditForm`. */
export function useSaveDriver(id: Driver['id'] | undefined) {
  const refresh = useRefreshDrivers()
  return {
    send: ({ fields, thing }: Edited, idempotencyKey: string): Promise<DriverDraft> =>
      id !== undefined && thing.version !== undefined
        ? call(
            updateDriver,
            { params: { driverId: id }, body: { ...fields, version: thing.version } },
            { idempotencyKey },
          )
        : call(createDriver, { body: fields }, { idempotencyKey }),
    refresh,
    onStale: refresh,
    latest: async (): Promise<DriverDraft> => {
      let cursor: string | undefined
      do {
        const page = await call(listMyDrivers, { query: { limit: 100, ...(cursor && { cursor }) } })
        const found = page.items.find((driver) => driver.id === id)
        if (found) return found
        cursor = page.nextCursor
      } while (cursor)
      throw new Error('The driver is no longer among yours.')
    },
  }
}
