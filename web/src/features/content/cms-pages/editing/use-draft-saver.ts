import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type PageInEditor, savePageDraft } from '#shared/content/cms-pages/contract.ts'
import { PageFields } from '#shared/content/cms-pages/page.ts'
import { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { isSame } from '#web/features/platform/forms/is-same.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { keepDraft, takeDraft } from '#web/lib/drafts.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { draftSaver, type SaveFailure } from './draft-saver.ts'
import { fieldsInEditor, pickFields } from './page-fields.ts'

const isRefusal = ({ status }: ApiError) => [400, 403, 404, 409, 413, 422].includes(status)

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'lost'
  if (error.code === 'draft_conflict') return 'conflict'
  return isRefusal(error) ? 'refused' : 'lost'
}

/**
 * Returns the draft of a page while it is edited, and unsaved text from an earlier session on this device.
 */
export function useDraftSaver(stored: PageInEditor) {
  const userId = useMe().id
  const { id: pageId } = stored.page
  const name = `cms-page.${pageId}`
  const [saver] = useState(() => {
    const keys = attemptKeys()
    return draftSaver({
      stored,
      send: async (fields, draftVersion, liveVersion) => {
        const body = { ...fields, draftVersion, liveVersion: draftVersion === 0 ? liveVersion : undefined }
        const answer = await call(
          savePageDraft,
          { params: { pageId }, body },
          { idempotencyKey: keys.keyFor(body) },
        )
        keys.settle()
        return answer
      },
      isValid: (fields) => z.safeParse(PageFields, fields).success,
      failureOf,
      keep: (fields) => (fields ? keepDraft(name, { userId, values: fields }) : takeDraft(name, userId)),
    })
  })
  const [left, setLeft] = useState(() => {
    const values = takeDraft(name, userId)
    const fields = values && pickFields(values as PageFields)
    return fields && !isSame(fields, fieldsInEditor(stored)) ? fields : undefined
  })
  useEffect(() => {
    const again = () => void saver.flush()
    addEventListener('online', again)
    addEventListener('pagehide', saver.leave)
    return () => {
      removeEventListener('online', again)
      removeEventListener('pagehide', saver.leave)
      saver.leave()
    }
  }, [saver])
  return {
    saver,
    state: useSyncExternalStore(saver.subscribe, saver.state),
    /** The fields that were typed here and could not be saved. */
    left,
    forgetLeft: () => setLeft(undefined),
  }
}
