import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import type { PublicRequest } from '#shared/support/support-requests/shown-request.ts'
import { type Reader, showingAfterWrite } from './public-request.ts'
import type { StoredRequest } from './requests.ts'

export type Customer = {
  /** Reads the request, and refuses those who may not change it. */
  find: () => Promise<StoredRequest>
  reader: Reader
  remember: (answer: PublicRequest) => Write[]
}

/** Changes a request for its customer; who loses to another change tries again with what there is by then. */
export const changeAsCustomer = (
  { find, reader, remember }: Customer,
  change: (
    request: StoredRequest,
    settings: DeskSettings,
  ) => Promise<{ request: StoredRequest; writes: Write[] }>,
  now: string,
): Promise<PublicRequest> =>
  untilUnchanged(
    async () => {
      const before = await find()
      const settings = await readDeskSettings(before.deskId)
      const [show, { request, writes }] = await Promise.all([
        showingAfterWrite(before, reader, now),
        change(before, settings),
      ])
      const answer = show(request)
      await commit(...writes, ...remember(answer))
      return answer
    },
    { crowd: true },
  )
