import { X } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

type AboutChipProps = { title: string; onRemove: () => void }

/** What a request is about, beyond its words. */
export const AboutChip = ({ title, onRemove }: AboutChipProps) => (
  <p className="flex items-center gap-2 border-b border-line pb-3">
    <span className="min-w-0 flex-1 wrap-anywhere">
      About: <strong>{title}</strong>
    </span>
    <IconButton
      label={`Ask about something other than ${title}`}
      icon={<X className="size-4" aria-hidden="true" />}
      onClick={onRemove}
    />
  </p>
)
