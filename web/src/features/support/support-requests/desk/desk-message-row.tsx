import { useState } from 'react'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { DeskMessage } from '#shared/support/support-requests/shown-request.ts'
import { MessageTime } from '#web/features/market/conversations/components/message-time.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { AttachmentLinks } from '../components/attachment-links.tsx'
import { MessageWords } from '../components/message-words.tsx'
import { useDesk } from './desk-api.ts'
import { OriginalDialog } from './original-dialog.tsx'

type DeskMessageRowProps = { requestId: RequestId; message: DeskMessage }

/** A message as the desk reads it: the customer’s at the left, answers at the right, notes apart, and what happened small. */
export function DeskMessageRow({ requestId, message }: DeskMessageRowProps) {
  const { kind, author, createdAt } = message
  if (kind === 'system')
    return (
      <li className="px-4 text-center text-sm text-dim">
        <span className="wrap-anywhere">{message.text}</span> · <MessageTime at={createdAt} />
        <Parts requestId={requestId} message={{ ...message, text: '' }} />
      </li>
    )
  if (kind === 'note')
    return (
      <li>
        <Banner>
          <p className="mb-1 text-sm text-dim">
            <span className="font-semibold">Note by {author.name}</span> · <MessageTime at={createdAt} /> ·
            only the desk reads it
          </p>
          <Parts requestId={requestId} message={message} />
        </Banner>
      </li>
    )
  const isAnswer = kind === 'answer'
  return (
    <li>
      <p className={cx('mb-1 text-sm text-dim', isAnswer && 'text-right')}>
        <span className="font-semibold">{author.name}</span> · <MessageTime at={createdAt} />
        {message.via === 'email' && ' · by email'}
        {message.withAiHelp && ' · Written with AI help'}
      </p>
      <div className={cx('said', isAnswer && 'said-own')}>
        <Marks message={message} />
        <Parts requestId={requestId} message={message} />
      </div>
    </li>
  )
}

/** What makes a mail different from others. */
function Marks({ message: { unproven, automatic, held, author } }: { message: DeskMessage }) {
  return (
    <>
      {unproven && (
        <Banner className="mb-2 text-sm">
          <span className="wrap-anywhere">
            The sender could not be verified{author.email && `: ${author.email}`}
          </span>
        </Banner>
      )}
      {automatic && <Badge className="mb-2">Automatic reply</Badge>}
      {held && <p className="mb-2 text-sm text-dim">One of many from this address: no one was told of it.</p>}
    </>
  )
}

/** The text with its quoted part folded, its files, and the mail in its own look. */
function Parts({ requestId, message }: DeskMessageRowProps) {
  const { text, quotedFrom, attachments, refusedFiles, hasOriginal } = message
  const desk = useDesk()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MessageWords text={text} quotedFrom={quotedFrom} />
      <AttachmentLinks
        attachments={attachments}
        linkOf={async (fileId) => (await desk.fileLink(requestId, fileId)).url}
      />
      {refusedFiles && refusedFiles.length > 0 && (
        <p className="mt-2 text-sm wrap-anywhere text-dim">Files not kept: {refusedFiles.join(', ')}</p>
      )}
      {hasOriginal && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setOpen(true)}>
          Show original
        </Button>
      )}
      {isOpen && (
        <OriginalDialog requestId={requestId} messageId={message.id} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
