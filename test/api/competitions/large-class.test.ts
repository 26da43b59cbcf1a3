import { expect, it } from 'vitest'
import { putRevision, readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import { newId } from '#shared/ids.ts'
import { controlOf } from '#test/support/control.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { vehicleFields } from '#test/support/vehicles.ts'

const control = controlOf(sharedCloud().url)

it('publishes a class of a thousand entries whole or not at all, past what one row holds', async () => {
  const now = await control.now()
  const { notes: _, ...vehicle } = vehicleFields()
  const entries = Array.from(
    { length: 1000 },
    (_, at): PlacedEntry => ({
      entryId: newId('ent', now),
      registrationId: newId('reg', now),
      guestName: `Guest ${at} ${'of a long name '.repeat(4)}`,
      number: at,
      vehicle: { ...vehicle, name: 'Ü'.repeat(60), model: 'Ü'.repeat(60) },
      status: 'placed',
      place: at + 1,
      isShared: false,
      score: { sumHundredths: 15_130, judges: 1 },
      isZero: false,
      tieReason: 'second run 150.10 to 149.80',
    }),
  )
  const named = { eventId: newId('evt', now), classKey: 'S1', revision: 1 }
  const revision: ClassRevision = {
    ...named,
    entries,
    by: unknownAccount as ClassRevision['by'],
    createdAt: now,
    version: 1,
  }
  const writes = putRevision(revision)
  expect(writes.length).toBeGreaterThan(1)
  await commit(...writes)
  expect((await readRevision(named))?.entries).toEqual(entries)
  // The second call that publishes the same revision writes none of it.
  await expect(commit(...putRevision(revision))).rejects.toMatchObject({ code: 'version_conflict' })
})
