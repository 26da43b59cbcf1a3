import { newId } from '#shared/ids.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Driver, DriverFields } from '#shared/tools/drivers/driver.ts'

type More = Pick<Driver, 'state'> & { ownerId?: User['id'] | undefined }

export const newDriver = (fields: DriverFields, { state, ownerId }: More, now: string): Driver => ({
  ...fields,
  id: newId('drv', now),
  ...(ownerId && { ownerId }),
  state,
  createdAt: now,
  updatedAt: now,
  version: 1,
})
