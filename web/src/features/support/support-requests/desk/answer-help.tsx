import './helped-thread.css'
import type { DraftId } from '#shared/ai/ai-drafts/draft.ts'
import { filledIn } from '#shared/support/support-desks/canned-reply.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import { FittingAnswers } from '#web/features/ai/ai-answers/components/fitting-answers.tsx'
import { DraftHelp } from '#web/features/ai/ai-drafts/components/draft-help.tsx'
import { insertText } from '#web/lib/insert-text.ts'

type AnswerHelpProps = {
  request: DeskRequest
  /** The answer as it is typed. */
  text: string
  /** The draft that it came from. */
  draftId: DraftId | undefined
  /** Fills in the placeholders of a prepared reply. */
  values: Record<string, string>
  field: () => HTMLTextAreaElement | null | undefined
  onDraft: (text: string, draftId: DraftId | undefined) => void
}

/** What helps to answer a request: a draft, and what answers it already. */
export function AnswerHelp({ request, text, draftId, values, field, onDraft }: AnswerHelpProps) {
  const { id, deskId } = request
  const asked = { requestId: id, ...(deskId !== platformDesk && { organizationId: deskId }) }
  return (
    <>
      <DraftHelp
        feature="support_reply"
        ask={(wish) => ({ feature: 'support_reply', ...asked, wish })}
        value={text}
        draftId={draftId}
        onUse={onDraft}
        focusField={() => field()?.focus()}
      />
      <FittingAnswers
        request={asked}
        onInsert={(found, kind) => {
          const box = field()
          if (!box) return
          const text = kind === 'reply' ? filledIn(found, values) : found
          insertText(box, gapBefore(box, text) + text)
        }}
      />
    </>
  )
}

/** Keeps what is inserted apart from the words before it: a link by a space, a text as a paragraph of its own. */
function gapBefore({ value, selectionStart }: HTMLTextAreaElement, text: string): string {
  if (!/\S$/.test(value.slice(0, selectionStart))) return ''
  return /\s/.test(text) ? '\n\n' : ' '
}
