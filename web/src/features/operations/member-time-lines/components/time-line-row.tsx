import { useState } from 'react'
import type { MemberNote } from '#shared/operations/member-time-lines/member-note.ts'
import type { TimeLineEntry } from '#shared/operations/member-time-lines/time-line-entry.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { localClock } from '#shared/platform/time/local-clock.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useDeleteNote } from '../api/note-commands.ts'
import { doneByWords, kindWords, stateWords } from './entry-words.ts'

type TimeLineRowProps = { entry: TimeLineEntry; memberId: string }

/** One entry: what happened, who did it, how it stands, and the way to it. */
export function TimeLineRow({ entry, memberId }: TimeLineRowProps) {
  const { kind, at, sentence, detail, by, amountCents, state, href, isOwnNote } = entry
  const { word, icon: Icon } = kindWords[kind]
  const standing = state && stateWords(state)
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0">
      <span className="z-1 grid size-8 shrink-0 place-items-center border border-line bg-panel text-dim">
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{word}</span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">
            {href ? <TextLink to={href}>{sentence}</TextLink> : sentence}
          </span>
          {amountCents !== undefined && <span className="readout">{dollars(amountCents)}</span>}
          {standing && <Badge tone={standing.tone}>{standing.word}</Badge>}
        </p>
        {detail && <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{detail}</p>}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-dim">
          <span>
            <time dateTime={at} title={localTime(at)}>
              {localClock(at)}
            </time>
            {` ${doneByWords(by)}`}
          </span>
          {isOwnNote && <DeleteNote memberId={memberId} noteId={entry.id as MemberNote['id']} />}
        </p>
      </div>
    </li>
  )
}

function DeleteNote({ memberId, noteId }: { memberId: string; noteId: MemberNote['id'] }) {
  const [isAsked, setAsked] = useState(false)
  const remove = useDeleteNote()
  return (
    <>
      <Button size="sm" variant="ghost" className="-ml-2" onClick={() => setAsked(true)}>
        Delete note
      </Button>
      {isAsked && (
        <ConfirmCommand
          title="Delete this note?"
          description="The team can no longer read it. You can’t undo this."
          confirmLabel="Delete note"
          danger
          done="Note deleted"
          command={remove}
          input={{ params: { memberId, noteId } }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
