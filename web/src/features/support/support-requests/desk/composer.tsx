// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { siteName } from '#shared/site-name.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import { mostMessageLetters, RequestText } from '#shared/support/support-requests/support-request.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast.ts'
import type { SentMessage } from '../api/request-acts.ts'
import { FilesField } from '../components/files-field.tsx'
import { CustomerWroteDialog } from './customer-wrote-dialog.tsx'
import { useAnswerRequest, useKeepNote } from './desk-commands.ts'
import { ReplyTextarea } from './reply-textarea.tsx'
import { rowsFor } from './rows-for.ts'
import { firstNameOf } from './typed-shortcut.ts'
import { type ComposerMode, useKeptText } from './use-kept-text.ts'

/** Loaded once there is something to answer. */
const AnswerHelp = lazy(async () => ({ default: (await import('./answer-help.tsx')).AnswerHelp }))

const modes = [
  { id: 'answer', label: 'Answer' },
  { id: 'note', label: 'Note' },
] as const

type ComposerProps = {
  request: DeskRequest
  onWriting: (isWriting: boolean) => void
  /** It was solved with the answer. */
  onSolved: () => void
  /** The new message of the customer is to be read. */
  onRead: () => void
}

/** Answers the customer, or keeps a note for the desk: each has its own text, so that a note never goes out. */
export function Composer({ request, onWriting, onSolved, onRead }: ComposerProps) {
  const { id, number, requester, lastCustomerMessageId } = request
  const me = useMe()
  const [mode, setMode] = useState<ComposerMode>('answer')
  const [texts, setText, setFromDraft] = useKeptText(id)
  const field = useRef<HTMLDivElement>(null)
  const [files, setFiles] = useState<SentMessage['files']>([])
  const [problem, setProblem] = useState<string>()
  const [wrote, setWrote] = useState<{ solves: boolean }>()
  const answer = useAnswerRequest(id)
  const note = useKeepNote(id)
  const busy = answer.isPending || note.isPending
  const isNote = mode === 'note'
  const text = texts[mode]

  const sent = (words: string) => {
    setText(mode, '')
    setFiles([])
    onWriting(false)
    toast.success(words)
  }
  const refused = (error: unknown, solves: boolean) => {
    if (error instanceof ApiError && error.code === 'customer_wrote') setWrote({ solves })
    else setProblem(describeFailure(error).sentence)
  }
  const send = async (solves: boolean, sendAnyway = false) => {
    if (busy) return
    const checked = z.safeParse(RequestText, text)
    if (!checked.success) return setProblem(checked.error.issues[0]?.message)
    setProblem(undefined)
    try {
      if (isNote) {
        await note.mutateAsync({ text: checked.data, files })
        return sent('Note kept')
      }
      await answer.mutateAsync({
        text: checked.data,
        files,
        solves,
        sendAnyway,
        ...(texts.draftId && { draftId: texts.draftId }),
        ...(lastCustomerMessageId && { seenMessageId: lastCustomerMessageId }),
      })
      sent(solves ? `Sent, and ${number} solved` : 'Answer sent')
      if (solves) onSolved()
    } catch (error) {
      refused(error, solves)
    }
  }
  const values = { firstName: firstNameOf(requester.name), number, agentName: me.name, siteName }
  return (
    <div data-own className={cx('border-t border-line px-4 py-3', isNote && 'tone-warning')}>
      <div className="grid gap-3 text-ink">
        <Segmented
          legend="What you write"
          name="composer"
          options={modes}
          value={mode}
          onChange={(next) => {
            setMode(next)
            setProblem(undefined)
          }}
        />
        <div ref={field}>
          <Field
            // The switch above says it to those who see it.
            className="[&>label]:sr-only"
            label={isNote ? 'Note for the desk' : `Answer to ${requester.name}`}
            {...(problem && { error: problem })}
          >
            <ReplyTextarea
              key={mode}
              value={text}
              rows={rowsFor(text)}
              maxLength={mostMessageLetters}
              placeholder={isNote ? 'Only the desk reads it.' : 'Type # for a prepared reply.'}
              values={values}
              onText={(typed) => {
                setText(mode, typed)
                onWriting(typed !== '')
              }}
              onSend={() => void send(false)}
            />
          </Field>
        </div>
        <div hidden={isNote} className="flex flex-wrap gap-3 empty:hidden">
          <Suspense>
            <AnswerHelp
              request={request}
              text={texts.answer}
              draftId={texts.draftId}
              values={values}
              field={() => field.current?.querySelector('textarea')}
              onDraft={(draft, draftId) => {
                setFromDraft(draft, draftId)
                onWriting(draft !== '')
              }}
            />
          </Suspense>
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <div className="mr-auto">
            <FilesField
              files={files}
              onChange={setFiles}
              upload={(file, onProgress) => sendFile('ticket-attachment', file, onProgress)}
            />
          </div>
          {isNote ? (
            <Button busy={busy} busyText="Keeping..." onClick={() => void send(false)}>
              Keep note
            </Button>
          ) : (
            <>
              <Button disabled={busy} onClick={() => void send(true)}>
                Send and solve
              </Button>
              <Button variant="primary" busy={busy} busyText="Sending..." onClick={() => void send(false)}>
                Send to customer
              </Button>
            </>
          )}
        </div>
      </div>
      {wrote && (
        <CustomerWroteDialog
          onRead={() => {
            setWrote(undefined)
            onRead()
          }}
          onSend={() => {
            setWrote(undefined)
            void send(wrote.solves, true)
          }}
        />
      )}
    </div>
  )
}
