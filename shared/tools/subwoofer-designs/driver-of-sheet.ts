import type * as z from 'zod/mini'
import type { DriverFields, DriverId } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import type { SavedDriver } from './saved-design.ts'

type Sheet = Pick<DriverFields, 'brand' | 'model' | 'values' | 'valuesFor'> & {
  /** From the driver database, or from the member’s own drivers. */
  id?: z.infer<typeof DriverId> | undefined
}

/** A driver by its data sheet as the driver of a design, wired as its values hold. */
export const driverOfSheet = ({
  id,
  values,
  valuesFor,
  ...named
}: Sheet): Pick<SavedDriver, 'name' | 'driverId' | 'values' | 'valuesFor' | 'coils'> => ({
  name: driverName(named),
  driverId: id,
  values,
  valuesFor,
  coils: valuesFor === 'single' ? 'parallel' : valuesFor,
})
