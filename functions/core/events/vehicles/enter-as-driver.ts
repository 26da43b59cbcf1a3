import type { Write } from '#core/platform/db/write.ts'
import { vehicleDrivers } from './vehicle-drivers.ts'

type Entering = {
  userId: string
  entries: readonly { vehicleId?: string | undefined }[]
  /** The refusal when the owner removes the driver at this moment. */
  refused: () => Error
}

/** Keeps that a member has entered vehicles of others, once: it is their choice, which makes them near these. */
export async function enterAsDriver({ userId, entries, refused }: Entering, now: string): Promise<Write[]> {
  const vehicleIds = new Set(entries.flatMap(({ vehicleId }) => vehicleId ?? []))
  const rows = await Promise.all(
    [...vehicleIds].map((vehicleId) => vehicleDrivers.get({ userId, vehicleId }, { consistent: true })),
  )
  return rows.flatMap((row) =>
    row && !row.enteredAt
      ? [
          vehicleDrivers.put(
            { ...row, enteredAt: now, version: row.version + 1 },
            { version: row.version },
            refused,
          ),
        ]
      : [],
  )
}
