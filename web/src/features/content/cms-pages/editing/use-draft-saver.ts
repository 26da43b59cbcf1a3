import * as z from 'zod/mini'
import { type PageInEditor, savePageDraft } from '#shared/content/cms-pages/contract.ts'
import { PageFields } from '#shared/content/cms-pages/page.ts'
import { useSaver } from '#web/features/platform/forms/use-saver.ts'
import { call } from '#web/lib/call.ts'
import { typedOn } from './page-draft.ts'
import { fieldsInEditor, pickFields } from './page-fields.ts'

/**
 * Returns the draft of a page while it is edited, and unsaved text from an earlier session on this device.
 */
export function useDraftSaver(stored: PageInEditor) {
  const { id: pageId } = stored.page
  return useSaver<PageInEditor, PageFields>({
    name: `cms-page.${pageId}`,
    stored,
    fieldsOf: fieldsInEditor,
    pick: pickFields,
    send: (fields, present, keyFor) => {
      const body = { ...fields, ...typedOn(present) }
      return call(savePageDraft, { params: { pageId }, body }, { idempotencyKey: keyFor(body) })
    },
    isValid: (fields) => z.safeParse(PageFields, fields).success,
    conflict: 'draft_conflict',
  })
}
