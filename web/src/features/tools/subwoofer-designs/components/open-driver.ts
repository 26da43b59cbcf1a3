import type { QueryClient } from '@tanstack/react-query'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { designForDriver } from '#shared/tools/subwoofer-designs/design-for-driver.ts'
import { driverOfSheet } from '#shared/tools/subwoofer-designs/driver-of-sheet.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { driverQuery } from '#web/features/tools/drivers/api/driver-query.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import type { Designer } from '../state/designer.ts'
import { makeRoomForDesign } from '../state/make-room-for-design.ts'

type Opening = { id: string; designer: Designer; queryClient: QueryClient; isMeant: () => boolean }

/** Takes a published driver into the design that is worked on, or says why it cannot. */
export async function openDriver({
  id,
  designer,
  queryClient,
  isMeant,
}: Opening): Promise<string | undefined> {
  try {
    const driver = await queryClient.fetchQuery(driverQuery(id))
    if (!isMeant()) return undefined
    const take = (design: SavedDesign) =>
      designForDriver(design, { ...design.driver, ...driverOfSheet(driver) })
    const closed = await makeRoomForDesign(designer, take)
    if (!isMeant()) return undefined
    designer.change(take)
    toast.success(
      `${driverName(driver)} is the driver of this design${closed ? `, and ${closed} is closed` : ''}. Undo brings back what was here.`,
    )
    return undefined
  } catch (error) {
    return error instanceof ApiError ? describeFailure(error).sentence : 'This driver is not in the database.'
  }
}
