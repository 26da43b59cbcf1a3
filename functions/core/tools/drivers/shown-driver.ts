import { publicName } from '#shared/platform/users/public-name.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { AdminDriver } from '#shared/tools/drivers/admin-contract.ts'
import type { OwnDriver, PublicDriver } from '#shared/tools/drivers/contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'

export const publicDriver = ({
  ownerId: _owner,
  reason: _reason,
  mergedInto: _merged,
  state: _state,
  ...shown
}: Driver): PublicDriver => shown

export const ownDriver = ({ ownerId: _, ...shown }: Driver): OwnDriver => shown

export const adminDriver = (driver: Driver, owner: User | undefined): AdminDriver => ({
  ...driver,
  ...(driver.ownerId && { ownerName: owner ? publicName(owner) : 'Former member' }),
})
