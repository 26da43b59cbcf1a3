import type * as z from 'zod/mini'
import type { ValuesFor } from '#shared/tools/drivers/driver.ts'

/** The coils for which the values of a data sheet hold. */
export const coilWords: Record<z.infer<typeof ValuesFor>, string> = {
  single: 'A single coil',
  parallel: 'Both coils in parallel',
  series: 'Both coils in series',
  one: 'One coil, the other open',
}
