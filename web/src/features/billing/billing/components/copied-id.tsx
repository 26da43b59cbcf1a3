import { Copy } from 'lucide-react'
import { copyText } from '#web/ui/copy-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type CopiedIdProps = { name: string; children: string }

/** An id with the button that puts it on the clipboard. */
export function CopiedId({ name, children: id }: CopiedIdProps) {
  return (
    <span className="flex items-center justify-between gap-2 sm:justify-start">
      <code className="readout min-w-0 text-sm break-all select-all">{id}</code>
      <IconButton
        label={`Copy ${name}`}
        icon={<Copy className="size-4" aria-hidden="true" />}
        className="-my-2 shrink-0"
        onClick={() =>
          void copyText(id, { done: `Copied ${name}`, failed: 'Your browser did not allow copying' })
        }
      />
    </span>
  )
}
