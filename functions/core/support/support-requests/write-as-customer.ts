import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import type { PublicRequest } from '#shared/support/support-requests/shown-request.ts'
import type { RequestMessage } from '#shared/support/support-requests/support-request.ts'
import { addCustomerMessage, requireTaking } from './add-customer-message.ts'
import { attachFiles } from './attached-files.ts'
import type { Customer } from './change-as-customer.ts'
import { showingAfterWrite } from './public-request.ts'
import type { StoredRequest } from './requests.ts'

type Writer = Customer & {
  /** Whose uploads the files are. */
  uploaderId: string
  author: (request: StoredRequest) => RequestMessage['author']
}
type Written = { text: string; files: readonly { uploadId: string; name: string }[] }

/** Adds a message of a customer, signed in or by a link, with its files. */
export const writeAsCustomer = (
  { find, reader, uploaderId, author, remember }: Writer,
  { text, files }: Written,
  now: string,
): Promise<PublicRequest> =>
  untilUnchanged(
    async () => {
      const request = await find()
      await requireTaking(request, now)
      const [settings, show] = await Promise.all([
        readDeskSettings(request.deskId),
        showingAfterWrite(request, reader, now),
      ])
      let answer: PublicRequest | undefined
      await attachFiles({ userId: uploaderId, requestId: request.id, files }, (attachments) => {
        const said = { kind: 'customer', author: author(request), text, attachments } as const
        const added = addCustomerMessage(request, said, { settings, now })
        answer = show(added.request, added.message)
        return [...added.writes, ...remember(answer)]
      })
      return answer as PublicRequest
    },
    { crowd: true },
  )
