import { openPrefix, openSheets } from '#core/competitions/competitions/open-sheets.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type SheetOf, sheetWork } from './sheet-work.ts'

const secondsOpen = 90

type Opening = { actor: Actor; sheet: SheetOf; deviceId: string }

/** Says that a judge has a sheet open on a device, and answers on how many others it is. */
export async function markSheetOpen(
  { actor, sheet, deviceId }: Opening,
  now: string,
): Promise<{ others: number }> {
  const { entry } = await sheetWork(actor, sheet)
  const key = { ...entry, judgeId: actor.userId as NonNullable<typeof entry.userId>, deviceId }
  await untilUnchanged(async () => {
    const before = await openSheets.get(key, { consistent: true })
    const { eventId, classKey, entryId, judgeId } = key
    await commit(
      openSheets.put(
        {
          ...{ eventId, classKey, entryId, judgeId, deviceId },
          until: addTime(now, { seconds: secondsOpen }),
          version: (before?.version ?? 0) + 1,
        },
        before ? { version: before.version } : { absent: true },
      ),
    )
  })
  const { items } = await openSheets.list({
    pk: openSheets.key(key).pk,
    prefix: openPrefix(key.entryId, key.judgeId),
    limit: 20,
    consistent: true,
  })
  return { others: items.filter((one) => one.deviceId !== deviceId && one.until > now).length }
}
