import type { CannedReply } from '#shared/support/support-desks/canned-reply.ts'

type ReplyOptionsProps = {
  id: string
  replies: readonly CannedReply[]
  active: number
  onChoose: (reply: CannedReply) => void
}

/** The replies that a shortcut may become. The focus stays in the text. */
export const ReplyOptions = ({ id, replies, active, onChoose }: ReplyOptionsProps) => (
  <div
    id={id}
    role="listbox"
    aria-label="Prepared replies"
    className="menu absolute inset-x-0 bottom-full z-20 mb-1 max-h-64 overflow-y-auto"
  >
    {replies.map((reply, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the text field move and choose
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field
      <div
        key={reply.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        data-highlighted={index === active ? '' : undefined}
        className="menu-item cursor-pointer"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(reply)}
      >
        <span className="readout text-sm">#{reply.shortcut}</span>
        <span className="min-w-0 grow truncate">{reply.title}</span>
      </div>
    ))}
  </div>
)
